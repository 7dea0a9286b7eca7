"""The rules of Malacca, one subject a module. ``course`` is where they come together.

A game is a chain of *stages* (``stage``), each a function that changes the state in place, tells what happened, and
names the stage that follows; or ``None`` when somebody has to decide. What they may decide is in ``legal``;
``reasons`` says why something is refused. ``reckoning`` alone knows who is paid what, and knows no state.
"""
