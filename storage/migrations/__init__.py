"""The history of the schema, one file per step; run by ``storage/migrate.py``."""
