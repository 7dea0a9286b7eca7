"""Tables: the commands of games, and what is pressed at a table."""
