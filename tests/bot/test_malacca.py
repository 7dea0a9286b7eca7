"""Malacca as people meet it: whole games by pressing what is offered, and nobody's secrets in public."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.core.player_names import cast_of
from bot.games.malacca import MalaccaPresenter
from bot.tables.presses import NUMBER
from engine.malacca.game import MALACCA
from engine.malacca.state import State
from engine.malacca.view import Phase
from host.live import GameSession
from render.malacca import table as table_picture
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    components,
    play,
    press,
    press_late,
    pressable,
    seen,
    send_form,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish
from tests.bot.playing import against_ai, by_id, game_of, hand_of, live_table, open_table
from tests.engine.malacca.scenes import Scene

PRIVATE = {Phase.BET, Phase.KEEP}


async def one_move(harbor: Harbor, live: GameSession, people: dict[int, MemberActor], random: Random) -> None:
    """Somebody who has to decide presses something they are offered: in public, or in their own panel."""
    table = game_of(live)
    seat = random.choice(table.to_act)
    actor = people[table.chairs[seat].user or 0]
    shown: Any = table_message(harbor.channel)
    if table.view(None).phase in PRIVATE:
        assert not codes(shown), "a secret choice is offered in public"
        shown = await hand_of(harbor, actor)
    mine = {move.code for move in table.moves(seat)}
    before = table.number
    await play(actor, shown, random.choice([code for code in codes(shown) if code in mine]))
    assert table.number > before


@pytest.mark.parametrize(
    ("seats", "ai", "rules"),
    [
        (2, 0, {}),
        pytest.param(
            4, 0, {"characters": "true", "equipment": "true", "character_choice": "1of2", "rounds": "8"},
            marks=pytest.mark.slow,
        ),
        pytest.param(
            3, 5, {"simultaneous_bets": "true", "waiting": "simultaneous_secret", "hidden_purse": "true",
                   "characters": "true", "rounds": "6"},
            marks=pytest.mark.slow,
        ),
        pytest.param(1, 3, {"rounds": "6", "equipment": "true"}, marks=pytest.mark.slow),
    ],
)  # fmt: skip
async def test_a_whole_game_is_played_by_pressing_what_is_offered(
    harbor: Harbor, seats: int, ai: int, rules: dict[str, str]
) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve][:seats]
    live = await open_table(harbor, "malacca", people, ai, **rules)
    assert {name: str(live.lobby.options[name]).lower() for name in rules} == rules
    random = Random(seats)
    while not game_of(live).over:
        await one_move(harbor, live, by_id(people), random)
    shown = table_message(harbor.channel)
    view, standing = game_of(live).view(None), game_of(live).standing
    assert standing is not None
    assert len(view.rounds) == int(rules.get("rounds", "12"))
    assert "with" in text_of(shown)
    assert all(f"**{place.score}**" in text_of(shown) for place in standing.places if place.rank <= 3)


@pytest.mark.slow
async def test_a_game_goes_on_after_a_restart_in_the_middle_of_bets(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await open_table(harbor, "malacca", people, characters="true", equipment="true", rounds="6")
    random = Random(3)
    survived: set[Phase] = set()
    while not game_of(live).over:
        view = game_of(live).view(None)
        if view.phase not in survived and (view.phase is not Phase.BET or sum(view.laid) == 1):
            before = [game_of(live).view(seat) for seat in (None, 0, 1, 2)]
            await harbor.restart()
            live = await live_table(harbor)
            assert [game_of(live).view(seat) for seat in (None, 0, 1, 2)] == before
            survived.add(view.phase)
        await one_move(harbor, live, by_id(people), random)
    assert {Phase.PURCHASE, Phase.BET} <= survived


# -- the panel ----------------------------------------------------------------------------------------


async def test_panel_takes_card_and_bet_and_reveals_only_the_bet(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    actor = by_id(people)[table.chairs[table.to_act[0]].user or 0]
    answered = await play(actor, await hand_of(harbor, actor), "bet:d:2")
    assert answered.response is not None
    assert answered.response.ephemeral
    assert "🛡️ Defense, with 2 on it" in text_of(answered.response)
    shown = text_of(table_message(harbor.channel))
    assert "bets 2" in shown
    assert "Defense" not in shown


async def test_an_exact_number_is_bet_by_a_form(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    table._state, live.shown = Scene(2, ship=9, purses=(14, 14)).state, None
    actor = by_id(people)[table.chairs[table.to_act[0]].user or 0]
    panel = await hand_of(harbor, actor)
    form = await press(actor, panel, r"an:.*:bet:t:$")
    assert form.modal is not None
    number = NUMBER(table=live.id, ply=table.ply, code="bet:t:")
    refused = await send_form(actor, seen(actor, panel), number, "15")
    assert "0" in answer_of(refused)
    assert "14" in answer_of(refused)
    assert not any(table.view(None).laid)
    await send_form(actor, seen(actor, panel), number, "4")
    assert 4 in table.view(None).bets


async def test_a_former_button_of_a_small_purse_still_asks(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    table._state, live.shown = Scene(2, ship=9, purses=(3, 3)).state, None
    actor = by_id(people)[table.chairs[table.to_act[0]].user or 0]
    panel = await hand_of(harbor, actor)
    button = f"an:{live.id}:{table.ply}:bet:a:"
    assert button not in pressable(panel), "the menu has all bets by now"
    form = await press_late(actor, with_part(seen(actor, panel), button), button)
    assert form.modal is not None
    await send_form(actor, seen(actor, panel), NUMBER(table=live.id, ply=table.ply, code="bet:a:"), "2")
    assert 2 in table.view(None).bets


@pytest.mark.parametrize("code", ["bet:A2:0", "bet:t:6", "bet:t:999999999", "bet:t:03", "buy:none", "bid:3", "bet:x:1"])
async def test_moves_that_are_made_up_are_refused_in_private(harbor: Harbor, code: str) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    actor = by_id(people)[table.chairs[table.to_act[0]].user or 0]
    panel = await hand_of(harbor, actor)
    menu = next(custom_id for custom_id in pressable(panel) if custom_id.startswith("ms:"))
    before = table.view(None)
    answer = answer_of(await press_late(actor, seen(actor, panel), menu, [code]))
    assert answer
    assert table.view(None) == before


async def test_somebody_elses_turn_is_not_taken_from_an_open_panel(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    waits = by_id(people)[table.chairs[1 - table.to_act[0]].user or 0]
    panel = await hand_of(harbor, waits)
    assert not codes(panel)
    assert "Nothing to do now" in text_of(panel)


# -- learning and looking back ------------------------------------------------------------------------


@pytest.mark.slow
async def test_each_decision_is_explained_and_the_rules_have_pages(harbor: Harbor) -> None:
    await open_table(harbor, "malacca", [harbor.ann, harbor.ben])
    explained = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    assert "Only trade earns from a bet" in answer_of(explained)
    rules = await harbor.ann.slash(harbor.channel, "rules", game="malacca")
    assert rules.response is not None
    for page in (100, 200):
        rest = await press(harbor.ann, rules.response, f"^rp:malacca:{page}$")
    assert "our **reconstruction**" in answer_of(rest)


@pytest.mark.slow
async def test_one_person_plays_against_ai_players(harbor: Harbor) -> None:
    await against_ai(harbor, harbor.ann, "malacca")
    live = await live_table(harbor)
    assert len(live.chairs) == MalaccaPresenter.practice_seats
    random = Random(1)
    while not game_of(live).over:
        await one_move(harbor, live, {harbor.ann.id: harbor.ann}, random)


@pytest.mark.slow
async def test_a_finished_game_can_be_stepped_through(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people, rounds="6")
    await harbor.bot.services.updater.update(await finish(live))
    steps = await press(harbor.ann, table_message(harbor.channel), "tb:.*:replay")
    assert steps.response is not None
    assert "Ship 1 of 6" in text_of(steps.response)
    chapters = await press(harbor.ann, steps.response, "^[1-9]")
    assert chapters.response is not None
    assert "Malacca" in text_of(chapters.response)


# -- secrets ------------------------------------------------------------------------------------------


async def test_what_everybody_sees_is_the_same_whatever_is_secret(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await open_table(harbor, "malacca", people, characters="true", rounds="6")
    presenter = harbor.voice.presenters["malacca"]
    assert isinstance(presenter, MalaccaPresenter)
    random = Random(5)
    different = 0
    while not game_of(live).over:
        table = game_of(live)
        view, cast = table.view(None), cast_of(table.chairs)
        shown = json.dumps(list(components(table_message(harbor.channel))))
        other: State = MALACCA.imagine(view, random)
        again = MALACCA.view(other, None)
        assert again == view
        different += [MALACCA.view(other, seat) for seat in range(3)] != [table.view(seat) for seat in range(3)]
        pictures = [table_picture(seen_by, cast.plain, harbor.voice.texts) for seen_by in (view, again)]
        assert pictures[0].data == pictures[1].data
        for seat in table.to_act:
            private = {move.code for move in table.moves(seat) if move.private}
            assert not any(code in shown for code in private)
        await one_move(harbor, live, by_id(people), random)
    assert different > 5


async def test_a_hand_is_shown_to_its_owner_alone(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await open_table(harbor, "malacca", people)
    for actor in people:
        assert (await press(actor, table_message(harbor.channel), "tb:.*:hand")).ephemeral
    outsider = await press(harbor.eve, table_message(harbor.channel), "tb:.*:hand")
    assert outsider.ephemeral
    assert outsider.response is not None
    assert not codes(outsider.response)
    assert "Purse" not in answer_of(outsider)
    assert game_of(live).number == 0


async def test_reasons_are_offered_once_an_ai_decided_in_public(harbor: Harbor) -> None:
    await open_table(harbor, "malacca", [harbor.ann], ai=2)
    help_ = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    assert not any(":why" in custom_id for custom_id in pressable(help_.response)), "all bets are private"
