"""Draw pictures of games: views in, PNG out.

Nothing here knows Discord, a database or a game's state. A view contains nothing that its viewer may not know.
"""
