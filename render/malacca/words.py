"""Every text that the pictures of Malacca show: its key, and the arguments it is asked for with.

As ``render.words`` is for what pictures of all games share: ``KEYS`` is the contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    # The heading.
    "malacca-picture-round": ("round", "rounds"),
    "malacca-picture-casting": (),
    "malacca-picture-stage-character": (),
    "malacca-picture-stage-purchase": (),
    "malacca-picture-stage-bet": (),
    "malacca-picture-stage-wait": (),
    "malacca-picture-stage-keep": (),
    "malacca-picture-stage-over": (),
    "malacca-picture-doing-character": (),
    "malacca-picture-doing-purchase": (),
    "malacca-picture-doing-bet": (),
    "malacca-picture-doing-wait": (),
    "malacca-picture-doing-keep": (),
    "malacca-picture-several-bet": (),
    "malacca-picture-several-wait": (),
    # The strait.
    "malacca-picture-cargo": (),
    "malacca-picture-no-ship": (),
    "malacca-picture-this-ship": (),
    "malacca-picture-last-ship": (),
    "malacca-picture-captured": (),
    "malacca-picture-defended": (),
    "malacca-picture-open": (),
    "malacca-picture-to-come": (),
    "malacca-picture-no-more": (),
    # The players.
    "malacca-picture-part-bet": (),
    "malacca-picture-part-loot": (),
    "malacca-picture-part-spoils": (),
    "malacca-picture-part-profit": (),
    "malacca-picture-part-penalty": (),
    "malacca-picture-part-swabbing": (),
    "malacca-picture-part-equipment": (),
    "malacca-picture-part-character": (),
    "malacca-picture-part-no-card": (),
    "malacca-picture-part-special": (),
    "malacca-picture-character": ("character",),
    "malacca-picture-name-of-card": ("card",),
    # Illustrations of the rules.
    "malacca-picture-lesson-captured": (),
    "malacca-picture-lesson-defended": (),
    "malacca-picture-lesson-specials": (),
    # The hand.
    "malacca-picture-hand": (),
    "malacca-picture-laid": (),
    "malacca-picture-drawn": (),
    # The result.
    "malacca-picture-result": (),
    "malacca-picture-wins": (),
    "malacca-picture-share-win": (),
    "malacca-picture-purses": (),
    "malacca-picture-robberies": (),
    "malacca-picture-robbery": ("round",),
}
"""Message keys with the names of their arguments. Numbers are ``int``, the rest ``str``."""
