"""AI players of Malacca.

They receive views and legal moves, never a state.
"""
