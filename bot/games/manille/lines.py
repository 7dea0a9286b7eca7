"""Events as text, in few words per line.

Only the trick on the table and the last one are listed card by card. No one looks back at tricks during a deal
(docs/rules/manille.md §9.2), so of earlier ones only the winners are named. Points of tricks are never given: a house
rule may hide them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.manille.words import Words
from engine.game import Event
from engine.manille.cards import Suit
from engine.manille.events import (
    Accepted,
    Answered,
    CallPassed,
    CardPlayed,
    Challenged,
    DealBegan,
    DealScored,
    GameWon,
    HandShown,
    HandTaken,
    Looked,
    MatchEnded,
    TrickTaken,
    TrumpHandedOver,
    TrumpNamed,
    Turned,
    TurnedUp,
    WentAgainst,
    WentAlong,
)
from engine.manille.layout import LAYOUTS
from engine.manille.moves import TalkQuestion
from engine.manille.view import DealResult, Fault


@dataclass(slots=True)
class _Trick:
    """Consecutive played cards, and their winner once the trick is taken."""

    plays: list[CardPlayed] = field(default_factory=list)
    taken: TrickTaken | None = None


@dataclass(slots=True)
class _Passes:
    """Consecutive answers that decline a call or pass on a choice."""

    events: list[CallPassed | Accepted] = field(default_factory=list)


_Part: TypeAlias = "_Trick | _Passes | Event"


def lines(say: Words, events: Sequence[Event], cast: PlayerNames) -> list[str]:
    told: list[str] = []
    turned: Counter[str] = Counter()
    for part in _parts(events):
        if isinstance(part, _Trick) and part.taken is not None and not part.plays:
            turned[say.holder(cast.marked, part.taken.seat, part.taken.hand)] += 1
            continue
        if turned:
            told.append(_turned(say, turned))
            turned.clear()
        if isinstance(part, _Trick):
            told.append(_trick(say, part, cast))
        elif isinstance(part, _Passes):
            told.append(_passes(say, part, cast))
        elif text := _single(say, part, cast):
            told.append(text)
    if turned:
        told.append(_turned(say, turned))
    return told


def turned_over(events: Sequence[Event]) -> set[int]:
    """Return the indices of cards in all tricks before the newest card's."""
    cards = [at for at, event in enumerate(events) if isinstance(event, CardPlayed)]
    newest = max(cards, default=0)
    # The newest card's trick is the one on the table, or the last.
    begins = max((at for at, event in enumerate(events[:newest]) if isinstance(event, TrickTaken)), default=0)
    return {at for at in cards if at < begins}


def _parts(events: Sequence[Event]) -> Iterator[_Part]:
    """Yield events grouped for one line: a trick, or consecutive passes."""
    trick: _Trick | None = None
    passes: _Passes | None = None
    for event in events:
        if isinstance(event, HandTaken):
            continue
        if passes is not None and not isinstance(event, CallPassed | Accepted):
            yield passes
            passes = None
        match event:
            case CardPlayed():
                trick = trick or _Trick()
                trick.plays.append(event)
            case TrickTaken():
                trick = trick or _Trick()
                trick.taken = event
                yield trick
                trick = None
            case CallPassed() | Accepted():
                passes = passes or _Passes()
                passes.events.append(event)
            case _:
                yield event
    if passes is not None:
        yield passes
    if trick is not None:
        yield trick


# -- tricks and calls ---------------------------------------------------------------------------------


def _turned(say: Words, turned: Counter[str]) -> str:
    """Return the text for tricks whose cards may not be listed any more."""
    taken = say.listed(say("manille-line-tricks-of", name=name, tricks=count) for name, count in turned.items())
    return say("manille-line-tricks", taken=taken)


def _trick(say: Words, trick: _Trick, cast: PlayerNames) -> str:
    played = DOT.join(f"{say.holder(cast.marked, play.seat, play.hand)} {say.card(play.card)}" for play in trick.plays)
    if trick.taken is None:
        return say("manille-line-on-table", cards=played)
    winner = say.holder(cast.marked, trick.taken.seat, trick.taken.hand)
    return say("manille-line-trick", cards=played, name=winner)


def _passes(say: Words, passes: _Passes, cast: PlayerNames) -> str:
    names = say.both(cast.marked[event.seat] for event in passes.events)
    accepted = isinstance(passes.events[0], Accepted)
    return say("manille-line-accepted" if accepted else "manille-line-passed", names=names, count=len(passes.events))


# -- everything else ----------------------------------------------------------------------------------


def _single(say: Words, event: Event, cast: PlayerNames) -> str:
    names = cast.marked
    match event:
        case DealBegan(_, deal, dealer, extras, doubled):
            return _deal(say, deal, names[dealer], say.cards(extras), doubled)
        case HandShown(hand, cards):
            return say("manille-line-shown", name=_owner(say, hand, names), cards=say.cards(cards))
        case Turned(hand, cards):
            shown = say.cards(card for _, card in cards)
            return say("manille-line-uncovered", name=_owner(say, hand, names), cards=shown)
        case Answered():
            return answered(say, event.question, event.value, names[event.seat], names[event.partner])
        case Challenged(seat, hand, fault):
            return _challenged(say, names[seat], _owner(say, hand, names), fault)
        case DealScored(result):
            return scored(say, result, names)
        case GameWon(game, seats, _, wins):
            return say(
                "manille-line-game-won",
                game=game,
                names=say.both(names[s] for s in seats),
                count=len(seats),
                wins=max(wins),
            )
        case MatchEnded(winners):
            return say("manille-line-won", names=say.both(names[seat] for seat in winners), winners=len(winners))
        case _:
            return _call(say, event, names)


def _call(say: Words, event: Event, names: Sequence[str]) -> str:
    match event:
        case TurnedUp(dealer, card, bonus):
            return say("manille-line-turned-up", name=names[dealer], card=say.card(card), bonus=bonus)
        case Looked(seat):
            return say("manille-line-looked", name=names[seat])
        case TrumpHandedOver(seat, to_seat):
            return say("manille-line-handed-over", name=names[seat], other=names[to_seat])
        case TrumpNamed(seat, trump, True):
            return say("manille-line-blind", name=names[seat], trump=say.suit(trump))
        case TrumpNamed(seat, trump):
            return say("manille-line-trump", name=names[seat], trump=say.suit(trump))
        case WentAlong(seat):
            return say("manille-line-along", name=names[seat])
        case WentAgainst(seat):
            return say("manille-line-against", name=names[seat])
        case _:
            return ""


def _owner(say: Words, hand: int, names: Sequence[str]) -> str:
    """Return the owner of a hand, by its number at the table."""
    return say.holder(names, hand % len(names), hand)


def _deal(say: Words, deal: int, dealer: str, extras: str, doubled: bool) -> str:
    text = say("manille-line-deal", deal=deal, name=dealer, doubled="yes" if doubled else "no")
    return f"{text}{DOT}{say('manille-line-extras', cards=extras)}" if extras else text


def answered(say: Words, question: TalkQuestion, value: int, name: str, partner: str) -> str:
    if question.suit is not None:
        key = "manille-line-has-ten" if value else "manille-line-no-ten"
        return say(key, name=name, partner=partner, suit=say.suit(question.suit))
    if question is TalkQuestion.TRUMPS:
        return say("manille-line-trumps", name=name, partner=partner, trumps=value)
    if question is TalkQuestion.BEST:
        return say("manille-line-best", name=name, partner=partner, suit=say.suit(Suit(value)))
    return say("manille-line-hand", name=name, partner=partner)


def _challenged(say: Words, name: str, accused: str, fault: Fault | None) -> str:
    if fault is None:
        return say("manille-line-vain", name=name, other=accused)
    return say("manille-line-fault", name=name, other=accused, card=say.card(fault.card), trick=fault.trick + 1)


def gained(say: Words, result: DealResult, names: Sequence[str]) -> str:
    """Return who scored a deal, and how much."""
    layout = LAYOUTS["manilla"][len(names)]  # both games have the same teams
    winners = [names[seat] for team, score in enumerate(result.scored) if score for seat in layout.members(team)]
    return say("manille-line-scored", names=say.both(winners), score=max(result.scored))


def scored(say: Words, result: DealResult, names: Sequence[str]) -> str:
    """Return the result of a deal: points, who scores how much, and why."""
    dealers, defenders = result.points
    points = say("manille-line-points", deal=result.deal, dealers=dealers, defenders=defenders)
    if not any(result.scored):
        key = "manille-line-draw" if result.winner is None else "manille-line-nothing"
        return f"{points}{DOT}{say(key)}"
    gain = gained(say, result, names)
    if result.fault is not None:
        return f"{points}{DOT}{say('manille-line-by-fault', gain=gain)}"
    assert result.winner is not None
    above = result.points[result.winner]
    excess = max(result.scored) // result.times
    why = [
        f"{above} − {above - excess}",
        *(say("manille-factor", reason=factor.reason, times=factor.times) for factor in result.factors),
    ]
    return f"{points}{DOT}{say('manille-line-factors', gain=gain, factors=DOT.join(why))}"
