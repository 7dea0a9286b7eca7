"""The AI players of Manila.

They read views, never states.
"""
