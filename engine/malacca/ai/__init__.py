"""AI players of Malacca. They are handed views and legal moves, never a state."""
