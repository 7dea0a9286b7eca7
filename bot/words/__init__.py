"""The catalogue of texts, and its files."""
