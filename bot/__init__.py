"""The Discord application: the only package that uses discord.py."""
