"""Help, the welcome message, and messages to the bot."""
