"""Puzzles (``/puzzle``): positions with one clearly best move. Kept in ``storage/puzzles.py``."""
