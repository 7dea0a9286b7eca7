"""Decide the fight and compute all payments (docs/rules/malacca.md §3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.game import Seat
from engine.malacca.cards import CHARACTER_BONUS, ITEM_BONUS, PIERRE_BONUS, SWABBING, Action, Character
from engine.malacca.events import Cause, CoinsMoved
from engine.malacca.options import MalaccaOptions


@dataclass(frozen=True, slots=True)
class Fight:
    """A ship with all cards open and decided; a character may be ``-1``: none."""

    options: MalaccaOptions
    parrot: Seat
    ship: int
    actions: Sequence[int]
    strengths: Sequence[int]
    bets: Sequence[int]
    purses: Sequence[int]
    """Without the bets."""
    characters: Sequence[int]
    items: Sequence[int]
    """By ``3 * seat + action``."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The result of a fight, with the movements of coins in their order."""

    attack: int
    defence: int
    captured: bool
    coins: tuple[CoinsMoved, ...]
    drawers: tuple[Seat, ...]
    """The seats that earned a special card, in the order of drawing."""


def reckon(fight: Fight) -> Reckoning:
    """Compute the result of a fight, ties for the defense."""
    players = len(fight.actions)
    order = [*range(fight.parrot, players), *range(fight.parrot)]
    attackers, defenders, traders = ([seat for seat in order if fight.actions[seat] == action] for action in Action)
    attack = sum([fight.strengths[seat] for seat in attackers])
    defence = sum([fight.strengths[seat] for seat in defenders])
    captured = attack > defence
    coins: list[CoinsMoved] = []

    def move(cause: Cause, amount: int, seat: Seat | None = None) -> None:
        if amount:
            coins.append(CoinsMoved(cause, amount, seat))

    settle = _captured if captured else _defended
    drawers = settle(fight, attackers, defenders, traders, move)
    if len(set(fight.actions)) == 1 and Character.CAESAR in fight.characters:
        move(Cause.CHARACTER, players, fight.characters.index(Character.CAESAR))
    if Character.PIERRE in fight.characters:
        move(Cause.CHARACTER, PIERRE_BONUS, fight.characters.index(Character.PIERRE))
    return Reckoning(attack, defence, captured, tuple(coins), tuple(drawers))


_Move = Callable[..., None]


def _captured(
    fight: Fight, attackers: list[Seat], defenders: list[Seat], traders: list[Seat], move: _Move
) -> list[Seat]:
    """Pay a captured ship: attackers take the cargo and all other bets."""
    losers = sorted(traders + defenders, key=lambda seat: (seat - fight.parrot) % len(fight.actions))
    for seat in losers:
        move(Cause.BET_LOST, fight.bets[seat], seat)
    for seat in attackers:
        move(Cause.BET_BACK, fight.bets[seat], seat)
    _share(fight.ship + sum(fight.bets[seat] for seat in losers), attackers, Cause.LOOT, move)
    for seat in attackers:
        _reward(fight, seat, Action.ATTACK, Character.INGRID, move)
    if fight.options.swab_always:
        for seat in traders:
            _swab(fight, seat, move)
    return defenders if len(defenders) == 1 and not traders else []


def _defended(
    fight: Fight, attackers: list[Seat], defenders: list[Seat], traders: list[Seat], move: _Move
) -> list[Seat]:
    """Pay a defended ship.

    Attackers lose bet and penalty, defenders share the bets, traders double theirs.
    """
    move(Cause.CARGO_AWAY, fight.ship)
    for seat in attackers:
        move(Cause.BET_LOST, fight.bets[seat], seat)
    for seat in attackers:
        move(Cause.PENALTY, penalty(fight.options, fight.purses[seat], fight.bets[seat]), seat)
    for seat in defenders:
        move(Cause.BET_BACK, fight.bets[seat], seat)
    if attackers:
        _share(sum(fight.bets[seat] for seat in attackers), defenders, Cause.SPOILS, move)
        for seat in defenders:
            _reward(fight, seat, Action.DEFENCE, Character.MORGAN, move)
    for seat in traders:
        _trade(fight, seat, bool(attackers), move)
    # Without an attack the defense was pointless.
    return defenders if attackers else []


def _trade(fight: Fight, seat: Seat, attacked: bool, move: _Move) -> None:
    options, bet = fight.options, fight.bets[seat]
    move(Cause.BET_BACK, bet, seat)
    move(Cause.PROFIT, bet * fight.strengths[seat], seat)
    _swab(fight, seat, move)
    if bet and (attacked or not options.trade_bonus_needs_attack):
        move(Cause.EQUIPMENT, _equipment(fight, seat, Action.TRADE), seat)
    if fight.characters[seat] == Character.ZHENG and (bet or not options.zheng_needs_bet):
        move(Cause.CHARACTER, CHARACTER_BONUS, seat)


def penalty(options: MalaccaOptions, purse: int, bet: int) -> int:
    """Return half of the purse, without the lost bet, that an attacker pays."""
    if options.penalty_base == "before_bet":
        return min((purse + bet) // 2, purse)
    return purse // 2


def _share(total: int, group: Sequence[Seat], cause: Cause, move: _Move) -> None:
    """Deal coins one by one to the group in turn order, until none is left."""
    each, rest = divmod(total, len(group))
    for number, seat in enumerate(group):
        move(cause, each + (number < rest), seat)


def _reward(fight: Fight, seat: Seat, action: Action, character: Character, move: _Move) -> None:
    move(Cause.EQUIPMENT, _equipment(fight, seat, action), seat)
    if fight.characters[seat] == character:
        move(Cause.CHARACTER, CHARACTER_BONUS, seat)


def _equipment(fight: Fight, seat: Seat, action: Action) -> int:
    return fight.items[3 * seat + action] * ITEM_BONUS[action]


def _swab(fight: Fight, seat: Seat, move: _Move) -> None:
    if not fight.bets[seat] and not fight.purses[seat]:
        move(Cause.SWABBING, SWABBING, seat)
