"""What a player owes the trick: follow, beat, trump, overtrump (§4.2).

Duties come in order. A hand must fulfill the first one that it can, with any card that does. A hand that can fulfill
none may play anything.
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
    """A set of cards; a hand that holds one must play one."""

    kind: Kind
    cards: CardSet


Duties: TypeAlias = tuple[Duty, ...]

FREE: Final[Duties] = ()
"""No duty: any card."""


def duties(options: HouseRules, trump: int, led: int, best: int, partners: bool) -> Duties:
    """Return the duties of the next hand.

    ``led`` is the first card, ``best`` the winning one, and ``partners`` is whether the side of the next hand played
    that one. ``trump`` is a suit, or 4 at no trump.
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
        # An opponent has trumped a plain suit: followers can't beat that, the others must overtrump.
        return (follow,) if not trumping else (follow, Duty("overtrump", HIGHER[best]), *_below(undertrump, trump))
    beats = () if lenient and trump not in (led, Trump.NONE) else (Duty("beat", HIGHER[best]),)
    if trump in (led, Trump.NONE) or not trumping:
        return (*beats, follow)
    return (*beats, follow, Duty("trump", OF_SUIT[trump]))


def _below(undertrump: str, trump: int) -> Duties:
    """Return the duties of a hand that holds only lower trumps."""
    if undertrump == "none":
        return (Duty("spare-trumps", PACK & ~OF_SUIT[trump]),)
    if undertrump == "must":
        return (Duty("undertrump", OF_SUIT[trump]),)
    return ()


OwedSets: TypeAlias = tuple[tuple[tuple[tuple[CardSet, ...], ...], ...], ...]
"""By suit led, by winning card, by whether a partner played it: the sets from which a hand owes a card."""


@lru_cache(maxsize=64)
def owed_sets(options: HouseRules, trump: int) -> OwedSets:
    """Return all possible duties of a deal, precomputed for searches."""
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
    """Return the cards of the first owed set that the hand has any of, or all."""
    for one in owed:
        if found := cards & one:
            return found
    return cards


def allowed(cards: CardSet, owed: Duties) -> CardSet:
    """Return the cards that fulfill the first possible duty, or all."""
    for duty in owed:
        if fulfilling := cards & duty.cards:
            return fulfilling
    return cards


def breach(cards: CardSet, card: int, owed: Duties) -> Duty | None:
    """Return the duty that playing ``card`` would fail, or ``None``.

    A player who holds the suit led and plays another card fails to follow, even if a duty to beat comes before that.
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
    """Return the cards a hand can't have had, if it played this one by duty."""
    bit = 1 << card
    lacked = 0
    for duty in owed:
        if bit & duty.cards:
            return lacked
        lacked |= duty.cards
    return lacked


@cache
def reason(duty: Duty, trump: int, led: int, best: int) -> Reason:
    """Return the reason why a card is refused: the duty that it would fail."""
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


class Turn(NamedTuple):
    """One card of a trick being played: its hand, and that hand's duties."""

    hand: int
    card: int
    owed: Duties


def turns(options: HouseRules, trump: int, sides: Sequence[int], leader: int, cards: Sequence[int]) -> Iterator[Turn]:
    """Yield the turns of a trick, card by card."""
    best, winner = cards[0], leader
    yield Turn(leader, best, FREE)
    for place, card in enumerate(cards[1:], start=1):
        hand = (leader + place) % len(sides)
        yield Turn(hand, card, duties(options, trump, cards[0], best, sides[winner] == sides[hand]))
        if beats(card, best, trump):
            best, winner = card, hand
