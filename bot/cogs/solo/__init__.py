"""Deals of the day and practice, for one person each."""
