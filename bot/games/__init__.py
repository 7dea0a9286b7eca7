"""The games that the bot hosts: what a game has to bring, and the catalogue of those that are installed."""
