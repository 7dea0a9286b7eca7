"""What Manila tells those who learn it: explanations, hints, odds, illustrations, chapters."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

from bot.core import limits
from bot.core.presenter import Choice
from bot.games.catalogue import catalogue
from bot.games.figures import percent
from engine.advice import Thought
from engine.game import Evaluation
from engine.manila.board import LETTER_PAYS, ROUTE_END, Space, Ware
from engine.manila.events import Piloted, Rolled
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Buy, Leave, Pass, Pilot, Place
from engine.manila.view import Berth, Phase
from engine.search.evaluator import PositionEval, Question, Samples, judge
from render.manila import samples
from render.paints import Drawing
from tests.bot.presenters.manila_games import PRESENTER, TABLES, TEXTS, Moment, game, moments
from tests.bot.presenters.people import cast
from tests.render.english import english


def first(phase: Phase) -> Moment:
    """The first moment of a phase in any game without hidden money."""
    return next(m for m in moments() if m.view.phase is phase and not m.view.options.hidden_money)


def test_every_phase_has_an_explanation_of_its_own() -> None:
    texts = {m.view.phase: PRESENTER.explain(m.view) for m in moments()}
    assert set(texts) == set(Phase) - {Phase.OVER}
    assert len(set(texts.values())) == len(texts)
    for text in texts.values():
        assert text.count(". ") >= 1
        assert len(text) <= 400


def judged(phase: Phase, *, public: bool = False, moment: Moment | None = None, games: int = 6) -> PositionEval:
    """What is thought of the choices of a moment."""
    moment = moment or first(phase)
    seat = moment.view.to_act[0]
    found = judge(MANILA, Question(MANILA.view(moment.state, None if public else seat), seat), games)
    assert found is not None
    return found


@pytest.mark.slow
def test_hints_name_up_to_three_choices_with_pay_and_win_chance() -> None:
    named = 0
    for moment in [m for m in moments() if m.view.phase is Phase.PLACE and not m.view.options.hidden_money][::40]:
        found = judged(Phase.PLACE, moment=moment)
        heading, *hints = PRESENTER.hints(found.question.view, found, cast()).splitlines()
        assert "6 simulated games" in heading
        assert len(hints) == min(3, len(found.verdicts))
        assert hints[0].endswith("*best for you*")
        for hint, verdict in zip(hints, found.verdicts, strict=False):
            assert hint.startswith(f"**{PRESENTER.named(found.question.view, verdict.move, cast())}** — ")
            assert re.search(r"wins \d of 10 games|hardly ever wins|wins nearly every game", hint)
            assert not re.search(r"\d\.\d|→", hint)
            assert ("*about as good*" in hint) == (verdict.near and verdict is not found.best)
            if isinstance(verdict.move, Place) and verdict.move.space.name.startswith("PORT"):
                assert f"earns {LETTER_PAYS[verdict.move.space - Space.PORT_A]} · {told(hint)}" in offered(
                    moment, verdict.move
                )
            named += 1
    assert named > 20


def told(hint: str) -> str:
    """How likely a hint says a choice is paid."""
    found = re.search(r"pay \d+ for \d+, ([^·]+) · ", hint)
    assert found is not None
    return found[1]


def offered(moment: Moment, move: Place) -> str:
    """What a space is called in the menu."""
    items = [item for row in moment.prompt.rows for item in row.items]
    return next(item.label for item in items if isinstance(item, Choice) and item.code == move.code)


def test_gains_are_said_in_whole_pesos_compared_with_next_best() -> None:
    tried = [Samples(Pass(), (Evaluation(0.4, 20.0),) * 3), Samples(Bid(9), (Evaluation(0.2, 25.2),) * 3)]
    view = first(Phase.AUCTION).view
    said = PRESENTER.hints(view, PositionEval(Question(view, 0), 3, tuple(tried)), cast()).splitlines()
    assert said[1] == "**Pass** — wins 4 of 10 games, but earns about 5 pesos less than Bid 9 · *best for you*"
    assert said[2] == "**Bid 9** — wins 2 of 10 games · *worse*"


def test_bids_that_are_about_as_good_are_one_hint() -> None:
    worths = {9: 0.4, 12: 0.4, 16: 0.4, 25: 0.1, 40: 0.4}
    tried = [Samples(Bid(bid), (Evaluation(chance, 0.0),) * 3) for bid, chance in worths.items()]
    tried.append(Samples(Pass(), (Evaluation(0.2, 0.0),) * 3))
    view = first(Phase.AUCTION).view
    _, *hints = PRESENTER.hints(view, PositionEval(Question(view, 0), 3, tuple(tried)), cast()).splitlines()
    assert hints[0] == "**Bid anything from 9 to 16** — wins 4 of 10 games · *best for you*"
    # 25 between them is worse, so 40 is a choice of its own.
    assert [hint.split("**")[1] for hint in hints[1:]] == ["Bid 40", "Pass"]


def test_choices_are_numbered_alike_in_the_menu_and_on_the_board() -> None:
    for moment in moments():
        board = PRESENTER.board(moment.view, cast(moment.view.players), None, moment.open_moves)
        assert isinstance(board, Drawing)
        marked = dict(board.named)["marks"].choices
        items = [item for row in moment.prompt.rows for item in row.items if isinstance(item, Choice)]
        offered = {item.code: item.label for item in items if item.code.startswith("place:")}
        assert len(marked) == len(offered)
        for space, number in marked:
            assert offered[Place(space).code].startswith(f"{number} · ")


# -- reasons -------------------------------------------------------------------------------------------


def thought_of(phase: Phase, place: int, *, public: bool) -> Thought:
    """What is said of the best move, or of one further down, had it been made at a moment."""
    found = judged(phase, public=public)
    question = replace(found.question, made=found.verdicts[place].move)
    return Thought(1, replace(found, question=question))


@pytest.mark.slow
@pytest.mark.parametrize("public", [True, False])
def test_reason_for_any_move_names_both_choices_and_win_chances(public: bool) -> None:
    for phase in set(Phase) - {Phase.OVER, Phase.PLEDGE}:
        for place in (0, 1):
            thought = thought_of(phase, place, public=public)
            assert thought.other is not None
            said = PRESENTER.because(thought, cast())
            assert said.startswith(f"**{cast().plain[thought.seat]}** ")
            assert len(said) <= 300
            assert f"chose **{PRESENTER.named(thought.view, thought.made.move, cast())}**" in said
            assert PRESENTER.named(thought.view, thought.other.move, cast()) in said
            assert re.search(r"wins? \d of 10 games|hardly ever wins|wins nearly every game", said)


def test_a_reason_says_when_another_choice_seemed_better() -> None:
    view = first(Phase.AUCTION).view
    own = MANILA.view(first(Phase.AUCTION).state, 0)
    for basis, words in ((view, "or it made a mistake"), (own, "or it looked further ahead")):
        tried = (Samples(Pass(), (Evaluation(0.2, 0.0),) * 3), Samples(Bid(9), (Evaluation(0.4, 0.0),) * 3))
        thought = Thought(1, PositionEval(Question(basis, 0, Pass()), 3, tried))
        assert words in PRESENTER.because(thought, cast())


def test_a_choice_that_is_about_as_good_is_called_so() -> None:
    view = first(Phase.AUCTION).view
    tried = (
        Samples(Pass(), (Evaluation(0.2, 0.0), Evaluation(0.4, 0.0))),
        Samples(Bid(9), (Evaluation(0.4, 0.0), Evaluation(0.2, 0.1))),
    )
    for made in (Pass(), Bid(9)):
        assert "is about as good" in PRESENTER.because(
            Thought(1, PositionEval(Question(view, 0, made), 2, tried)), cast()
        )


# -- odds ----------------------------------------------------------------------------------------------


def test_odds_come_with_the_launch() -> None:
    assert "when the punts are launched" in PRESENTER.odds(first(Phase.AUCTION).view, cast())
    text = PRESENTER.odds(first(Phase.PLACE).view, cast())
    assert text.count("wreck **") == 3


def test_odds_before_the_launch_have_a_line_per_start_space() -> None:
    _, *lines = PRESENTER.odds(first(Phase.AUCTION).view, cast()).splitlines()
    assert [line.split(":")[0] for line in lines] == [f"- from space {space}" for space in (5, 4, 3, 2, 1, 0)]


LISTED = ("PORT_A", "PORT_B", "PORT_C", "YARD_A", "YARD_B", "YARD_C", "PIRATE", "INSURANCE")


def test_odds_of_a_punt_are_those_of_its_seats() -> None:
    """On 13 at the end, a punt reaches port where no pirate waits, and is lost where one does."""
    view = first(Phase.PLACE).view
    assert view.pirates == (None, None)
    for pirates, fates in (((None, None), "reaches port **84%** · wreck **16%**"),
                           ((0, None), "reaches port **74%** · pirates **10%** · wreck **16%**")):  # fmt: skip
        seen = replace(view, pirates=pirates, punts=tuple(replace(punt, position=5) for punt in view.punts))
        assert PRESENTER.odds(seen, cast()).count(f" on 5: {fates}") == 3


def test_odds_say_what_is_sure_as_sure() -> None:
    view = first(Phase.PLACE).view
    one, two, three = view.punts
    punts = (replace(one, position=13), replace(two, position=0), replace(three, position=8))
    said = PRESENTER.odds(replace(view, rolls=2, punts=punts), cast())
    assert " on 13: reaches port **for sure**" in said
    assert " on 0: wrecked **for sure**" in said
    assert "Port A: **for sure**" in said
    assert "Port C: never" in said
    assert "Insurance: **10** at once, for sure · nothing to pay back: **0%**" in said


@pytest.mark.slow
def test_odds_list_chances_of_free_paying_spaces_no_profit() -> None:
    for moment in moments():
        view = moment.view
        if not view.lap:
            continue
        text = PRESENTER.odds(view, cast())
        assert len(text) <= limits.TEXT
        _, _, listed = text.partition("**How likely one more accomplice gets paid**")
        names = re.findall(r"(?:^|·) ?\W+ ([A-Z][^:·]*): ", "\n".join(listed.splitlines()[1:-1]), re.MULTILINE)
        free = [space for space in Space if view.fee(space) is not None]
        # A seat is paid as its punt reaches port, which is told above: there is one figure for one thing.
        assert names == [TEXTS("manila-space", space=space.name.lower()) for space in free if space.name in LISTED]
        assert not re.search(r"\d\.\d", text)


def test_odds_list_ports_and_shipyards_in_a_line_each() -> None:
    *_, listed = PRESENTER.odds(first(Phase.PLACE).view, cast()).partition(
        "**How likely one more accomplice gets paid**"
    )
    ports, yards, *_ = listed.splitlines()[1:]
    for line, place in ((ports, "Port"), (yards, "Shipyard")):
        assert [part.split(":")[0].split(" ", 1)[1] for part in line.split(" · ")] == [f"{place} {x}" for x in "ABC"]


@pytest.mark.slow
def test_odds_are_those_of_all_rolls_that_may_fall() -> None:
    """Fates by throwing every combination of dice there is."""
    looked = 0
    for moment in moments():
        view = moment.view
        if not view.lap or view.phase is not Phase.PLACE:
            continue
        text = PRESENTER.odds(view, cast())
        told = re.findall(
            r"on (\d+): reaches port \*\*(\d+)%\*\*(?: · pirates \*\*(\d+)%\*\*)? · wreck \*\*(\d+)%", text
        )
        thrown = [(punt, [_end(punt.position, roll) for roll in product(range(1, 7), repeat=3 - view.rolls)])
                  for punt in view.punts if punt.berth is Berth.SEA and not punt.plundered]  # fmt: skip
        raid = view.pirates != (None, None)
        open_still = [(punt, ends) for punt, ends in thrown if min(ends) < 13 + raid and max(ends) >= 13]
        assert len(told) == len(open_still)
        for (punt, ends), (space, *fates) in zip(open_still, told, strict=True):
            assert int(space) == punt.position
            lost = ends.count(13) if raid else 0
            home = len(ends) - lost - sum(end < 13 for end in ends)
            for shown, count in zip(fates, (home, lost, sum(end < 13 for end in ends)), strict=True):
                assert int(shown or 0) == percent(count / len(ends))
            looked += 1
    assert looked > 100


def _end(position: int, roll: tuple[int, ...]) -> int:
    """Where a punt ends by these dice: who has passed 13 is in port and rolls no more."""
    for die in roll:
        if position > 13:
            break
        position += die
    return position


def test_odds_are_the_same_for_everybody() -> None:
    moment = first(Phase.PLACE)
    assert PRESENTER.odds(MANILA.view(moment.state, 0), cast()) == PRESENTER.odds(moment.view, cast())


@pytest.mark.slow
def test_rules_pages_have_drawable_pictures_with_alt_texts() -> None:
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


@pytest.mark.parametrize("language", catalogue().languages)
def test_what_stands_for_the_illustrations_has_their_figures(language: str) -> None:
    """In every language; illustrations are positions that were played, and change when players do."""
    words = catalogue().in_language(language)
    starts = [boat.position for boat in samples.table("place-first").punts]
    before, after, events = samples.voyage("roll")
    rolled = next(event for event in events if isinstance(event, Rolled))
    raid = samples.table("board")
    stopped = [boat for boat in raid.punts if boat.position == ROUTE_END]
    figures = {
        "master": [*starts, sum(starts)],
        "movement": [die for _, die, _, _ in rolled.moves],
        "pirates": [ROUTE_END],
        "market": [max(samples.end("clear").view.market)],
    }
    for subject, expected in figures.items():
        told = words("manila-lesson-alt", subject=subject)
        assert [int(figure) for figure in re.findall(r"[0-9]+", told)] == expected, subject
    assert len(stopped) == len({boat.ware for boat in stopped}) == 2
    assert before.rolls + 1 == after.rolls


def test_what_stands_for_the_illustrations_is_what_was_played() -> None:
    *_, before, after = samples.filmed("clear")
    risen = [ware.slug for ware in Ware if after.market[ware] > before.market[ware]]
    assert " and ".join(risen) in english("manila-lesson-alt", subject="market")
    _, _, events = samples.voyage("pilot")
    moves = next(event for event in events if isinstance(event, Piloted))
    assert not moves.large
    assert [end - start for _, start, end in moves.moves] == [1]
    berths = sorted((boat.berth, boat.letter) for boat in samples.table("over").punts)
    assert berths == [(Berth.PORT, 0), (Berth.PORT, 1), (Berth.YARD, 0)]


def test_shares_and_wares_come_with_what_is_held_of_them() -> None:
    for phase, kind in ((Phase.BUY, Buy), (Phase.LOAD, Leave)):
        moment = first(phase)
        view = MANILA.view(moment.state, moment.seat)
        assert view.hand is not None
        for move in moment.moves:
            if isinstance(move, kind) and move.ware is not None:
                held = view.hand.shares[move.ware]
                assert PRESENTER.fact(view, move) == f"you hold {held or 'none'} of it"
                assert PRESENTER.fact(moment.view, move) == ""


def test_pilots_read_how_often_what_they_move_arrives() -> None:
    moment = first(Phase.PILOT)
    ways = [move for move in moment.moves if isinstance(move, Pilot)]
    facts = {move.code: PRESENTER.fact(moment.view, move) for move in ways}
    assert facts["pilot:stay"] == ""
    assert all(" to port: " in fact for code, fact in facts.items() if code != "pilot:stay")


def test_who_can_pledge_right_here_is_not_sent_to_their_hand() -> None:
    moment = first(Phase.PLEDGE)
    for view, sent in ((moment.view, True), (MANILA.view(moment.state, moment.seat), False)):
        text = PRESENTER.prompt(view, moment.open_moves, cast(moment.state.players)).text
        assert ("My Hand" in text) is sent
        assert ("choose the shares to pledge" in text) is not sent
