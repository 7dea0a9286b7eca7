"""The history of the schema, one file a step; run by ``storage/migrate.py``."""
