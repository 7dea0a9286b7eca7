"""Solo games: daily challenges and practice."""
