"""Votes at a table: to end the game, and to take the last decision back.

Ending needs more than half of the people who are present. Taking back needs all of them, and is possible only while
the decision is the last one and neither chance nor a secret has come out since. An undo that is overtaken lapses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.tables import LiveTable, Tables
from bot.ui.answer import Refusal
from storage.presence import Proposal

Kind: TypeAlias = Literal["end", "undo"]
END: Final[Kind] = "end"
UNDO: Final[Kind] = "undo"


async def propose_end(tables: Tables, live: LiveTable, user: int) -> None:
    """Propose to end the game here."""
    await propose(tables, live, user, END)


async def propose_undo(tables: Tables, live: LiveTable, user: int) -> None:
    """Propose to take the last decision back."""
    await propose(tables, live, user, UNDO)


async def propose(tables: Tables, live: LiveTable, user: int, kind: Kind) -> None:
    """Propose something, and agree to it oneself. Raises ``Refusal`` when there is nothing to vote on."""
    _demand_seat(live, user)
    table = live.table
    assert table is not None  # _demand_seat has looked
    if live.proposal is not None:
        raise Refusal("why-voting")
    number = table.number
    if kind == UNDO:
        last = table.last_decision()
        if last is None:
            raise Refusal("why-no-undo")
        number = last.number
    await tables.propose(live, Proposal(live.id, kind, number, user, (user,)))
    await _settle(tables, live)


async def agree(tables: Tables, live: LiveTable, user: int) -> None:
    """Agree to what is proposed, and do it when enough have. Raises ``Refusal`` when nothing is."""
    proposal = _demand_vote(live, user)
    if user not in proposal.agreed:
        refused = tuple(person for person in proposal.refused if person != user)
        await tables.propose(live, replace(proposal, agreed=(*proposal.agreed, user), refused=refused))
    await _settle(tables, live)


async def refuse(tables: Tables, live: LiveTable, user: int) -> None:
    """Refuse what is proposed: one refusal ends an undo; an end is off when it cannot find its majority any more."""
    proposal = _demand_vote(live, user)
    agreed = tuple(person for person in proposal.agreed if person != user)
    refused = tuple({*proposal.refused, user})
    possible = [person for person in live.present if person not in refused]
    if proposal.kind == UNDO or user == proposal.by or not _is_majority(possible, live):
        await tables.propose(live, None)
        return
    await tables.propose(live, replace(proposal, agreed=agreed, refused=refused))


async def overtaken(tables: Tables, live: LiveTable) -> None:
    """After a move: an undo that does not concern the last decision any more lapses."""
    if live.proposal is None or live.proposal.kind != UNDO or live.table is None:
        return
    last = live.table.last_decision()
    if last is None or last.number != live.proposal.number:
        await tables.propose(live, None)


async def _settle(tables: Tables, live: LiveTable) -> None:
    proposal = live.proposal
    assert proposal is not None
    yes = [person for person in live.present if person in proposal.agreed]
    if proposal.kind == END and _is_majority(yes, live):
        await tables.propose(live, None)
        await tables.end(live)
    elif proposal.kind == UNDO and len(yes) == len(live.present):
        await tables.propose(live, None)
        assert live.table is not None
        if not await live.table.undo(proposal.number):
            raise Refusal("why-no-undo")


def _is_majority(people: Sequence[int], live: LiveTable) -> bool:
    return len(people) > len(live.present) / 2


def _demand_seat(live: LiveTable, user: int) -> None:
    if live.table is None:
        raise Refusal("why-not-started")
    if live.over:
        raise Refusal("why-over")
    if user not in live.present:
        raise Refusal("why-not-seated" if live.table.seat_of(user) is None else "why-away")


def _demand_vote(live: LiveTable, user: int) -> Proposal:
    _demand_seat(live, user)
    if live.proposal is None:
        raise Refusal("why-no-vote")
    return live.proposal
