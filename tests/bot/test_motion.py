"""Pictures that move: after a roll the table's message shows the punts sailing, where the table wants it."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from random import Random
from typing import cast

import discord
import pytest
from PIL import Image
from simcord.actors import MemberActor

from bot.core.texts import Texts
from bot.games.catalogue import catalogue
from bot.tables.board_views import events_since
from engine.manila.events import Rolled
from engine.table import EntryEvents, Table, Undone
from host.live import GameSession, TableSession, require_game
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    Shown,
    answer_of,
    codes,
    components,
    play,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import by_id, game_of, hand_of, live_table, one_move, open_table, start_game
from tests.render.english import english

PRESENTERS = catalogue().presenters(Texts())
MOVING = sorted(kind for kind, presenter in PRESENTERS.items() if presenter.moves_pictures and kind != "manila")
"""Games whose pictures move without dice."""


def rolls(table: Table) -> list[int]:
    """The numbers of the entries of a game that rolled the dice."""
    return [told.number for told in table.events_for(None) if any(isinstance(event, Rolled) for event in told.events)]


async def until_a_roll(harbor: Harbor, live: GameSession, *people: MemberActor) -> discord.Message:
    """Let people play until a move of theirs, or an answer to it, rolls the dice. The message that shows it."""
    random, table = Random(1), game_of(live)
    while not table.over:
        before = table.number
        await one_move(harbor, live, by_id(people), random)
        if not table.over and any(number > before for number in rolls(table)):
            return table_message(harbor.channel)
    raise AssertionError("a game without a roll")


def medium(shown: discord.Message) -> str:
    (attachment,) = shown.attachments
    assert attachment.content_type is not None
    return attachment.content_type


async def pictures_of(harbor: Harbor, motion: str) -> TableSession:
    """A game whose host has chosen in the lobby whether pictures move."""
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    rules = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    await press(harbor.ann, rules.response, f"^{motion}$")
    return (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]


@pytest.mark.slow
async def test_after_a_roll_the_punts_sail_to_where_they_are_now(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    shown = await until_a_roll(harbor, live, harbor.ann)
    assert medium(shown) == "image/gif"
    image = Image.open(io.BytesIO(await shown.attachments[0].read()))
    assert getattr(image, "n_frames", 1) > 3
    assert "loop" not in image.info


@pytest.mark.slow
async def test_an_animation_has_the_words_of_the_board_that_it_ends_on(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    shown = await until_a_roll(harbor, live, harbor.ann)
    gallery = next(part for part in components(shown) if part["type"] == 12)
    still = await press(harbor.ann, shown, "tb:.*:more")
    assert still.response is not None
    zoomed = await press(harbor.ann, still.response, "tb:.*:zoom")
    assert zoomed.response is not None
    assert zoomed.response.attachments[0].filename.endswith(".png")
    assert gallery["items"][0]["description"] == zoomed.response.attachments[0].description


@pytest.mark.slow
async def test_a_roll_costs_one_call_as_any_move(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    random, table = Random(1), game_of(live)
    calls: list[int] = []
    while not calls:
        seen, before = len(harbor.env.http_requests), table.number
        await one_move(harbor, live, {harbor.ann.id: harbor.ann}, random)
        if any(number > before for number in rolls(table)):
            calls = [len(harbor.env.http_requests) - seen]
    assert calls == [1]


@pytest.mark.slow
async def test_what_has_been_seen_does_not_move_again(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await until_a_roll(harbor, live, harbor.ann, harbor.ben)
    await harbor.ann.slash(harbor.channel, "manila board")
    assert medium(table_message(harbor.channel)) == "image/png"


@pytest.mark.slow
async def test_late_press_still_shows_the_punts_sailing(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    random, table = Random(1), game_of(live)
    for _ in range(40):
        before = table.number
        harbor.env.inject_error("POST", "/interactions/*", status=404, code=10062)
        await one_move(harbor, live, {harbor.ann.id: harbor.ann}, random)
        if any(number > before for number in rolls(table)):
            break
    assert medium(table_message(harbor.channel)) == "image/gif"


@pytest.mark.slow
async def test_nothing_moves_while_many_tables_wait_for_their_pictures(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    monkeypatch.setattr("render.pool.BUSY", 0)
    assert medium(await until_a_roll(harbor, require_game(live), harbor.ann)) == "image/png"
    assert harbor.bot.painter.stills


async def test_a_board_nobody_pressed_for_waits_for_a_lull(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    lull = asyncio.Event()
    monkeypatch.setattr(harbor.bot.services.painter, "lull", lull.wait)
    shown = live.shown
    live.lobby = replace(live.lobby, odds=not live.lobby.odds)
    unpressed = asyncio.create_task(harbor.bot.services.updater.update(live))
    await asyncio.sleep(0)
    assert not live.writing.locked()
    await one_move(harbor, live, {harbor.ann.id: harbor.ann}, Random(1))
    assert live.shown != shown
    assert not unpressed.done()
    lull.set()
    await unpressed


@pytest.mark.slow
async def test_a_table_may_keep_its_pictures_still(harbor: Harbor) -> None:
    live = await pictures_of(harbor, "still")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    assert medium(await until_a_roll(harbor, require_game(live), harbor.ann)) == "image/png"


async def test_pictures_move_unless_the_host_says_otherwise(harbor: Harbor) -> None:
    live = await pictures_of(harbor, "moving")
    assert live.lobby.motion


@pytest.mark.slow
async def test_the_host_can_let_pictures_stand_still_during_a_game(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert "host" in answer_of(await harbor.ben.slash(harbor.channel, "table pictures", pictures="still"))
    assert "still" in answer_of(await harbor.ann.slash(harbor.channel, "table pictures", pictures="still"))
    assert medium(await until_a_roll(harbor, live, harbor.ann, harbor.ben)) == "image/png"


async def test_games_whose_pictures_never_move_do_not_ask(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(harbor.voice.presenters["manila"]), "moves_pictures", False)
    await harbor.ann.slash(harbor.channel, "manila new")
    rules = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    assert "Animations play" not in text_of(rules.response)


async def until_a_voyage_is_over(harbor: Harbor, live: GameSession) -> discord.Message:
    """Let Ann play until a move of hers, or an answer to it, ends a voyage. The message that shows it."""
    random, table = Random(1), game_of(live)
    while table.view(None).voyage == 1:
        await one_move(harbor, live, {harbor.ann.id: harbor.ann}, random)
    return table_message(harbor.channel)


@pytest.mark.slow
async def test_text_beside_a_film_covers_its_end(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    shown = await until_a_voyage_is_over(harbor, live)
    assert medium(shown) == "image/gif"
    small = [line.removeprefix("-# ") for line in text_of(shown).splitlines() if line.startswith("-# ")]
    assert any("+8 (port B 8, ginseng wrecked" in line for line in small)
    said, covered = small
    assert said == english("covered-lines")
    assert covered.startswith("||")
    assert covered.endswith("||")
    assert covered.count("||") == 2, "one tap shows all of it"
    await harbor.ann.slash(harbor.channel, "manila board")
    after = text_of(table_message(harbor.channel))
    assert medium(table_message(harbor.channel)) == "image/png"
    assert "||" not in after
    assert all(line in after for line in covered.strip("|").split(" · "))


@pytest.mark.slow
async def test_a_voyage_can_be_watched_again_at_the_next_bid(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await until_a_voyage_is_over(harbor, live)
    await harbor.ann.slash(harbor.channel, "manila board")
    more = (await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:record")).response
    assert more is not None
    before = len(harbor.env.http_requests)
    watched = (await press(harbor.eve, more, "tb:.*:watch")).response
    assert watched is not None
    assert len(harbor.env.http_requests) - before == 1
    (film,) = watched.attachments
    assert film.content_type == "image/gif"
    assert film.size < 1_000_000
    assert "Voyage 1" in text_of(watched)
    assert "wrecked" not in text_of(watched)


async def test_where_nothing_has_moved_there_is_no_film(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = (await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:record")).response
    assert more is not None
    assert "Nothing has moved yet" in answer_of(await press(harbor.ann, more, "tb:.*:watch"))


@pytest.mark.slow
async def test_cards_that_nobody_may_see_again_are_not_filmed_again(harbor: Harbor) -> None:
    await open_table(harbor, "manille", (harbor.ann,), 3)
    more = (await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:record")).response
    assert more is not None
    assert not [custom_id for custom_id in pressable(more) if custom_id.endswith(":watch")]
    forged = f"tb:{(await live_table(harbor)).id}:watch"
    refused = await press_late(harbor.ann, with_part(seen(harbor.ann, more), forged), forged)
    assert "Nothing has moved yet" in answer_of(refused)


@pytest.mark.slow
@pytest.mark.parametrize("kind", MOVING)
async def test_cards_that_are_opened_or_gathered_move_once(harbor: Harbor, kind: str) -> None:
    await open_table(harbor, kind, (harbor.ann,), 3)
    random, seen = Random(1), ""
    for _ in range(20):
        shown: Shown = table_message(harbor.channel)
        if not codes(shown):
            shown = await hand_of(harbor, harbor.ann)
        await play(harbor.ann, shown, random.choice(list(codes(shown))))
        if (seen := medium(table_message(harbor.channel))) == "image/gif":
            break
    assert seen == "image/gif"
    await harbor.ann.slash(harbor.channel, f"{kind} board")
    assert medium(table_message(harbor.channel)) == "image/png"


class Remembering:
    """A table as far as the message reads it: what it remembers, and how far its log has come."""

    def __init__(self, *told: EntryEvents) -> None:
        self.number = told[-1].number
        self._events = told

    def events_for(self, _viewer: int | None, since: int) -> tuple[EntryEvents, ...]:
        return tuple(told for told in self._events if told.number >= since)


def test_animation_is_skipped_after_an_undo_or_unknown_events() -> None:
    roll = Rolled(1, ())
    rolled, undone = EntryEvents(5, 0, "person", (roll,)), EntryEvents(4, 0, "person", (Undone(3),))
    assert events_since(cast(Table, Remembering(rolled)), 4) == [roll]
    assert events_since(cast(Table, Remembering(rolled)), 3) == []
    assert events_since(cast(Table, Remembering(undone, rolled)), 3) == []
