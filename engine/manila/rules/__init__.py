"""The rules of Manila, one subject per module, connected by ``course``.

A game is a chain of *stages* (``stage``). Each is a function that changes the state in place, emits events, and names
the next stage, or ``None`` when a player must decide.
"""
