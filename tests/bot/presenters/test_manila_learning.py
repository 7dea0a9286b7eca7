"""What Manila tells those who learn it: explanations, hints, odds, illustrations, chapters."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from bot.presenters.base import Choice
from bot.presenters.figures import amount, percent
from bot.ui import limits
from engine.advice import Thought, foreseen
from engine.manila.board import Space
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Pass, Place
from engine.manila.odds import space_profits
from engine.manila.view import Berth, Phase
from tests.bot.presenters.manila_games import PRESENTER, TABLES, Moment, game, moments
from tests.bot.presenters.people import cast


def first(phase: Phase) -> Moment:
    """The first moment of a phase in any game without hidden money."""
    return next(m for m in moments() if m.view.phase is phase and not m.view.options.hidden_money)


def gains(text: str) -> list[float]:
    """The amounts that a text names with a sign."""
    return [float(found.replace("−", "-")) for found in re.findall(r"[+−]\d+\.\d|(?<= )0\.0", text)]


def test_every_phase_has_an_explanation_of_its_own() -> None:
    texts = {m.view.phase: PRESENTER.explain(m.view) for m in moments()}
    assert set(texts) == set(Phase) - {Phase.OVER}
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text.count(". ") >= 1
        assert len(text) <= 400


def test_hints_name_the_three_best_spaces_with_their_numbers_profits_and_risks() -> None:
    named = 0
    for moment in moments():
        if moment.view.phase is not Phase.PLACE or moment.view.options.hidden_money:
            continue
        seat = moment.view.to_act[0]
        view, moves = MANILA.view(moment.state, seat), MANILA.moves(moment.state, seat)
        promises = MANILA.promises(view, moves)
        heading, *hints = PRESENTER.hints(view, promises, cast()).splitlines()
        assert "what you hold" in heading
        assert len(hints) == min(3, len(promises))
        labels = [item.label for row in moment.prompt.rows for item in row.items if isinstance(item, Choice)]
        for hint, promise in zip(hints, promises, strict=False):
            found = re.fullmatch(r"\*\*(.+)\*\* → \*\*(.+)\*\*(?: · loses in (\d+) of 100)?", hint)
            assert found is not None
            assert found[1] in labels
            assert found[2] == amount(promise.worth)
            assert found[3] == (None if promise.risk is None else str(percent(promise.risk)))
            named += 1
    assert named > 150


def test_choices_are_numbered_alike_in_the_menu_and_on_the_board() -> None:
    for moment in moments():
        board = PRESENTER.board(moment.view, cast(moment.view.players), None, moment.open_moves)
        marked = getattr(board, "choices")  # noqa: B009 - a picture of ours
        items = [item for row in moment.prompt.rows for item in row.items if isinstance(item, Choice)]
        offered = {item.code: item.label for item in items if item.code.startswith("place:")}
        assert len(marked) == len(offered)
        for space, number in marked:
            assert offered[Place(space).code].startswith(f"{number} · ")


def test_a_pilot_is_told_which_course_earns_most() -> None:
    moment = first(Phase.PILOT)
    seat = moment.view.to_act[0]
    view = MANILA.view(moment.state, seat)
    best, *_ = promises = MANILA.promises(view, MANILA.moves(moment.state, seat))
    hints = PRESENTER.hints(view, promises, cast())
    assert f"**{PRESENTER.named(view, best.move, cast())}** → **{amount(best.worth)}**" in hints
    assert "loses" not in hints


# -- reasons -------------------------------------------------------------------------------------------


def thought_of(moment: Moment, place: int, *, public: bool) -> Thought:
    """What is said of the move that promises most, or of one further down, had it been made at a moment."""
    seat = moment.view.to_act[0]
    view = MANILA.view(moment.state, None if public else seat)
    promises = foreseen(MANILA, view, seat) if public else MANILA.promises(view, MANILA.moves(moment.state, seat))
    made, other = (promises[0], promises[1]) if not place else (promises[place], promises[0])
    return Thought(1, seat, view, made, other)


@pytest.mark.parametrize("public", [True, False])
def test_every_kind_of_decision_has_a_reason_that_names_both_choices_and_their_numbers(public: bool) -> None:
    for phase in set(Phase) - {Phase.OVER, Phase.PLEDGE}:
        for place in (0, 1):
            thought = thought_of(first(phase), place, public=public)
            assert thought.other is not None
            said = PRESENTER.because(thought, cast())
            assert said.startswith(f"**{cast().plain[thought.seat]}** ")
            assert len(gains(said)) >= 1
            assert len(said) <= 300
            made = PRESENTER.named(thought.view, thought.made.move, cast())
            if phase is Phase.AUCTION:
                assert "the office" in said
                continue
            assert f"chose **{made}**" in said
            assert PRESENTER.named(thought.view, thought.other.move, cast()) in said
            if phase not in (Phase.LOAD, Phase.START):
                shown = [amount(thought.made.worth), amount(thought.other.worth)]
                assert [amount(gain) for gain in gains(said)][: len(shown)] == shown[: len(gains(said))]


def test_a_bid_is_explained_by_what_the_office_is_worth() -> None:
    thought = thought_of(first(Phase.AUCTION), 0, public=False)
    assert isinstance(thought.made.move, Bid)
    office = thought.made.worth + thought.made.move.amount
    assert f"worth {office:.1f} pesos, which leaves {amount(thought.made.worth)}" in PRESENTER.because(thought, cast())
    passed = thought_of(first(Phase.AUCTION), 1, public=False)
    assert isinstance(passed.made.move, Pass)
    assert f"a bid of 1 would have left {amount(office - 1)}" in PRESENTER.because(passed, cast())


def test_a_seat_that_searches_speaks_of_games_won() -> None:
    thought = thought_of(first(Phase.AUCTION), 0, public=True)
    assert thought.other is not None
    made, other = replace(thought.made, worth=0.313), replace(thought.other, worth=0.29)
    said = PRESENTER.because(replace(thought, made=made, other=other, measure="chance"), cast())
    name = PRESENTER.named(thought.view, other.move, cast())
    assert f"it promised 31 wins in 100 games, and the next best, **{name}**, 29 wins in 100 games" in said


def test_hints_for_the_auction_name_the_bid_to_make_and_the_pass() -> None:
    moment = first(Phase.AUCTION)
    seat = moment.view.to_act[0]
    for view in (moment.view, MANILA.view(moment.state, seat)):
        promises = foreseen(MANILA, view, seat)
        _, bid, passing = PRESENTER.hints(view, promises, cast()).splitlines()
        assert bid.startswith("**Bid ")
        assert passing == "**Pass** → **0.0**"


def test_a_reason_says_when_another_choice_seemed_better() -> None:
    moment = first(Phase.PLACE)
    assert "or it slipped" in PRESENTER.because(thought_of(moment, 5, public=True), cast())
    assert "looked further ahead" in PRESENTER.because(thought_of(moment, 5, public=False), cast())


# -- odds ----------------------------------------------------------------------------------------------


def test_odds_come_with_the_launch() -> None:
    assert "when the punts are launched" in PRESENTER.odds(first(Phase.AUCTION).view, cast())
    text = PRESENTER.odds(first(Phase.PLACE).view, cast())
    assert text.count("wreck **") == 3


def test_odds_list_every_vacant_space_once_the_best_first() -> None:
    for moment in moments():
        view = moment.view
        if not view.lap:
            continue
        text = PRESENTER.odds(view, cast())
        assert len(text) <= limits.TEXT
        listed = [line for line in text.splitlines() if re.search(r": \*\*[+−]?\d+\.\d\*\*$", line)]
        assert len(listed) == sum(view.fee(space) is not None for space in Space)
        amounts = gains("\n".join(line.replace("**", " ") for line in listed))
        assert amounts == sorted(amounts, reverse=True)


def test_odds_are_those_of_all_rolls_that_may_fall() -> None:
    """Fates by throwing every combination of dice there is; profits as the engine counts them."""
    looked = 0
    for moment in moments():
        view = moment.view
        if not view.lap or view.phase is not Phase.PLACE:
            continue
        text = PRESENTER.odds(view, cast())
        told = re.findall(r"on (\d+): port \*\*(\d+) %\*\* · stops on 13: \*\*(\d+) %\*\* · wreck \*\*(\d+) %", text)
        at_sea = [punt for punt in view.punts if punt.berth is Berth.SEA and not punt.plundered]
        assert len(told) == len(at_sea)
        for punt, (space, *fates) in zip(at_sea, told, strict=True):
            ends = [_end(punt.position, roll) for roll in product(range(1, 7), repeat=3 - view.rolls)]
            assert int(space) == punt.position
            for shown, count in zip(fates, (sum(e > 13 for e in ends), ends.count(13), sum(e < 13 for e in ends)),
                                    strict=True):  # fmt: skip
                assert int(shown) == percent(count / len(ends))
            looked += 1
        for space, gain in space_profits(view).items():
            name = PRESENTER._say("manila-space", space=space.name.lower())
            assert f" {name}: **{amount(gain)}**" in text
    assert looked > 100


def _end(position: int, roll: tuple[int, ...]) -> int:
    """Where a punt ends by these dice: who has passed 13 is in port and rolls no more."""
    for die in roll:
        if position > 13:
            break
        position += die
    return position


def test_odds_tell_a_merchant_what_they_have_already_and_the_public_nothing_of_it() -> None:
    moment = first(Phase.PLACE)
    assert "Your accomplices" in PRESENTER.odds(MANILA.view(moment.state, 0), cast())
    assert "Your accomplices" not in PRESENTER.odds(moment.view, cast())


def test_pages_of_the_rules_have_pictures_that_can_be_drawn_with_words_for_them() -> None:
    shown = [PRESENTER.rules_picture(page) for page in range(len(PRESENTER.rules_pages()))]
    illustrations = [picture for picture in shown if picture is not None]
    assert len(illustrations) == 9
    assert len({picture.alt for picture in illustrations}) == 9
    for picture in illustrations:
        assert picture.paint().data.startswith(b"\x89PNG")
        assert 0 < len(picture.alt) <= limits.ALT_TEXT
    assert PRESENTER.rules_picture(99) is None


def test_chapters_are_voyages() -> None:
    decisions, state = game(4, TABLES[1][1], 0)
    names = list(dict.fromkeys(PRESENTER.chapter(moment.view) for moment in decisions))
    assert names == [f"Voyage {number}" for number in range(1, MANILA.view(state, None).voyage + 1)]


def test_a_game_becomes_a_film() -> None:
    decisions, _ = game(3, TABLES[0][1], 1)
    film = PRESENTER.film([moment.view for moment in decisions][:12], cast(3))
    assert film is not None
    assert film().data.startswith(b"GIF89a")
