"""Certain facts about cards and trumps, from what a player sees and remembers."""

from __future__ import annotations

from bot.games.manille.panel import visible
from bot.games.manille.words import Words
from engine.manille.cards import HIGHER, PACK, Card, CardSet, Trump, beats, set_of
from engine.manille.moves import ManilleMove, NameTrump, Play
from engine.manille.view import ManilleView


def fact(say: Words, view: ManilleView, move: ManilleMove) -> str:
    """Return what is certain about a card or a trump.

    Whether a card takes the trick; how many others can beat a card that is led; how long a suit is held as trump.
    """
    match move:
        case Play(card) if view.trick is not None:
            return _followed(say, view, card)
        case Play(card):
            return say("manille-fact-led", above=(HIGHER[card] & _out(view)).bit_count())
        case NameTrump(trump) if trump is not Trump.NONE and view.hand is not None:
            return say("manille-fact-trump", count=sum(card.suit is trump.suit for card in view.hand))
        case _:
            return ""


def _followed(say: Words, view: ManilleView, card: Card) -> str:
    trick = view.trick
    assert trick is not None
    best = trick.cards[(trick.winner - trick.leader) % len(view.hands)]
    takes = beats(card, best, Trump.NONE if view.trump is None else view.trump)
    last = len(trick.cards) + 1 == len(view.hands)
    how = "below" if not takes else "takes" if last else "leads"
    return say("manille-fact-followed", how=how, points=card.points + sum(each.points for each in trick.cards))


def _out(view: ManilleView) -> CardSet:
    """Return the cards that others may still hold, as far as the viewer knows."""
    gone = [card for trick in view.memory.tricks for card in trick.cards]
    own = [card for hand in view.hands if hand.owner == view.seat for card in visible(hand) or ()]
    return PACK & ~set_of([*gone, *view.extras, *own])
