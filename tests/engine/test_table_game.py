"""The small contract: codes, views, imagined states, levels and names of rolls follow from a few functions."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Annotated, Any, ClassVar, Literal

import pytest

from engine.fair import FairDice
from engine.game import BadCode, Dice, IllegalMove, Options, Reason, Seat
from engine.table_game import (
    BySeat,
    Playing,
    Roller,
    TableEvent,
    TableGame,
    TableMove,
    TableState,
    Unseen,
    unseen,
)


class CoinsOptions(Options):
    """None."""


class Show(TableMove):
    """So many coins, in secret."""

    private: ClassVar[bool] = True
    coins: Annotated[int, range(3)]


class Call(TableMove):
    """Which side, and how loudly."""

    side: Literal["heads", "tails"]
    loud: bool


class Tossed(TableEvent):
    """What fell."""

    side: int


class Purse(TableState):
    """What each has shown: ``None`` until they have."""

    shown: tuple[int | None, ...]
    deck: tuple[tuple[str, ...], ...]
    done: bool = False

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who has not shown; then the first, who calls."""
        return tuple(seat for seat in range(len(self.shown)) if self.open[seat]) or (() if self.done else (0,))

    @property
    def open(self) -> list[bool]:
        """Whether a seat has yet to show."""
        return [part is None for part in self.shown]


class Coins(TableGame[Purse, CoinsOptions]):
    """All show at once; then one calls."""

    kind = "coins"
    seats = (2, 3)
    every_move: ClassVar[tuple[type[TableMove], ...]] = (Show, Call)
    every_event = (Tossed,)
    hidden: ClassVar = {
        "shown": BySeat(lambda state, seat, random: None if state.shown[seat] is None else random.randrange(3)),
        "deck": BySeat(lambda state, seat, random: ("x",) * len(state.deck[seat]), covered=""),
    }
    shows = (Tossed,)

    def deal(self, seats: int, options: CoinsOptions, dice: Roller) -> Purse:
        return Purse((None,) * seats, tuple(dice.shuffled("deck", "ab") for _ in range(seats)))

    def refused(self, state: Purse, seat: Seat, move: TableMove) -> Reason | None:
        return None if isinstance(move, Show) is state.open[seat] else Reason("why-coins-now")

    def after(self, state: Purse, seat: Seat, move: TableMove, dice: Roller) -> tuple[Purse, Sequence[TableEvent]]:
        if isinstance(move, Show):
            return replace(state, shown=(*state.shown[:seat], move.coins, *state.shown[seat + 1 :])), []
        return replace(state, done=True), [Tossed(dice.roll("toss", sides=2)[0])]

    def ranks(self, state: Purse) -> Sequence[tuple[int, ...]]:
        return [(part or 0, -seat) for seat, part in enumerate(state.shown)]


class Thoughtful(Coins):
    """With a usual move."""

    def usual(self, state: Purse, seat: Seat) -> TableMove:
        assert all(part in (None, 0) for at, part in enumerate(state.shown) if at != seat), "others' coins are seen"
        return Show(1) if state.open[seat] else Call("heads", loud=False)


COINS = Coins()


def begun(seed: str = "one", seats: int = 2) -> Playing[Purse]:
    return COINS.start(seats, CoinsOptions(), FairDice(seed))[0]


def shown(state: Playing[Purse], seat: Seat, coins: int) -> Playing[Purse]:
    return COINS.play(state, seat, Show(coins), FairDice("one"))[0]


def test_codes_follow_from_names_and_fields_alone() -> None:
    codes = [move.code for kind in COINS.every_move for move in kind.every()]
    assert codes == ["show:0", "show:1", "show:2", "call:heads:false", "call:heads:true", "call:tails:false",
                     "call:tails:true"]  # fmt: skip
    call = COINS.parse("call:tails:true")
    assert isinstance(call, Call)
    assert (call.side, call.loud) == ("tails", True)
    for code in ("show:3", "show:01", "show", "call:heads", "call:heads:True", "toss"):
        with pytest.raises(BadCode):
            COINS.parse(code)


def test_a_field_that_cannot_be_listed_is_refused() -> None:
    class Odd(TableMove):
        size: int

    globals()["Odd"] = Odd
    with pytest.raises(TypeError, match="range"):
        Odd.every()


def test_those_who_decide_at_once_share_a_decision() -> None:
    state = begun()
    assert (COINS.to_act(state), COINS.ply(state)) == ((0, 1), 0)
    state = shown(state, 1, 2)
    assert (COINS.to_act(state), COINS.ply(state)) == ((0,), 0)
    state = shown(state, 0, 1)
    assert (COINS.to_act(state), COINS.ply(state)) == ((0,), 1)


def test_others_see_that_a_part_is_there_and_not_what_it_is() -> None:
    state = shown(begun(), 1, 2)
    assert COINS.view(state, 1).state.shown == (None, 2)
    for viewer in (0, None):
        assert COINS.view(state, viewer).state.shown == (None, 0)
    assert COINS.view(state, 0).state.deck[1] == ("", "")
    imagined = COINS.imagine(COINS.view(state, 0), Random(3))
    assert COINS.view(imagined, 0) == COINS.view(state, 0)
    assert {COINS.imagine(COINS.view(state, 0), Random(n)).state.shown[1] for n in range(20)} == {0, 1, 2}


def test_out_of_turn_is_refused_before_the_game_is_asked() -> None:
    state = shown(begun(), 1, 2)
    assert COINS.illegal_reason(state, 1, Show(0)) == Reason("why-coins-turn")
    assert COINS.moves(state, 1) == []
    with pytest.raises(IllegalMove):
        COINS.play(state, 0, Call("heads", loud=True), FairDice("one"))


def test_what_shows_secrets_cannot_be_undone_and_the_rest_can() -> None:
    assert COINS.reveals([Tossed(1)])
    assert not COINS.reveals([])


def test_a_roll_is_named_by_how_often_its_name_was_used() -> None:
    names: list[str] = []

    class Noted:
        def named(self, name: str, *numbers: int) -> Any:
            names.append(name.format(*numbers))
            return FairDice("one").named(name, *numbers)

    dice: Dice = Noted()
    state, _ = COINS.start(2, CoinsOptions(), dice)
    for seat in (0, 1):
        state, _ = COINS.play(state, seat, Show(1), dice)
    COINS.play(state, 0, Call("heads", loud=True), dice)
    COINS.play(state, 0, Call("tails", loud=True), dice)
    assert names == ["deck, 1", "deck, 2", "toss, 1", "toss, 1"]


def test_places_go_by_the_whole_rank_scores_by_its_first_number() -> None:
    standing = COINS.standing(shown(shown(begun(), 0, 2), 1, 2))
    assert [(place.seats, place.rank, place.score) for place in standing.places] == [((0,), 1, 2), ((1,), 2, 2)]


def test_without_a_usual_move_there_is_one_level_and_no_advice() -> None:
    assert (COINS.levels, COINS.advises) == (("simple",), False)
    assert COINS.default_move(begun(), 0) == Show(2)


def test_usual_move_gives_game_its_levels_default_move_and_hints() -> None:
    game = Thoughtful()
    assert game.levels == ("easy", "simple", "steady", "expert")
    state = shown(begun(), 1, 2)
    for level in game.levels:
        player = pickle.loads(pickle.dumps(game.players[level]))
        assert player.choose(game.view(state, 0), game.moves(state, 0), Random(1)) in game.moves(state, 0)
    assert game.default_move(state, 0) == Show(1)


def test_a_state_of_other_seats_or_fields_is_refused() -> None:
    whole = COINS.dump(begun())
    changes: list[dict[str, Any]] = [{"turns": [0] * 9}, {"state": {}}, {"rolls": 1}, {"ply": None}, {"version": 2}]
    assert COINS.load(whole) == begun()
    for change in changes:
        with pytest.raises(ValueError):  # noqa: PT011 - the contract promises no more than ValueError
            COINS.load({**whole, **change})


class Draw(TableMove):
    """The top card of the deck."""


class Got(TableEvent):
    """A card, which its player is told."""

    private: ClassVar[bool] = True
    seat: Seat
    card: int


class Cards(TableState):
    """A hand for each, and a deck that nobody sees."""

    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ((), ())
    turn: int = 0

    def plays(self, seat: Seat) -> bool:
        return seat == 0 or self.turn < 3

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """In turn, to the last card."""
        return (self.turn % 2,) if self.deck else ()


NUMBERS = (1, 2, 3, 4) * 2


def guess(state: Cards, random: Random) -> tuple[int, ...]:
    """What a view does not show."""
    return unseen(NUMBERS, [card for hand in state.hands for card in hand], random)


class Drawing(TableGame[Cards, CoinsOptions]):
    """Draw in turn. The deck is named first, and guessed last."""

    kind = "drawing"
    seats = (2,)
    every_move = (Draw,)
    every_event = (Got,)
    hidden: ClassVar = {
        "deck": Unseen(guess),
        "hands": BySeat(lambda state, seat, random: guess(state, random)[: len(state.hands[seat])]),
    }
    shows = (Got,)

    def deal(self, seats: int, options: CoinsOptions, dice: Roller) -> Cards:
        return Cards(dice.shuffled("deck", NUMBERS))

    def refused(self, state: Cards, seat: Seat, move: TableMove) -> Reason | None:
        return None

    def after(self, state: Cards, seat: Seat, move: TableMove, dice: Roller) -> tuple[Cards, Sequence[TableEvent]]:
        card, *deck = state.deck
        hands = tuple((*hand, card) if at == seat else hand for at, hand in enumerate(state.hands))
        return Cards(tuple(deck), hands, state.turn + 1), [Got(seat, card)]

    def ranks(self, state: Cards) -> Sequence[int]:
        return [sum(hand) for hand in state.hands]


DRAWING = Drawing()


def drawn(number: int) -> Playing[Cards]:
    state, _ = DRAWING.start(2, CoinsOptions(), FairDice("one"))
    for turn in range(number):
        state, _ = DRAWING.play(state, turn % 2, Draw(), FairDice("one"))
    return state


def test_a_deck_is_covered_for_everyone_by_its_count() -> None:
    state = drawn(3)
    for viewer in (0, 1, None):
        assert DRAWING.view(state, viewer).state.deck == (0,) * 5
    assert DRAWING.load(DRAWING.dump(state)) == state


def test_imagined_hands_and_deck_are_all_cards_together() -> None:
    state = drawn(5)
    worlds = [DRAWING.imagine(DRAWING.view(state, 0), Random(number)) for number in range(20)]
    for world in worlds:
        assert DRAWING.view(world, 0) == DRAWING.view(state, 0)
        assert world.state.hands[0] == state.state.hands[0]
        assert sorted([*world.state.deck, *world.state.hands[0], *world.state.hands[1]]) == sorted(NUMBERS)
    assert len({world.state.deck for world in worlds}) > 10


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    assert (Got(1, 4).to, Tossed(1).to) == ((1,), None)


def test_premoves_are_for_seats_that_still_play() -> None:
    early, late = DRAWING.view(drawn(2), 1), DRAWING.view(drawn(4), 1)
    assert DRAWING.orders.offered(early, ()) == ("1.draw",)
    assert not DRAWING.orders.over(early, "2.draw")
    assert DRAWING.orders.offered(late, ()) == ()
    assert DRAWING.orders.over(late, "2.draw")
