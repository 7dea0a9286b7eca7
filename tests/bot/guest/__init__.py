"""A small game as another distribution would bring it: copied, spoiled and offered by tests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.games.package import GamePackage
from tests.bot.guest.game import GUEST
from tests.bot.guest.presenter import GuestPresenter

PACKAGE: Final = GamePackage(GUEST, GuestPresenter, locale=Path(__file__).parent / "locale")
