"""Changes of who occupies a seat: AI takeover, return, offers."""

from __future__ import annotations

from dataclasses import replace

from engine.game import SUBSTITUTE, Refusal
from engine.lobby import SPEEDS, Hurry, keep_host, slowest
from engine.table import SeatAssignment
from host.live import GameSession, TableSession, has_begun
from storage.offers import Offer
from storage.store import Store


class Seats:
    """Changes of a seat's occupant, stored before the table in memory changes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def counts(self, live: GameSession, seat: int) -> bool:
        """Return whether leaving counts: once a game, among others, at an agreed speed."""
        chair = live.table.chairs[seat]
        return chair.present and not chair.penalized and len(live.here) > 1 and has_agreed(live, seat)

    async def give_up(self, live: GameSession, user: int, *, counts: bool) -> None:
        """Let an AI take over for a user until they come back.

        ``counts``: the user leaves voluntarily. Then it counts against them, and the AI waits until ``take_over``.
        """
        async with live.change():
            seat = live.table.seat_of(user)
            if seat is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            if not live.table.chairs[seat].present:
                raise Refusal("why-left-already")
            await self._sit_in(live, seat, left=counts, later=counts)

    async def sit_in(self, live: GameSession, user: int, *, counts: bool = True) -> bool:
        """Let an AI take over for an absent user; ``counts``: as leaving."""
        async with live.change():
            seat = live.table.seat_of(user)
            if seat is None or live.over or not live.table.chairs[seat].present:
                return False
            await self._sit_in(live, seat, left=counts)
            return True

    async def take_over(self, live: GameSession, seat: int) -> None:
        """End the AI's wait: the user has left for good."""
        async with live.change():
            if live.table.chairs[seat].resting and not live.over:
                await self._seat(live, seat, replace(live.table.chairs[seat], resting=False, counted=False))

    async def disregard(self, live: GameSession, seat: int, number: int) -> None:
        """Let a user's premove, entry ``number``, be no agreement to the speed."""
        async with live.change():
            await self._seat(live, seat, replace(live.table.chairs[seat], premoved=number))

    async def come_back(self, live: TableSession, user: int) -> None:
        """Give a user their seat back; within the AI's delay, nothing is counted."""
        async with live.change():
            if not has_begun(live) or (seat := live.table.seat_of(user)) is None:
                raise Refusal("why-not-seated")
            if live.over:
                raise Refusal("why-over")
            if live.table.chairs[seat].present:
                raise Refusal("why-not-away")
            was = live.table.chairs[seat]
            back = replace(was, level=None, penalized=was.penalized and not was.counted)
            await self._seat(live, seat, _sitting_down(live, back), left=-was.counted)

    async def change_player(self, live: GameSession, seat: int, chair: SeatAssignment) -> None:
        """Give a seat of a game to another occupant."""
        async with live.change():
            if live.over:
                raise Refusal("why-over")
            if chair.user is not None and live.table.seat_of(chair.user) is not None:
                raise Refusal("why-seated")
            if chair.user in live.lobby.kicked:
                raise Refusal("why-lobby-kicked")
            await self._seat(live, seat, _sitting_down(live, chair))

    async def take(self, live: GameSession, offer: Offer, chair: SeatAssignment) -> None:
        """Give an offered seat to a new occupant.

        Raises ``Refusal``, also if its owner is back at a seat offered by the host; and ``StaleTableError`` if the
        offer or its seat has changed.
        """
        async with live.change():
            if live.over:
                raise Refusal("why-over")
            was = live.table.chairs[offer.seat]
            if was.user != offer.owner or live.table.seat_of(offer.user) is not None:
                raise Refusal("why-no-offer")
            if was.present and offer.by != offer.owner:
                raise Refusal("why-no-offer")  # the owner has come back
            if chair.user in live.lobby.kicked:
                raise Refusal("why-lobby-kicked")
            await self._seat(live, offer.seat, _taking_over(live, was, chair), offer=offer)

    async def _sit_in(self, live: GameSession, seat: int, *, left: bool, later: bool = False) -> None:
        left = left and self.counts(live, seat)
        was = live.table.chairs[seat]
        penalized = was.penalized or left
        chair = replace(was, level=SUBSTITUTE, resting=later, counted=later and left, penalized=penalized)
        await self._seat(live, seat, chair, left=int(left))

    async def _seat(
        self, live: GameSession, seat: int, chair: SeatAssignment, *, offer: Offer | None = None, left: int = 0
    ) -> None:
        was = live.table.chairs[seat]
        chairs = await self._store.reseat(live.id, seat, chair, was=was, offer=offer, left=left)
        live.lobby = keep_host(live.lobby, chairs, seat)
        await live.table.seat(seat, chair)


def _sitting_down(live: GameSession, chair: SeatAssignment) -> SeatAssignment:
    return replace(chair, since=live.table.number, resting=False, counted=False)


def _taking_over(live: GameSession, was: SeatAssignment, chair: SeatAssignment) -> SeatAssignment:
    """Return the seat of a newcomer, which remembers who sat there longest before."""
    now = live.table.decisions
    sat, taken = now - was.taken, replace(_sitting_down(live, chair), taken=now)
    if was.giver_sat >= sat and (was.giver_sat or was.giver is not None):
        return replace(taken, giver=was.giver, giver_name=was.giver_name, giver_sat=was.giver_sat)
    return replace(taken, giver=was.user, giver_name=was.name, giver_sat=sat)


def speed_for(live: GameSession, seat: int) -> str:
    """Return the speed for a seat: the old one until it moved at a faster one."""
    hurried, speed = live.lobby.hurried, live.lobby.speed
    if hurried is None or hurried.speed is None or has_agreed(live, seat):
        return speed
    return slowest((speed, hurried.speed))


def seconds_for(live: GameSession, seat: int) -> int | None:
    if SPEEDS[live.lobby.speed] is None:
        return None
    # A player who agreed to no time limit can't block a table that has one now.
    return SPEEDS[speed_for(live, seat)] or max(filter(None, SPEEDS.values()))


def have_old_speed(live: TableSession) -> bool:
    """Return whether the speed doesn't apply to some players until they have moved."""
    return live.lobby.hurried is not None if not has_begun(live) else _slowest(live) != live.lobby.speed


def _slowest(live: GameSession) -> str:
    seats = [seat for seat, chair in enumerate(live.chairs) if chair.user is not None]
    return slowest((live.lobby.speed, *(speed_for(live, seat) for seat in seats)))


def hurry(live: GameSession, user: int) -> Hurry:
    """Return a record that a player shortens the others' deadlines."""
    # Earlier versions began a game with some seats at entry 1, which isn't written yet.
    return Hurry(user, max(live.table.number, *(chair.since for chair in live.chairs)), _slowest(live))


def has_agreed(live: GameSession, seat: int) -> bool:
    """Return whether a user accepts the speed: it got no faster since they moved."""
    hurried = live.lobby.hurried
    if hurried is None or hurried.by == live.table.chairs[seat].user:
        return True
    chair, decided = live.table.chairs[seat], live.table.last_decision_of(seat)
    return max(chair.since, -1 if decided == chair.premoved else decided) > hurried.number


def forced_seat(live: GameSession) -> int | None:
    """Return the seat whose only legal move the table makes: a secret of its hand.

    In the log it is its user's own, and would accept the speed for them.
    """
    seat = live.table.forced_seat
    return seat if seat is not None and has_agreed(live, seat) else None
