"""Tables: the commands of games, and the buttons at a table."""
