"""Manila: the auction, the voyage, the market. docs/rules/manila.md says how this project plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from engine.events import EventRecorder
from engine.game import Dice, Json, Player, Reason, Seat, Standing
from engine.in_place import InPlaceGame
from engine.manila import codec
from engine.manila.ai import levels
from engine.manila.ai.guide import GUIDE, ManilaGuide
from engine.manila.ai.league import LEAGUE
from engine.manila.board import ACCOMPLICES
from engine.manila.events import ManilaEvent
from engine.manila.imagine import imagined
from engine.manila.moves import CODES, ManilaMove, Skip
from engine.manila.options import ManilaOptions
from engine.manila.orders import ORDERS, ManilaOrders
from engine.manila.rules.course import answer, go_on
from engine.manila.rules.default_move import default_move
from engine.manila.rules.legal import legal_moves
from engine.manila.rules.payout import standing
from engine.manila.rules.reasons import refusal
from engine.manila.rules.setup import new_game
from engine.manila.rules.stage import Stage
from engine.manila.rules.views import ACTING, view_of
from engine.manila.state import RULES, State
from engine.manila.view import ManilaView, Phase


class Manila(InPlaceGame[State, ManilaView, ManilaMove, ManilaEvent, ManilaOptions]):
    """The rules of Manila for three to five merchants."""

    kind: ClassVar[str] = "manila"
    rules_version: int = RULES
    earlier_rules: ClassVar[tuple[int, ...]] = (1,)
    names_draws_from: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = tuple(sorted(ACCOMPLICES))
    options_type = ManilaOptions
    answer = staticmethod(answer)
    codes = CODES

    # -- the course of a game ------------------------------------------------------------------

    def start(self, seats: int, options: ManilaOptions, dice: Dice) -> tuple[State, tuple[ManilaEvent, ...]]:
        """Shares and money are dealt out, and the first auction is open."""
        if seats not in self.seats:
            raise ValueError(f"Manila is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        recorder: EventRecorder[ManilaEvent] = EventRecorder()
        state = new_game(self.rules_version, seats, options, dice, recorder)
        go_on(state, Stage.VOYAGE, dice, recorder)
        return state, tuple(recorder.events)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """One merchant at a time: Manila has no decisions that are taken at once."""
        return ACTING[state.actor]

    def moves(self, state: State, seat: Seat) -> list[ManilaMove]:
        """What docs/rules/manila.md §7 lists for the phase, then the loans that can be taken or paid back."""
        return legal_moves(state, seat)

    def illegal_reason(self, state: State, seat: Seat, move: ManilaMove) -> Reason | None:
        """One of ``REASONS`` in ``rules/reasons.py``, or ``None``."""
        return refusal(state, seat, move)

    def only_by_the_clock(self, state: State, seat: Seat, move: ManilaMove) -> bool:
        """The turn missed by somebody whose time is up."""
        return isinstance(move, Skip) and state.phase is Phase.PLACE and seat == state.actor

    def default_move(self, state: State, seat: Seat) -> ManilaMove:
        """No bid, no share, a turn missed, no change of course; a payment is met by a pledge."""
        return default_move(state, seat)

    def reveals(self, events: Sequence[ManilaEvent]) -> bool:  # noqa: ARG002 - none of them does
        """Never: what is secret in Manila, shares and hidden money, stays so to the end."""
        return False

    # -- what may be known ---------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> ManilaView:
        """Others' shares are hidden; their cash too by house rule."""
        return view_of(state, seat)

    def imagine(self, view: ManilaView, random: Random) -> State:
        """A table that agrees with a view; the shares of others are dealt anew, and their hidden cash guessed."""
        return imagined(view, random)

    def standing(self, state: State) -> Standing:
        """By fortune: cash and shares at the market's price, less 15 pesos for each pledge."""
        return standing(state)

    def summary(self, state: State) -> Mapping[str, int]:
        """How many voyages there were."""
        return {"voyages": state.voyage}

    # -- advice --------------------------------------------------------------------------------

    def asks_again(self, view: ManilaView, later: ManilaView) -> bool:
        """Bids of one auction put the same question: the office, at which price?"""
        return view.phase is later.phase is Phase.AUCTION and view.voyage == later.voyage

    def is_puzzle(self, view: ManilaView) -> bool:
        """All but bids, of which the best depends on what the others would pay, to the peso; and but what pirates do,
        where there is hardly ever any doubt: they stay at sea, and take the ship to the yard.
        """
        return view.phase not in (Phase.AUCTION, Phase.BOARD, Phase.PLUNDER)

    @property
    def guide(self) -> ManilaGuide:
        """How a search plays voyages, and what their ends are worth."""
        return GUIDE

    # -- moving ahead --------------------------------------------------------------------------

    @property
    def orders(self) -> ManilaOrders:
        """The auction, spaces to take, pilots and pirates who let be what they could do."""
        return ORDERS

    # -- text and JSON -------------------------------------------------------------------------

    def dump(self, state: State) -> Json:
        """The table as JSON."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The table of ``dump``. Raises ``ValueError``, also for what could never come up in a game."""
        return codec.load(data)

    # -- AI seats ------------------------------------------------------------------------------

    @property
    def players(self) -> Mapping[str, Player[ManilaView, ManilaMove]]:
        """The AI players by name: the levels, weakest first, and those that these are measured by."""
        return _PLAYERS

    @property
    def levels(self) -> tuple[str, ...]:
        """Those of them that people are offered."""
        return levels.LEVELS

    @property
    def league(self) -> tuple[str, ...]:
        """Strangers, who do not play by instinct."""
        return tuple(LEAGUE)


MANILA: Final = Manila()
"""The rules, ready to play."""

_PLAYERS: Final[Mapping[str, Player[ManilaView, ManilaMove]]] = levels.players(MANILA)
