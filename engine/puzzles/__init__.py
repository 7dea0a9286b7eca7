"""Puzzles: positions of games with one clearly best move.

Their definition, generation and files.
"""
