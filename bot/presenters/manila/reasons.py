"""Why merchants decided as they did: the office, what is loaded and where it starts; and moves in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.presenters.base import Cast
from bot.presenters.figures import amount
from bot.presenters.manila.placing import described, numbered
from bot.presenters.manila.words import Words
from engine.advice import Thought
from engine.game import Promise
from engine.manila.board import MIN_SHARE_PRICE
from engine.manila.moves import Bid, Buy, ManilaMove, Pass, Place
from engine.manila.odds import Outlook
from engine.manila.view import ManilaView, Phase


def named(say: Words, view: ManilaView, move: ManilaMove) -> str | None:
    """A bid, a share with its price, a space with price, earning and chance. Others are called as they are offered."""
    match move:
        case Bid(bid):
            return say("manila-choose-bid", bid=bid)
        case Buy(ware) if ware is not None:
            return say("manila-named-buy", ware=ware.slug, price=max(MIN_SHARE_PRICE, view.market[ware]))
        case Place(space):
            return described(say, view, Outlook.of(view), space)[0]
        case _:
            return None


def with_number(say: Words, view: ManilaView, move: ManilaMove, moves: Sequence[ManilaMove], name: str) -> str:
    """A space with the number that it bears on the board."""
    places = sorted((other for other in moves if isinstance(other, Place)), key=lambda other: other.space)
    numbers = dict(numbered(view, places))
    if not isinstance(move, Place) or move.space not in numbers:
        return name
    return say("manila-numbered", number=numbers[move.space], label=name)


def office(promises: Sequence[Promise[ManilaMove]]) -> list[Promise[ManilaMove]]:
    """The best bid and the pass, the better first: of two bids the lower always leaves more, which tells nothing."""
    bids = [promise for promise in promises if isinstance(promise.move, Bid)]
    passes = [promise for promise in promises if isinstance(promise.move, Pass)]
    found = [*bids[:1], *passes]
    return sorted(found, key=promises.index)


def because(
    say: Words, thought: Thought, cast: Cast, name: Callable[[ManilaView, ManilaMove, Cast], str]
) -> str | None:
    """Why a merchant bid or passed, loaded and launched as he did. ``None`` where two numbers say it all."""
    view, made, other = thought.view, thought.made, thought.other
    if other is None or thought.measure == "chance":
        return None
    who, basis = cast.marked[thought.seat], "public" if view.seat is None else "own"
    match made.move:
        case Bid(bid):
            return say(
                "manila-why-bid",
                who=who,
                bid=bid,
                office=_pesos(made.worth + bid),
                rest=amount(made.worth),
                basis=basis,
            )
        case Pass() if isinstance(other.move, Bid):
            office, least = other.worth + other.move.amount, view.bid + 1
            return say(
                "manila-why-pass",
                who=who,
                next=least,
                office=_pesos(office),
                rest=amount(office - least),
                basis=basis,
            )
    if view.phase in (Phase.LOAD, Phase.START):
        return say(
            "manila-why-relative",
            who=who,
            choice=name(view, made.move, cast),
            other=name(view, other.move, cast),
            lead=amount(made.worth - other.worth),
        )
    return None


def _pesos(worth: float) -> str:
    return f"{worth:.1f}".replace("-", "−")
