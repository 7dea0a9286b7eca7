"""Draw pictures of games: views in, PNG out.

Nothing here knows Discord, a database or a game's state. Texts come in through a ``words`` function (``render.words``),
names as plain strings. A view contains nothing that its viewer may not know.
"""
