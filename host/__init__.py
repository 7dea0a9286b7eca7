"""Host tables without Discord."""
