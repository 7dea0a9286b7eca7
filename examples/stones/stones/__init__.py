"""Stones, a card game for two to four: take stones from a heap."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Annotated, ClassVar, Final, Literal

from bot.games.table_package import table_package
from bot.games.table_presenter import Cards, Counter, Row, TablePresenter, Text
from engine.game import Options, Reason, Seat
from engine.table_game import BySeat, Roller, TableEvent, TableGame, TableMove, TableState, TableView, Unseen, unseen

DECK: Final = (1, 2, 3, 4) * 12
HAND: Final = 3
STONES_EACH: Final = 15


class StonesOptions(Options):
    """The house rules."""

    bonus: Literal[0, 5] = 5


class Play(TableMove):
    """A card, and as many stones."""

    private = True
    card: Annotated[int, range(1, 5)]


class Took(TableEvent):
    """A card that was played, and what is left of the heap."""

    seat: Seat
    card: int
    left: int


class Drew(TableEvent):
    """A card of the deck."""

    private = True
    seat: Seat
    card: int


class Heap(TableState):
    """Everybody's cards and points, and what is left."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    points: tuple[int, ...]
    bonus: int
    left: int
    played: tuple[int, ...] = ()
    turn: int = 0

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to act."""
        return (self.turn % len(self.hands),) if self.left else ()

    @property
    def round(self) -> int:
        """From 1."""
        return 1 + self.turn // len(self.hands)


def hidden_cards(state: Heap, random: Random) -> tuple[int, ...]:
    """Return the cards that a view doesn't show, in random order."""
    return unseen(DECK, (*state.played, *chain(*state.hands)), random)


class Stones(TableGame[Heap, StonesOptions]):
    """The most points win."""

    kind = "stones"
    seats = (2, 3, 4)
    every_move = (Play,)
    every_event = (Took, Drew)
    hidden: ClassVar = {
        "hands": BySeat(lambda state, seat, random: hidden_cards(state, random)[: len(state.hands[seat])]),
        "deck": Unseen(hidden_cards),
    }
    shows = (Drew,)

    def deal(self, seats: int, options: StonesOptions, dice: Roller) -> Heap:
        cards = dice.shuffled("deck", DECK)
        hands = tuple(cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
        return Heap(hands, cards[HAND * seats :], (0,) * seats, options.bonus, STONES_EACH * seats)

    def refused(self, state: Heap, seat: Seat, move: TableMove) -> Reason | None:
        assert isinstance(move, Play)
        return None if move.card in state.hands[seat] else Reason("why-stones-card")

    def after(
        self,
        state: Heap,
        seat: Seat,
        move: TableMove,
        dice: Roller,  # noqa: ARG002 - as in TableGame
    ) -> tuple[Heap, Sequence[TableEvent]]:
        assert isinstance(move, Play)
        (drawn, *deck), hand, points = state.deck, [*state.hands[seat]], [*state.points]
        hand[hand.index(move.card)] = drawn
        hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
        left = max(0, state.left - move.card)
        points[seat] += state.left - left + (0 if left else state.bonus)
        played = (*state.played, move.card)
        after = Heap(hands, tuple(deck), tuple(points), state.bonus, left, played, state.turn + 1)
        return after, [Took(seat, move.card, left), Drew(seat, drawn)]

    def ranks(self, state: Heap) -> Sequence[int]:
        return state.points

    def usual(self, state: Heap, seat: Seat) -> TableMove:
        left = state.left

        def worth(card: int) -> int:
            return min(card, left) - (state.bonus if 0 < left - card <= 4 else 0)

        return Play(max(state.hands[seat], key=worth))


class StonesPresenter(TablePresenter):
    """The heap, and everybody's cards and points."""

    game = Stones()
    emojis: ClassVar = {"Play": "🪨"}

    def rows(self, view: TableView[Heap]) -> Sequence[Row]:
        heap = view.state
        hands = [Cards([str(card or "") for card in hand]) for hand in heap.hands]
        rows = [Row((hand, Counter(heap.points[seat])), seat) for seat, hand in enumerate(hands)]
        return [Row((Text(f"● × {heap.left}"),)), *rows]


PACKAGE: Final = table_package(StonesPresenter, "🪨")
