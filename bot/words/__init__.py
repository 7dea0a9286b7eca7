"""The catalog of texts, and its files."""
