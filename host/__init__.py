"""Host tables without Discord.

Tables, deadlines, votes, substitutes and records. It never imports discord.
"""
