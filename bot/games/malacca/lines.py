"""Events of Malacca as text: consecutive events of one kind share a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.core.presenter import PlayerNames
from bot.core.words import DOT
from bot.games.malacca.words import Words
from engine.game import Event
from engine.malacca.events import (
    BetMade,
    Cause,
    CharacterTaken,
    CoinsMoved,
    DeckEmpty,
    Fought,
    GameEnded,
    ItemBought,
    Ready,
    Revealed,
    RoundBegan,
    ShipArrived,
    SpecialDrawn,
    SpecialRejected,
    WaitingPlayed,
)
from engine.malacca.view import Round
from render.malacca.accounts import accounts
from render.names import changed

_UNTOLD: Final = frozenset({Cause.START, Cause.CARGO, Cause.PURCHASE, Cause.BET})
"""Movements that another event contains, or that begin the game."""


def lines(say: Words, events: Sequence[Event], cast: PlayerNames) -> list[str]:
    """Return the events as lines, in order; secret ones yield none."""
    shown = max((n for n, event in enumerate(events) if isinstance(event, Revealed | WaitingPlayed)), default=-1)
    told = [
        event
        for n, event in enumerate(events)
        # That a player is ready is no news any more once their choice is shown.
        if event.to is None and not _is_told_elsewhere(event) and not (isinstance(event, Ready) and n < shown)
    ]
    found: list[str] = []
    for story, run in groupby(told, key=_story):
        found += _tell(say, story, list(run), cast)
    return found


def _is_told_elsewhere(event: Event) -> bool:
    return isinstance(event, CoinsMoved) and event.cause in _UNTOLD


def _story(event: Event) -> str:
    """Return a grouping key: consecutive events with equal keys share a line."""
    match event:
        case RoundBegan() | ItemBought() | ShipArrived():
            return "arrival"
        case SpecialDrawn(count=count):
            return "drawn-two" if count > 1 else "drawn"
        case _:
            return type(event).__name__


def _tell(say: Words, story: str, run: Sequence[Event], cast: PlayerNames) -> list[str]:
    match run[0]:
        case Ready():
            ready = say.listed(cast.marked[event.seat] for event in run if isinstance(event, Ready))
            return [say("malacca-line-ready", names=ready)]
        case CoinsMoved():
            return [_won(say, [event for event in run if isinstance(event, CoinsMoved)], cast)]
        case SpecialDrawn() if story == "drawn":
            names = [cast.marked[event.seat] for event in run if isinstance(event, SpecialDrawn)]
            return [say("malacca-line-drawn", names=say.both(names), count=len(names))]
    pieces = [piece for event in run for piece in _pieces(say, event, cast)]
    line = DOT.join(pieces)
    return [line[:1].upper() + line[1:]] if line else []


def _pieces(say: Words, event: Event, cast: PlayerNames) -> Iterator[str]:
    names = cast.marked
    match event:
        case RoundBegan(_, parrot):
            yield say("malacca-line-parrot", name=names[parrot])
        case ShipArrived(value):
            yield say("malacca-line-ship", value=value)
        case CharacterTaken(seat, character):
            yield say("malacca-line-character", name=names[seat], character=character.slug)
        case ItemBought(seat, item):
            yield say("malacca-line-bought", name=names[seat], item=item.slug)
        case BetMade(seat, amount):
            yield say("malacca-line-bet", name=names[seat], amount=amount)
        case Revealed(cards):
            for name, card in zip(names, cards, strict=False):
                yield say("malacca-line-card", name=name, card=say.marked(card))
        case WaitingPlayed(seat, action):
            yield say("malacca-line-wait", name=names[seat], action=action.slug)
        case Fought(attack, defence, captured):
            yield say("malacca-line-fought", attack=attack, defence=defence, captured="yes" if captured else "no")
        case _:
            yield from _after(say, event, cast)


def _after(say: Words, event: Event, cast: PlayerNames) -> Iterator[str]:
    names = cast.marked
    match event:
        case SpecialDrawn(seat):
            yield say("malacca-line-drawn-two", name=names[seat])
        case SpecialRejected(seat):
            yield say("malacca-line-rejected", name=names[seat])
        case DeckEmpty(seat):
            yield say("malacca-line-deck-empty", name=names[seat])
        case GameEnded(purses, winners):
            who = say.both(names[seat] for seat in winners)
            yield say("malacca-line-over", names=who, winners=len(winners), purse=purses[winners[0]])


def recap(say: Words, played: Round, cast: PlayerNames) -> list[str]:
    """Return the outcome of a fight: the strengths, and who gained and lost."""
    captured = "yes" if played.captured else "no"
    outcome = say("malacca-recap", attack=played.attack, defence=played.defence, captured=captured)
    return [outcome, *lines(say, played.coins, cast)]


def _won(say: Words, coins: Sequence[CoinsMoved], cast: PlayerNames) -> str:
    """Return who gained and who lost coins, the largest gain first."""
    nets = [(account.net, seat) for seat, account in enumerate(accounts(coins, len(cast.marked)))]
    changes = [
        say("malacca-line-won", name=cast.marked[seat], change=changed(net))
        for net, seat in sorted(nets, key=lambda pair: -pair[0])
        if net
    ]
    return DOT.join(changes) or say("malacca-line-nothing")
