"""What is kept of somebody, and its deletion."""
