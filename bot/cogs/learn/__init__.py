"""Interactive lessons: ``/learn``."""
