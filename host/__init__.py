"""Hosting of tables, independent of Discord."""
