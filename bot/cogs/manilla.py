"""``/manilla``."""

from __future__ import annotations

from bot.app import GameBot
from bot.cogs.game import GameCog


class ManillaCog(GameCog, group_name="manilla", group_description="Manilla: name trump, double, and win the tens."):
    kind = "manilla"


async def setup(bot: GameBot) -> None:
    await bot.add_cog(ManillaCog(bot))
