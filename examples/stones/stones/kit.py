"""The game's part of the tests of manila-bot.

As a program, it writes the golden games again.
"""

from __future__ import annotations

from typing import Final

from stones import PACKAGE
from tests.table_kit import main, table_kit

KIT: Final = table_kit(PACKAGE)

if __name__ == "__main__":
    main(PACKAGE)
