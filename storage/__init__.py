"""Store game logs, which are opaque JSON here, and everything else."""

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
