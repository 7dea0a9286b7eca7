"""Hosting without Discord: tables, their time, votes, play for who is away, records. It never imports discord."""
