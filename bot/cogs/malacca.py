"""``/malacca``."""

from __future__ import annotations

from bot.app import GameBot
from bot.cogs.game import GameCog


class MalaccaCog(
    GameCog, group_name="malacca", group_description="Malacca: bets, bluffs and twelve ships in a strait."
):
    kind = "malacca"


async def setup(bot: GameBot) -> None:
    await bot.add_cog(MalaccaCog(bot))
