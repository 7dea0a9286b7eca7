"""``/manila``."""

from __future__ import annotations

from bot.app import GameBot
from bot.cogs.game import GameCog


class ManilaCog(GameCog, group_name="manila", group_description="Manila: wares, punts, pirates and a black market."):
    kind = "manila"


async def setup(bot: GameBot) -> None:
    await bot.add_cog(ManilaCog(bot))
