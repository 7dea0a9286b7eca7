"""Random games of Malacca, decision by decision, for the tests of its presenter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.core.presenter import AskNumber, Choice, PlayerNames, Prompt
from bot.core.texts import Texts
from bot.games.malacca import MalaccaPresenter
from engine.fair import NumberedDice
from engine.malacca.cards import Card
from engine.malacca.events import MalaccaEvent
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import State
from engine.malacca.view import MalaccaView

TEXTS = Texts()
PRESENTER = MalaccaPresenter(TEXTS)
NAMES = ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus", "Hal")
MODULES = MalaccaOptions(characters=True, equipment=True)
SECRET = MalaccaOptions(
    characters=True,
    character_choice="1of2",
    equipment=True,
    hidden_purse=True,
    simultaneous_bets=True,
    waiting="simultaneous_secret",
)
TABLES = (
    (2, MalaccaOptions()),
    (4, MalaccaOptions(hidden_purse=True, penalty_base="before_bet")),
    (5, SECRET),
    (8, MODULES),
)


def cast(players: int = 8) -> PlayerNames:
    return PlayerNames(
        NAMES[:players],
        tuple(f"🔴 {name}" for name in NAMES[:players]),
        tuple(f"<@{seat}>" for seat in range(players)),
    )


def long_cast(players: int) -> PlayerNames:
    """The longest names that Discord knows, every character of them escaped."""
    return PlayerNames(("W" * 32,) * players, ("\\_" * 32,) * players, ("<@1234567890123456789>",) * players)


@dataclass(frozen=True)
class Moment:
    """One decision of a game: the state, who decides, what they can do, and what had just happened."""

    state: State
    seat: int
    moves: tuple[MalaccaMove, ...]
    happened: tuple[MalaccaEvent, ...]

    @property
    def view(self) -> MalaccaView:
        """What everybody sees."""
        return MALACCA.view(self.state, None)

    @property
    def own_view(self) -> MalaccaView:
        """What the one who decides sees."""
        return MALACCA.view(self.state, self.seat)

    @property
    def open_moves(self) -> list[MalaccaMove]:
        return [move for move in self.moves if not move.private]

    @property
    def prompt(self) -> Prompt:
        return PRESENTER.prompt(self.view, self.open_moves, cast(self.state.players))

    @property
    def panel(self) -> Prompt:
        return PRESENTER.hand(self.own_view, self.moves, cast(self.state.players)).prompt


@cache
def game(players: int, options: MalaccaOptions, seed: int = 0) -> tuple[tuple[Moment, ...], State]:
    """All decisions of one random game, and its end."""
    random, name = Random(f"{players}/{options}/{seed}"), f"{players}/{seed}"
    state, happened = MALACCA.start(players, options, NumberedDice(name, 0))
    moments: list[Moment] = []
    while to_act := MALACCA.to_act(state):
        seat = random.choice(to_act)
        moves = MALACCA.moves(state, seat)
        moments.append(Moment(state, seat, tuple(moves), happened))
        state, happened = MALACCA.play(state, seat, _choose(moves, random), NumberedDice(name, len(moments)))
    return tuple(moments), state


def _choose(moves: list[MalaccaMove], random: Random) -> MalaccaMove:
    """Any card with any bet; special cards and defence more often, so that games have much to show."""
    bets = [move for move in moves if isinstance(move, Bet)]
    if not bets:
        return random.choice(moves)
    cards = sorted({bet.card for bet in bets})
    card = random.choice([*cards, *[c for c in cards if c.special] * 3, Card.DEFENCE])
    return random.choice([bet for bet in bets if bet.card is card])


def moments() -> Iterator[Moment]:
    """All decisions of a game at each kind of table."""
    for players, options in TABLES:
        yield from game(players, options)[0]


def codes(prompt: Prompt) -> list[str]:
    """The codes of all choices that a prompt offers by themselves."""
    return [item.code for row in prompt.rows for item in row.items if isinstance(item, Choice)]


def questions(prompt: Prompt) -> list[AskNumber]:
    """The buttons of a prompt that ask for a number."""
    return [item for row in prompt.rows for item in row.items if isinstance(item, AskNumber)]


def offers(prompt: Prompt, move: MalaccaMove) -> bool:
    """Whether a move can be made from a prompt, by itself or by its number."""
    if move.code in codes(prompt):
        return True
    prefix, _, number = move.code.rpartition(":")
    return any(
        ask.prefix == f"{prefix}:" and isinstance(move, Bet) and ask.least <= int(number) <= ask.most
        for ask in questions(prompt)
    )
