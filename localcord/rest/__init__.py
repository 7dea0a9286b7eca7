"""The REST routes of the local Discord, one module per subject."""
