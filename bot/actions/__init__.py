"""What presses and commands do, a file a subject."""
