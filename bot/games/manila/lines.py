"""Events of Manila as text: related events share a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from itertools import groupby
from typing import Final

from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.manila import voyage
from bot.games.manila.words import Words
from engine.game import Event, Seat
from engine.manila.board import Space
from engine.manila.events import (
    Arrived,
    BidMade,
    Boarded,
    Borrowed,
    Dealt,
    GameEnded,
    LapBegan,
    Launched,
    Loaded,
    MarketRose,
    MasterChosen,
    Paid,
    Passed,
    PaymentDue,
    Piloted,
    Placed,
    Plundered,
    Redeemed,
    RepairsPaid,
    Rolled,
    Sent,
    ShareBought,
    ShareTurned,
    Skipped,
    VoyageBegan,
    Wrecked,
)


class Story(Enum):
    """The subject of a run of events, which share a text."""

    AUCTION = auto()
    LOAN = auto()
    PLACING = auto()
    ROLL = auto()
    PILOT = auto()
    PIRATES = auto()
    PAYOUT = auto()
    MARKET = auto()
    OTHER = auto()


_STORIES: Final[dict[type, Story]] = {
    BidMade: Story.AUCTION,
    Borrowed: Story.LOAN,
    Redeemed: Story.LOAN,
    Placed: Story.PLACING,
    Skipped: Story.PLACING,
    Rolled: Story.ROLL,
    Piloted: Story.PILOT,
    Boarded: Story.PIRATES,
    Plundered: Story.PIRATES,
    Sent: Story.PIRATES,
    Paid: Story.PAYOUT,
    RepairsPaid: Story.PAYOUT,
    MarketRose: Story.MARKET,
}
_MOVING: Final = (Story.ROLL, Story.PILOT, Story.PIRATES)
"""The subjects whose outcome can be a punt's arrival."""


def lines(say: Words, events: Sequence[Event], cast: PlayerNames) -> list[str]:
    told: list[str] = []
    for story, run in groupby(_with_story(events), key=lambda pair: pair[0]):
        told += _tell(say, story, [event for _, event in run], cast)
    return told


def _tell(say: Words, story: Story, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    match story:
        case Story.AUCTION:
            return _auction(say, run, cast)
        case Story.LOAN:
            return _loans(say, run, cast)
        case Story.PLACING:
            return _placing(say, run, cast)
        case Story.ROLL:
            return voyage.roll(say, run)
        case Story.PILOT:
            return voyage.pilot(say, run, cast)
        case Story.PIRATES:
            return voyage.pirates(say, run, cast)
        case Story.PAYOUT:
            return voyage.payout(say, run, cast)
        case Story.MARKET:
            return voyage.market(say, run)
        case Story.OTHER:
            return _other(say, run, cast)


def _with_story(events: Sequence[Event]) -> Iterable[tuple[Story, Event]]:
    """Yield each event that needs text, with its subject.

    Arrivals and wrecks belong to their cause.
    """
    story = Story.OTHER
    borrowers = {event.seat for event in events if isinstance(event, Borrowed)}
    for event in events:
        if isinstance(event, LapBegan) or (isinstance(event, PaymentDue) and event.seat in borrowers):
            # The heading shows the round; the following loan implies the need for it.
            continue
        if isinstance(event, Arrived | Wrecked):
            story = story if story in _MOVING else Story.OTHER
        elif isinstance(event, Passed):
            story = Story.AUCTION if event.auction else Story.PLACING
        else:
            story = _STORIES.get(type(event), Story.OTHER)
        yield story, event


def _auction(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    parts: list[str] = []
    for event in run:
        match event:
            case BidMade(seat, amount):
                parts.append(say("manila-line-bid", name=cast.marked[seat], amount=amount))
            case Passed(seat, forced=forced):
                key = "manila-line-cannot-bid" if forced else "manila-line-passed"
                parts.append(say(key, name=cast.marked[seat]))
    return _joined(parts)


def _loans(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    told: list[str] = []
    for (seat, borrowed), loans in groupby(run, key=_loan_key):
        amounts = [event.amount for event in loans if isinstance(event, Borrowed | Redeemed)]
        key = "manila-line-borrowed" if borrowed else "manila-line-redeemed"
        told.append(say(key, name=cast.marked[seat], shares=len(amounts), amount=sum(amounts)))
    return told


def _loan_key(event: Event) -> tuple[Seat, bool]:
    assert isinstance(event, Borrowed | Redeemed)
    return event.seat, isinstance(event, Borrowed)


def _placing(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    parts: list[str] = []
    for event in run:
        match event:
            case Placed():
                parts.append(_placed(say, event, cast))
            case Passed(seat):
                parts.append(say("manila-line-done-placing", name=cast.marked[seat]))
            case Skipped(seat, forced):
                key = "manila-line-no-space" if forced else "manila-line-skipped"
                parts.append(say(key, name=cast.marked[seat]))
    return _joined(parts)


def _placed(say: Words, event: Placed, cast: PlayerNames) -> str:
    name = cast.marked[event.seat]
    if event.space is Space.INSURANCE:
        return say("manila-line-insurance", name=name, amount=-event.paid)
    space = event.space.name.lower()
    if event.space is Space.PIRATE:
        space = ("pirate_captain", "pirate_second")[event.index]
    key = "manila-line-stowaway" if event.stowaway else "manila-line-placed"
    return say(key, name=name, space=space, price=event.paid)


def _other(say: Words, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    told: list[str] = []
    for index, event in enumerate(run):
        # The launch lists the wares: loading them just before needs no line.
        launched = index + 1 < len(run) and isinstance(run[index + 1], Launched)
        text = "" if launched and isinstance(event, Loaded) else _single(say, event, cast)
        if text:
            told.append(text)
    return told


def _single(say: Words, event: Event, cast: PlayerNames) -> str:
    match event:
        case Dealt(_, wares):
            return say("manila-line-dealt", wares=say.both(map(say.marked, wares)))
        case ShareTurned(_, ware, pledged):
            return say("manila-line-turned", cargo=say.marked(ware), ware=ware.slug, pledged="yes" if pledged else "no")
        case VoyageBegan(number, opener):
            return say("manila-line-voyage", voyage=number, name=cast.marked[opener])
        case MasterChosen(seat, price, unbid):
            key = "manila-line-unbid" if unbid else "manila-line-master"
            return say(key, name=cast.marked[seat], price=price)
        case PaymentDue(seat, reason):
            return say("manila-line-due", name=cast.marked[seat], purpose=reason)
        case ShareBought(seat, None):
            return say("manila-line-no-share", name=cast.marked[seat])
        case ShareBought(seat, ware, price) if ware is not None:
            return say("manila-line-share", name=cast.marked[seat], cargo=say.marked(ware), ware=ware.slug, price=price)
        case Loaded(seat, wares):
            return say("manila-line-loaded", name=cast.marked[seat], wares=say.both(map(say.marked, wares)))
        case Launched(seat, starts):
            spaces = say.listed(f"{say.marked(ware)} {space}" for ware, space in starts)
            return say("manila-line-launched", name=cast.marked[seat], spaces=spaces)
        case Arrived() | Wrecked():
            return voyage.end_of(say, event)
        case GameEnded(fortunes, winners):
            names = say.both(cast.marked[seat] for seat in winners)
            return say("manila-line-won", names=names, winners=len(winners), fortune=fortunes[winners[0]])
        case _:
            return ""


def _joined(parts: Sequence[str]) -> list[str]:
    return [DOT.join(parts)] if parts else []
