"""Events of a voyage as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.presenter import PlayerNames
from bot.games.manila.words import Words, letter
from engine.game import Event, Seat
from engine.manila.board import ROUTE_END
from engine.manila.events import (
    Arrived,
    Boarded,
    MarketRose,
    Paid,
    Piloted,
    Plundered,
    RepairsPaid,
    Rolled,
    Sent,
    Wrecked,
)
from engine.manila.view import Berth, LastVoyage


def roll(say: Words, run: Sequence[Event]) -> list[str]:
    told: list[str] = []
    for event, ends in _with_ends(run):
        if not isinstance(event, Rolled):
            continue
        dice = say.listed(f"{say.marked(ware)} {die}" for ware, die, _, _ in event.moves)
        berthed = {end.ware for end in ends}
        outcomes = [end_of(say, end) for end in ends]
        outcomes += [
            say("manila-line-on-13", ware=ware.slug)
            for ware, _, _, space in event.moves
            if space == ROUTE_END and ware not in berthed
        ]
        told.append(_headed(say, say("manila-line-rolled", dice=dice), outcomes))
    return told


def pilot(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    told: list[str] = []
    for event, ends in _with_ends(run):
        if not isinstance(event, Piloted):
            continue
        name = cast.marked[event.seat]
        if not event.moves:
            told.append(say("manila-line-no-pilot", name=name))
            continue
        moves = say.listed(
            say("manila-line-steered", cargo=say.marked(ware), space=min(space, ROUTE_END + 1))
            for ware, _, space in event.moves
        )
        head = say("manila-line-piloted", name=name, moves=moves)
        told.append(_headed(say, head, [end_of(say, end) for end in ends]))
    return told


def pirates(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    """Return boardings, plunder, and the destinations of plundered punts."""
    told: list[str] = []
    for event, ends in _with_ends(run):
        match event:
            case Boarded(seat, None):
                told.append(say("manila-line-stayed", name=cast.marked[seat]))
            case Boarded(seat, ware, kicked=kicked) if ware is not None:
                done = {"name": cast.marked[seat], "cargo": say.marked(ware), "ware": ware.slug}
                if kicked is None:
                    told.append(say("manila-line-boarded", **done))
                else:
                    told.append(say("manila-line-kicked", other=cast.marked[kicked], **done))
            case Plundered(ware, seats):
                names = list(dict.fromkeys(cast.marked[seat] for seat in seats))
                done = {"names": say.both(names), "cargo": say.marked(ware), "ware": ware.slug}
                told.append(say("manila-line-plundered", count=len(names), **done))
                told += [end_of(say, end) for end in ends]
            case Sent(seat, ware, to_port):
                done = {"name": cast.marked[seat], "cargo": say.marked(ware), "ware": ware.slug}
                told.append(say("manila-line-sent", berth="port" if to_port else "yard", **done))
                told += [end_of(say, end) for end in ends if end.ware is not ware]
    return told


def payout(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    """Return one line for each merchant who is paid or pays, with the parts."""
    parts: dict[Seat, list[tuple[int, str]]] = {}
    borne: list[str] = []
    for event in run:
        match event:
            case Paid(seat, amount):
                parts.setdefault(seat, []).append((amount, source(say, event)))
            case RepairsPaid(seat, amount, owed):
                parts.setdefault(seat, []).append((-amount, say("manila-line-repairs", amount=amount)))
                if amount < owed:
                    borne.append(say("manila-line-bank-repairs", name=cast.marked[seat], amount=owed - amount))
    return [_sum(say, cast.marked[seat], amounts) for seat, amounts in parts.items()] + borne


def _sum(say: Words, name: str, amounts: Sequence[tuple[int, str]]) -> str:
    total = sum(amount for amount, _ in amounts)
    key = "manila-line-gain" if total >= 0 else "manila-line-loss"
    return say(key, name=name, amount=abs(total), parts=say.listed(text for _, text in amounts))


def source(say: Words, event: Paid, times: int = 1) -> str:
    """Return what a merchant was paid for: ``port A 6``, or ``jade 2 × 9``."""
    amount = str(event.amount) if times == 1 else f"{times} × {event.amount}"
    if event.reason in ("cargo", "plunder") and event.ware is not None:
        key = "manila-line-from-cargo" if event.reason == "cargo" else "manila-line-from-plunder"
        return say(key, ware=event.ware.slug, amount=amount)
    kind = "port" if event.reason == "port" else "yard"
    return say("manila-line-from-letter", kind=kind, letter=letter(event.letter or 0), amount=amount)


def reckoning(say: Words, last: LastVoyage, cast: PlayerNames) -> list[str]:
    """Return what the voyage brought each merchant, or why nothing, a line each."""
    parts: dict[Seat, list[tuple[int, str]]] = {}

    def note(seat: Seat | None, amount: int, text: str) -> None:
        if seat is not None:
            parts.setdefault(seat, []).append((amount, text))

    for payment in last.payments():
        note(payment.seat, payment.amount, source(say, payment))
    for punt in last.punts:
        if punt.plundered or punt.berth is not Berth.PORT:
            lost = say("manila-line-lost-cargo", ware=punt.ware.slug, why="plundered" if punt.plundered else "wrecked")
            for seat in dict.fromkeys(punt.aboard):
                note(seat, 0, lost)
    arrivals = len(last.risen)
    for kind, holders, filled in (("port", last.ports, arrivals), ("yard", last.yards, len(last.punts) - arrivals)):
        for number, seat in list(enumerate(holders))[filled:]:
            note(seat, 0, say("manila-line-lost-letter", kind=kind, letter=letter(number)))
    if not any(punt.plundered for punt in last.punts):
        for seat in last.pirates:
            note(seat, 0, say("manila-line-lost-pirate"))
    if last.repairs:
        note(last.insurance, -last.repairs, say("manila-line-repairs", amount=last.repairs))
    return [_sum(say, cast.marked[seat], parts[seat]) for seat in sorted(parts)]


def outcome(say: Words, last: LastVoyage, names: Sequence[str]) -> Iterator[str]:
    """Yield each merchant's income from the previous voyage, and costs of wrecks."""
    paid = say.listed(say("manila-alt-paid", name=names[seat], amount=amount) for seat, amount in last.paid().items())
    yield say("manila-alt-outcome", anybody="yes" if paid else "no", paid=paid)
    if last.insurance is not None and last.repairs:
        yield say("manila-alt-repairs", name=names[last.insurance], amount=last.repairs)


def market(say: Words, run: Sequence[Event]) -> list[str]:
    rises = [
        say("manila-line-rise", cargo=say.marked(event.ware), value=event.value)
        for event in run
        if isinstance(event, MarketRose)
    ]
    return [say("manila-line-market", rises=say.listed(rises))]


def _with_ends(run: Sequence[Event]) -> list[tuple[Event, list[Arrived | Wrecked]]]:
    """Return each event with the arrivals and wrecks that follow it."""
    heads: list[tuple[Event, list[Arrived | Wrecked]]] = []
    for event in run:
        if isinstance(event, Arrived | Wrecked) and heads:
            heads[-1][1].append(event)
        else:
            heads.append((event, []))
    return heads


def end_of(say: Words, event: Arrived | Wrecked) -> str:
    """Return where a punt ended: ``silk is in port A``."""
    key = "manila-line-arrived" if isinstance(event, Arrived) else "manila-line-wrecked"
    return say(key, ware=event.ware.slug, letter=letter(event.letter))


def _headed(say: Words, head: str, outcomes: Sequence[str]) -> str:
    return say("manila-line-outcomes", head=head, outcomes=say.listed(outcomes)) if outcomes else head
