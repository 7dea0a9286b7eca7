"""What others hide changes no byte of what one sees: texts, buttons, ids, alt texts, file names and pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bot.core.layout import MessagePayload
from bot.tables.lists import describe
from bot.tables.panel_views import PanelPage
from engine.search.evaluator import Question, judge
from engine.table import Accepted
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import press, table_message
from tests.bot.playing import game_of, live_table
from tests.engine.wander import some_options
from tests.kit import GAMES, kit

pytestmark = pytest.mark.slow

LOOKS: Final = 7
"""Moments of a game at which everything is looked at."""


def everything(face: MessagePayload) -> tuple[Any, ...]:
    """All that leaves the bot with a message."""
    files = [(file.filename, file.description, file.fp.read()) for file in face.files]
    return face.layout.to_components(), files  # type: ignore[no-untyped-call]


async def public_bytes(harbor: Harbor, live: GameSession) -> list[Any]:
    """All that everybody can make the bot say about a table."""
    services, live.pictured = harbor.bot.services, None
    names = ("zoom", "text", "more", "explain", *_odds(harbor, live))
    shown = [await harbor.views.boards.public(live)]
    shown += [await services.panel_pages.draw(harbor.views, live, harbor.eve.id, PanelPage(name)) for name in names]
    return [*map(everything, shown), describe(harbor.voice.texts, live)]


async def private_bytes(harbor: Harbor, live: GameSession, seat: int) -> list[Any]:
    """All that one player can make the bot say to them alone."""
    services, user, advised = harbor.bot.services, live.chairs[seat].user, None
    assert user is not None
    if services.panel_pages.advice.given(live, seat):
        advised = judge(live.game, Question(game_of(live).view(seat), seat), 4)
    advice = harbor.views.panels.framed(
        live, seat, PanelPage("explain"), harbor.views.panels.explain(live, seat, advised, reasons=True)
    )
    shown = [
        await services.panel_pages.draw(harbor.views, live, user, PanelPage(name))
        for name in ("hand", "more", *_odds(harbor, live))
    ]
    return [everything(face) for face in (*shown, advice)]


def _odds(harbor: Harbor, live: GameSession) -> list[str]:
    return ["odds"] if harbor.views.panels.has_odds(live) else []


async def begun(harbor: Harbor, kind: str, number: int) -> GameSession:
    """A game of three people, and an AI where it takes four, with house rules drawn at random."""
    seats = max(3, GAMES[kind].seats[0])
    await harbor.ann.slash(harbor.channel, f"{kind} new", players=seats)
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    for _ in range(seats - 3):
        await press(harbor.ann, table_message(harbor.channel), "^(beginner|easy|simple)$")
    live = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    options = some_options(GAMES[kind], Random(number), {}).model_dump()
    await harbor.bot.services.tables.change(live, lambda lobby: replace(lobby, options=options, hints=True))
    await harbor.bot.services.tables.start(live, harbor.ann.id)
    return await live_table(harbor)


async def moments(live: GameSession, random: Random) -> AsyncIterator[Any]:
    """The states of a game that people play at random, now and then."""
    table, apart = game_of(live), kit(live.game.kind).apart
    for step in range(LOOKS * apart):
        if table.over:
            return
        if step % apart == 0:
            yield table._state
        seat = next(seat for seat in table.to_act if table.chairs[seat].present)
        move = random.choice(table.moves(seat))
        assert isinstance(await table.submit(table.chairs[seat].user or 0, table.ply, move.code), Accepted)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("kind", GAMES)
async def test_no_byte_depends_on_what_its_viewers_cannot_know(harbor: Harbor, kind: str, number: int) -> None:
    live = await begun(harbor, kind, number)
    table, random, changed = game_of(live), Random(number), 0
    async for truth in moments(live, random):
        shown = await public_bytes(harbor, live)
        for _ in range(2):
            table._state = table.game.imagine(table.view(None), random)
            changed += table._state != truth
            assert await public_bytes(harbor, live) == shown
            table._state = truth
        for seat in range(3):
            panel = await private_bytes(harbor, live, seat)
            table._state = table.game.imagine(table.view(seat), random)
            changed += table._state != truth
            assert await private_bytes(harbor, live, seat) == panel
            table._state = truth
    assert changed > LOOKS or kit(kind).open
