"""Puzzles (``/puzzle``): positions with one clearly best move.

Stored in ``storage/puzzles.py``.
"""
