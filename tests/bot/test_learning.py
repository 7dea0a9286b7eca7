"""Help at the table: what a decision is about, the odds, hints, numbered choices, illustrated rules."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.core.player_names import cast_of
from engine.advice import hint
from engine.game import Refusal
from engine.manila.board import Space
from engine.manila.game import MANILA
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    components,
    labels,
    leave_game,
    press,
    press_more,
    pressable,
    table_message,
    text_of,
)
from tests.bot.finishing import finished_game
from tests.bot.playing import game_of, live_table, one_move, start_game

T = TypeVar("T")


async def placing(harbor: Harbor) -> None:
    """A table where Ann has to place an accomplice."""
    live = await start_game(harbor, harbor.ann, ai=2)
    table = game_of(live)
    while table.view(None).phase != "place" or table.to_act != (0,):
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(live)


async def asked(harbor: Harbor, what: str) -> str:
    find = press_more if what == "odds" else press
    return answer_of(await find(harbor.ann, table_message(harbor.channel), f"tb:.*:{what}"))


async def help_set(harbor: Harbor, help_: str) -> None:
    """Open a lobby and choose how much help there is."""
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    rules = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    await press(harbor.ann, rules.response, f"^{help_}$")


async def test_the_last_row_never_moves(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert labels(table_message(harbor.channel))[-3:] == ["My Hand", "Explain", "More"]
    await leave_game(harbor.ben, harbor.channel)
    assert labels(table_message(harbor.channel))[-4:] == ["My Hand", "Explain", "I’m Back", "More"]


async def test_hint_button_shows_on_the_board_and_in_the_hand(harbor: Harbor) -> None:
    await help_set(harbor, "hints")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    board = table_message(harbor.channel)
    assert "Hint" in labels(board)
    hand = await press(harbor.ann, board, "tb:.*:hand")
    assert hand.response is not None
    assert "Hint" in labels(hand.response)


async def test_an_explanation_says_whose_decision_it_explains(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    table, people = game_of(live), {person.id: person for person in (harbor.ann, harbor.ben, harbor.cho)}
    decides = people[live.chairs[table.to_act[0]].user or 0]
    for code in ("bid:40", "pass", "pass"):
        await table.submit(live.chairs[table.to_act[0]].user or 0, table.ply, code)
    await harbor.bot.services.updater.update(live)
    for person in (*people.values(), harbor.eve):
        said = answer_of(await press(person, table_message(harbor.channel), "tb:.*:explain"))
        assert (f"<@{decides.id}>, pledge shares" in said.partition("A merchant who owes")[0]) is (
            person is not decides
        )
        assert "You owe" not in said


@pytest.mark.slow
async def test_every_decision_is_explained_in_two_sentences_or_so(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    random = Random(2)
    explained: dict[str, str] = {}
    while len(explained) < 5 and not game_of(live).over:
        phase = game_of(live).view(None).phase
        if phase not in explained:
            explained[phase] = await asked(harbor, "explain")
        await one_move(harbor, live, {harbor.ann.id: harbor.ann}, random)
    assert len(set(explained.values())) == len(explained) == 5
    assert all(len(text) < 400 and text.count(".") >= 2 for text in explained.values())


async def why(harbor: Harbor, asker: MemberActor) -> str:
    """What somebody is told of why AI seats moved as they did."""
    help_ = await press(asker, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    return answer_of(await press(asker, help_.response, "tb:.*:why"))


def reasons(panel: str) -> str:
    """What a panel says above the way to its table, which names its reader's own decision."""
    said, _, way = panel.rpartition("\n-# ")
    assert way.startswith("[Go to table]")
    return said


async def test_why_explains_privately_the_move_of_each_ai_player(harbor: Harbor) -> None:
    await placing(harbor)
    table = game_of(await live_table(harbor))
    said = await why(harbor, harbor.eve)
    ais = [chair.name for chair in table.chairs if chair.user is None]
    sentences = [line for line in said.splitlines() if any(f"**{name}**" in line for name in ais)]
    assert len(sentences) == 2
    assert all(re.search(r"wins \d of 10 games|hardly ever wins", sentence) for sentence in sentences)
    assert "Hidden cards don’t count" in said
    assert reasons(said) == reasons(await why(harbor, harbor.ann))
    await harbor.restart()
    assert reasons(said) == reasons(await why(harbor, harbor.ann))


@pytest.mark.slow
async def test_after_the_end_the_reasons_are_what_the_seats_knew(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, ai=2)
    await harbor.bot.services.updater.update(live)
    assert "secrets included" in answer_of(await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:why"))


async def test_nobody_has_reasons_before_an_ai_seat_has_decided(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    help_ = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    assert not any(":why" in custom_id for custom_id in pressable(help_.response))


async def test_hints_are_told_in_private_to_whoever_is_to_decide(harbor: Harbor) -> None:
    await help_set(harbor, "hints")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    table = game_of(await live_table(harbor))
    while table.to_act != (0,) or (advised := hint(MANILA, table.view(0), 0)) is None:
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(await live_table(harbor))
    assert "💡" not in text_of(table_message(harbor.channel))
    mine = await asked(harbor, "explain")
    assert f"on {advised.games} simulated games" in mine
    assert harbor.voice.presenters["manila"].hints(table.view(0), advised, cast_of(table.chairs)) in mine
    for other in (harbor.ben, harbor.eve):
        assert "💡" not in answer_of(await press(other, table_message(harbor.channel), "tb:.*:explain"))


async def test_a_table_without_hints_gives_none(harbor: Harbor) -> None:
    await placing(harbor)
    assert "💡" not in await asked(harbor, "explain")


@pytest.mark.slow
async def test_the_explanation_leads_to_the_rules(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    help_ = await press(harbor.eve, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    rules = await press(harbor.eve, help_.response, "tb:.*:rules")
    assert rules.response is not None
    assert "Auction" in text_of(rules.response)


async def test_the_odds_tell_fates(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    assert "when the punts are launched" in await asked(harbor, "odds")


async def test_the_odds_of_a_voyage(harbor: Harbor) -> None:
    await placing(harbor)
    text = await asked(harbor, "odds")
    fates = re.findall(r"reaches port \*\*(\d+)%\*\*(?: · pirates \*\*(\d+)%\*\*)? · wreck \*\*(\d+)%", text)
    assert len(fates) == 3
    assert all(98 <= sum(int(part or 0) for part in fate) <= 102 for fate in fates)
    assert "Insurance: **" in text
    # Chances alone, the same for everybody: what they are worth to somebody, advice says.
    others = answer_of(await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:odds"))
    assert reasons(others) == reasons(text)


async def test_hints_are_computed_once_for_any_number_of_presses(harbor: Harbor) -> None:
    await help_set(harbor, "hints")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = await live_table(harbor)
    table, advice = game_of(live), harbor.bot.services.panel_pages.advice
    while 0 not in table.to_act:
        await table.time_up(table.ply)
    asked_for: list[str] = []

    async def work(function: Callable[..., T], /, *args: Any) -> T:
        asked_for.append(function.__name__)
        await asyncio.sleep(0)
        return function(*args)

    advice._work = work
    one, two = await asyncio.gather(*(advice.of(live, 0, harbor.ann.id) for _ in range(2)))
    assert one is two is await advice.of(live, 0, harbor.ann.id)
    assert asked_for == ["hint"]


async def test_nobody_has_two_pieces_of_advice_reckoned_at_once(harbor: Harbor) -> None:
    await help_set(harbor, "hints")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = await live_table(harbor)
    with harbor.bot.services.panel_pages.one_each.of(harbor.ann.id), pytest.raises(Refusal, match="why-one-at-a-time"):
        await harbor.bot.services.panel_pages.advice.of(live, 0, harbor.ann.id)


async def test_the_odds_do_not_depend_on_what_the_asker_cannot_know(harbor: Harbor) -> None:
    await placing(harbor)
    table = game_of(await live_table(harbor))
    presenter = harbor.voice.presenters["manila"]
    cast = cast_of(table.chairs)
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        others = [MANILA.imagine(view, Random(number)) for number in range(6)]
        hands = {tuple(MANILA.view(state, other).hand for other in range(3)) for state in others}
        assert len(hands) > 1
        said = {presenter.odds(MANILA.view(state, seat), cast) for state in others}
        assert said == {presenter.odds(view, cast)}


async def test_a_table_may_switch_the_odds_off(harbor: Harbor) -> None:
    await help_set(harbor, "off")
    assert "No odds" in text_of(table_message(harbor.channel))
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    assert "Odds" not in labels(more)
    await harbor.restart()
    assert not (await live_table(harbor)).lobby.odds


async def test_odds_of_a_table_that_has_none_are_refused(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    live.lobby = replace(live.lobby, odds=False)
    assert "without odds" in answer_of(await press(harbor.ann, more, "tb:.*:odds"))


async def test_only_the_host_chooses_the_help(harbor: Harbor) -> None:
    await help_set(harbor, "hints")
    rules = await press(harbor.ben, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    assert not any(custom_id.startswith("lh:") for custom_id in pressable(rules.response))
    assert (await harbor.bot.services.tables.in_channel(harbor.channel.id))[0].lobby.hints


async def test_choices_bear_the_numbers_that_stand_on_the_board(harbor: Harbor) -> None:
    await placing(harbor)
    board = table_message(harbor.channel)
    menu = next(part for part in components(board) if part["type"] == 3)
    numbers = [int(option["label"].split(" · ")[0]) for option in menu["options"]]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= {space + 1 for space in Space}


@pytest.mark.slow
async def test_the_rules_are_illustrated(harbor: Harbor) -> None:
    shown = (await harbor.ann.slash(harbor.channel, "rules", game="manila")).response
    illustrated = 0
    while True:
        assert shown is not None
        illustrated += _is_illustrated(shown)
        ways = [each for each in pressable(shown) if each.startswith("rp:")]
        if re.search(r"Page (\d+) of \1\b", text_of(shown)):
            break
        shown = (await press(harbor.ann, shown, f"^{ways[-1]}$")).response
    assert illustrated >= 8


def _is_illustrated(shown: ResponseMessage) -> bool:
    galleries = [part for part in components(shown) if part["type"] == 12]
    assert len(galleries) == len(shown.attachments)
    assert all(gallery["items"][0]["description"] for gallery in galleries)
    return bool(galleries)


@pytest.mark.slow
async def test_my_tables_by_direct_message_say_what_is_pending(harbor: Harbor) -> None:
    one = await start_game(harbor, harbor.ann, ai=2)
    two = await start_game(harbor, harbor.ben, harbor.ann, ai=1)
    await harbor.ann.send_dm("tables")
    said = text_of(harbor.ann.user.dm_channel.history()[-1])
    assert str(one.message) in said
    assert str(two.message) in said
    assert said.count("➡️") == sum(
        game_of(live).chairs[game_of(live).to_act[0]].user == harbor.ann.id for live in (one, two)
    )
    await harbor.eve.send_dm("tables")
    assert "not at a table" in text_of(harbor.eve.user.dm_channel.history()[-1])


async def test_panel_names_the_player_to_move_and_links_to_the_table(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    text = await asked(harbor, "hand")
    assert str(live.message) in text
    assert f"<@{game_of(live).chairs[game_of(live).to_act[0]].user}>" in text
