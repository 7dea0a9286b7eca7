"""Pictures of games: views in, PNG out.

Nothing here knows Discord, a database or a game's state. Texts come in through a ``words`` function
(``render.words``), names as plain strings, and what a viewer may not know is simply not in the view.
"""
