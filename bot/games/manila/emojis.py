"""The emojis of Manila, by the names under which they are uploaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.core.presenter import Sign
from bot.games.manila.words import WARE_EMOJI
from render.manila import emojis as drawn

EMOJIS: Final[Mapping[str, Sign]] = {
    **{f"manila_{ware.slug}": Sign(emoji, partial(drawn.ware, ware)) for ware, emoji in WARE_EMOJI.items()},
    "manila_master": Sign("🔱", drawn.master),
    "manila_pirate": Sign("🏴\u200d☠️", drawn.pirate),
    "manila_pilot": Sign("🧭", drawn.pilot),
    "manila_port": Sign("⚓", drawn.port),
    "manila_yard": Sign("🛠️", drawn.yard),
    "manila_insurance": Sign("📜", drawn.insurance),
    "manila_accomplice": Sign("👤", drawn.accomplice),
    "manila_peso": Sign("🪙", drawn.peso),
}
"""What is uploaded at Discord bears these names: whoever renames one has it uploaded anew."""
