"""Manilla and Manille as people meet them: whole games by pressing what is offered, and nobody's cards in public."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.core.player_names import cast_of
from bot.tables.presses import AT_TABLE
from engine.manille.moves import Play
from engine.manille.view import Phase
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    alt_of,
    answer_of,
    codes,
    components,
    fits,
    labels,
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
from tests.bot.playing import by_id, game_of, hand_of, live_table, open_table

SHORT = {"manilla": "61", "manille": "34"}


async def short_game(harbor: Harbor, kind: str, people: list[MemberActor], ai: int = 0, **rules: str) -> GameSession:
    """A game that is over soon."""
    return await open_table(harbor, kind, people, ai, **{"target": SHORT[kind], **rules})


class Players:
    """People who press what they are offered; each keeps the private panel that is open."""

    def __init__(self, harbor: Harbor, people: list[MemberActor], seed: int) -> None:
        self.harbor = harbor
        self.people = by_id(people)
        self.panels: dict[int, ResponseMessage] = {}
        self.random = Random(seed)

    async def move(self, live: GameSession) -> None:
        """Somebody who has to decide presses something: in public, or in the panel that they opened before."""
        table = game_of(live)
        seat = self.random.choice(table.to_act)
        actor = self.people[table.chairs[seat].user or 0]
        mine = {move.code for move in table.moves(seat)}
        before = table.number
        shown: Any = table_message(self.harbor.channel)
        fits(shown)
        if table.view(None).phase is Phase.PLAY:
            shown = self.panels.get(actor.id)
            if shown is None or not mine & codes(shown).keys():
                shown = await hand_of(self.harbor, actor)
        fits(shown)
        answered = await play(actor, shown, self.random.choice([code for code in codes(shown) if code in mine]))
        assert table.number > before
        if answered.response is not None and answered.response.ephemeral:
            self.panels[actor.id] = answered.response


@pytest.mark.parametrize(
    ("kind", "people", "ai", "rules"),
    [
        pytest.param("manilla", 1, 1, {"dummy": "piles"}, marks=pytest.mark.slow),
        pytest.param("manilla", 1, 2, {"blind_no_trump": "true"}, marks=pytest.mark.slow),
        pytest.param("manilla", 2, 2, {"en_face": "true"}, marks=pytest.mark.slow),
        pytest.param("manilla", 2, 4, {"honour_play": "true", "show_points": "strict"}, marks=pytest.mark.slow),
        pytest.param("manille", 2, 2, {"talk": "parlee"}, marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game_is_played_by_pressing_what_is_offered(
    harbor: Harbor, kind: str, people: int, ai: int, rules: dict[str, str]
) -> None:
    seated = [harbor.ann, harbor.ben, harbor.cho, harbor.eve][:people]
    live = await short_game(harbor, kind, seated, ai, **rules)
    assert {name: str(live.lobby.options[name]).lower() for name in rules} == rules
    players = Players(harbor, seated, people)
    while not game_of(live).over:
        await players.move(live)
    shown = table_message(harbor.channel)
    fits(shown)
    view = game_of(live).view(None)
    assert "win" in text_of(shown)
    assert all(f"**{score}** points" in text_of(shown) for score in view.scores)
    assert "Rematch" in labels(shown)


@pytest.mark.slow
async def test_the_game_goes_on_after_a_restart_in_the_middle(harbor: Harbor) -> None:
    seated = [harbor.ann, harbor.ben]
    rules = {"honour_play": "true", "blind_no_trump": "true", "target": "151", "best_of": "5"}
    live = await short_game(harbor, "manilla", seated, 0, **rules)
    players = Players(harbor, seated, 3)
    survived: set[tuple[Phase, bool]] = set()
    asked = {Phase.BLIND, Phase.TRUMP, Phase.ALONG, Phase.AGAINST, Phase.PLAY, Phase.REVIEW}
    while not asked <= {phase for phase, _ in survived}:
        view = game_of(live).view(None)
        moment = (view.phase, view.trick is None)
        if moment not in survived:
            before = [game_of(live).view(seat) for seat in (None, 0, 1)]
            await harbor.restart()
            live = await live_table(harbor)
            assert [game_of(live).view(seat) for seat in (None, 0, 1)] == before
            survived.add(moment)
        await players.move(live)
    assert {(Phase.PLAY, True), (Phase.PLAY, False)} <= survived


# -- the panel ----------------------------------------------------------------------------------------


async def test_a_card_is_played_in_panel_which_then_shows_what_is_left(harbor: Harbor) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3)
    players = Players(harbor, [harbor.ann], 2)
    panel = await hand_of(harbor, harbor.ann)
    held = len(game_of(live).view(0).hand or ())
    code = next(iter(codes(panel)))
    answered = await play(harbor.ann, panel, code)
    assert answered.response is not None
    assert answered.response.id == panel.id
    assert answered.response.ephemeral
    assert len(game_of(live).view(0).hand or ()) == held - 1
    assert code not in codes(answered.response)
    while game_of(live).to_act != (0,):
        await players.move(live)
    assert set(codes(answered.response)) == {move.code for move in game_of(live).moves(0)}


@pytest.mark.slow
async def test_legal_cards_have_buttons_and_the_others_a_reason(harbor: Harbor) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3, autoplay_forced="false")
    players = Players(harbor, [harbor.ann], 4)
    refused = 0
    while not game_of(live).over:
        view = game_of(live).view(0)
        panel = players.panels[harbor.ann.id] = await hand_of(harbor, harbor.ann)
        offered = {code for code in codes(panel) if code.startswith("play")}
        assert offered == {Play(card).code for card in view.legal}
        assert ("Not now" in text_of(panel)) is bool(view.refused)
        refused += len(view.refused)
        await players.move(live)
    assert refused > 10


@pytest.mark.slow
async def test_calls_are_pressed_on_table_and_the_first_settles_them(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    live = await short_game(harbor, "manilla", people, first_dealer="host")
    table: Any = game_of(live)  # its ``to_act`` changes with each press
    chairs = {seat: next(p for p in people if p.id == chair.user) for seat, chair in enumerate(table.chairs)}
    await play(chairs[0], table_message(harbor.channel), "trump:n")
    assert table.to_act == (1, 3)
    shown = table_message(harbor.channel)
    assert sorted(codes(shown)) == ["call:along", "call:pass"]
    await play(chairs[1], shown, "call:pass")
    assert "passed" in text_of(table_message(harbor.channel))
    assert table.to_act == (3,)
    await play(chairs[3], table_message(harbor.channel), "call:along")
    assert table.to_act == (0, 2)
    await play(chairs[2], table_message(harbor.channel), "call:against")
    assert table.to_act == (1,)
    assert "×8" in text_of(await hand_of(harbor, harbor.ann))


@pytest.mark.parametrize("code", ["play:d:7C", "play:XX", "trump:h", "call:along", "challenge:1", "ask:hand", "bid:3"])
async def test_moves_that_are_made_up_are_refused_in_private(harbor: Harbor, code: str) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3)
    panel = await hand_of(harbor, harbor.ann)
    before = game_of(live).view(None)
    button = next(custom_id for custom_id in pressable(panel) if ":play:" in custom_id)
    made_up = f"{button.split(':play:')[0]}:{code}"
    forged = seen(harbor.ann, panel)
    forged.payload["components"] = json.loads(json.dumps(forged.payload["components"]).replace(button, made_up))
    assert answer_of(await press_late(harbor.ann, forged, made_up))
    assert game_of(live).view(None) == before


async def test_the_cards_of_somebody_else_cannot_be_played(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await short_game(harbor, "manille", people, 2, autoplay_forced="false")
    table = game_of(live)
    actor, other = people if table.chairs[table.to_act[0]].user == harbor.ann.id else people[::-1]
    panel = await hand_of(harbor, actor)
    number = table.number
    button = next(custom_id for custom_id in pressable(panel) if ":play:" in custom_id)
    assert "turn" in answer_of(await press_late(other, seen(actor, panel), button))
    assert table.number == number
    assert not any(code.startswith("play") for code in codes(await hand_of(harbor, other)))


async def test_five_at_a_table_of_manilla_are_told_what_to_do(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    await harbor.ann.slash(harbor.channel, "manilla new")
    for person in people[1:]:
        await press(person, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "^steady$")
    answer = answer_of(await press(harbor.ann, table_message(harbor.channel), "lb:.*:start"))
    assert "2, 3, 4 or 6" in answer


async def test_a_lobby_says_who_would_play_against_whom(harbor: Harbor) -> None:
    def seats() -> str:
        said = text_of(table_message(harbor.channel)).replace("*", "")
        return next(line for line in said.splitlines() if "ann" in line)

    await harbor.ann.slash(harbor.channel, "manilla new")
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    assert seats() == "🟥 ann · host, 🟨 ben, 🟦 cho"
    await press(harbor.eve, table_message(harbor.channel), "lb:.*:join")
    assert seats() == "🟥 ann · host, 🟦 cho against 🟨 ben, 🟪 eve"


async def test_a_lobby_shows_its_seats_as_the_game_will_have_them(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manille new")
    await press(harbor.ann, table_message(harbor.channel), "^steady$")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:leave")
    assert "🟥 **ben** · host against 🟨" in text_of(table_message(harbor.channel))


# -- secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "rules"), [("manilla", {"dummy": "piles"}), ("manille", {"talk": "parlee"})])
@pytest.mark.slow
async def test_what_everybody_sees_is_the_same_whatever_is_held(
    harbor: Harbor, kind: str, rules: dict[str, str]
) -> None:
    people = [harbor.ann, harbor.ben] if kind == "manilla" else [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    # The longest game there is, so that it does not end before enough positions were looked at.
    longest = "151" if kind == "manilla" else "64"
    live = await short_game(harbor, kind, people, 0, **{**rules, "target": longest})
    players = Players(harbor, people, 6)
    presenter = harbor.voice.presenters[kind]
    different = 0
    while not game_of(live).over and different < 60:
        table = game_of(live)
        view, cast = table.view(None), cast_of(table.chairs)
        other = table.game.imagine(view, players.random)
        again = table.game.view(other, None)
        assert again == view
        seats = range(len(people))
        different += [table.game.view(other, seat) for seat in seats] != [table.view(seat) for seat in seats]
        pictures = [presenter.board(seen_by, cast, None)() for seen_by in (view, again)]
        assert pictures[0].data == pictures[1].data
        shown = json.dumps(list(components(table_message(harbor.channel))))
        for seat in table.to_act:
            assert not any(move.code in shown for move in table.moves(seat) if move.private)
        await players.move(live)
    assert different == 60


async def test_a_hand_is_shown_to_its_owner_alone(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await short_game(harbor, "manille", people, 2)
    for seat, chair in enumerate(game_of(live).chairs):
        actor = next((person for person in people if person.id == chair.user), None)
        if actor is None:
            continue
        panel = await hand_of(harbor, actor)
        held = game_of(live).view(seat).hand
        assert held
        shown = alt_of(panel).partition("Your cards: ")[2].partition(". ")[0]
        assert all(card.rank.slug in shown for card in held)
    outsider = await press(harbor.eve, table_message(harbor.channel), "tb:.*:hand")
    assert outsider.ephemeral
    assert "Your cards" not in answer_of(outsider)


@pytest.mark.slow
async def test_a_deal_is_not_looked_back_at_while_it_is_played(harbor: Harbor) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3)
    players = Players(harbor, [harbor.ann], 1)
    while len(game_of(live).view(None).memory.tricks) < 3 or game_of(live).view(None).trick is None:
        await players.move(live)
    view = game_of(live).view(None)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    story = await press(harbor.ann, more.response, "tb:.*:story")
    assert story.response is not None
    told = text_of(story.response)
    signs = "♣♦♥♠"
    hidden = {card for trick in view.memory.tricks[:-1] for card in trick.cards} - {view.memory.turnup}
    assert hidden
    assert not any(f" {card.rank.slug}{signs[card.suit]}" in told for card in hidden)


@pytest.mark.slow
async def test_a_replay_leaves_out_the_deal_that_is_being_played(harbor: Harbor) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3)
    players = Players(harbor, [harbor.ann], 1)
    while game_of(live).view(None).deal < 2 or len(game_of(live).view(None).memory.tricks) < 2:
        await players.move(live)
    steps = await harbor.bot.services.panel_pages.replays.steps(live)
    assert steps[-1].view == game_of(live).view(None)
    assert {step.view.deal for step in steps[:-1]} == {1}
    await players.move(live)
    assert (await harbor.bot.services.panel_pages.replays.steps(live))[-1].view == game_of(live).view(None)


# -- taking back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("show_points", ["casual", "strict"])
@pytest.mark.slow
async def test_a_card_laid_is_laid(harbor: Harbor, show_points: str) -> None:
    live = await short_game(harbor, "manille", [harbor.ann], 3, show_points=show_points, autoplay_forced="false")
    panel = await hand_of(harbor, harbor.ann)
    await play(harbor.ann, panel, next(iter(codes(panel))))
    number = game_of(live).number
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    undo = AT_TABLE(table=live.id, action="undo")
    assert undo not in pressable(more.response)
    forged = with_part(seen(harbor.ann, more.response), undo)
    assert "There’s nothing to undo" in answer_of(await press_late(harbor.ann, forged, undo))
    assert game_of(live).number == number


@pytest.mark.slow
async def test_a_deals_outcome_stays_until_a_trick_of_the_next(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho, harbor.eve]
    live = await short_game(harbor, "manille", people)
    table = game_of(live)
    while not table.view(None).results:
        await table.time_up(table.ply)
    while not sum(table.view(None).tricks):
        await harbor.bot.services.updater.update(live)
        assert text_of(table_message(harbor.channel)).count("Deal 1: dealer’s side") == 1
        await table.time_up(table.ply)
    await harbor.bot.services.updater.update(live)
    assert "Deal 1" not in text_of(table_message(harbor.channel))


async def test_text_board_does_not_repeat_the_hand(harbor: Harbor) -> None:
    await open_table(harbor, "manilla", [harbor.ann], 3)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    asked = await press(harbor.ann, more.response, "tb:.*:text$")
    assert asked.response is not None
    assert text_of(asked.response).lower().count("trump") == 1
