"""Premoves in Manilla and Manille, as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.presenter import Buttons, Choice, Menu, Prompt
from bot.games.manille.words import SUIT_EMOJI, Words
from engine.manille.orders import CODES, Follow, Next


def ordered(say: Words, order: str) -> str:
    meant = CODES.parse(order)
    if isinstance(meant, Follow):
        return say("manille-order-follow", card=say.card(meant.card), suit=meant.card.suit.slug)
    return say("manille-order-next", card=say.card(meant.card))


def ahead(say: Words, offered: Sequence[str]) -> Prompt:
    """Return a menu of cards to play next, and one of cards to follow with."""
    orders = [CODES.parse(code) for code in offered]
    nexts = [order for order in orders if isinstance(order, Next)]
    follows = [order for order in orders if isinstance(order, Follow)]
    rows: list[Buttons | Menu] = []
    if nexts:
        rows.append(Menu(say("manille-ahead-next"), _cards(say, nexts)))
    if follows:
        rows.append(Menu(say("manille-ahead-follow"), _cards(say, follows)))
    return Prompt(say("manille-ahead-text" if rows else "manille-ahead-later"), tuple(rows))


def _cards(say: Words, orders: Sequence[Follow | Next]) -> tuple[Choice, ...]:
    return tuple(Choice(order.code, say.card(order.card), emoji=SUIT_EMOJI[order.card.suit]) for order in orders)
