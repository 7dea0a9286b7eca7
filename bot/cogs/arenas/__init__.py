"""Arenas: repeated pairing of waiting players."""
