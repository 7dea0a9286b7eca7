"""The REST routes of the local Discord, one module a subject."""
