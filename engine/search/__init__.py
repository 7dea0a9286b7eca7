"""A search for any game."""
