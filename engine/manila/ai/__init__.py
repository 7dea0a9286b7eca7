"""The AI players of Manila, which read views, never states."""
