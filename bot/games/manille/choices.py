"""The open decision as everyone may see it.

Cards are chosen in the private hand, because the offer reveals it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.core.presenter import AskNumber, Buttons, Choice, Menu, PlayerNames, Prompt
from bot.games.boards import deciding
from bot.games.manille.words import NO_TRUMP_EMOJI, SUIT_EMOJI, SUIT_SIGN, Words
from engine.manille.cards import Suit, Trump
from engine.manille.moves import Accept, Ask, Call, Challenge, HandOver, Look, ManilleMove, NameTrump
from engine.manille.view import Called, ManilleView, Phase
from render.manille.stakes import times

A_ROW: Final = 4
"""Buttons in a row: five cards would need two lines on a phone."""


def turn(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return one line: who decides what, and where; empty at the end."""
    if not view.to_act:
        return ""
    asked = deciding(say, [cast.mentions[seat] for seat in view.to_act])
    who, seen = say.both(asked), "public" if view.seat is None else "own"
    match view.phase:
        case Phase.BLIND:
            return say("manille-turn-blind", who=who)
        case Phase.TRUMP:
            return say("manille-turn-trump", who=who, seen=seen)
        case Phase.ALONG:
            return say("manille-turn-along", who=who, count=len(asked), seen=seen)
        case Phase.AGAINST:
            return say("manille-turn-against", who=who, count=len(asked))
        case Phase.REVIEW:
            return say("manille-turn-review", who=who, count=len(asked))
        case _:
            dummy = view.turn is not None and view.hands[view.turn].dummy
            card = "dummy" if dummy else "lead" if view.trick is None else "play"
            return say("manille-turn-play", who=who, card=card, seen=seen)


def prompt(say: Words, view: ManilleView, moves: Sequence[ManilleMove], cast: PlayerNames) -> Prompt:
    """Return the open decision, each choice once for all seats that are asked."""
    offered = list({move.code: move for move in moves if not move.private}.values())
    rows = decision_rows(say, view, offered, cast)
    match view.phase:
        case Phase.BLIND:
            return Prompt(say("manille-ask-blind"), rows)
        case Phase.TRUMP:
            return Prompt("", rows)
        case Phase.ALONG | Phase.AGAINST:
            return Prompt(_calls(say, view, cast), rows)
        case Phase.REVIEW:
            return Prompt(say("manille-ask-review", game=view.options.kind), rows)
        case Phase.PLAY:
            return Prompt("", rows)
        case Phase.OVER:
            return Prompt("")


def _calls(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return what a call does, and who has declined it."""
    if view.phase is Phase.ALONG:
        asked = say("manille-ask-along")
    else:
        name = "" if view.along is None else cast.marked[view.along]
        asked = say("manille-ask-against", name=name, times=times(view))
    passed = [cast.marked[seat] for seat, has in enumerate(view.passed) if has]
    return say.join_sentences((asked, say("manille-ask-passed", names=say.both(passed)) if passed else ""))


def decision_rows(
    say: Words, view: ManilleView, moves: Sequence[ManilleMove], cast: PlayerNames
) -> tuple[Buttons | Menu, ...]:
    items = [choice for move in moves if (choice := _choice(say, view, move, cast)) is not None]
    questions = tuple(_question(say, move) for move in moves if isinstance(move, Ask))
    rows: list[Buttons | Menu] = list(in_rows(items))
    if questions:
        rows.append(Menu(say("manille-menu-ask"), questions))
    return tuple(rows)


def in_rows(items: Sequence[Choice | AskNumber]) -> Iterable[Buttons]:
    """Yield rows of buttons, as many as fit side by side on a phone."""
    return (Buttons(tuple(items[first : first + A_ROW])) for first in range(0, len(items), A_ROW))


def _choice(say: Words, view: ManilleView, move: ManilleMove, cast: PlayerNames) -> Choice | None:
    """Return a button for a move, or ``None`` for a card or a question."""
    match move:
        case Look():
            return Choice(move.code, say("manille-choose-look"), style="primary")
        case NameTrump(trump, blind):
            return _trump(say, move, trump, blind)
        case HandOver(to):
            return Choice(move.code, say("manille-choose-hand-over", name=cast.plain[to]))
        case Call("pass"):
            return Choice(move.code, say("manille-choose-pass"))
        case Call("along"):
            return Choice(move.code, say("manille-choose-along", times=times(replace(view, called=Called.ALONG))))
        case Call("against"):
            return Choice(move.code, say("manille-choose-against", times=times(replace(view, called=Called.AGAINST))))
        case Challenge(hand):
            name = say.holder(cast.plain, view.layout.seat(hand), hand)
            return Choice(move.code, say("manille-choose-challenge", name=name), style="danger")
        case Accept():
            return Choice(move.code, say("manille-choose-accept"), style="primary")
        case _:
            return None


def _trump(say: Words, move: NameTrump, trump: Trump, blind: bool) -> Choice:
    if blind:
        return Choice(move.code, say("manille-choose-blind"), emoji=NO_TRUMP_EMOJI)
    if trump is Trump.NONE:
        return Choice(move.code, say("manille-choose-no-trump"), emoji=NO_TRUMP_EMOJI)
    return Choice(
        move.code, f"{SUIT_SIGN[Suit(trump)]} {say('manille-choose-trump', suit=trump.slug)}", style="primary"
    )


def _question(say: Words, move: Ask) -> Choice:
    suit = move.question.suit
    if suit is None:
        return Choice(move.code, say("manille-choose-question", question=move.question.value))
    return Choice(move.code, say("manille-choose-question-ten", suit=suit.slug), emoji=SUIT_EMOJI[suit])
