"""The desk, which has still to be divided among services and features."""
