"""The only top-level package of an installed bot.

In a checkout the packages ``bot``, ``engine``, ``render`` … are folders next to this one. A wheel holds them inside
this one, because others are called ``render`` or ``storage`` too. They use the same import names in both: importing
this package puts its folder first on the path. A game from another distribution must do so before it imports ``engine``
or ``bot`` outside of the bot, for example in a shell.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

__version__ = "1.0.0.dev0"

_HERE: Final = Path(__file__).resolve().parent
ROOMS: Final = _HERE if (_HERE / "bot").is_dir() else _HERE.parent
"""The folder of the packages."""

if str(ROOMS) not in sys.path:
    sys.path.insert(0, str(ROOMS))
