"""Games of Manilla and Manille played at random, to look at every decision on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from bot.core.presenter import Choice, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.manille import ManillaPresenter, ManillePresenter
from engine.game import Event
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import ManilleMove
from engine.manille.options import HouseRules, ManillaOptions, ManilleOptions
from engine.manille.state import State
from engine.manille.view import ManilleView
from engine.player import ThoughtDice
from tests.bot.presenters.people import cast

TEXTS: Final = Texts()
PRESENTERS: Final[dict[str, ManillaPresenter | ManillePresenter]] = {
    "manilla": ManillaPresenter(TEXTS),
    "manille": ManillePresenter(TEXTS),
}
RULES: Final[dict[str, Any]] = {"manilla": MANILLA, "manille": MANILLE}

TABLES: Final[tuple[tuple[int, HouseRules], ...]] = (
    (2, ManillaOptions(target=61)),
    (2, ManillaOptions(target=61, dummy="piles", accumulate_draws=True)),
    (2, ManillaOptions(target=61, dummy="open", undertrump="none", no_beat_in_plain_suits=True)),
    (3, ManillaOptions(target=61, blind_no_trump=True, extra_cards="dead")),
    (3, ManillaOptions(target=61, show_points="strict", extra_cards="last_trick", one_sided_doubling=True)),
    (4, ManillaOptions(target=61, honour_play=True, first_dealer="host")),
    (4, ManillaOptions(target=61, best_of=3, en_face=True, multiplier_mode="add", multiplier_cap="8")),
    (6, ManillaOptions(target=61, en_face=True, undertrump="must")),
    (4, ManilleOptions(talk="parlee", questions=3)),
    (4, ManilleOptions(honour_play=True, show_points="strict", turnup_wins_at_once=True, best_of=3)),
)
"""Every seat count, and every kind of decision."""


@dataclass(frozen=True)
class Moment:
    """One decision point of a game: the state, and what had just happened."""

    state: State
    happened: tuple[Event, ...]

    @property
    def game(self) -> Any:
        return RULES[self.state.options.kind]

    @property
    def presenter(self) -> ManillaPresenter | ManillePresenter:
        return PRESENTERS[self.state.options.kind]

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(self.game.to_act(self.state))

    def view(self, seat: int | None = None) -> ManilleView:
        view: ManilleView = self.game.view(self.state, seat)
        return view

    def moves(self, seat: int) -> list[ManilleMove]:
        return list(self.game.moves(self.state, seat))

    @property
    def open_moves(self) -> list[ManilleMove]:
        """What everybody may see offered, as the table collects it."""
        return [move for seat in self.to_act for move in self.moves(seat) if not move.private]

    @property
    def names(self) -> PlayerNames:
        return cast(self.state.players)

    def prompt(self) -> Prompt:
        return self.presenter.prompt(self.view(), self.open_moves, self.names)


@cache
def game(players: int, options: HouseRules, seed: int) -> tuple[tuple[Moment, ...], State]:
    """All decisions of one random game, and its end."""
    random = Random(f"{players}/{options}/{seed}")
    dice = ThoughtDice(random)
    rules = RULES[options.kind]
    state, happened = rules.start(players, options, dice)
    moments = []
    while to_act := rules.to_act(state):
        moments.append(Moment(state, happened))
        seat = random.choice(to_act)
        state, happened = rules.play(state, seat, random.choice(rules.moves(state, seat)), dice)
    moments.append(Moment(state, happened))
    return tuple(moments), state


def games() -> Iterator[tuple[tuple[Moment, ...], State]]:
    """A game at each kind of table."""
    for players, options in TABLES:
        yield game(players, options, 0)


def moments() -> Iterator[Moment]:
    """All decisions of all ``games``, and their ends."""
    for decisions, _ in games():
        yield from decisions


def codes(prompt: Prompt) -> list[str]:
    """The codes of all choices that a prompt offers."""
    return [item.code for row in prompt.rows for item in row.items if isinstance(item, Choice)]
