"""Game nights: ``/night``."""
