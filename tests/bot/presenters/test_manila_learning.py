"""What Manila tells those who learn it: explanations, hints, odds, illustrations, chapters."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.presenters.base import Choice
from bot.ui import limits
from engine.manila.board import PROFIT, Space
from engine.manila.game import MANILA
from engine.manila.moves import Pilot, Place
from engine.manila.odds import fate_from, space_profits
from engine.manila.view import Berth, Phase
from tests.bot.presenters.manila_games import PRESENTER, TABLES, Moment, cast, game, moments


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


def test_hints_name_the_best_spaces_with_their_numbers_and_profits() -> None:
    named = 0
    for moment in moments():
        if moment.view.phase is not Phase.PLACE or moment.view.stowaway:
            continue
        offered = [m for m in moment.open_moves if isinstance(m, Place)]
        if len(offered) < 3 or moment.view.options.hidden_money:
            continue
        hints = PRESENTER.hints(moment.view, moment.open_moves)
        best = sorted((space_profits(moment.view)[move.space] for move in offered), reverse=True)[:3]
        assert gains(hints) == [round(gain, 1) + 0.0 for gain in best]
        labels = [item.label for row in moment.prompt.rows for item in row.items if isinstance(item, Choice)]
        number, name = re.findall(r"\*\*(\d+) ([^*]+)\*\*", hints)[0]
        assert any(label.startswith(f"{number} · {name.split()[0]}") for label in labels)
        named += 1
    assert named > 50


def test_choices_are_numbered_alike_in_the_menu_and_on_the_board() -> None:
    for moment in moments():
        board = PRESENTER.board(moment.view, cast(moment.view.players), None, moment.open_moves)
        marked = getattr(board, "choices")  # noqa: B009 - a picture of ours
        items = [item for row in moment.prompt.rows for item in row.items if isinstance(item, Choice)]
        offered = {item.code: item.label for item in items if item.code.startswith("place:")}
        assert len(marked) == len(offered)
        for space, number in marked:
            assert offered[Place(space).code].startswith(f"{number} · ")


def test_a_pilot_is_told_which_course_earns_and_none_when_none_does() -> None:
    moment = first(Phase.PILOT)
    seat = moment.view.to_act[0]
    empty = [replace(punt, aboard=(None,) * len(punt.aboard)) for punt in moment.view.punts]
    mine = replace(empty[0], position=9, berth=Berth.SEA, letter=None, aboard=(seat, *empty[0].aboard[1:]))
    free: tuple[None, None, None] = (None, None, None)
    view = replace(moment.view, punts=(mine, *empty[1:]), ports=free, yards=free, pirates=(None, None), insurance=None)
    on, back = Pilot(((mine.ware, 1),)), Pilot(((mine.ware, -1),))
    hints = PRESENTER.hints(view, [on, back, Pilot(())])
    assert "+1" in hints
    assert "−1" not in hints
    one, two = (fate_from(position, 1) for position in (9, 10))
    more = two.port + two.thirteen - one.port - one.thirteen
    assert gains(hints)[-1] == round(PROFIT[mine.ware] * more, 1)
    assert PRESENTER.hints(view, [back, Pilot(())]) == ""


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
