"""A list that does not advise must not play: its first line is worth less than that of one that does."""

from __future__ import annotations

from bench.first_lines import by_first_lines
from bot.cogs.solo.daily_days import repeatable_seeds

DAYS = 12


async def test_first_lines_without_hints_play_worse() -> None:
    seeds = [repeatable_seeds("first lines")("manila", day) for day in range(DAYS)]
    without = [await by_first_lines("manila", seed) for seed in seeds]
    hinted = [await by_first_lines("manila", seed, advised=True) for seed in seeds]
    assert sum(without) / DAYS < sum(hinted) / DAYS - 5
