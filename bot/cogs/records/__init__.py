"""Statistics, leaderboards, histories and seasons.

Stored in ``storage/records.py`` and ``storage/seasons.py``.
"""
