"""What a player owes the trick: to follow, to beat, to trump, to overtrump (§4.2).

Duties come in order. A hand must fulfil the first one that it can; which of the cards that do so is free. A hand
that can fulfil none may play anything. So one short list says which cards are legal, why the others are not,
and what a played card tells of the hand it came from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.game import Reason
from engine.manille.cards import HIGHER, OF_SUIT, PACK, SUITS, Card, CardSet, Trump, beats
from engine.manille.options import HouseRules, ManillaOptions

Kind: TypeAlias = Literal["beat", "follow", "trump", "overtrump", "spare-trumps", "undertrump"]


class Duty(NamedTuple):
    """A set of cards, one of which must be played by who holds one."""

    kind: Kind
    cards: CardSet


Duties: TypeAlias = tuple[Duty, ...]

FREE: Final[Duties] = ()
"""Nothing is owed: any card."""


def duties(options: HouseRules, trump: int, led: int, best: int, partners: bool) -> Duties:
    """What the next hand owes a trick.

    ``led`` is the first card, ``best`` the one that is winning now, ``partners`` says whether the side of the
    next hand has played that one. ``trump`` is a suit, or 4 at no trump.
    """
    trumping = not (isinstance(options, ManillaOptions) and options.any_card_when_void)
    return _duties(options.undertrump, options.no_beat_in_plain_suits, trumping, trump, led >> 3, best, partners)


@cache
def _duties(undertrump: str, lenient: bool, trumping: bool, trump: int, led: int, best: int, partners: bool) -> Duties:
    follow = Duty("follow", OF_SUIT[led])
    best_suit = best >> 3
    if partners:
        return (follow,)
    if best_suit != led:
        # An opponent has trumped a plain suit: followers cannot beat that, the others must overtrump.
        return (follow,) if not trumping else (follow, Duty("overtrump", HIGHER[best]), *_below(undertrump, trump))
    beats = () if lenient and trump not in (led, Trump.NONE) else (Duty("beat", HIGHER[best]),)
    if trump in (led, Trump.NONE) or not trumping:
        return (*beats, follow)
    return (*beats, follow, Duty("trump", OF_SUIT[trump]))


def _below(undertrump: str, trump: int) -> Duties:
    """What is owed by a hand that holds lower trumps only."""
    if undertrump == "none":
        return (Duty("spare-trumps", PACK & ~OF_SUIT[trump]),)
    if undertrump == "must":
        return (Duty("undertrump", OF_SUIT[trump]),)
    return ()


OwedSets: TypeAlias = tuple[tuple[tuple[tuple[CardSet, ...], ...], ...], ...]
"""By suit led, by card that is winning, by whether a partner has played it: the sets of which a hand owes a card."""


@lru_cache(maxsize=64)
def owed_sets(options: HouseRules, trump: int) -> OwedSets:
    """All that can be owed in a deal, for searches that ask for it all the time."""
    return tuple(
        tuple(
            tuple(
                tuple([duty.cards for duty in duties(options, trump, 8 * led, best, partners)])
                for partners in (False, True)
            )
            for best in range(32)
        )
        for led in range(4)
    )


def fulfilling(cards: CardSet, owed: tuple[CardSet, ...]) -> CardSet:
    """Which of these cards may be played, by the sets that are owed. Never empty unless ``cards`` is."""
    for one in owed:
        if found := cards & one:
            return found
    return cards


def allowed(cards: CardSet, owed: Duties) -> CardSet:
    """Which of these cards may be played. Never empty unless ``cards`` is."""
    for duty in owed:
        if fulfilling := cards & duty.cards:
            return fulfilling
    return cards


def breach(cards: CardSet, card: int, owed: Duties) -> Duty | None:
    """The duty that playing ``card`` out of ``cards`` would fail, or ``None`` when it may be played.

    Who holds the suit led and plays another card fails to follow, even if a duty to beat comes before that.
    """
    bit = 1 << card
    for failed in owed:
        if cards & failed.cards:
            break
    else:
        return None
    if bit & failed.cards:
        return None
    if failed.kind == "beat":
        follow = next(duty for duty in owed if duty.kind == "follow")
        return failed if bit & follow.cards else follow
    return failed


def lacking(card: int, owed: Duties) -> CardSet:
    """The cards that a hand certainly lacked when, true to its duties, it played this one."""
    bit = 1 << card
    lacked = 0
    for duty in owed:
        if bit & duty.cards:
            return lacked
        lacked |= duty.cards
    return lacked


@cache
def reason(duty: Duty, trump: int, led: int, best: int) -> Reason:
    """The duty that a refused card would fail, in words. ``rank`` is that of the card that is winning."""
    match duty.kind:
        case "follow":
            return Reason("why-manille-must-follow", {"suit": SUITS[led >> 3].slug})
        case "beat":
            return Reason("why-manille-must-beat", {"suit": SUITS[led >> 3].slug, "rank": Card(best).rank.slug})
        case "trump":
            return Reason("why-manille-must-trump", {"suit": Trump(trump).slug})
        case "overtrump":
            return Reason("why-manille-must-overtrump", {"suit": Trump(trump).slug, "rank": Card(best).rank.slug})
        case "spare-trumps":
            return Reason("why-manille-no-undertrump", {"suit": Trump(trump).slug, "rank": Card(best).rank.slug})
        case "undertrump":
            return Reason("why-manille-must-undertrump", {"suit": Trump(trump).slug})


# -- a trick, card by card -----------------------------------------------------------------------------


class Turn(NamedTuple):
    """One card of a trick being played: by which hand, and what that hand owed."""

    hand: int
    card: int
    owed: Duties


def turns(options: HouseRules, trump: int, sides: Sequence[int], leader: int, cards: Sequence[int]) -> Iterator[Turn]:
    """A trick played again, card by card. ``sides`` is by hand."""
    best, winner = cards[0], leader
    yield Turn(leader, best, FREE)
    for place, card in enumerate(cards[1:], start=1):
        hand = (leader + place) % len(sides)
        yield Turn(hand, card, duties(options, trump, cards[0], best, sides[winner] == sides[hand]))
        if beats(card, best, trump):
            best, winner = card, hand
