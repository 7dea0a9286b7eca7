"""The basis of every feature."""
