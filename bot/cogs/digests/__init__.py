"""The weekly news of a server."""
