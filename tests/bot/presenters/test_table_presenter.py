"""Words and pictures by convention: texts get what they declare, many choices have pages, a film ends on the poster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest

from bot.core.presenter import Buttons, Choice, Menu, PlayerNames, Prompt, SubmenuButton
from bot.core.texts import LOCALE_DIR, Texts
from bot.games.table_package import table_package
from bot.games.table_presenter import Cards, Counter, Dice, Row, TablePresenter, Text
from engine.game import Place, Seat, Standing
from engine.table_game import TableEvent, TableGame, TableMove, TableState, TableView
from render.encode import Media
from tests.engine.test_table_game import Coins, Thoughtful

WORDS = """
# $total (number) - of all
tiles-heading = Tiles · { $total }
# $name (text) - who decides
tiles-turn = { $name } picks.
# $name (text) - who took
# $from_seat (text) - from whom
# $loud (text) - yes or no
tiles-Taken = { $name } takes from { $from_seat } ({ $loud }).
# $number (number) - which
# $total (number) - of all
tiles-choice-Pick = { $number } of { $total }
tiles-choice-Pass = Pass
tiles-choose = Pick
# $name (text) - whose
# $parts (text) - what
tiles-row = { $name }: { $parts }
# $name (text) - who has won
tiles-result = { $name } wins.
tiles-chapter = All
tiles-explain = Pick.
tiles-rules = Pick.
"""
NAMES = PlayerNames(("Ann", "Ben"), ("**Ann**", "**Ben**"), ("<@1>", "<@2>"))


class Pick(TableMove):
    """A tile."""

    number: Annotated[int, range(60)]


class Pass(TableMove):
    """None."""


class Taken(TableEvent):
    """A tile of another."""

    seat: Seat
    from_seat: Seat
    loud: bool


class Tiles(TableState):
    """How many there are."""

    total: int

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (1,)


class Tiling(Coins):
    """Only what its presenter asks for."""

    kind = "tiles"
    every_move = (Pass, Pick)


class TilesPresenter(TablePresenter):
    game: ClassVar[TableGame[Any, Any]] = Tiling()

    def rows(self, view: TableView[Tiles]) -> Sequence[Row]:
        return [
            Row((Text("first"), Dice((1, 6, 0)), Cards(("A♠", "")), Counter(view.state.total)), 0),
            Row((Text("all"),)),
        ]


class ThoughtfulPresenter(TilesPresenter):
    game = Thoughtful()


VIEW: TableView[Tiles] = TableView(None, (1, 0), 0, {}, Tiles(60))
MOVES = [Pass(), *Pick.every()]


@pytest.fixture
def presenter(tmp_path: Path) -> TilesPresenter:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "tiles.ftl").write_text(WORDS, encoding="utf-8")
    return TilesPresenter(Texts(folders=(LOCALE_DIR, tmp_path)))


def codes(prompt: Prompt) -> list[str]:
    return [item.code for row in prompt.rows for item in row.items if isinstance(item, Choice)]


def test_text_gets_the_fields_that_it_declares_and_seats_by_name(presenter: TilesPresenter) -> None:
    assert presenter.heading(VIEW, NAMES) == "Tiles · 60"
    assert presenter.turn(VIEW, NAMES) == "<@2> picks."
    taken = Taken(0, 1, loud=True)
    assert presenter.lines([taken], NAMES) == ["**Ann** takes from **Ben** (true)."]
    assert (taken.from_seat, taken.loud) == (1, True)


def test_many_choices_have_pages_and_each_is_on_one(presenter: TilesPresenter) -> None:
    prompt = presenter.prompt(VIEW, MOVES, NAMES)
    alone, menu, _ = prompt.rows
    assert isinstance(alone, Buttons)
    assert codes(Prompt("", (alone,))) == ["pass"]
    assert isinstance(menu, Menu)
    assert [item.label for item in menu.items][:2] == ["0 of 60", "1 of 60"]
    found = codes(prompt)
    while isinstance(prompt.rows[-1], Buttons) and isinstance(way := prompt.rows[-1].items[-1], SubmenuButton):
        further = presenter.further(VIEW, MOVES, way.path, NAMES)
        assert further is not None
        prompt = further
        found += codes(prompt)
    assert found == [move.code for move in MOVES]
    for nowhere in ("0", "75", "-", "x", "²"):
        assert presenter.further(VIEW, MOVES, nowhere, NAMES) is None


def test_few_choices_are_buttons(presenter: TilesPresenter) -> None:
    (row,) = presenter.prompt(VIEW, MOVES[:5], NAMES).rows
    assert isinstance(row, Buttons)
    assert presenter.prompt(VIEW, [], NAMES).rows == ()


def test_the_words_say_what_the_picture_shows_and_what_it_covers(presenter: TilesPresenter) -> None:
    assert presenter.alt(VIEW, NAMES) == "Tiles · 60. Ann: first, 1 6 ?, A♠ ?, 60\nall"


def test_the_poster_names_the_winner_and_the_film_rests_on_it(presenter: TilesPresenter) -> None:
    standing = Standing((Place((1,), 1, 5), Place((0,), 2, 3)))
    poster = presenter.result_board(VIEW, standing, NAMES)
    assert presenter.result(VIEW, standing, NAMES).startswith("## **Ben** wins.")
    assert presenter.result_alt(VIEW, standing, NAMES).startswith("Ben wins.")
    board, drawn = presenter.board(VIEW, NAMES, None)(), poster()
    assert drawn.height > board.height
    assert drawn != presenter.result_board(VIEW, Standing((Place((0,), 1, 5), Place((1,), 2, 3))), NAMES)()
    views = [replace(VIEW, state=Tiles(total)) for total in range(100)]
    film = presenter.film(views, NAMES, poster)()
    assert film.media is Media.GIF
    assert film.height == drawn.height // 2


def test_a_package_has_its_texts_and_a_daily_with_a_usual_move() -> None:
    package = table_package(ThoughtfulPresenter, "🖐")
    assert {"why-coins-turn", "coins-choice-Show", "coins-Tossed", "coins-rules"} <= {*package.texts}
    assert package.daily is not None
    deal = package.daily.deal
    assert (deal.level, deal.best) == ("simple", "expert")
    solo = deal.played("day")
    assert not deal.over(solo.view(None))
    for seat in (0, 1, 0):
        solo.play(seat, solo.moves(seat)[-1])
    assert deal.over(solo.view(None))
    assert (deal.score(solo.view(0)), deal.marks([], solo.view(0))) == (2, ("gain",))
    assert table_package(TilesPresenter, "🖐").daily is None


def test_a_daily_ends_after_the_moves_that_its_author_sets() -> None:
    daily = table_package(ThoughtfulPresenter, "🖐", daily_moves=1).daily
    assert daily is not None
    solo = daily.deal.played("day")
    for seat, over in ((0, False), (1, True)):
        solo.play(seat, solo.moves(seat)[-1])
        assert daily.deal.over(solo.view(None)) is over
