"""A search for any game: it knows the contract of games, and a guide that each game gives."""
