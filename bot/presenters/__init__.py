"""From views to words and choices: one module a game, pure functions, no Discord."""
