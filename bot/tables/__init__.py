"""What several features show and do with tables."""
