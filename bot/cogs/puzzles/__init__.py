"""Puzzles (``/puzzle``): positions with one clearly best move."""
