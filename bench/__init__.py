"""Measurements: ``python -m bench [name ...]``. One module a subject; nothing here is a test."""
