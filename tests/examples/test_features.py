"""The guide's table of what a small game has: each row holds for the examples, and nothing is missing from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.core.presenter import Buttons, Choice, PlayerNames, Prompt, SubmenuButton
from bot.core.texts import LOCALE_DIR, Texts, languages
from bot.games.catalogue import GROUP, gather
from bot.games.table_presenter import TablePresenter
from engine.advice import hint, last_moments, thought
from engine.log import replay
from engine.puzzles.making import from_self_play
from engine.review import decisions
from engine.solo import Solo
from engine.table_game import TableGame
from render.encode import Media
from tests.examples.conftest import EXAMPLES, ROOT, importable

SEATS: Final = 2
NAMES: Final = PlayerNames(("Ann", "Ben"), ("**Ann**", "**Ben**"), ("<@1>", "<@2>"))


class Played:
    """An example as the catalogue hosts it, and a whole game of it, shown in English."""

    def __init__(self, kind: str) -> None:
        self.catalogue = gather([EntryPoint(kind, f"{kind}:PACKAGE", GROUP)])
        assert self.catalogue.left_out == {}
        self.package = self.catalogue.packages[kind]
        self.texts = self.catalogue.in_language("en")
        presenter = self.package.presenter(self.texts)
        assert isinstance(presenter, TablePresenter)
        self.presenter = presenter
        game = self.package.game
        assert isinstance(game, TableGame)
        self.game: TableGame[Any, Any] = game
        self.solos = [Solo(game, SEATS, game.options_type(), "a whole game")]
        random = Random(1)
        while acting := self.solo.to_act:
            moves = self.solo.moves(acting[0])
            code = game.players["easy"].choose(self.solo.view(acting[0]), moves, random).code
            deeds = [*self.solo.deeds, (acting[0], code)]
            self.solos.append(Solo(game, SEATS, game.options_type(), "a whole game", deeds))

    @property
    def solo(self) -> Solo:
        """The game as far as it was played."""
        return self.solos[-1]

    @cached_property
    def widest(self) -> Solo:
        """The moment with the most choices."""
        return max(self.solos[:-1], key=lambda solo: len(solo.moves(solo.to_act[0])))


def hosted(played: Played) -> bool:
    return not played.solo.to_act and {place.rank for place in played.solo.standing.places} == {1, 2}


def replayed(played: Played) -> bool:
    log = played.solo.log(0)
    *_, last = replay(played.game, log.header, log.entries)
    return played.game.standing(last.state) == played.solo.standing


def undone(played: Played) -> bool:
    """Only of moves that drew nothing and showed nothing: of none where each move draws a card."""
    found = shown = 0
    for before, after in zip(played.solos, played.solos[1:], strict=False):
        seat = before.to_act[0]
        happened = after.events_for(None, after.step)[0]
        showed = any(isinstance(event, played.game.shows) for event in after.events_for(seat, after.step)[0].events)
        safe = not happened.drew and not showed
        assert (after.last_decision(seat) == after.step) is safe
        found, shown = found + safe, shown + showed
    return found > 0 or shown == played.solo.step


def by_default(played: Played) -> bool:
    rules = played.game
    state = rules.imagine(played.widest.view(0), Random(1))
    seat = rules.to_act(state)[0]
    return rules.illegal_reason(state, seat, rules.default_move(state, seat)) is None


def ahead(played: Played) -> bool:
    view = played.widest.view(1 - played.widest.to_act[0])
    orders = played.game.orders.offered(view, ())
    assert codes(played.presenter.ahead(view, orders, NAMES)) == list(orders[:100])
    assert all(played.game.orders.judge(view, code) is None for code in orders)
    return "Next move" in played.presenter.ordered(view, orders[0], NAMES)


def described(played: Played) -> bool:
    return all(name in played.presenter.alt(played.widest.view(None), NAMES) for name in NAMES.plain)


def result(played: Played) -> bool:
    view, standing = played.solo.view(None), played.solo.standing
    winner = NAMES.plain[standing.winners[0]]
    assert winner in played.presenter.result_alt(view, standing, NAMES)
    board = played.presenter.board(view, NAMES, None)()
    return played.presenter.result_board(view, standing, NAMES)().height > board.height


def filmed(played: Played) -> bool:
    views = [solo.view(None) for solo in played.solos]
    end = played.presenter.result_board(views[-1], played.solo.standing, NAMES)
    return played.presenter.film(views, NAMES, end)().media is Media.GIF


def all_offered(played: Played) -> bool:
    seat, found = played.widest.to_act[0], list[str]()
    view, moves = played.widest.view(None), played.widest.moves(seat)
    prompt: Prompt | None = played.presenter.prompt(view, moves, NAMES)
    while prompt is not None:
        found += codes(prompt)
        last = prompt.rows[-1]
        way = last.items[-1] if isinstance(last, Buttons) else None
        prompt = played.presenter.further(view, moves, way.path, NAMES) if isinstance(way, SubmenuButton) else None
    return sorted(found) == sorted(move.code for move in moves)


def levels(played: Played) -> bool:
    seat = played.widest.to_act[0]
    view, moves = played.widest.view(seat), played.widest.moves(seat)
    chosen = [played.game.players[level].choose(view, moves, Random(1)) for level in played.game.levels]
    return len(chosen) == 4 and all(move in moves for move in chosen)


def advised(played: Played) -> bool:
    seat = played.widest.to_act[0]
    view = played.widest.view(seat)
    assert "simulated games" in played.presenter.hints(view, hint(played.game, view, seat), NAMES)
    log = played.solo.log(0)
    assert decisions(played.game, log, 0)
    said = [thought(played.game, moment) for moment in last_moments(played.game, log)]
    return any(found is not None and " chose **" in played.presenter.because(found, NAMES) for found in said)


async def at_once(function: Callable[..., Any], *args: Any) -> Any:
    return function(*args)


async def daily(played: Played) -> bool:
    daily = played.package.daily
    assert daily is not None
    par = await daily.deal.par("a day", daily.deal.edition, at_once)
    return bool(played.texts(f"{played.game.kind}-daily-score", score=par))


def puzzles(played: Played) -> bool:
    assert played.game.guide is not None
    found = next(from_self_play(played.game, "b", range(2)), None)
    return found is not None and played.game.parse(found.best).code == found.best


def odds(played: Played) -> bool:
    return played.presenter.offers_odds and "%" in played.presenter.odds(played.widest.view(None), NAMES)


def emojis(played: Played) -> bool:
    shown = {sign.stand_in for sign in played.package.emojis.values() if sign.paint().size == (128, 128)}
    return bool(shown) and shown <= set(played.presenter.emojis.values())


def taught(played: Played) -> bool:
    lesson = played.package.lesson
    if lesson is None:
        return False
    *asking, last = lesson.steps
    for number, step in enumerate(lesson.steps):
        assert played.texts(f"{played.game.kind}-lesson-{step.name}")
        assert lesson.paint(lesson.view(number), NAMES.plain, played.texts, step.show, step.mark)().data
    return len(asking) > 1 and not last.answers


def spoken(played: Played) -> bool:
    spoken = languages(played.package.locale)
    key = f"{played.game.kind}-explain"
    args = {"target": 100} if played.texts.declared[key] else {}
    said = {Texts(language, (LOCALE_DIR, played.package.locale))(key, **args) for language in spoken}
    return len(said) == len(spoken) > 1


ROWS: Final[dict[str, Callable[[Played], Any]]] = {
    "Tables, practice, arenas, seasons, game nights, spectators": hosted,
    "Replay and verified dice": replayed,
    "Undo": undone,
    "Default moves": by_default,
    "Premoves": ahead,
    "Alt texts": described,
    "Result image": result,
    "Highlights GIF": filmed,
    "Menus beyond 25 choices": all_offered,
    "AI levels": levels,
    "Hints, reasons and reviews": advised,
    "Daily challenge with score and par": daily,
    "Puzzles": puzzles,
    "Odds": odds,
    "Emojis": emojis,
    "First lesson": taught,
    "Languages": spoken,
}
ASKED_FOR: Final = {"Odds", "Emojis", "First lesson", "Languages"}
"""What a game has only if its author writes it: of the examples, Pig does."""
SLOW: Final = {"Puzzles"}
"""What takes minutes of a game with many choices: it is tried on Pig."""


@pytest.fixture(scope="module")
def examples() -> Iterator[dict[str, Played]]:
    with importable(*EXAMPLES):
        yield {example.name: Played(example.name) for example in EXAMPLES}


def codes(prompt: Prompt) -> list[str]:
    return [item.code for row in prompt.rows for item in row.items if isinstance(item, Choice)]


def test_the_guide_lists_every_feature() -> None:
    guide = (ROOT / "docs" / "developers" / "writing-a-game.md").read_text(encoding="utf-8")
    table = guide.split("| feature | comes from |")[1].split("\n\n")[0]
    assert re.findall(r"^\| ([A-Z][^|]*?) \|", table, re.MULTILINE) == list(ROWS)


@pytest.mark.slow
def test_the_guides_line_makes_puzzles(examples: dict[str, Played], monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (ROOT / "docs" / "developers" / "writing-a-game.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"manila (puzzles make .*)", guide.replace("goat", "pig"))
    package, made = examples["pig"].package, list[Path]()
    monkeypatch.setattr("bot.games.catalogue.catalogue", lambda: examples["pig"].catalogue)
    monkeypatch.setattr("bot.cli.puzzles._write", lambda _game, out, *_: made.append(out))
    result = CliRunner().invoke(app, line.split())
    assert result.exit_code == 0, result.output
    assert [file.name for file in made] == [package.puzzles.name]


@pytest.mark.parametrize("row", ROWS)
async def test_an_example_has_what_the_guide_promises(examples: dict[str, Played], row: str) -> None:
    kinds = ["pig"] if row in ASKED_FOR | SLOW else list(examples)
    for kind in kinds:
        found = ROWS[row](examples[kind])
        assert (await found if hasattr(found, "__await__") else found) is True, kind
