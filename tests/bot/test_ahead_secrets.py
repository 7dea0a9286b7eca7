"""What somebody has ordered is as secret as their hand: until it is carried out, nobody else can tell that they have.

The same game is played in worlds that differ in somebody's orders alone. Whatever the bot does that others can see, and
when, must be the same to the last byte until an order acts: calls, boards, panels, what is logged and counted.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
import simcord
from simcord.actors import MemberActor

from bot.settings import Settings
from bot.tables.presses import AT_TABLE, MOVE
from tests.bot.conftest import Fleet, Harbor, harbor_in
from tests.bot.driver import press, press_late, seen, table_message, with_part
from tests.bot.playing import by_id, game_of, live_table, open_table
from tests.bot.test_worlds import calls_of, counted, files_are_kept, listening
from tests.effort import slow_but
from tests.kit import GAMES

BEAT: Final = 40.0
AWAY: Final = 91.0
ORDERS: Final = {
    "manila": {"nothing": (), "a pass": ("pass:1",), "a bid": ("bid:1:9",)},
    "manille": {"nothing": (), "cards to follow with": ("follow",), "a card": ("next",)},
}
"""By game: what who comes second has ordered in each world."""


class World:
    """One run of the bot, up to a moment after somebody's order has been carried out, if it has."""

    def __init__(self, kind: str, ordered: tuple[str, ...]) -> None:
        self.kind = kind
        self.ordered = ordered
        self.until: list[tuple[Any, ...]] = []
        """What could be seen until the beat was over, by everybody but whose order it was."""
        self.lines: list[dict[str, Any]] = []
        self.numbers: list[str] = []
        self.after = 0
        """Moves there were when it was over."""
        self.called: list[str] = []
        """Who was called by then."""

    async def play(self, data: Path) -> None:
        fleet = Fleet(
            Settings(_env_file=None, data_dir=data, guild_ready_timeout=0, seed="tests", shard_count=1, bounds=False)
        )
        bot = fleet.launch()
        with listening() as stream:
            try:
                async with simcord.run(bot, settle_timeout=30) as env:
                    files_are_kept(env)
                    await self._play(harbor_in(env, fleet))
            finally:
                await bot.close()
        self.lines = [{**json.loads(line), "at": "some time"} for line in stream.getvalue().splitlines()]

    async def _play(self, harbor: Harbor) -> None:
        people = [harbor.ann, harbor.ben, harbor.cho]
        ai = max(0, GAMES[self.kind].seats[0] - 3)
        live = await open_table(harbor, self.kind, people, ai, speed="correspondence")
        table, named = game_of(live), by_id(people)
        while table.view(None).phase not in ("auction", "play"):
            await self._move(harbor, named, table.moves(table.to_act[0])[0].code)
        first = table.to_act[0]
        second = next(seat for seat in (*range(first + 1, len(table.chairs)), *range(first)) if table.chairs[seat].user)
        owner = named[table.chairs[second].user or 0]
        await self._order(harbor, owner)
        await harbor.env.advance_time(AWAY)
        for watching in (harbor.eve, *(person for person in people if person is not owner)):
            await press(watching, table_message(harbor.channel), "tb:.*:(hand|more)")
        await self._move(harbor, named, table.moves(first)[0].code)
        number = table.number
        await harbor.env.advance_time(BEAT - 5)
        for action in ("more", "story", "odds", "text", "nudge"):
            await self._press(harbor.eve, harbor, AT_TABLE(table=live.id, action=action))
        seen_by_others = [call for call in calls_of(harbor.env) if call.whose != owner.id]
        self.until = [(call.what, call.body, call.files) for call in seen_by_others if call.whose is None]
        self.until += [(call.what.rpartition("/")[0], call.whose) for call in seen_by_others if call.whose is not None]
        self.numbers = [line for line in counted(harbor) if "presses" not in line and "calls" not in line]
        assert table.number == number
        await harbor.env.advance_time(20)
        self.after = table.number - number
        texts = [message.content for message in harbor.channel.history()]
        self.called = [person.name for person in people if any(t.startswith(f"<@{person.id}>") for t in texts)]

    async def _order(self, harbor: Harbor, owner: MemberActor) -> None:
        live, services = await live_table(harbor), harbor.bot.services
        for wanted in self.ordered:
            offered = services.premoves.offered(live, owner.id, await services.premoves.book(live, owner.id))
            for code in [code for code in offered if code == wanted or code.startswith(f"{wanted}:")]:
                if code in services.premoves.offered(live, owner.id, await services.premoves.book(live, owner.id)):
                    await services.premoves.give(live, owner.id, code)
        book = await services.premoves.book(live, owner.id)
        assert bool(book.standing) is bool(self.ordered)

    async def _move(self, harbor: Harbor, named: dict[int, MemberActor], code: str) -> None:
        live = await live_table(harbor)
        actor = named[live.table.chairs[live.table.to_act[0]].user or 0]
        await self._press(actor, harbor, MOVE(table=live.id, ply=live.table.ply, code=code))

    @staticmethod
    async def _press(actor: MemberActor, harbor: Harbor, custom_id: str) -> None:
        shown = seen(actor, table_message(harbor.channel))
        await press_late(actor, with_part(shown, custom_id), custom_id)


@pytest.mark.parametrize("kind", slow_but(["manille"], ORDERS))
async def test_premoves_are_invisible_to_others_until_played(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.autoplay.BEAT", (BEAT, BEAT))
    for patience in ("ANSWER_SECONDS", "TRY_SECONDS"):
        monkeypatch.setattr(f"bot.core.replies.{patience}", 3600.0)
    for patience in ("DRAW_SECONDS", "EDIT_SECONDS"):
        monkeypatch.setattr(f"bot.tables.private_panels.{patience}", 3600.0)
    monkeypatch.setattr("host.ai_workers.AiWorkerPool.work", _work)
    worlds = {name: World(kind, ordered) for name, ordered in ORDERS[kind].items()}
    for number, world in enumerate(worlds.values()):
        await world.play(tmp_path / str(number))
    plain, *others = worlds.values()
    assert plain.after == 0
    assert len(plain.called) == 1, "who has ordered nothing is called when the beat is over"
    for world in others:
        for now, then in zip(world.until, plain.until, strict=True):
            assert now == then
        assert world.numbers == plain.numbers
    assert any(world.after and not world.called for world in others), "an order acts, and nobody was called for it"


async def _work(_minds: Any, function: Any, *args: Any) -> Any:
    return function(*args)
