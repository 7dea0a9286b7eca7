"""Help, welcome, and what people write to the bot."""
