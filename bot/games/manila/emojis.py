"""The emojis of Manila, by the names under which they are uploaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.core.presenter import CustomEmoji
from bot.games.manila.words import WARE_EMOJI
from render.manila import emojis as drawn

EMOJIS: Final[Mapping[str, CustomEmoji]] = {
    **{f"manila_{ware.slug}": CustomEmoji(emoji, partial(drawn.ware, ware)) for ware, emoji in WARE_EMOJI.items()},
    "manila_master": CustomEmoji("🔱", drawn.master),
    "manila_pirate": CustomEmoji("🏴\u200d☠️", drawn.pirate),
    "manila_pilot": CustomEmoji("🧭", drawn.pilot),
    "manila_port": CustomEmoji("⚓", drawn.port),
    "manila_yard": CustomEmoji("🛠️", drawn.yard),
    "manila_insurance": CustomEmoji("📜", drawn.insurance),
    "manila_accomplice": CustomEmoji("👤", drawn.accomplice),
    "manila_peso": CustomEmoji("🪙", drawn.peso),
}
"""Uploaded emojis have these names: a renamed one must be uploaded again."""
