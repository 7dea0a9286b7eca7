"""Languages of people, servers and tables."""
