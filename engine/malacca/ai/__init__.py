"""AI players of Malacca, which receive views, never a state."""
