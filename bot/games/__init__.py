"""The games that the bot hosts."""
