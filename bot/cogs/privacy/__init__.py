"""View, export and delete the data stored about a user."""
