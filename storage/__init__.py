"""Store game logs and everything else in a database.

Games are opaque JSON here.
"""

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
