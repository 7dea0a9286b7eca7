"""Statistics, leaderboards, histories and seasons."""
