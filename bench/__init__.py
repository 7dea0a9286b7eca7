"""Benchmarks: ``python -m bench [name ...]``.

One module per subject; nothing here is a test.
"""
