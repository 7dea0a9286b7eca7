"""Infer what a view reveals about the hidden hands.

A player who doesn't follow is void, one who doesn't beat an opponent couldn't, one who doesn't trump has no trump
(§4.2). This is the knowledge of a player who forgets nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.manille.cards import OF_SUIT, PACK, Card, CardSet, Rank, set_of
from engine.manille.moves import TalkQuestion
from engine.manille.options import HouseRules
from engine.manille.rules.duties import lacking, turns
from engine.manille.view import ManilleView, TalkAnswer


@dataclass(slots=True)
class Knowledge:
    """What is known about each hand; lists are by hand."""

    played: list[CardSet]
    """What each hand has played in this deal."""
    certain: list[CardSet]
    """Cards that are known to be there still."""
    possible: list[CardSet]
    """Other cards that may be there."""
    missing: list[int]
    """How many more cards are there than the certain ones."""
    trumps: list[int | None]
    """How many of the missing ones are trumps, if a question was asked."""


def knowledge(view: ManilleView) -> Knowledge:
    """Return what follows from a view; honor play proves nothing."""
    hands = range(len(view.hands))
    known = Knowledge(
        played=[0 for _ in hands],
        certain=[_shown(view, hand) for hand in hands],
        possible=[PACK for _ in hands],
        missing=[0 for _ in hands],
        trumps=[None for _ in hands],
    )
    _learn_from_play(view, known)
    _learn_from_answers(view, known)
    turnup = view.memory.turnup
    if turnup is not None and not known.played[view.dealer] >> turnup & 1:
        known.certain[view.dealer] |= 1 << turnup
    placed = set_of(view.extras)
    for hand in hands:
        placed |= known.played[hand] | known.certain[hand]
    for hand in hands:
        known.missing[hand] = view.hands[hand].count - known.certain[hand].bit_count()
        known.possible[hand] = known.possible[hand] & ~placed if known.missing[hand] else 0
    for answer in view.answers:
        if answer.question is TalkQuestion.TRUMPS and (left := _trumps_left(view, known, answer)) is not None:
            known.trumps[answer.partner] = left
    return known


def _shown(view: ManilleView, hand: int) -> CardSet:
    shown = view.hands[hand]
    return set_of(shown.cards or [pile.top for pile in shown.piles if pile.top is not None])


class CardClue(NamedTuple):
    """A card of a trick, and what it reveals about its hand."""

    hand: int
    card: CardSet
    lacked: CardSet
    """Cards that were certainly not in that hand."""


def trick_clues(view: ManilleView) -> list[tuple[CardClue, ...]]:
    """Return the tricks of this deal in order, including the current one."""
    if view.trump is None:
        return []
    tricks = (*view.memory.tricks, view.trick) if view.trick else view.memory.tricks
    return [_clues(view.options, view.trump, view.sides, trick.leader, trick.cards) for trick in tricks]


# Cached: a deal asks the same of the same tricks again and again, from every seat.
@lru_cache(maxsize=4096)
def _clues(
    options: HouseRules, trump: int, sides: tuple[int, ...], leader: int, cards: tuple[Card, ...]
) -> tuple[CardClue, ...]:
    played = turns(options, trump, sides, leader, cards)
    return tuple([CardClue(turn.hand, 1 << turn.card, lacking(turn.card, turn.owed)) for turn in played])


def _learn_from_play(view: ManilleView, known: Knowledge) -> None:
    # A dummy in piles plays by its face-up cards only: its plays reveal nothing about the others.
    honest = [not view.options.honour_play and not hand.piles for hand in view.hands]
    played, possible = known.played, known.possible
    for trick in trick_clues(view):
        for hand, card, lacked in trick:
            played[hand] |= card
            if lacked and honest[hand]:
                possible[hand] &= ~lacked


def _learn_from_answers(view: ManilleView, known: Knowledge) -> None:
    for answer in view.answers:
        suit, hand = answer.question.suit, answer.partner
        if suit is None:
            continue
        ten = 1 << (8 * suit + Rank.TEN)
        if not answer.value:
            known.possible[hand] &= ~ten
        elif not known.played[hand] & ten:
            known.certain[hand] |= ten


def played_since(view: ManilleView, hand: int, tricks: int = 0) -> CardSet:
    """Return what a hand has played in this deal after the first ``tricks``."""
    played = 0
    for trick in trick_clues(view)[tricks:]:
        for other, card, _ in trick:
            if other == hand:
                played |= card
    return played


def _trumps_left(view: ManilleView, known: Knowledge, answer: TalkAnswer) -> int | None:
    """Return how many unknown cards of a hand are trumps; ``None`` without any."""
    hand = answer.partner
    if view.trump is None or not known.missing[hand]:
        return None
    trumps = OF_SUIT[view.trump]
    gone = played_since(view, hand, answer.tricks) & trumps
    return answer.value - gone.bit_count() - (known.certain[hand] & trumps).bit_count()
