"""Seats of games: given up and taken back, passed on, and held by AI players meanwhile."""

from __future__ import annotations

from dataclasses import replace

from engine.game import SUBSTITUTE, Refusal
from engine.lobby import SPEEDS, Hurry, slowest
from engine.table import SeatAssignment
from host.live import GameSession, TableSession, has_begun
from storage.offers import Offer
from storage.store import Store


class Seats:
    """Changes who sits at the tables of games. Every change is stored before the table knows of it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def counts(self, live: GameSession, seat: int) -> bool:
        """Return whether it counts that the person at a seat leaves now: others wait for them."""
        return live.table.chairs[seat].present and len(live.here) > 1 and _has_agreed(live, seat)

    async def give_up(self, live: GameSession, user: int, *, counts: bool) -> None:
        """Let an AI sit in for somebody until they come back. ``counts``: they leave of their own will.

        Then it counts that they have left, and the AI rests until ``take_over``.

        Raises ``Refusal`` if they do not sit here, one sits in for them already, or the game is over.
        """
        async with live.changing:
            seat = live.table.seat_of(user)
            if seat is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            if not live.table.chairs[seat].present:
                raise Refusal("why-left-already")
            await self._sit_in(live, seat, left=counts, later=counts)

    async def sit_in(self, live: GameSession, user: int) -> bool:
        """Let an AI sit in for somebody who does not come. It counts that they have left.

        False if they are not there any more, or the game is over.
        """
        async with live.changing:
            seat = live.table.seat_of(user)
            if seat is None or live.over or not live.table.chairs[seat].present:
                return False
            await self._sit_in(live, seat, left=True)
            return True

    async def take_over(self, live: GameSession, seat: int) -> None:
        """Let the AI at a seat rest no longer: whoever left has left. Nothing if it does not rest."""
        async with live.changing:
            if live.table.chairs[seat].resting and not live.over:
                await self._seat(live, seat, replace(live.table.chairs[seat], resting=False, counted=False))

    async def come_back(self, live: TableSession, user: int) -> None:
        """Take one's own seat back from the AI that sits in. Raises ``Refusal`` if none does.

        While that AI rests, leaving does not count.
        """
        async with live.changing:
            if not has_begun(live) or (seat := live.table.seat_of(user)) is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            if live.table.chairs[seat].present:
                raise Refusal("why-not-away")
            was = live.table.chairs[seat]
            await self._seat(live, seat, _sitting_down(live, replace(was, level=None)), left=-was.counted)

    async def change_player(self, live: GameSession, seat: int, chair: SeatAssignment) -> None:
        """Give a seat of a game to somebody else. Raises ``Refusal`` if they sit here already."""
        async with live.changing:
            if live.over:
                raise Refusal("why-over")
            if chair.user is not None and live.table.seat_of(chair.user) is not None:
                raise Refusal("why-seated")
            if chair.user in live.lobby.kicked:
                raise Refusal("why-lobby-kicked")
            await self._seat(live, seat, _sitting_down(live, chair))

    async def take(self, live: GameSession, offer: Offer, chair: SeatAssignment) -> None:
        """Give a seat to whom it was offered.

        Raises ``Refusal``, also if its owner is back at what the host has offered; and ``StaleTableError`` if the offer
        or its seat is another by now.
        """
        async with live.changing:
            if live.over:
                raise Refusal("why-over")
            was = live.table.chairs[offer.seat]
            if was.user != offer.owner or live.table.seat_of(offer.user) is not None:
                raise Refusal("why-no-offer")
            if was.present and offer.by != offer.owner:
                raise Refusal("why-no-offer")  # the owner has come back
            if chair.user in live.lobby.kicked:
                raise Refusal("why-lobby-kicked")
            await self._seat(live, offer.seat, _sitting_down(live, chair), offer=offer)

    async def _sit_in(self, live: GameSession, seat: int, *, left: bool, later: bool = False) -> None:
        left = left and self.counts(live, seat)
        chair = replace(live.table.chairs[seat], level=SUBSTITUTE, resting=later, counted=later and left)
        await self._seat(live, seat, chair, left=int(left))

    async def _seat(
        self, live: GameSession, seat: int, chair: SeatAssignment, *, offer: Offer | None = None, left: int = 0
    ) -> None:
        await self._store.reseat(live.id, seat, chair, was=live.table.chairs[seat], offer=offer, left=left)
        await live.table.seat(seat, chair)


def _sitting_down(live: GameSession, chair: SeatAssignment) -> SeatAssignment:
    """The chair of whoever decides at it from now on: what the clock decided before is not theirs."""
    return replace(chair, since=live.table.number, resting=False, counted=False)


def speed_for(live: GameSession, seat: int) -> str:
    """Return the speed at which a player's decisions are due: the former one until they have moved at a faster one."""
    hurried, speed = live.lobby.hurried, live.lobby.speed
    if hurried is None or hurried.speed is None or _has_agreed(live, seat):
        return speed
    return slowest((speed, hurried.speed))


def seconds_for(live: GameSession, seat: int) -> int | None:
    """Return how long a player's decision may take, or ``None`` at a table without a clock."""
    if SPEEDS[live.lobby.speed] is None:
        return None
    # Who has agreed to no clock cannot hold up for good a table that has one now.
    return SPEEDS[speed_for(live, seat)] or max(filter(None, SPEEDS.values()))


def hurry(live: GameSession, user: int) -> Hurry:
    """Note that a player makes the others at a table decide sooner than now."""
    seats = [seat for seat, chair in enumerate(live.chairs) if chair.user is not None]
    agreed = slowest((live.lobby.speed, *(speed_for(live, seat) for seat in seats)))
    return Hurry(user, live.table.number, agreed)


def _has_agreed(live: GameSession, seat: int) -> bool:
    """Whether a player accepts when decisions are due: nobody else changed it since they sat down or moved."""
    hurried = live.lobby.hurried
    if hurried is None or hurried.by == live.table.chairs[seat].user:
        return True
    return max(live.table.chairs[seat].since, live.table.last_decision_of(seat)) > hurried.number
