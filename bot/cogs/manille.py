"""``/manille``."""

from __future__ import annotations

from bot.app import GameBot
from bot.cogs.game import GameCog


class ManilleCog(GameCog, group_name="manille", group_description="Manille: a turned-up trump, and tricks that count."):
    kind = "manille"


async def setup(bot: GameBot) -> None:
    await bot.add_cog(ManilleCog(bot))
