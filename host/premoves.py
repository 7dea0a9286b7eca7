"""Premoves: moves queued for later decisions at slow tables.

Each user has a queue per table, evaluated from what their seat sees (``engine.game.PremoveRules``). A premove is
dropped, and its owner notified of the reason, when it can't be played as meant, after an undo, and when its owner
leaves the table. Premoves pause during a vote on an undo, and while a table is fast.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.game import BadCode, PremoveRules, Reason, Refusal, Seat
from engine.lobby import SPEEDS
from engine.table import Refused
from host.live import GameSession, TableSession, has_begun
from host.seats import has_agreed
from host.tables import Tables
from host.votes import UNDO
from storage.premoves import EMPTY, MOST, FailedPremove, PlayedPremove, Premove, PremoveQueue

log = logging.getLogger(__name__)

SLOW: Final = 86_400
"""The minimum time limit in seconds for premoves."""


@dataclass(frozen=True, slots=True)
class ReadyPremove:
    seat: Seat
    user: int
    code: str
    move: str


def is_slow(live: TableSession) -> bool:
    """Return whether premoves are possible at a table."""
    seconds = SPEEDS[live.lobby.speed]
    return has_begun(live) and live.game.orders is not None and (seconds is None or seconds >= SLOW)


class PremoveService:
    def __init__(self, tables: Tables, dropped: Callable[[GameSession, int], None]) -> None:
        """Set up; ``dropped`` receives users who must be notified of dropped premoves."""
        self._tables = tables
        self._dropped = dropped

    async def book(self, live: TableSession, user: int) -> PremoveQueue:
        """Return a user's queue at a table, with outcomes not yet shown to them."""
        if not has_begun(live) or live.game.orders is None or (seat := live.table.seat_of(user)) is None:
            return EMPTY
        orders, book = live.game.orders, (await self._tables.store.orders.at(live.id)).get(user, EMPTY)
        book = _news(live, seat, book)
        current = _current(orders, live, seat, book)
        standing = tuple(order for order in book.standing if order.code in current)
        dropped = tuple(order for order in book.dropped if _is_known(orders, live.table.view(seat), order.code))
        done = tuple(order for order in book.done if _is_known(orders, live.table.view(seat), order.code))
        return book.model_copy(update={"standing": standing, "dropped": dropped, "done": done})

    def offered(self, live: GameSession, user: int, book: PremoveQueue) -> tuple[str, ...]:
        """Return the premoves that can be added now; ``Refusal`` where none may be."""
        orders, seat = _require(live, user)
        if len(book.standing) >= MOST:
            return ()
        return tuple(orders.offered(live.table.view(seat), _current(orders, live, seat, book)))

    async def give(self, live: GameSession, user: int, code: str) -> None:
        """Add a premove to the user's queue."""

        def step(book: PremoveQueue) -> PremoveQueue:
            if any(order.code == code for order in book.standing):
                return book  # pressed twice
            if len(book.standing) >= MOST:
                raise Refusal("why-orders-many", most=MOST)
            if code not in self.offered(live, user, book):
                raise Refusal("why-order-old")
            order = Premove(code=code, undone=live.table.undone)
            return book.model_copy(update={"standing": (*book.standing, order), "dropped": (), "done": ()})

        await self._change(live, user, step)

    async def revoke(self, live: GameSession, user: int, code: str) -> None:
        """Remove a premove from the user's queue."""

        def step(book: PremoveQueue) -> PremoveQueue:
            if code not in book.codes:
                raise Refusal("why-order-gone")
            return book.model_copy(update={"standing": tuple(o for o in book.standing if o.code != code)})

        await self._change(live, user, step)

    async def tidy(self, live: GameSession) -> dict[int, PremoveQueue]:
        """Remove expired and drop impossible premoves; return the rest by user."""
        orders = live.game.orders
        if orders is None:
            return {}
        books = dict(await self._tables.store.orders.at(live.id))
        if books and live.over:
            await self._tables.store.orders.drop(live.id)
            return {}
        for user, book in books.items():
            if _tidied(live, user, book) == book:
                continue
            books[user] = await self._change(live, user, lambda now, user=user: _tidied(live, user, now))  # type: ignore[misc]
            if len(books[user].dropped) > len(book.dropped):
                self._dropped(live, user)
        return books

    async def pending(self, live: GameSession) -> ReadyPremove | None:
        """Return the premove to play now, and drop those that can't be."""
        if not (live.over or is_slow(live)):
            return None  # premoves are impossible here, and older ones pause
        books = await self.tidy(live)
        if live.over or (live.proposal is not None and live.proposal.kind == UNDO):
            return None
        for seat in live.table.to_act:
            user = live.chairs[seat].user
            if user is None or not live.chairs[seat].present or user not in books:
                continue
            ruling = _ruling(live, seat, books[user])
            if isinstance(ruling, dict):
                await self._drop(live, user, ruling)
            elif ruling is not None:
                return ReadyPremove(seat, user, *ruling)
        return None

    async def carry_out(self, live: GameSession, ply: int) -> bool:
        """Play the premove for this decision point like a click, if there is one.

        The table checks whether the decision is still open, so none is made twice.
        """
        if live.table.ply != ply or (pending := await self.pending(live)) is None:
            return False
        agreed = has_agreed(live, pending.seat)
        outcome = await live.table.submit(pending.user, ply, pending.move)
        if not isinstance(outcome, Refused):
            done = PlayedPremove(code=pending.code, number=outcome.events[0].number, undone=live.table.undone)
            await self._change(live, pending.user, lambda book: _with(book, done))
            await self.tidy(live)
            if not (agreed or live.over):
                await self._tables.seats.disregard(live, pending.seat, done.number)
            return True
        if live.table.ply == ply:
            # A game that offers a premove and then refuses its move: the premove must not try forever.
            log.error("premove refused: table=%s reason=%s", live.id, outcome.reason.key)
            await self._drop(live, pending.user, {pending.code: outcome.reason})
        return False

    async def _drop(self, live: GameSession, user: int, why: dict[str, Reason]) -> None:
        await self._change(live, user, lambda book: _without(live, book, why))

    async def _change(self, live: GameSession, user: int, step: Callable[[PremoveQueue], PremoveQueue]) -> PremoveQueue:
        book = await self._tables.store.orders.change(live.id, user, step)
        live.ordered[user] = live.ordered.get(user, 0) + 1
        return book


def _require(live: GameSession, user: int) -> tuple[PremoveRules[Any, Any], Seat]:
    """Return the game's premove rules and the user's seat, or raise ``Refusal``."""
    seat, orders = live.table.seat_of(user), live.game.orders
    if seat is None:
        raise Refusal("why-not-seated")
    if live.closed:
        raise Refusal("why-closed")
    if live.over:
        raise Refusal("why-over")
    if not live.chairs[seat].present:
        raise Refusal("why-away")
    if orders is None:
        raise Refusal("why-no-orders")
    if not is_slow(live):
        raise Refusal("why-orders-quick")
    return orders, seat


def _current(orders: PremoveRules[Any, Any], live: GameSession, seat: Seat, book: PremoveQueue) -> list[str]:
    view = live.table.view(seat)
    return [code for code in book.codes if _is_known(orders, view, code) and not orders.over(view, code)]


def _is_known(orders: PremoveRules[Any, Any], view: Any, code: str) -> bool:
    try:
        orders.over(view, code)
    except BadCode:
        log.warning("premove of another version skipped")
        return False
    return True


def _tidied(live: GameSession, user: int, book: PremoveQueue) -> PremoveQueue:
    table, orders = live.table, live.game.orders
    seat = table.seat_of(user)
    if seat is None or orders is None:
        return EMPTY
    book = _news(live, seat, book)
    current = set(_current(orders, live, seat, book))
    book = book.model_copy(update={"standing": tuple(order for order in book.standing if order.code in current)})
    if not live.chairs[seat].present:
        return _without(live, book, dict.fromkeys(book.codes, Reason("dropped-left")))
    undone = [order.code for order in book.standing if order.undone != table.undone]
    return _without(live, book, dict.fromkeys(undone, Reason("dropped-undone")))


def _news(live: GameSession, seat: Seat, book: PremoveQueue) -> PremoveQueue:
    """Return a queue with only the outcomes since its owner's last decision."""
    table, ordered = live.table, {order.number for order in book.done}
    pressed = (told.number for told in table.events_for(None) if (told.seat, told.by) == (seat, "person"))
    decided = max((number for number in pressed if number not in ordered), default=0)
    dropped = tuple(order for order in book.dropped if order.number >= decided)
    done = tuple(order for order in book.done if order.number >= decided and order.undone == table.undone)
    return book.model_copy(update={"dropped": dropped, "done": done})


def _with(book: PremoveQueue, done: PlayedPremove) -> PremoveQueue:
    others = tuple(order for order in book.done if order.code != done.code)
    return book.model_copy(update={"done": (*others, done)[-MOST:]})


def _without(live: GameSession, book: PremoveQueue, why: dict[str, Reason]) -> PremoveQueue:
    standing = tuple(order for order in book.standing if order.code not in why)
    dropped = tuple(
        FailedPremove(code=code, number=live.table.number, key=reason.key, args=dict(reason.args))
        for code, reason in why.items()
        if code in book.codes
    )
    return book.model_copy(update={"standing": standing, "dropped": (*book.dropped, *dropped)[-MOST:]})


def _ruling(live: GameSession, seat: Seat, book: PremoveQueue) -> tuple[str, str] | dict[str, Reason] | None:
    """Return the first playable premove as (premove, move code).

    Else the reasons why others must be dropped.
    """
    orders, view, why = live.game.orders, live.table.view(seat), dict[str, Reason]()
    if orders is None:
        return None
    for code in book.codes:
        ruled = orders.judge(view, code)
        if isinstance(ruled, Reason):
            why[code] = ruled
        elif ruled is not None:
            return code, ruled.code
    return why or None
