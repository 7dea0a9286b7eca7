"""Who is asked in Malacca, in which order, where, and what happens when they do not answer."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor

from bot.cogs.solo.practice_room import ME
from bot.core.layout import tell
from bot.core.player_names import cast_of
from engine.malacca.cards import Action, Card
from engine.malacca.view import Phase
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, codes, play, press, table_message, text_of
from tests.bot.playing import against_ai, by_id, game_of, hand_of, live_table, open_table
from tests.bot.test_practice import begun, now, on_with, one_more
from tests.engine.malacca.scenes import Scene

LIMIT = 601
"""Seconds after which the time for a decision is up."""


async def stage(harbor: Harbor, scene: Scene) -> tuple[GameSession, list[MemberActor]]:
    """Ann, Ben and Cho in the middle of a scene, in the order of their seats."""
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await open_table(harbor, "malacca", people)
    table = game_of(live)
    table._state, live.shown = scene.state, None
    table._names = frozenset()  # the scene has a chance of its own
    await harbor.bot.services.updater.update(live)
    named = by_id(people)
    return live, [named[chair.user or 0] for chair in table.chairs]


def shown(harbor: Harbor) -> str:
    return text_of(table_message(harbor.channel))


def told(harbor: Harbor, live: GameSession) -> str:
    """All that has happened, in words."""
    faces, table = harbor.views.boards, game_of(live)
    presenter = faces.presenters[live.game.kind]
    return "\n".join(tell(faces.texts, presenter, cast_of(table.chairs), table.events_for(None)))


def shop() -> Scene:
    scene = Scene(3, parrot=1, purses=(9, 9, 9), equipment=True)
    scene.state.phase, scene.state.round, scene.state.ship = Phase.PURCHASE, 1, 0
    scene.state.ships = sorted([*scene.state.ships, 8])
    return scene


def waiting() -> Scene:
    """Seats 2 and 0 have waiting cards, and 2 comes before 0."""
    scene = Scene(3, parrot=1, ship=9, purses=(5, 5, 5)).give(0, "AD").give(2, "DT")
    return scene.bets("AD:0", "t:2", "DT:3")


def drawing() -> Scene:
    """Seat 1 is Sayyida, and has two cards to choose from."""
    return Scene(3, purses=(5, 5, 5), characters=True).cast(morgan=0, sayyida=1, zheng=2).bets("a:0", "d:0", "t:1")


# -- purchases ---------------------------------------------------------------------------------------


async def test_only_the_parrot_holder_buys_before_the_ship_comes(harbor: Harbor) -> None:
    live, (ann, ben, _) = await stage(harbor, shop())
    board = table_message(harbor.channel)
    assert f"<@{ben.id}>, buy equipment or none" in text_of(board)
    assert "<t:" in text_of(board)
    refused = await play(ann, board, "buy:trade")
    assert refused.ephemeral
    assert "turn" in answer_of(refused)
    assert game_of(live).view(None).items == ((0, 0, 0),) * 3
    await play(ben, board, "buy:trade")
    view = game_of(live).view(None)
    assert (view.items[1], view.purses[1], view.phase) == ((0, 0, 1), 4, Phase.BET)
    assert "buys better trade" in shown(harbor)


async def test_who_does_not_buy_in_time_buys_nothing(harbor: Harbor) -> None:
    live, _ = await stage(harbor, shop())
    await harbor.env.advance_time(LIMIT)
    view = game_of(live).view(None)
    assert (view.items[1], view.purses[1], view.phase) == ((0, 0, 0), 9, Phase.BET)
    assert "ran out of time" in shown(harbor)


async def test_a_ships_outcome_stays_while_bets_are_made_on_the_next(harbor: Harbor) -> None:
    live = await open_table(harbor, "malacca", [harbor.ann, harbor.ben, harbor.cho])
    table = game_of(live)
    while not table.view(None).rounds:
        await table.time_up(table.ply)
    for _ in range(3):
        assert len(table.view(None).rounds) == 1
        await harbor.bot.services.updater.update(live)
        assert shown(harbor).count("Last ship **") == 1
        assert text_of(await hand_of(harbor, harbor.ann)).count("Last ship **") == 1
        await table.time_up(table.ply)


async def test_a_hand_tells_its_bet_and_who_is_next_until_they_bet(harbor: Harbor) -> None:
    _, people = await stage(harbor, Scene(3, ship=9, purses=(5, 5, 5)))
    table = game_of(await live_table(harbor))
    (first,) = table.to_act
    panel = await hand_of(harbor, people[first])
    await play(people[first], panel, "bet:t:2")
    (then,) = table.to_act
    assert f"**{people[first].name}** bets 2" in text_of(panel)
    assert f"<@{people[then].id}>, lay a card" in text_of(panel)
    await play(people[then], await hand_of(harbor, people[then]), "bet:t:1")
    assert "<@" not in text_of(panel)


# -- waiting cards -----------------------------------------------------------------------------------


async def test_waiting_cards_are_asked_for_in_turn_order_and_publicly(harbor: Harbor) -> None:
    live, (ann, _, cho) = await stage(harbor, waiting())
    assert f"<@{cho.id}>, choose what your waiting card is" in shown(harbor)
    early = await play(ann, table_message(harbor.channel), "wait:defence")
    assert early.ephemeral
    assert "turn" in answer_of(early)
    assert game_of(live).view(None).actions[0] is None
    await play(cho, table_message(harbor.channel), "wait:trade")
    assert f"<@{ann.id}>, choose what your waiting card is" in shown(harbor)
    assert game_of(live).view(None).actions == (None, Action.TRADE, Action.TRADE)
    await play(ann, table_message(harbor.channel), "wait:attack")
    last = game_of(live).view(None).rounds[-1]
    assert last.captured
    assert [play.action for play in last.plays] == [Action.ATTACK, Action.TRADE, Action.TRADE]
    assert "captured" in told(harbor, live)


@pytest.mark.slow
async def test_a_waiting_card_not_decided_in_time_defends(harbor: Harbor) -> None:
    live, _ = await stage(harbor, waiting())
    await harbor.env.advance_time(LIMIT)
    assert game_of(live).view(None).actions[2] is Action.DEFENCE


# -- Sayyida al Hurra --------------------------------------------------------------------------------


@pytest.mark.slow
async def test_sayyida_chooses_in_her_panel_and_nobody_learns_what(harbor: Harbor) -> None:
    scene = drawing()
    drawn = [Card(card) for card in scene.state.drawn]
    live, (ann, ben, _) = await stage(harbor, scene)
    board = table_message(harbor.channel)
    assert f"<@{ben.id}>, keep one of two special cards" in text_of(board)
    assert not codes(board)
    assert not codes(await hand_of(harbor, ann))
    panel = await hand_of(harbor, ben)
    assert set(codes(panel)) == {f"keep:{card.code}" for card in drawn}
    answered = await play(ben, panel, f"keep:{drawn[0].code}")
    assert answered.response is not None
    assert answered.response.ephemeral
    view = game_of(live).view(1)
    assert view.hand is not None
    assert view.hand[drawn[0] - 3] == 1
    assert view.phase is Phase.BET
    assert "keeps one; the other goes under the deck" in told(harbor, live)
    assert game_of(live).view(None).under == (None,)


@pytest.mark.slow
async def test_sayyida_keeps_the_first_card_when_her_time_is_up(harbor: Harbor) -> None:
    scene = drawing()
    first = Card(scene.state.drawn[0])
    live, _ = await stage(harbor, scene)
    await harbor.env.advance_time(LIMIT)
    hand = game_of(live).view(1).hand
    assert hand is not None
    assert hand[first - 3] == 1


# -- all at once -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
async def test_all_bet_at_once_in_any_order_and_bets_show_with_cards(
    harbor: Harbor, order: tuple[int, int, int]
) -> None:
    live, people = await stage(harbor, Scene(3, ship=9, purses=(5, 5, 5), simultaneous_bets=True))
    plays = {0: "bet:a:4", 1: "bet:t:3", 2: "bet:t:2"}
    for number, seat in enumerate(order):
        assert f"<@{people[seat].id}>" in shown(harbor)
        await play(people[seat], await hand_of(harbor, people[seat]), plays[seat])
        if number < 2:
            assert f"<@{people[seat].id}>" not in shown(harbor)
            assert not re.search(r"bets \d", shown(harbor))
            assert game_of(live).view(None).bets == (None,) * 3
    assert "bets 4" in told(harbor, live)
    assert [play.bet for play in game_of(live).view(None).rounds[-1].plays] == [4, 3, 2]


@pytest.mark.slow
async def test_a_bet_not_made_in_time_is_trade_without_a_coin(harbor: Harbor) -> None:
    live, people = await stage(harbor, Scene(3, ship=9, purses=(5, 5, 5), simultaneous_bets=True))
    await play(people[1], await hand_of(harbor, people[1]), "bet:t:3")
    await harbor.env.advance_time(LIMIT)
    last = game_of(live).view(None).rounds[-1]
    assert [(play.card, play.bet) for play in last.plays] == [(Card.TRADE, 0), (Card.TRADE, 3), (Card.TRADE, 0)]


async def test_exact_bet_above_purse_is_refused_with_what_can_be_bet(harbor: Harbor) -> None:
    live, (ann, *_) = await stage(harbor, Scene(3, ship=9, purses=(12, 5, 5)))
    panel = await hand_of(harbor, ann)
    offered = [int(code.rpartition(":")[2]) for code in codes(panel) if code.startswith("bet:t:")]
    assert offered == [0, 1, 2, 3, 6, 9, 12]
    form = await press(ann, panel, r"an:.*:bet:t:$")
    assert form.modal is not None
    await play(ann, panel, "bet:t:12")
    assert game_of(live).view(None).bets[0] == 12


# -- hints -------------------------------------------------------------------------------------------


async def test_hints_come_in_private_from_what_the_asker_holds(harbor: Harbor) -> None:
    await against_ai(harbor, harbor.ann, "malacca")
    live = await live_table(harbor)
    table = game_of(live)
    table._state, live.shown = Scene(4, ship=9, purses=(5, 5, 5, 5)).give(0, "T2").state, None
    await harbor.bot.services.updater.update(live)
    asked = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    assert asked.ephemeral
    hints = re.findall(r"\*\*(.+)\*\* — .*(?:wins|hardly)", answer_of(asked))
    assert 1 <= len(hints) <= 3
    named = r"(Attack|Defense|Trade)( ×2)? · (no bet|bet \d|all 5|bet anything from \d to \d)$"
    assert all(re.match(named, hint) for hint in hints)
    assert not any(hint in shown(harbor) for hint in hints)


# -- taking back -------------------------------------------------------------------------------------


async def test_agreed_undo_takes_back_a_bet_without_revealing_its_card(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await open_table(harbor, "malacca", people)
    named = by_id(people)
    table = game_of(live)
    before = table.view(None)
    bettor = named[table.chairs[table.to_act[0]].user or 0]
    await play(bettor, await hand_of(harbor, bettor), "bet:d:2")
    more = await press(bettor, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(bettor, more.response, "tb:.*:undo")
    for person in people:
        if person is not bettor:
            await press(person, table_message(harbor.channel), "vt:.*:agree")
    assert game_of(live).view(None) == before
    assert "was undone" in shown(harbor)
    assert "Defense" not in shown(harbor)


async def test_nothing_is_taken_back_once_the_cards_are_open(harbor: Harbor) -> None:
    live, people = await stage(harbor, Scene(3, ship=9, purses=(5, 5, 5)).give(2, "AD").play("bet:t:1").play("bet:a:0"))
    assert game_of(live).last_decision() is None
    await play(people[2], await hand_of(harbor, people[2]), "bet:AD:0")
    assert game_of(live).view(None).phase is Phase.WAIT
    assert game_of(live).last_decision() is None


async def test_practice_says_what_the_ship_brought(harbor: Harbor) -> None:
    await begun(harbor, "malacca", 3)
    practising = await now(harbor)
    while not practising.solo.view(ME).rounds:
        practising = await one_more(harbor)
    assert "Last ship **" in text_of(await on_with(harbor, "malacca"))
