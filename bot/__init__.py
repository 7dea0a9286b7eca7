"""The Discord application: the only room that knows discord.py."""
