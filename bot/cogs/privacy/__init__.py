"""What is stored about a user, and its deletion."""
