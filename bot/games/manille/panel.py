"""The private panel of a card player, and why some cards can't be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.core.limits import cut
from bot.core.markup import cut_marked
from bot.core.presenter import Choice, PlayerNames, Prompt
from bot.core.words import DOT
from bot.games.boards import fitting
from bot.games.manille.boards import scores, stakes, trick, trump
from bot.games.manille.choices import decision_rows, in_rows
from bot.games.manille.words import Words
from engine.game import Reason, own_seat
from engine.manille.cards import Card
from engine.manille.moves import ManilleMove, Play
from engine.manille.view import HandView, ManilleView, Phase

TEXT = 1500


def holdings(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return what the picture of the hand does not show.

    Cards, trump and the trick are in the picture: repeated here, they would push the buttons off a phone's screen.
    """
    names = [cut_marked(name, 60) for name in cast.marked]
    closed = [_cards(say, hand) for hand in _own(view) if visible(hand) is None]
    said = [stakes(say, view), *_sides(say, view, names), *closed]
    return cut("\n".join(filter(None, said)), TEXT)


def _sides(say: Words, view: ManilleView, names: Sequence[str]) -> Iterator[str]:
    seat = own_seat(view)
    partners = [
        names[other] for other in range(view.players) if other != seat and view.sides[other] == view.sides[seat]
    ]
    if partners:
        yield say("manille-hand-partners", names=say.both(partners))
    elif view.players > 2:
        yield say("manille-hand-alone")
    yield scores(say, view, names)


def _own(view: ManilleView) -> list[HandView]:
    return [hand for hand in view.hands if hand.owner == own_seat(view)]


def remembered(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return the taken tricks of this deal, and the dealer's turned-up card.

    A trick names only who led, so that two of them are a line on a phone.
    """
    names, lines, tricks = cast.plain, list[str](), list[str]()
    if view.memory.turnup is not None:
        turned_up = say("manille-alt-turned-up", name=names[view.dealer], card=say.card(view.memory.turnup))
        lines.append(f"-# {turned_up}")
    for number, finished in enumerate(view.memory.tricks, 1):
        own = finished.leader != view.seat == view.layout.seat(finished.leader)
        whose = say.holder(names, view.layout.seat(finished.leader), finished.leader)
        leader = say("picture-manille-your-dummy") if own else whose
        tricks.append(f"{number}. {leader} {say.cards(finished.cards)}")
    lines += [f"-# {DOT.join(tricks[first : first + 2])}" for first in range(0, len(tricks), 2)]
    return "\n".join(lines)


def _cards(say: Words, hand: HandView) -> str:
    whose = "dummy" if hand.dummy else "own"
    cards = visible(hand)
    if cards is None:
        return say("manille-hand-closed", whose=whose, count=hand.count)
    if not cards:
        return say("manille-hand-empty", whose=whose)
    return say("manille-hand-cards", whose=whose, cards=say.by_suit(cards))


def visible(hand: HandView) -> Sequence[Card] | None:
    """Return the cards of a hand that its owner sees; ``None`` while face down."""
    if hand.piles:
        return [pile.top for pile in hand.piles if pile.top is not None]
    return hand.cards


def alt(say: Words, view: ManilleView, cast: PlayerNames) -> str:
    """Return the text alternative of the hand, at most 1024 characters."""

    def tell(names: Sequence[str]) -> str:
        cards = [_cards(say, hand) for hand in _own(view)]
        return say.heard([trump(say, view), *_sides(say, view, names), *cards, *trick(say, view, names)])

    return fitting(tell, cast)


def prompt(say: Words, view: ManilleView, moves: Sequence[ManilleMove], cast: PlayerNames) -> Prompt:
    """Return a button for each choice, and reasons against the other cards."""
    cards = [_card(say, move) for move in moves if isinstance(move, Play)]
    rows = (*in_rows(cards), *decision_rows(say, view, [move for move in moves if not isinstance(move, Play)], cast))
    return Prompt(say.join_sentences(_pending(say, view, bool(cards))), rows)


def _card(say: Words, move: Play) -> Choice:
    return Choice(move.code, say.card(move.card), style="primary")


def _pending(say: Words, view: ManilleView, playing: bool) -> Iterator[str]:
    if view.phase is Phase.OVER:
        return
    if playing:
        yield from _refused(say, view)
    elif view.seat not in view.to_act:
        yield say("manille-hand-wait")


def _refused(say: Words, view: ManilleView) -> Iterator[str]:
    """Yield the unplayable cards, grouped by reason."""
    for reason, run in groupby(sorted(view.refused, key=lambda pair: str(pair[1])), key=lambda pair: pair[1]):
        yield say("manille-hand-refused", cards=say.cards(card for card, _ in run), reason=_because(say, reason))


def _because(say: Words, reason: Reason) -> str:
    """Return a reason as a clause, with the winning card."""
    duty, suit = reason.key.removeprefix("why-manille-"), str(reason.args["suit"])
    return say("manille-duty", duty=duty, suit=suit, rank=str(reason.args.get("rank", "")))
