"""Slash commands: one thin file a command group."""
