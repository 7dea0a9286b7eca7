"""Help for deciding in Manila: what the open decision is about, what the dice promise, which choices promise most.

All numbers come from a view, so nobody can be told more than they may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.presenters.manila.figures import amount, percent
from bot.presenters.manila.placing import numbered, price_of
from bot.presenters.manila.sailing import courses
from bot.presenters.manila.words import DOT, SPACE_EMOJI, WARE_EMOJI, Words, rank
from engine.game import Seat
from engine.manila.board import INSURANCE_FEE, ROUTE_END, Space
from engine.manila.moves import ManilaMove, Pilot
from engine.manila.odds import Outlook
from engine.manila.view import Berth, ManilaView, Phase, Punt

BEST: Final = 3
"""Choices that hints name."""
LEAST: Final = 0.05
"""Pesos that a pilot's course has to promise to be named: less would be shown as nothing."""


def explain(say: Words, view: ManilaView) -> str:
    """The open decision in two sentences."""
    return say("manila-explain", phase=view.phase.value, rank=rank(view.deciding))


# -- hints -------------------------------------------------------------------------------------------


def hints(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> str:
    """The best choices with what they promise, as far as it can be worked out; else nothing."""
    promising = sorted(_promises(say, view, moves), key=lambda promise: -promise[1])
    best = [say("manila-hint", choice=label, gain=amount(gain)) for label, gain in promising[:BEST]]
    return say("manila-hints", choices=DOT.join(best)) if best else ""


def _promises(say: Words, view: ManilaView, moves: Sequence[ManilaMove]) -> Iterator[tuple[str, float]]:
    """Choices with the profit that they may expect."""
    if view.phase is Phase.PLACE:
        outlook = Outlook.of(view)
        for space, number in numbered(view, moves):
            label = say("manila-numbered-space", number=number, space=_named(say, space))
            yield label, _profit(view, outlook, space)
    elif view.phase is Phase.PILOT:
        (seat,) = view.to_act
        before = Outlook.of(view).income(seat)
        for move in moves:
            # A course that promises nothing is no better than declining.
            if isinstance(move, Pilot) and (gain := _steered(view, move, seat) - before) > LEAST:
                yield courses(say, view, move), gain


def _profit(view: ManilaView, outlook: Outlook, space: Space) -> float:
    price = -INSURANCE_FEE if space is Space.INSURANCE else price_of(view, space)
    return outlook.earns(space) - price


def _steered(view: ManilaView, move: Pilot, seat: Seat) -> float:
    """What a merchant may expect once a pilot has moved the punts."""
    steps = dict(move.steps)
    # A punt that is beyond 13 counts as in port without a berth there.
    punts = tuple(replace(punt, position=punt.position + steps.get(punt.ware, 0)) for punt in view.punts)
    return Outlook.of(replace(view, punts=punts)).income(seat)


# -- odds --------------------------------------------------------------------------------------------


def odds(say: Words, view: ManilaView) -> str:
    """The fate of each punt, what each vacant space promises, and what the asker may expect already."""
    if not view.lap or not view.punts:
        return say("manila-odds-early")
    outlook = Outlook.of(view)
    lines = [
        say("manila-odds-heading"),
        *_fates(say, outlook),
        *_spaces(say, view, outlook),
        *_own(say, view, outlook),
        say("manila-odds-foot"),
    ]
    return "\n".join(lines)


def _fates(say: Words, outlook: Outlook) -> Iterator[str]:
    for punt, fate in zip(outlook.view.punts, outlook.fates, strict=True):
        yield say(
            "manila-odds-punt",
            emoji=WARE_EMOJI[punt.ware],
            ware=punt.ware.slug,
            berth=_whereabouts(punt),
            space=min(punt.position, ROUTE_END),
            port=percent(fate.port),
            thirteen=percent(fate.thirteen),
            wreck=percent(fate.wreck),
        )


def _whereabouts(punt: Punt) -> str:
    return "plundered" if punt.plundered and punt.berth is Berth.SEA else punt.berth.value


def _spaces(say: Words, view: ManilaView, outlook: Outlook) -> Iterator[str]:
    vacant = [space for space in Space if view.fee(space) is not None]
    if not vacant:
        return
    yield say("manila-odds-spaces")
    profits = sorted(((_fee_paid(view, outlook, space), space) for space in vacant), reverse=True)
    for profit, space in profits:
        yield say("manila-odds-space", space=_named(say, space), emoji=SPACE_EMOJI[space], gain=amount(profit))


def _fee_paid(view: ManilaView, outlook: Outlook, space: Space) -> float:
    """What the next accomplice on a vacant space may expect to win, the list price paid."""
    return outlook.earns(space) - (view.fee(space) or 0)


def _own(say: Words, view: ManilaView, outlook: Outlook) -> Iterator[str]:
    if view.seat is None or view.hand is None:
        return
    rises = outlook.rises(view.hand.shares)
    yield say("manila-odds-own", income=amount(outlook.income(view.seat)), rises=amount(rises))


def _named(say: Words, space: Space) -> str:
    return say("manila-space", space=space.name.lower())
