"""The AI players of Manila, which read views only, not states."""
