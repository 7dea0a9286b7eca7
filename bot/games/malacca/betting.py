"""Card and bet in one panel, in a single step.

A menu shows 25 lines: for larger purses, it has as many of the usual amounts as fit, and a button for each card below
asks for any number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.core.limits import BUTTONS_A_ROW, MODAL_TITLE, SELECT_OPTIONS, cut
from bot.core.presenter import AskNumber, Buttons, Caution, Choice, Menu
from bot.games.malacca.words import Words, card_emoji
from engine.malacca.cards import Action, Card
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView

ASKED: Final = 4
"""From this many coins on, betting the whole purse must be confirmed."""


def rows(say: Words, view: MalaccaView, moves: Sequence[MalaccaMove]) -> tuple[Buttons | Menu, ...]:
    """Return every card with every bet: the usual ones from a menu, others by number."""
    most = _most(moves)
    if not most:
        return ()
    whole = sum(bet + 1 for bet in most.values()) <= SELECT_OPTIONS
    bets = [
        _bet(say, view, card, bet)
        for card, purse in most.items()
        for bet in (range(purse + 1) if whole else _amounts(purse, SELECT_OPTIONS // len(most)))
    ]
    asks = [] if whole else [_ask(say, card, purse) for card, purse in most.items()]
    menu = Menu(say("malacca-menu", bets="all" if whole else "usual"), tuple(bets))
    buttons = (Buttons(tuple(asks[at : at + BUTTONS_A_ROW])) for at in range(0, len(asks), BUTTONS_A_ROW))
    return (menu, *buttons)


def numbers(say: Words, moves: Sequence[MalaccaMove]) -> tuple[AskNumber, ...]:
    """Return the questions for any bet on a card.

    Earlier versions had a button for each below full menus, too.
    """
    return tuple(_ask(say, card, most) for card, most in _most(moves).items() if most)


def _most(moves: Sequence[MalaccaMove]) -> dict[Card, int]:
    bets = [move for move in moves if isinstance(move, Bet)]
    return {card: max(bet.amount for bet in own) for card, own in groupby(bets, key=lambda bet: bet.card)}


def caution(say: Words, view: MalaccaView, move: MalaccaMove) -> Caution | None:
    """Return a caution if a whole purse is bet, unless it is tiny."""
    if not isinstance(move, Bet) or not ASKED <= move.amount == own_purse(view):
        return None
    promise = _promise(say, view, move.card, move.amount)
    text = say("malacca-sure-all", card=say.card(move.card), bet=move.amount, promise=promise)
    return Caution(text, say("malacca-sure-all-button", bet=move.amount))


def _amounts(purse: int, count: int) -> list[int]:
    """Return ``count`` usual bets for a purse, ascending, from zero to everything."""
    parts = 0, purse, purse // 2, purse // 4, 1, 3 * purse // 4, 2, 3
    return sorted([*dict.fromkeys(amount for amount in parts if amount <= purse)][:count])


def _bet(say: Words, view: MalaccaView, card: Card, amount: int) -> Choice:
    purse = own_purse(view)
    how = "none" if not amount else "all" if amount == purse else "some"
    label = say("malacca-choose-bet", card=say.card(card), bet=amount, how=how)
    return Choice(Bet(card, amount).code, label, _promise(say, view, card, amount), card_emoji(card))


def _promise(say: Words, view: MalaccaView, card: Card, amount: int) -> str:
    """Return the best and worst result of a bet, as far as its player knows."""
    if card.waiting:
        return say("malacca-bet-waiting")
    purse = own_purse(view)
    match card.choices[0]:
        case Action.ATTACK:
            base = purse if view.options.penalty_base == "before_bet" else purse - amount
            return say("malacca-bet-attack", risk=amount + min(base // 2, purse - amount))
        case Action.DEFENCE:
            return say("malacca-bet-defence", bet=amount)
        case Action.TRADE if amount:
            return say("malacca-bet-trade", gain=amount * card.strength, bet=amount)
        case Action.TRADE if not purse:
            return say("malacca-bet-swab")
        case _:
            return say("malacca-bet-idle")


def _ask(say: Words, card: Card, most: int) -> AskNumber:
    name = say.card(card)
    return AskNumber(
        prefix=Bet(card, 0).code.removesuffix("0"),
        label=say("malacca-choose-exact", card=name),
        title=cut(say("malacca-ask-exact-title", card=name), MODAL_TITLE),
        question=say("malacca-ask-exact", most=most),
        least=0,
        most=most,
        hint=say("malacca-ask-exact-hint", purse=most),
    )


def own_purse(view: MalaccaView) -> int:
    """Return the viewer's coins; ``ValueError`` for the public's view."""
    purse = None if view.seat is None else view.purses[view.seat]
    if purse is None:
        raise ValueError("nobody's purse is hidden from its owner")
    return purse
