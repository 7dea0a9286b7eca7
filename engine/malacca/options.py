"""The house rules of Malacca (docs/rules/malacca.md §7)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.game import Numbers, Options

OwnShips: TypeAlias = Annotated[tuple[int, ...], Numbers(count=12, least=1, most=30)]


class MalaccaOptions(Options):
    rounds: Literal[6, 8, 12] = 12
    """How many of the twelve ships come in; chance decides which."""

    characters: bool = False
    """Everyone plays one of eight characters, with its own purse and power."""

    character_choice: Literal["1of1", "1of2"] = "1of1"
    """With characters: everyone is dealt one, or draws two and keeps one."""

    equipment: bool = False
    """Before each ship the parrot holder may buy a piece of equipment."""

    ships: Literal["reconstruction", "small", "large"] | OwnShips = "reconstruction"
    """Which twelve values the ships have: those of a deck, or the table's own."""

    simultaneous_bets: bool = False
    """All bet at once and in secret, instead of one after another."""

    waiting: Literal["turn_order", "simultaneous_secret"] = "turn_order"
    """Waiting cards are decided in turn order, or all at once and in secret."""

    hidden_purse: bool = False
    """Purses are secret until the end. All payments stay visible."""

    penalty_base: Literal["after_bet", "before_bet"] = "after_bet"
    """Beaten attackers pay half of what they have left, or half of what they had before betting."""

    swab_always: bool = False
    """The two coins for swabbing the deck are paid on a captured ship too."""

    zheng_needs_bet: bool = False
    """Zheng He's bonus is paid only if a coin was bet."""

    trade_bonus_needs_attack: bool = False
    """Equipment for trade pays only if the ship was attacked."""

    empty_deck: Literal["nothing", "2_silver"] = "nothing"
    """What a player gets who earns a special card when none is left."""

    tiebreak: Literal["shared", "specials"] = "shared"
    """Tied purses share the win, or the player with more special cards wins."""
