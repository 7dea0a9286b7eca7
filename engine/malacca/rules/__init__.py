"""The rules of Malacca, one subject per module.

``course`` connects them.

A game is a chain of *stages* (``stage``). Each is a function that changes the state in place, emits events, and names
the next stage, or ``None`` when a player must decide. ``legal`` lists the possible decisions; ``reasons`` says why a
move is refused. ``reckoning`` computes all payments and knows no state.
"""
