"""Daily challenges and practice, for one user each."""
