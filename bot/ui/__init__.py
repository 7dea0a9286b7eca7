"""The languages of the bot with their views, which have still to move to tables."""
