"""Games of Manila played at random, to look at every decision on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Final

from bot.core.presenter import AskNumber, Choice, Prompt, SubmenuButton
from bot.core.texts import Texts
from bot.games.manila import ManilaPresenter
from engine.manila.events import ManilaEvent
from engine.manila.game import MANILA
from engine.manila.moves import Bid, ManilaMove, Pass, Place
from engine.manila.options import ManilaOptions
from engine.manila.state import State
from engine.manila.view import ManilaView
from engine.player import ThoughtDice
from tests.bot.presenters.people import cast

TEXTS: Final = Texts()
PRESENTER: Final = ManilaPresenter(TEXTS)

TABLES: Final = (
    (3, ManilaOptions()),
    (4, ManilaOptions()),
    (5, ManilaOptions(kick_off=True)),
    (3, ManilaOptions(extra_round="second", stowaway="anywhere", deal="all")),
    (4, ManilaOptions(hidden_money=True, tie_break="cash")),
    (5, ManilaOptions(hidden_money=True, kick_off=True, stowaway="anywhere", opener="host")),
)
"""Every seat count, and every value of every house rule."""


@dataclass(frozen=True)
class Moment:
    """One decision of a game: the state, who decides, what they can do, and what had just happened."""

    state: State
    seat: int
    moves: tuple[ManilaMove, ...]
    happened: tuple[ManilaEvent, ...]

    @cached_property
    def view(self) -> ManilaView:
        """What everybody sees."""
        return MANILA.view(self.state, None)

    @property
    def open_moves(self) -> list[ManilaMove]:
        """What everybody may see offered."""
        return [move for move in self.moves if not move.private]

    @cached_property
    def prompt(self) -> Prompt:
        return PRESENTER.prompt(self.view, self.open_moves, cast(self.state.players))


@cache
def game(players: int, options: ManilaOptions, seed: int) -> tuple[tuple[Moment, ...], State]:
    """All decisions of one random game, and its end."""
    random = Random(f"{players}/{options}/{seed}")
    dice = ThoughtDice(random)
    state, happened = MANILA.start(players, options, dice)
    moments = []
    while to_act := MANILA.to_act(state):
        seat = to_act[0]
        moves = MANILA.moves(state, seat)
        moments.append(Moment(state, seat, tuple(moves), happened))
        state, happened = MANILA.play(state, seat, _choose(state, moves, random), dice)
    return tuple(moments), state


def _choose(state: State, moves: list[ManilaMove], random: Random) -> ManilaMove:
    """Any move, but bids in small steps, and seldom a pass: so that games have much to show."""
    decision = [move for move in moves if not move.free] or moves
    likely = [move for move in decision if not isinstance(move, Bid) or move.amount <= state.bid + 6]
    if any(isinstance(move, Place) for move in likely) and random.random() < 0.9:
        likely = [move for move in likely if not isinstance(move, Pass)]
    elif random.random() < 0.05:
        likely = [move for move in moves if move.free] or likely
    return random.choice(likely)


def games() -> Iterator[tuple[tuple[Moment, ...], State]]:
    """Two games at each kind of table."""
    for players, options in TABLES:
        for seed in range(2):
            yield game(players, options, seed)


def moments() -> Iterator[Moment]:
    """All decisions of all ``games``."""
    for decisions, _ in games():
        yield from decisions


def codes(prompt: Prompt) -> list[str]:
    """The codes of all choices that a prompt offers by themselves."""
    return [item.code for row in prompt.rows for item in row.items if isinstance(item, Choice)]


def paths(prompt: Prompt) -> list[str]:
    """The ways of a prompt to the rest of a choice."""
    return [item.path for row in prompt.rows for item in row.items if isinstance(item, SubmenuButton)]


def questions(prompt: Prompt) -> list[AskNumber]:
    """The buttons of a prompt that ask for a number."""
    return [item for row in prompt.rows for item in row.items if isinstance(item, AskNumber)]
