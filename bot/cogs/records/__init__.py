"""Statistics, leaderboards, histories and seasons. Kept in ``storage/records.py`` and ``storage/seasons.py``."""
