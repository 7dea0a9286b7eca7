"""Tables of Malacca to draw: hand-built views in many states, for the gallery and the tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.game import Place, Standing
from engine.malacca.cards import CHARACTERS, Action, Card
from engine.malacca.events import Cause, CoinsMoved, Fought, Revealed
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import MalaccaView, Phase, Play, Round

NAMES: Final = ("Inés", "Maximilian", "Tomás", "Violet", "Ωmega", "Luz", "王小明", "Zoé")
LONG_NAMES: Final = (
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Captain Bartholomew of Cavite 32",
    "محمد بن عبد الله بن محمد الطويل",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
    "Νικηφόρος Κωνσταντινόπουλος ο Β΄",
    "Александр Преображенский-Крымов",
    "Captain Bartholomew of Cavite 33",
)
_SHIPS: Final = (3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13)


def captured(players: int, number: int = 1) -> Round:
    """A round in which the first two seats rob a ship of 9; all others trade and lose 4 each."""
    traders = range(2, players)
    loot = 9 + 4 * len(traders)
    coins = (
        CoinsMoved(Cause.BET_BACK, 2, 1),
        *(CoinsMoved(Cause.BET_LOST, 4, seat) for seat in traders),
        CoinsMoved(Cause.LOOT, loot - loot // 2, 0),
        CoinsMoved(Cause.LOOT, loot // 2, 1),
        CoinsMoved(Cause.EQUIPMENT, 3, 1),
    )
    plays = (
        Play(Card.ATTACK_2, Action.ATTACK, 0),
        Play(Card.ATTACK, Action.ATTACK, 2),
        *(Play(Card.TRADE, Action.TRADE, 4) for _ in traders),
    )
    return Round(number, 1, None, 9, plays, 3, 0, True, coins, ())


def defended(players: int, number: int = 2) -> Round:
    """A round in which the last seat holds a ship of 12 against the first; all others trade."""
    last, traders = players - 1, range(1, players - 1)
    coins = (
        CoinsMoved(Cause.BET_LOST, 3, 0),
        CoinsMoved(Cause.PENALTY, 6, 0),
        CoinsMoved(Cause.SPOILS, 3, last),
        CoinsMoved(Cause.EQUIPMENT, 4, last),
        CoinsMoved(Cause.CHARACTER, 3, last),
        *(CoinsMoved(Cause.PROFIT, 5, seat) for seat in traders),
        CoinsMoved(Cause.CARGO_AWAY, 12),
    )
    plays = (
        Play(Card.ATTACK, Action.ATTACK, 3),
        *(Play(Card.TRADE, Action.TRADE, 5) for _ in traders),
        Play(Card.ATTACK_OR_DEFENCE, Action.DEFENCE, 0),
    )
    return Round(number, 2 % players, None, 12, plays, 1, 1, False, coins, (last,))


def table(players: int = 4, **changes: Any) -> MalaccaView:
    """The public's view in the middle of the third round's bets, with ``changes``."""
    view = MalaccaView(
        seat=None,
        players=players,
        options=MalaccaOptions(),
        ply=20,
        to_act=(1,),
        phase=Phase.BET,
        round=3,
        parrot=players - 1,
        purchase=None,
        ship=8,
        ships=tuple(value for value in _SHIPS if value not in {8, 9, 12}),
        purses=tuple((14, 3, 27, 9, 0, 41, 6, 12)[:players]),
        laid=tuple(seat in {0, players - 1} for seat in range(players)),
        bets=tuple(5 if seat == 0 else 0 if seat == players - 1 else None for seat in range(players)),
        cards=(None,) * players,
        actions=(None,) * players,
        decided=(False,) * players,
        specials=tuple((0, 1, 0, 2, 3, 0, 1, 1)[:players]),
        hand=None,
        hands=(),
        deck=12,
        known=((0,) * 5,) * players,
        under=(Card.ATTACK_2,),
        rejected=(False,),
        drawers=(),
        drawn=(),
        characters=(None,) * players,
        offered=(),
        items=((0, 0, 0),) * players,
        shop=(0, 0, 0),
        rounds=(captured(players), defended(players)),
    )
    return replace(view, **changes)


def fought() -> MalaccaView:
    """The table on which a ship has just been fought for."""
    return table(laid=(False,) * 4, bets=(None,) * 4)


def fight() -> tuple[Revealed | Fought | CoinsMoved, ...]:
    """What was told of it."""
    last = fought().rounds[-1]
    revealed = Revealed(tuple(play.card for play in last.plays))
    return (revealed, Fought(last.attack, last.defence, last.captured), *last.coins)


def first() -> MalaccaView:
    """A game that has only just begun."""
    return table(3, round=1, rounds=(), laid=(False,) * 3, bets=(None,) * 3, purses=(5,) * 3, specials=(0,) * 3,
                 ships=_SHIPS[1:], ship=3, deck=16)  # fmt: skip


def full() -> MalaccaView:
    """Eight players with all that they can have before them."""
    return table(
        8,
        options=MalaccaOptions(characters=True, equipment=True),
        characters=CHARACTERS,
        items=((0, 0, 0), (1, 0, 0), (0, 0, 2), (0, 0, 0), (1, 1, 2), (0, 0, 0), (0, 1, 0), (0, 2, 0)),
        laid=(True,) * 8,
        bets=(5, 0, 12, 1, 0, 30, 6, 0),
        cards=(Card.TRADE, Card.ATTACK, Card.TRADE_2, Card.DEFENCE_2, Card.ATTACK_OR_DEFENCE, Card.TRADE,
               Card.ATTACK_2, Card.DEFENCE_OR_TRADE),
        actions=(Action.TRADE, Action.ATTACK, Action.TRADE, Action.DEFENCE, None, Action.TRADE, Action.ATTACK, None),
        phase=Phase.WAIT,
        to_act=(7,),
    )  # fmt: skip


def sealed() -> MalaccaView:
    """Bets that are made all at once and in secret, from purses that nobody sees."""
    options = MalaccaOptions(simultaneous_bets=True, hidden_purse=True)
    return table(5, options=options, to_act=(1, 2), laid=(True, False, False, True, True), bets=(None,) * 5,
                 purses=(None,) * 5)  # fmt: skip


def own() -> MalaccaView:
    """The view of a player who has to lay a card."""
    return table(4, seat=1, hand=(1, 0, 2, 0, 1), purses=(14, 23, 27, 9))


def own_laid() -> MalaccaView:
    """The view of a player who has laid a card and bet on it."""
    items = ((1, 0, 2), *((0, 0, 0),) * 7)
    return table(8, seat=0, hand=(0, 2, 0, 1, 0), cards=(Card.TRADE_2, *(None,) * 7), bets=(15, *(None,) * 7),
                 characters=CHARACTERS, items=items)  # fmt: skip


def own_drawn() -> MalaccaView:
    """The view of Sayyida al Hurra, who keeps one of two cards."""
    return table(8, seat=5, hand=(0, 0, 1, 0, 0), characters=CHARACTERS, phase=Phase.KEEP, to_act=(5,),
                 drawn=(Card.DEFENCE_2, Card.DEFENCE_OR_TRADE))  # fmt: skip


def over(players: int = 4) -> MalaccaView:
    """A finished game of eight ships."""
    rounds = [(captured if number % 3 == 1 else defended)(players, number) for number in range(1, 9)]
    return table(players, phase=Phase.OVER, to_act=(), round=8, ship=None, rounds=tuple(rounds),
                 purses=tuple((27, 55, 30, 30, 12, 8, 3, 61)[:players]), laid=(False,) * players)  # fmt: skip


def standing(players: int = 4) -> Standing:
    """The ranking of ``over``."""
    scores = {seat: purse or 0 for seat, purse in enumerate(over(players).purses)}
    ranking = sorted(scores, key=lambda seat: -scores[seat])
    return Standing(
        tuple(Place((seat,), 1 + sum(s > scores[seat] for s in scores.values()), scores[seat]) for seat in ranking)
    )


def tables() -> Mapping[str, MalaccaView]:
    """Every table by name."""
    return {
        "first": first(),
        "bets": table(),
        "captured": table(5, rounds=(captured(5),), round=2),
        "purchase": table(6, phase=Phase.PURCHASE, ship=None, to_act=(5,), laid=(False,) * 6, bets=(None,) * 6),
        "full": full(),
        "sealed": sealed(),
        "keep": table(8, phase=Phase.KEEP, ship=None, to_act=(5,), characters=CHARACTERS),
        "characters": table(3, phase=Phase.CHARACTER, round=0, ship=None, rounds=(), ships=_SHIPS, to_act=(0,),
                            laid=(False,) * 3, bets=(None,) * 3, purses=(0,) * 3, specials=(0,) * 3),
        "over": over(),
    }  # fmt: skip
