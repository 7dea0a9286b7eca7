"""Plain plans for Manilla and Manille. Trump is the longest suit and nobody calls, where nothing else is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.manille.cards import POINTS, beats
from engine.manille.moves import CALLS, NAME, ManilleMove, Play
from engine.manille.view import ManilleView, Phase
from tests.engine.plan import Plan, first, last

Key = Callable[[ManilleView, int], Any]
"""How gladly a card is played."""


def _playing(key: Key, call: str = "pass") -> Callable[[ManilleView, Sequence[ManilleMove]], ManilleMove]:
    """Plays the legal card of the greatest key."""

    def pick(view: ManilleView, moves: Sequence[ManilleMove]) -> ManilleMove:
        if view.phase is Phase.PLAY:
            plays = [move for move in moves if isinstance(move, Play) and move.card in view.legal]
            return max(plays, key=lambda move: key(view, move.card))
        if view.phase is Phase.TRUMP:
            return NAME[max(range(4), key=lambda suit: sum(card.suit == suit for card in view.hand or ()))]
        wanted = [move for word, move in CALLS.items() if word == call or (call == "along" and word == "against")]
        return next((move for move in wanted if move in moves), moves[-1])

    return pick


def _rank(card: int) -> int:
    return card & 7


def _trump(view: ManilleView, card: int) -> bool:
    return view.trump is not None and card >> 3 == view.trump


def _wins(view: ManilleView, card: int) -> bool:
    """Whether a card would be the best of the trick so far. Nothing is led with that in mind."""
    trick, trump = view.trick, view.trump
    if trick is None or trump is None:
        return False
    best = trick.cards[(trick.winner - trick.leader) % len(view.hands)]
    return beats(card, best, trump)


def _ours(view: ManilleView) -> bool:
    """Whether one's own side is winning the trick."""
    trick, turn = view.trick, view.turn
    return trick is not None and turn is not None and view.sides[trick.winner] == view.sides[turn]


def _impatient(view: ManilleView, card: int) -> tuple[int, int]:
    """Win whatever can be won, as cheaply as possible; lead the highest."""
    if view.trick is None:
        return 0, _rank(card)
    return _wins(view, card), -_rank(card)


def _smear(view: ManilleView, card: int) -> tuple[int, int]:
    """Points to one's own side, and nothing to the other."""
    if view.trick is None:
        return 0, -_rank(card)
    return (0, POINTS[card]) if _ours(view) else (_wins(view, card), -POINTS[card])


def _greedy(view: ManilleView, card: int) -> tuple[int, int]:
    """Win with as many points as possible, else throw as few."""
    return (1, POINTS[card]) if _wins(view, card) else (0, -POINTS[card])


def _cynical(view: ManilleView, card: int) -> tuple[int, int]:
    """Win only what is worth it; the partner will see to themselves."""
    lying = sum(POINTS[one] for one in view.trick.cards) if view.trick else 0
    return _wins(view, card) and lying >= 3, -_rank(card)


def _longest(view: ManilleView, card: int) -> tuple[int, int]:
    """The longest suit from above."""
    return sum(one >> 3 == card >> 3 for one in view.legal), _rank(card)


def _shortest(view: ManilleView, card: int) -> tuple[int, int]:
    """The shortest suit from below, to be void of it."""
    return -sum(one >> 3 == card >> 3 for one in view.legal), -_rank(card)


def _lead_tens(view: ManilleView, card: int) -> int:
    """Lead the best there is, else give the lowest."""
    return _rank(card) if view.trick is None else -_rank(card)


PLANS: Final[Mapping[str, Plan]] = {
    "first": Plan(first, blind=True),
    "last": Plan(last, blind=True),
    "lowest": Plan(_playing(lambda _view, card: (-_rank(card), -card)), blind=True),
    "highest": Plan(_playing(lambda _view, card: (_rank(card), card)), blind=True),
    "middle": Plan(_playing(lambda _view, card: -abs(_rank(card) - 4)), blind=True),
    "longest": Plan(_playing(_longest), blind=True),
    "shortest": Plan(_playing(_shortest), blind=True),
    "trumps-first": Plan(_playing(lambda view, card: (_trump(view, card), _rank(card)))),
    "trumps-last": Plan(_playing(lambda view, card: (not _trump(view, card), -_rank(card)))),
    "impatient": Plan(_playing(_impatient)),
    "bold": Plan(_playing(_impatient, "along")),
    "smear": Plan(_playing(_smear)),
    "greedy": Plan(_playing(_greedy)),
    "cynical": Plan(_playing(_cynical)),
    "lead-tens": Plan(_playing(_lead_tens)),
}
"""By name."""
