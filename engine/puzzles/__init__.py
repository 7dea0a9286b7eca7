"""Puzzles: positions of games with one clearly best move. What one is, how they are made, and files of them."""
