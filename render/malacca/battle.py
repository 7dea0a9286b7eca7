"""Animation of a fight: cards open, and coins move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from engine.game import Event, Seat
from engine.malacca.cards import Action, Card
from engine.malacca.events import BetMade, CoinsMoved, Fought, Heap, MalaccaEvent, Revealed, movement
from engine.malacca.view import MalaccaView, Phase, Round
from render import theme
from render.animation import HALF, POSTER, STAY, Frame, encode, still, whole
from render.canvas import Canvas
from render.encode import Picture
from render.foundry import Typeface
from render.malacca import sheet, table_picture
from render.malacca.accounts import accounts
from render.malacca.pieces import back, change_colour, lay, sign, stake
from render.malacca.sheet import Table
from render.names import changed
from render.sprites import disc
from render.stage import Stage, eased
from render.words import Words

_CLOSED: Final = 500
_TURNS: Final = 80
_OPEN: Final = 320
"""Milliseconds of a card turning over, and until the next one does."""
_FOUGHT: Final = 1100
_FLYING: Final = 44
"""The size of flying coins: no larger than their target, and clear of the sum next to it."""
_STEPS: Final = 5
_STEP: Final = 80
_LANDED: Final = 400
_REST: Final = 1800
"""Milliseconds that the winnings stay before the next ship covers them."""


def battle(
    before: MalaccaView, after: MalaccaView, events: Sequence[Event], names: Sequence[str], words: Words
) -> Picture:
    """Return an animation of the fight since ``before``."""
    if not opened(events):
        raise ValueError("no card has been opened")
    end = still(table_picture.table.draw(after, names, words, since=before).image, HALF)
    show = _Show(after, _last(events), names, words)
    return encode([whole(end, POSTER), *show.frames(), whole(end, STAY)], "battle")


def opened(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Revealed | Fought) for event in events)


def _last(events: Sequence[Event]) -> list[MalaccaEvent]:
    """Return the events of the last ship whose cards were opened, and later ones."""
    told: list[MalaccaEvent] = list(events)  # type: ignore[arg-type]
    ends = [n for n, event in enumerate(told) if isinstance(event, Fought)]
    opens = [n for n, event in enumerate(told) if isinstance(event, Revealed)]
    if len(ends) > 1 and not (opens and opens[-1] > ends[-1]):
        return told[ends[-2] + 1 :]
    return told[ends[-1] + 1 :] if opens and ends and opens[-1] > ends[-1] else told


@dataclass(slots=True)
class _Moment:
    cards: list[Card | None]
    bets: list[int]
    purses: list[int | None]


class _Show:
    def __init__(self, after: MalaccaView, events: Sequence[MalaccaEvent], names: Sequence[str], words: Words) -> None:
        fought = any(isinstance(event, Fought) for event in events)
        self._round: Round | None = after.rounds[-1] if fought else None
        self._turns_over = any(isinstance(event, Revealed) for event in events)
        self._words = words
        self._scene = scene = _scene(after, self._round)
        self._table: Table = sheet.table_of(scene, fight=True)
        self._stage = Stage(table_picture.ground(scene, names, words, fight=True).image, HALF)
        cards = [None if self._turns_over else card for card in scene.cards]
        self._now = _Moment(cards, [bet or 0 for bet in scene.bets], _purses(after, events))
        for seat in range(scene.players):
            self._lay(seat)
        self._tell(outcome=False)

    def frames(self) -> Iterator[Frame]:
        scene, now = self._scene, self._now
        if self._turns_over:
            yield self._stage.frame(_CLOSED)
            for seat in scene.turn_order:
                self._lay(seat, turning=True)
                yield self._stage.frame(_TURNS)
                now.cards[seat] = scene.cards[seat]
                self._lay(seat)
                self._tell(outcome=False)
                yield self._stage.frame(_OPEN)
        if self._round is None:
            yield self._stage.frame(_FOUGHT)
            return
        self._tell(outcome=True)
        yield self._stage.frame(_FOUGHT)
        for _, together in groupby(self._round.coins, key=lambda moved: moved.cause):
            moves = [moved for moved in together if moved.seat is not None]
            if moves:
                yield from self._move(moves)
        yield self._stage.frame(_REST, self._won)

    def _move(self, moves: Sequence[CoinsMoved]) -> Iterator[Frame]:
        """Yield frames of coins moving at the same time for one reason."""
        for moved in moves:
            self._book(moved.cause.source, moved, -moved.amount)
        for step in range(_STEPS):
            share = eased((step + 0.5) / _STEPS)

            def coins(canvas: Canvas, share: float = share) -> None:
                for moved in moves:
                    start, goal = (self._heap(heap, moved) for heap in (moved.cause.source, moved.cause.target))
                    at = (start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share)
                    stake(canvas, moved.amount, at, _FLYING)

            yield self._stage.frame(_STEP, coins)
        for moved in moves:
            self._book(moved.cause.target, moved, moved.amount)
        yield self._stage.frame(_LANDED)

    def _book(self, heap: Heap, moved: CoinsMoved, amount: int) -> None:
        seat = moved.seat
        assert seat is not None
        if heap is Heap.BET:
            self._now.bets[seat] += amount
        elif heap is Heap.PURSE and (had := self._now.purses[seat]) is not None:
            self._now.purses[seat] = had + amount
        else:
            return
        self._lay(seat)

    def _heap(self, heap: Heap, moved: CoinsMoved) -> tuple[float, float]:
        seat = moved.seat
        assert seat is not None
        match heap:
            case Heap.PURSE:
                return self._table.purse(seat)
            case Heap.BET:
                return self._table.bet(seat)
            case Heap.SHIP:
                return self._table.ship
            case Heap.SUPPLY:
                return (sheet.MIDDLE, self._table.sea[3] + 20)

    def _lay(self, seat: Seat, *, turning: bool = False) -> None:
        """Draw a player's purse, card and bet; ``turning`` is the card's flip."""
        table, now = self._table, self._now

        def paint(canvas: Canvas) -> None:
            table_picture.purse(canvas, table, seat, now.purses[seat])
            if turning:
                canvas.sprite(back((24, table_picture.CARD[1])), table.card(seat))
            else:
                lay(canvas, now.cards[seat], table.card(seat), table_picture.CARD)
            if now.bets[seat]:
                stake(canvas, now.bets[seat], table.bet(seat))

        self._stage.lay(f"player {seat}", paint)

    def _tell(self, *, outcome: bool) -> None:
        words, played = self._words, self._round
        if played is not None and outcome:
            said = words(f"malacca-picture-{'captured' if played.captured else 'defended'}")
            colour = theme.LOSS if played.captured else theme.WARES[1]
            strengths = (played.attack, played.defence)
        else:
            said, colour = words("malacca-picture-open"), theme.INK_SOFT
            strengths = (self._strength(Action.ATTACK), self._strength(Action.DEFENCE))
        title, box = words("malacca-picture-this-ship"), self._table.last_fight
        self._stage.lay("fight", lambda canvas: table_picture.fight(canvas, box, title, strengths, said, colour))

    def _strength(self, side: Action) -> int:
        pairs = zip(self._now.cards, self._scene.actions, strict=True)
        return sum(card.strength for card, counts_as in pairs if card is not None and counts_as is side)

    def _won(self, canvas: Canvas) -> None:
        assert self._round is not None
        for seat, won in enumerate(accounts(self._round.coins, self._scene.players)):
            x, y = self._table.card(seat)
            canvas.sprite(disc(88, theme.CARD, theme.INK), (x, y))
            canvas.sprite(sign(self._round.plays[seat].action, 26), (x, y - 24))
            canvas.text((x, y + 10), changed(won.net), 40, change_colour(won.net), face=Typeface.BOLD, anchor="m",
                        room=84, least=theme.READ)  # fmt: skip


def _scene(after: MalaccaView, played: Round | None) -> MalaccaView:
    """Return the view of the table during the fight, with no one to act."""
    if played is None:
        return replace(after, to_act=())
    return replace(
        after,
        to_act=(),
        phase=Phase.BET,
        round=played.number,
        parrot=played.parrot,
        ship=played.ship,
        laid=(True,) * after.players,
        cards=tuple(play.card for play in played.plays),
        actions=tuple(play.action for play in played.plays),
        bets=tuple(play.bet for play in played.plays),
        rounds=after.rounds[:-1],
    )


def _purses(after: MalaccaView, events: Sequence[MalaccaEvent]) -> list[int | None]:
    """Return the purses when the cards were opened, computed from later events."""
    ends = [n for n, event in enumerate(events) if isinstance(event, Fought)]
    until = ends[-1] if ends else len(events)
    begin = max((n for n, event in enumerate(events[:until]) if isinstance(event, Revealed | BetMade)), default=-1)
    purses = list(after.purses)
    for event in events[begin + 1 :]:
        moved = movement(event)
        if moved is None or moved.seat is None or (had := purses[moved.seat]) is None:
            continue
        gained = (moved.cause.target is Heap.PURSE) - (moved.cause.source is Heap.PURSE)
        purses[moved.seat] = had - gained * moved.amount
    return purses
