"""Vote on ending the game, and on undoing the last decision.

Ending needs more than half of the present humans, once all of them have answered or time is up
(``host/vote_times.py``). An undo needs all humans with a seat, because an absent one may come back. It is possible only
while the decision is the last one and no chance and no secret has been revealed since. An undo lapses when it is
outdated, at the deadline of the turn, and without one when time is up.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from engine import lobby as lobbies
from engine.game import Refusal
from engine.table import Conflict, SeatAssignment
from host.live import GameSession, TableSession, has_begun, here_on, people_on
from host.tables import Tables
from storage.presence import Ballot, Proposal, Vote

Kind: TypeAlias = Literal["end", "undo"]
END: Final[Kind] = "end"
UNDO: Final[Kind] = "undo"
UNDONE: Final = 100
"""The maximum number of undos in a game: each makes its log longer to store and read."""
Which: TypeAlias = tuple[str, int]
"""Identifies a proposal: its kind, and the log entry that it concerns."""


async def propose_end(tables: Tables, live: TableSession, user: int) -> None:
    await propose(tables, live, user, END)


async def propose_undo(tables: Tables, live: TableSession, user: int) -> None:
    await propose(tables, live, user, UNDO)


async def propose(tables: Tables, live: TableSession, user: int, kind: Kind) -> None:
    """Start a vote, with the user's agreement."""
    begun = _require_seat(live, user)
    number = begun.table.number
    if kind == UNDO:
        lobbies.require_free(live.lobby)
        if begun.table.undone >= UNDONE:
            raise Refusal("why-undo-many", most=UNDONE)
        last = begun.table.last_decision()
        if last is None:
            raise Refusal("why-voting" if live.proposal is not None else "why-no-undo")
        number = last.number
    proposal = Proposal(live.id, kind, number, user, (user,))

    def step(there: Proposal | None, chairs: Sequence[SeatAssignment]) -> Vote:
        _require_present(chairs, user)
        if there is not None:
            raise Refusal("why-voting")
        if kind == UNDO and not are_all_here(chairs):
            raise Refusal("why-undo-away")
        return _counted(proposal, chairs)

    await _hold(tables, begun, step)


async def agree(tables: Tables, live: TableSession, user: int, which: Which | None = None) -> None:
    """Agree to a proposal, and apply it when enough have."""
    begun = _require_seat(live, user)

    def step(there: Proposal | None, chairs: Sequence[SeatAssignment]) -> Vote:
        proposal = _require_vote(there, chairs, user, which)
        if user not in proposal.agreed:
            refused = tuple(person for person in proposal.refused if person != user)
            proposal = replace(proposal, agreed=(*proposal.agreed, user), refused=refused)
        return _counted(proposal, chairs)

    await _hold(tables, begun, step)


async def refuse(tables: Tables, live: TableSession, user: int, which: Which | None = None) -> None:
    """Refuse a proposal: an undo fails, an end if a majority is out of reach."""
    begun = _require_seat(live, user)

    def step(there: Proposal | None, chairs: Sequence[SeatAssignment]) -> Vote:
        proposal = _require_vote(there, chairs, user, which)
        agreed = tuple(person for person in proposal.agreed if person != user)
        refused = tuple({*proposal.refused, user})
        present = here_on(chairs)
        possible = [person for person in present if person not in refused]
        if proposal.kind == UNDO or user == proposal.by or not is_majority(possible, present):
            return Vote(None)
        return _counted(replace(proposal, agreed=agreed, refused=refused), chairs)

    await _hold(tables, begun, step)


async def overtaken(tables: Tables, live: TableSession) -> None:
    """Cancel an undo vote whose decision isn't the last one any more."""
    if live.proposal is None or live.proposal.kind != UNDO or not has_begun(live):
        return
    last = live.table.last_decision()
    number = None if last is None else last.number
    if number != live.proposal.number:
        # A newer one, about the last decision, stays.
        await tables.vote(live, lambda there, _: Vote(there if there is None or _is_of(there, number) else None))


async def lapse_undo(tables: Tables, live: GameSession) -> None:
    """Cancel an undo vote that wasn't answered in time."""
    if live.proposal is not None and live.proposal.kind == UNDO:
        await tables.vote(live, lambda there, _: Vote(None if there is None or there.kind == UNDO else there))


async def recount(tables: Tables, live: TableSession, *, up: bool = False) -> None:
    """Count a vote again after users have left, or when its time is ``up``."""
    before = live.proposal
    if before is None or not has_begun(live) or live.over:
        return
    if _counted(before, live.chairs, up=up) == Vote(before):
        return

    def step(there: Proposal | None, chairs: Sequence[SeatAssignment]) -> Vote:
        if there is None:
            return Vote(None)
        return _counted(there, chairs, up=up and (there.kind, there.number, there.by) == key)

    key = before.kind, before.number, before.by
    with suppress(Conflict):  # what overtook it ends it
        await _undo(tables, live, await tables.vote(live, step))


async def forget(tables: Tables, live: TableSession, user: int) -> None:
    """End the votes of a user whose data is deleted."""
    await tables.vote(live, lambda there, _: Vote(None if there is None or user in _voters(there) else there))


async def _hold(tables: Tables, live: GameSession, step: Ballot) -> None:
    """Apply a voting step and its result; a game's end is stored with it."""
    if not await _undo(tables, live, await tables.vote(live, step)):
        raise Refusal("why-no-undo")


async def _undo(tables: Tables, live: GameSession, vote: Vote) -> bool:
    """Undo a decision if all agree; return false if that is impossible by now.

    Its proposal stays until then: if the store fails in between, the next count finds it.
    """
    if vote.carried is None or vote.carried.kind != UNDO:
        return True
    try:
        return await live.table.undo(vote.carried.number)
    finally:
        await overtaken(tables, live)


def _counted(proposal: Proposal, chairs: Sequence[SeatAssignment], *, up: bool = False) -> Vote:
    if proposal.kind == UNDO:
        people = people_on(chairs)
        agreed = people and people <= {*proposal.agreed}
        return Vote(proposal, carried=proposal) if agreed else Vote(None if up else proposal)
    present = here_on(chairs)
    if not up and not {*present} <= {*proposal.agreed, *proposal.refused}:
        return Vote(proposal)
    return Vote(None, carried=proposal if is_majority(proposal.agreed, present) else None)


def are_all_here(chairs: Sequence[SeatAssignment]) -> bool:
    """Return whether no AI is playing for anyone who may come back."""
    return people_on(chairs) <= {*here_on(chairs)}


def majority(present: Sequence[int]) -> int:
    """Return how many of these users are more than half."""
    return len(present) // 2 + 1


def is_majority(people: Sequence[int], present: Sequence[int]) -> bool:
    """Return whether more than half of the present users are among ``people``."""
    return len({*people} & {*present}) >= majority(present)


def _is_of(proposal: Proposal, number: int | None) -> bool:
    return proposal.kind != UNDO or proposal.number == number


def _voters(proposal: Proposal) -> set[int]:
    return {proposal.by, *proposal.agreed, *proposal.refused}


def _require_seat(live: TableSession, user: int) -> GameSession:
    if not has_begun(live):
        raise Refusal("why-not-started")
    if live.over:
        raise Refusal("why-over")
    if user not in live.present:
        raise Refusal("why-not-seated" if live.table.seat_of(user) is None else "why-away")
    return live


def _require_present(chairs: Sequence[SeatAssignment], user: int) -> None:
    """Require that the user is present; no one is, once the game is over."""
    present = here_on(chairs)
    if not present:
        raise Refusal("why-over")
    if user not in present:
        raise Refusal("why-away")


def _require_vote(there: Proposal | None, chairs: Sequence[SeatAssignment], user: int, which: Which | None) -> Proposal:
    _require_present(chairs, user)
    if there is None or which not in (None, (there.kind, there.number)):
        raise Refusal("why-no-vote")
    return there
