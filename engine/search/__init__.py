"""A Monte Carlo search that works for any game."""
