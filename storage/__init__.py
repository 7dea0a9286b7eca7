"""The log of games, kept in a database. Knows games as opaque JSON."""

from storage.errors import NewerSchemaError, StaleTableError, StoreError, StoreUnavailableError
from storage.rows import OPEN, Status, TableRow
from storage.store import Store

__all__ = [
    "OPEN",
    "NewerSchemaError",
    "StaleTableError",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailableError",
    "TableRow",
]
