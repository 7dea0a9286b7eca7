"""Single cards: the table plays the only legal one after a beat, where the house rules ask for it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest
from simcord.actors import MemberActor

from bot.games.catalogue import catalogue
from bot.games.manille.words import Words
from bot.tables.presses import MOVE
from engine.lobby import Hurry
from engine.table import Table
from storage.errors import StoreUnavailableError
from storage.peers import Peers
from tests.bot.conftest import HOUR, Harbor
from tests.bot.driver import answer_of, codes, labels, play, press_late, seen, table_message, text_of, with_part
from tests.bot.playing import by_id, game_of, hand_of, live_table, open_table


def only_move(table: Table) -> bool:
    return len([move for move in table.moves(table.to_act[0]) if not move.free]) == 1


async def until_forced(harbor: Harbor, people: list[MemberActor], rule: str) -> Table:
    """Play on until whoever is to decide has one legal card alone."""
    live = await open_table(harbor, "manille", people, 4 - len(people), autoplay_forced=rule, target="64")
    await harbor.ann.slash(harbor.channel, "table speed", speed="none")
    table, random = game_of(live), Random(3)
    while not only_move(table):
        shown = await hand_of(harbor, harbor.ann)
        await play(harbor.ann, shown, random.choice(list(codes(shown))))
    return table


@pytest.mark.slow
async def test_the_only_legal_card_is_played_after_a_beat(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    before = table.number
    await harbor.env.settle()
    assert table.number == before
    await harbor.env.advance_time(HOUR + 1)
    assert table.number > before


@pytest.mark.slow
async def test_no_card_is_played_for_one_who_has_not_agreed_to_a_speed(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    live, before = await live_table(harbor), table.number
    live.lobby = replace(live.lobby, hurried=Hurry(harbor.ben.id, before, "correspondence"))
    old = MOVE(table=live.id, ply=table.ply - 1, code=table.moves(table.to_act[0])[0].code)
    there = with_part(seen(harbor.ann, table_message(harbor.channel)), old)
    assert "only one legal move" not in answer_of(await press_late(harbor.ann, there, old))
    await harbor.env.advance_time(HOUR + 1)
    assert table.number == before


@pytest.mark.slow
async def test_forced_card_is_played_after_a_database_outage(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    before = table.number
    with patch.object(Peers, "require", side_effect=StoreUnavailableError("away")):
        await harbor.env.advance_time(HOUR + 1)
        assert table.number == before
    await harbor.env.advance_time(HOUR + 1)
    assert table.number > before


@pytest.mark.slow
async def test_the_hand_names_a_card_that_was_played_for_it(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    assert "Played for you" not in text_of(await hand_of(harbor, harbor.ann))
    move = table.moves(0)[0]
    await table.play_forced(table.ply)
    card = Words(catalogue().in_language("en")).card(move.card)
    assert f"Played for you: {card}, your only legal move." in text_of(await hand_of(harbor, harbor.ann))


@pytest.mark.slow
async def test_an_old_button_says_that_the_only_card_is_played(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    before = table.number
    old = MOVE(table=(await live_table(harbor)).id, ply=table.ply - 1, code=table.moves(table.to_act[0])[0].code)
    there = with_part(seen(harbor.ann, table_message(harbor.channel)), old)
    assert "only one legal move" in answer_of(await press_late(harbor.ann, there, old))
    assert table.number == before
    await harbor.env.advance_time(HOUR + 1)
    assert table.number > before


@pytest.mark.slow
async def test_a_game_that_calls_exit_leaves_the_card_to_its_player(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await until_forced(harbor, [harbor.ann], "true")
    before, ply = table.number, table.ply

    def leave(*_: object) -> None:
        raise SystemExit("enough")

    with monkeypatch.context() as broken:
        broken.setattr(type(table), "play_forced", leave)
        await harbor.env.advance_time(HOUR + 1)
    live = await live_table(harbor)
    assert (table.number, live.waited) == (before, ply)


@pytest.mark.slow
async def test_it_waits_for_players_who_want_to_play_it_themselves(harbor: Harbor) -> None:
    table = await until_forced(harbor, [harbor.ann], "false")
    before = table.number
    await harbor.env.advance_time(HOUR + 1)
    assert table.number == before


@pytest.mark.slow
async def test_forced_card_looks_like_one_that_its_player_plays(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harbor.bot.services.tables, "_seeds", lambda _table: "the same cards at both tables")
    shown = []
    for rule in ("true", "false"):
        table = await until_forced(harbor, [harbor.ann], rule)
        if rule == "true":
            await harbor.env.advance_time(HOUR + 1)
        else:
            await play(harbor.ann, await hand_of(harbor, harbor.ann), table.moves(table.to_act[0])[0].code)
        board = table_message(harbor.channel)
        shown.append((text_of(board), labels(board), [happened.by for happened in table.events_for(None)]))
    assert shown[0] == shown[1]


@pytest.mark.slow
async def test_forced_card_does_not_show_in_the_hands_of_others(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    live = await open_table(harbor, "manille", people, autoplay_forced="true", target="64")
    table, named, seat = game_of(live), by_id(people), 0
    while table.forced_seat is None:
        seat = table.to_act[0]
        panel = await hand_of(harbor, named[table.chairs[seat].user or 0])
        await table.time_up(table.ply)
    assert table.forced_seat != seat
    await harbor.bot.services.panels.follow(live)
    assert not codes(panel), "it still offers what the clock has decided"


@pytest.mark.slow
async def test_an_open_hand_shows_the_only_card_to_who_must_play_it(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    live = await open_table(harbor, "manille", people, autoplay_forced="true", target="64")
    table, shown = game_of(live), {person.id: await hand_of(harbor, person) for person in people}
    while table.forced_seat is None:
        await table.time_up(table.ply)
    seat = table.forced_seat
    owner = table.chairs[seat].user
    by = next(person.id for person in people if person.id != owner)
    live.lobby = replace(live.lobby, hurried=Hurry(by, table.number, "correspondence"))
    await harbor.bot.services.panels.follow(live)
    assert owner is not None
    assert list(codes(shown[owner])) == [table.moves(seat)[0].code]
