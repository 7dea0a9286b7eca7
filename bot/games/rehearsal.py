"""A test run of a package's game, to find faults before users do."""

from __future__ import annotations

import inspect
import pickle
import re
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

from bot.core import limits
from bot.core.foreign_errors import message_of
from bot.core.player_names import marked
from bot.core.presenter import Buttons, Choice, Paint, PlayerNames, Presenter, Prompt
from bot.core.texts import FALLBACK, Texts
from bot.games.package import GamePackage
from engine.game import AnyGame, GameError, Seat
from engine.player import ThoughtDice
from engine.puzzles.sets import read
from engine.table_game import TableGame

SHOWN: Final = 12
"""Decisions presented as text, from the first."""
PLAYED: Final = 2000
SECONDS: Final = 5.0
"""Maximum seconds of a rehearsal, which delays the bot's start."""

_CODE: Final = re.compile(r"[A-Za-z0-9:,.+-]{1,60}")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Moment:
    game: AnyGame
    state: Any
    cast: PlayerNames
    presenter: Presenter
    texts: Texts


class Rehearsal:
    """Plays a game with the fewest and the most seats, in every language."""

    def __init__(self, package: GamePackage, said: Mapping[str, Texts]) -> None:
        self._package, self._game, self._said = package, package.game, said
        self._found: dict[str, str] = {}
        self._end = monotonic() + SECONDS

    def misses(self) -> list[str]:
        made = {language: self._try(self._package.presenter, texts) for language, texts in self._said.items()}
        presenters = {language: presenter for language, presenter in made.items() if presenter is not None}
        if not self._found:
            for seats in dict.fromkeys((self._game.seats[0], self._game.seats[-1])):
                self._try(self._play, seats, presenters)
            self._try(self._extras)
        return [f"{where}: {what}" for where, what in self._found.items()]

    def _try(self, call: Callable[..., T], *args: Any) -> T | None:
        """Return the result of a call; ``None`` if it failed or time is up."""
        if monotonic() > self._end:
            return None
        try:
            return call(*args)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # third-party code may raise anything, even ``SystemExit``
            self._note(f"{_culprit(error, self._package)}: {type(error).__name__}", message_of(error))
            return None

    def _play(self, seats: int, presenters: Mapping[str, Presenter]) -> None:
        game, random = self._game, Random(seats)
        names = tuple(f"Player {seat + 1}" for seat in range(seats))
        shown = tuple(marked(seat, name) for seat, name in enumerate(names))
        cast, dice = PlayerNames(names, shown, shown), ThoughtDice(random)
        state, events = game.start(seats, game.options_type(), dice)
        before = None
        for number in range(PLAYED):
            if monotonic() > self._end:
                break
            acting = game.to_act(state)
            if number < SHOWN or not acting:
                for language, presenter in presenters.items():
                    moment = _Moment(game, state, cast, presenter, self._said[language])
                    self._show(moment, before, events, paint=language == FALLBACK and (before is None or not acting))
            if not acting:
                break
            before, seat = game.view(state, None), random.choice(acting)
            if game.load(game.dump(state)) != state:
                raise GameError("a state that was stored is another when it comes back")
            if isinstance(game, TableGame) and game.hidden:
                self._try(self._compare, state, seat, number)
            move = random.choice(game.moves(state, seat))
            if not _CODE.fullmatch(move.code) or game.parse(move.code) != move:
                raise GameError(f"{move.code!r} is no code of a move, or of another")
            state, events = game.play(state, seat, move, dice)

    def _compare(self, state: Any, seat: Seat, number: int) -> None:
        """Note public moves that depend on secrets, and guesses that contradict the view."""
        game = self._game
        view = game.view(state, None)
        other = game.imagine(view, Random(number))
        if game.view(other, None) != view:
            raise GameError("a guess of what is hidden does not agree with the view")
        now, then = (
            {move.code: move for move in game.moves(each, seat) if not move.private} for each in (state, other)
        )
        for code in now.keys() ^ then.keys():
            kind: Any = type({**now, **then}[code])
            where = place_of(kind, self._package.folder)
            self._note(where, f"{kind.__name__} is offered to everyone, and tells what is hidden: set private = True")

    def _show(self, at: _Moment, before: Any, events: Sequence[Any], *, paint: bool) -> None:
        view, presenter, attempt = at.game.view(at.state, None), at.presenter, self._try
        acting = at.game.to_act(at.state)
        moves = at.game.moves(at.state, acting[0]) if acting else []
        public = [move for move in moves if not move.private]
        for call in (presenter.heading, presenter.turn, presenter.alt, presenter.text_board):
            attempt(call, view, at.cast)
        attempt(presenter.lines, events, at.cast)
        self._check(attempt(presenter.prompt, view, public, at.cast))
        for about in (presenter.chapter, presenter.explain, presenter.rules_page_for):
            attempt(about, view)
        paints = [attempt(presenter.board, view, at.cast, before, public)]
        if before is not None:
            paints.append(attempt(presenter.motion, view, at.cast, before, events, public))
        paints += [self._show_hand(at, acting[0], moves)] if acting else self._show_end(at, view)
        for each in paints if paint else ():
            if each is not None and attempt(pickle.dumps, each) is not None:  # it is drawn in another process
                attempt(each)

    def _show_hand(self, at: _Moment, seat: Seat, moves: Sequence[Any]) -> Paint | None:
        game, presenter, attempt = at.game, at.presenter, self._try
        own = game.view(at.state, seat)
        panel = attempt(presenter.hand, own, moves, at.cast)
        if panel is not None:
            self._check(panel.prompt)
        for move in moves[: limits.SELECT_OPTIONS]:
            attempt(presenter.named, own, move, at.cast)
            attempt(presenter.caution, own, move, at.cast)
            for other in range(len(at.cast.plain)):
                attempt(self._refuse, at, other, move)
        if presenter.offers_odds:
            attempt(presenter.odds, own, at.cast)
        return None if panel is None else panel.paint

    def _refuse(self, at: _Moment, seat: Seat, move: Any) -> None:
        """Format the reason why a seat may not make a move, if it may not."""
        reason = at.game.illegal_reason(at.state, seat, move)
        if reason is not None:
            at.texts.reason(reason, at.cast.marked)

    def _show_end(self, at: _Moment, view: Any) -> list[Paint | None]:
        standing = at.game.standing(at.state)
        self._try(at.presenter.result, view, standing, at.cast)
        self._try(at.presenter.result_alt, view, standing, at.cast)
        return [self._try(at.presenter.result_board, view, standing, at.cast)]

    def _check(self, prompt: Prompt | None) -> None:
        """Record choices that Discord would refuse, or that are no moves."""
        where = place_of(self._package.presenter, self._package.folder)
        for row in () if prompt is None else prompt.rows:
            in_a_row = isinstance(row, Buttons)
            most = limits.BUTTONS_A_ROW if in_a_row else limits.SELECT_OPTIONS
            room = limits.BUTTON_LABEL if in_a_row else limits.OPTION_TEXT
            if not 1 <= len(row.items) <= most:
                self._note(where, f"{len(row.items)} choices in a row that takes 1 to {most}")
            for item in row.items:
                if isinstance(item, Choice):
                    self._try(self._game.parse, item.code)
                if not 1 <= len(item.label) <= room:
                    self._note(where, f"a choice is called {item.label!r}, and must have 1 to {room} characters")

    def _note(self, where: str, what: str) -> None:
        """Record a fault, unless one is recorded for that place."""
        self._found.setdefault(where, what)

    def _extras(self) -> None:
        package = self._package
        if package.puzzles.is_file() and read(package.puzzles).kind != package.kind:
            raise GameError(f"{package.puzzles} has puzzles of another game")
        if package.lesson is not None:
            for number in range(len(package.lesson.steps)):
                package.lesson.view(number)
        if package.daily is not None:
            package.daily.deal.played("rehearsal")


@cache
def place_of(thing: Any, folder: Path) -> str:
    try:
        return f"{short_path(Path(inspect.getfile(thing)), folder)}:{inspect.getsourcelines(thing)[1]}"
    except (OSError, TypeError):
        return str(getattr(thing, "__qualname__", thing))


def _culprit(error: BaseException, package: GamePackage) -> str:
    """Return the package's file and line that caused an error, or its own."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(package.folder)] or frames
    return f"{short_path(Path(own[-1].filename), package.folder)}:{own[-1].lineno}"


def short_path(file: Path, folder: Path) -> str:
    """Return a file's path within a package, as ``dice/game.py``."""
    return str(file.relative_to(folder.parent) if file.is_relative_to(folder.parent) else file)
