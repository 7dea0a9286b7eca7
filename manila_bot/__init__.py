"""What lies at top level where the bot is installed: one name, which no other distribution has.

In a checkout the rooms ``bot``, ``engine``, ``render`` … are folders beside this one. A wheel holds them inside of this
one, since others are called ``render`` or ``storage`` too. They find each other by the same names in both: who imports
this package has its folder first on the path. A game of another distribution does so before it imports ``engine`` or
``bot`` outside of the bot, in a shell for instance; inside it is done already.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

__version__ = "1.0.0.dev0"

_HERE: Final = Path(__file__).resolve().parent
ROOMS: Final = _HERE if (_HERE / "bot").is_dir() else _HERE.parent
"""The folder that holds the rooms."""

if str(ROOMS) not in sys.path:
    sys.path.insert(0, str(ROOMS))
