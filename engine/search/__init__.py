"""A search for any game.

It uses the contract of games, and a guide that each game provides.
"""
