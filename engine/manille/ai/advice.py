"""What the AI thinks of each choice, for people who ask: hints, reasons, and the review of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from engine.game import Promise
from engine.manille.ai.expert import CALL_FROM, after, likely, played_out, with_trump
from engine.manille.imagine import imagined
from engine.manille.layout import DEALERS
from engine.manille.moves import Call, ManilleMove, NameTrump, Play
from engine.manille.view import ManilleView, Phase

CARD_WORLDS: Final = 48
TRUMP_WORLDS: Final = 20
CALL_WORLDS: Final = 40
"""Imagined deals. Fewer for trump, where each is played out five times: a person waits for the answer."""


def promises(view: ManilleView, moves: Sequence[ManilleMove]) -> list[Promise[ManilleMove]]:
    """The choices of the open decision with what they promise, the best first.

    In points of the score: what the deal may be expected to bring one's side, less what it brings the other. The risk
    is the chance to lose the deal. Only what the view shows has a part in it. Nothing where nothing is to be counted:
    where there is one choice, before looking, where a partner may be handed the choice or questioned, and in honour
    play, where any word on a card would tell of duties. Raises ``ValueError`` for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    if view.options.honour_play or len(moves) < 2:
        return []
    random = Random(0)
    if view.phase is Phase.PLAY and all(isinstance(move, Play) for move in moves):
        gains = _cards(view, [move for move in moves if isinstance(move, Play)], random)
    elif view.phase is Phase.TRUMP and all(isinstance(move, NameTrump) for move in moves):
        gains = _trumps(view, [move for move in moves if isinstance(move, NameTrump)], random)
    elif view.phase in (Phase.ALONG, Phase.AGAINST):
        return _calls(view, [move for move in moves if isinstance(move, Call)], random)
    else:
        return []
    return _sorted([Promise(move, fmean(found), _risk(found)) for move, found in gains])


def _cards(view: ManilleView, moves: Sequence[Play], random: Random) -> list[tuple[ManilleMove, list[float]]]:
    """What each card gains in each of the same imagined deals."""
    worlds = [likely(view, random) for _ in range(CARD_WORLDS)]
    side = view.sides[worlds[0].turn]
    return [(move, [after(world, move, side) for world in worlds]) for move in moves]


def _trumps(view: ManilleView, moves: Sequence[NameTrump], random: Random) -> list[tuple[ManilleMove, list[float]]]:
    worlds = [imagined(view, random) for _ in range(TRUMP_WORLDS)]
    return [(move, [with_trump(world, move.trump) for world in worlds]) for move in moves]


def _calls(view: ManilleView, moves: Sequence[Call], random: Random) -> list[Promise[ManilleMove]]:
    """A call doubles what a pass promises. As imagined deals flatter, ``CALL_FROM`` is taken off first."""
    side = DEALERS if view.phase is Phase.AGAINST else 1 - DEALERS
    gains = [played_out(likely(view, random), side) - CALL_FROM for _ in range(CALL_WORLDS)]
    worth, risk = fmean(gains), _risk(gains)
    return _sorted([Promise(move, worth if move.word == "pass" else 2 * worth, risk) for move in moves])


def _risk(gains: Sequence[float]) -> float:
    return sum(gain < 0 for gain in gains) / len(gains)


def _sorted(found: list[Promise[ManilleMove]]) -> list[Promise[ManilleMove]]:
    return sorted(found, key=lambda promise: -promise.worth)
