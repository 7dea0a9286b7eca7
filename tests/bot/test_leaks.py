"""What others hide changes no byte of what one sees: texts, buttons, ids, alt texts, file names and pictures."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.tables import LiveTable
from bot.ui.parts import Face
from tests.bot.conftest import Harbor
from tests.bot.playing import game_of, one_move, start_game


def everything(face: Face) -> tuple[Any, ...]:
    """All that leaves the bot with a message."""
    files = [(file.filename, file.description, file.fp.read()) for file in face.files]
    return face.layout.to_components(), files  # type: ignore[no-untyped-call]


async def public_bytes(harbor: Harbor, live: LiveTable) -> tuple[Any, ...]:
    live.pictured = None
    return everything(await harbor.bot.desk.faces.public(live))


async def private_bytes(harbor: Harbor, live: LiveTable, seat: int) -> tuple[Any, ...]:
    return everything(await harbor.bot.desk.faces.hand(live, seat))


async def test_no_public_byte_depends_on_a_secret(harbor: Harbor) -> None:
    people = {person.id: person for person in (harbor.ann, harbor.ben, harbor.cho)}
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, random = game_of(live), Random(6)
    changed = 0
    for step in range(60):
        if table.over:
            break
        if step % 6 == 0:
            truth = table._state
            shown = await public_bytes(harbor, live)
            for _ in range(3):
                table._state = table.game.imagine(table.view(None), random)
                changed += table._state != truth
                assert await public_bytes(harbor, live) == shown
            table._state = truth
        await one_move(harbor, live, people, random)
    assert changed > 10


async def test_no_byte_of_somebodys_own_panel_depends_on_what_others_hide(harbor: Harbor) -> None:
    people = {person.id: person for person in (harbor.ann, harbor.ben, harbor.cho)}
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, random = game_of(live), Random(7)
    changed = 0
    for step in range(40):
        if table.over:
            break
        if step % 8 == 0:
            truth = table._state
            for seat in range(3):
                shown = await private_bytes(harbor, live, seat)
                table._state = table.game.imagine(table.view(seat), random)
                changed += table._state != truth
                assert await private_bytes(harbor, live, seat) == shown
                table._state = truth
        await one_move(harbor, live, people, random)
    assert changed > 5
