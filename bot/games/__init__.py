"""The games that the bot hosts.

The package format of a game, and the catalog of installed ones.
"""
