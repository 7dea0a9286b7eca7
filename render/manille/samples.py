"""Tables of Manilla and Manille for the gallery and the tests: every phase, every number of hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.game import Place, Reason, Standing
from engine.manille.cards import CARDS, Card, Trump, in_order
from engine.manille.events import CardPlayed, TrickTaken
from engine.manille.layout import LAYOUTS
from engine.manille.options import ManillaOptions, ManilleOptions
from engine.manille.view import Called, DealResult, HandView, ManilleView, Memory, Phase, Pile, Trick

NAMES: Final = ("Inés", "Maximilian", "Bao", "Olu", "Yuki", "Sven")
LONG_NAMES: Final = (
    "Captain Bartholomew of Cavite 32",
    "Νικηφόρος Κωνσταντινόπουλος ο Β΄",
    "Александр Преображенский-Крымов",
    "東京港の商人たち長い名前の例東京港の商人たち長い名前の例東京港の",
    "محمد بن عبد الله بن محمد الطويل",
    "🦊🐉🏴‍☠️ no-space_but_a_long_nick",
)

_TRICKS: Final = {
    2: (Card.CK, Card.C9, Card.H7),
    3: (Card.D9, Card.DA),
    4: (Card.CK, Card.C9, Card.H7),
    6: (Card.S10, Card.S7, Card.S9, Card.HJ),
}
_EXTRAS: Final = {3: (Card.SK, Card.D7), 6: (Card.H10, Card.C8)}


def table(players: int = 4, **changes: Any) -> ManilleView:
    """A table of Manilla in the middle of a trick, with as many players."""
    layout = LAYOUTS["manilla"][players]
    cards = _TRICKS[players]
    leader = 1
    turn = (leader + len(cards)) % layout.hands
    played = 2
    hands = tuple(
        HandView(
            owner=hand % players,
            dummy=hand >= players,
            count=layout.cards - played - ((hand - leader) % layout.hands < len(cards)),
            cards=None,
        )
        for hand in range(layout.hands)
    )
    view = ManilleView(
        seat=None,
        players=players,
        options=ManillaOptions(),
        ply=40,
        to_act=(turn % players,),
        phase=Phase.PLAY,
        game=1,
        deal=5,
        dealer=0,
        chooser=0,
        trump=Trump.HEARTS,
        blind=False,
        turnup=None,
        extras=_EXTRAS.get(players, ()),
        carried=0,
        called=Called.NOTHING,
        along=None,
        against=None,
        passed=(False,) * players,
        hands=hands,
        turn=turn,
        trick=Trick(leader, cards, (leader + (1 if players == 3 else len(cards) - 1)) % layout.hands),
        last_trick=None,
        legal=(),
        refused=(),
        tricks=(1, 1),
        points=(13, 4),
        answers=(),
        scores=(57, 38, 20)[: layout.team_count],
        wins=(0,) * layout.team_count,
        results=(),
        memory=Memory((), None),
    )
    return replace(view, **changes)


def french(**changes: Any) -> ManilleView:
    """A table of Manille before the first lead: the turned-up card lies open."""
    fresh = tuple(HandView(seat, False, 8, None) for seat in range(4))
    before = {
        "options": ManilleOptions(),
        "trump": Trump.SPADES,
        "turnup": Card.S10,
        "trick": None,
        "to_act": (1,),
        "turn": 1,
        "tricks": (0, 0),
        "points": (0, 0),
        "scores": (16, 21),
        "hands": fresh,
        "last_trick": _WHOLE,
    }
    return table(4, **(before | changes))


_WHOLE: Final = Trick(1, (Card.CK, Card.C9, Card.C10, Card.C7), 3)
"""A whole trick of four."""


def tables() -> Mapping[str, ManilleView]:
    """Every table by name."""
    asked: dict[str, Any] = {"trick": None, "turn": None, "tricks": (0, 0), "points": (0, 0)}
    full = {players: _full_hands(players) for players in (2, 3, 4, 6)}
    piles = (Pile(Card.SA, True), Pile(Card.H9, False), Pile(None, False), Pile(Card.D10, True))
    two = table(2)
    return {
        "blind": table(4, **asked, phase=Phase.BLIND, trump=None, to_act=(0,), hands=full[4]),
        "trump": table(4, **asked, phase=Phase.TRUMP, trump=None, to_act=(0,), hands=full[4], last_trick=_WHOLE),
        "along": table(6, **asked, phase=Phase.ALONG, to_act=(1, 3, 5), hands=full[6], trump=Trump.NONE, carried=1),
        "against": table(3, **asked, phase=Phase.AGAINST, to_act=(0,), hands=full[3], called=Called.ALONG, along=2),
        "play-2": two,
        "play-3": table(3, called=Called.ALONG, along=1),
        "play-4": table(4, trump=Trump.HEARTS),
        "play-6": table(6, trump=Trump.NONE, trick=Trick(1, _TRICKS[6], 1), called=Called.AGAINST, along=1,
                        against=2, carried=1),
        "led": table(4, trick=None, last_trick=_WHOLE, turn=3, to_act=(3,)),
        "match": table(4, options=ManillaOptions(best_of=3, target=61), game=3, wins=(1, 1), scores=(57, 60),
                       trump=Trump.CLUBS),
        "dummy": replace(two, turn=2, trick=Trick(1, (Card.CK,), 1), trump=Trump.DIAMONDS),
        "unseen-no-trump": table(4, trump=Trump.NONE, blind=True),
        "strict": table(4, points=None, options=ManillaOptions(show_points="strict")),
        "piles": replace(two, hands=(*two.hands[:2], replace(two.hands[2], piles=piles),
                                     replace(two.hands[3], piles=piles[::-1]))),
        "open": replace(two, hands=(*two.hands[:2], replace(two.hands[2], cards=in_order(0xA0C00111), count=7),
                                    replace(two.hands[3], cards=in_order(0x11110000), count=4))),
        "review": table(4, **(asked | {"tricks": (5, 3), "points": (33, 27)}), phase=Phase.REVIEW, to_act=(0, 1, 2, 3),
                        hands=tuple(replace(hand, count=0) for hand in full[4]), last_trick=_WHOLE),
        "over": table(4, **asked, phase=Phase.OVER, to_act=(), scores=(103, 88), last_trick=_WHOLE,
                      hands=tuple(replace(hand, count=0) for hand in full[4])),
        "turned-up": french(),
        "french": french(turnup=None, trick=Trick(1, (Card.DQ,), 1), to_act=(2,), turn=2, last_trick=None),
    }  # fmt: skip


def _full_hands(players: int) -> tuple[HandView, ...]:
    layout = LAYOUTS["manilla"][players]
    return tuple(HandView(hand % players, hand >= players, layout.cards, None) for hand in range(layout.hands))


def own(players: int = 4, **changes: Any) -> ManilleView:
    """A table as the seat sees it that has to play: some of its cards may be played."""
    view = table(players)
    seat = view.to_act[0]
    size = view.hands[seat].count
    held = in_order(sum(1 << card for card in CARDS[1 : 1 + 3 * size : 3]))
    legal = held[::2]
    hands = tuple(replace(hand, cards=held) if n == view.turn else hand for n, hand in enumerate(view.hands))
    if players == 2:
        # The dummy plays; the hand of its owner is seen as well.
        mine = in_order(sum(1 << card for card in CARDS[2 : 2 + 3 * view.hands[seat].count : 3]))
        hands = tuple(replace(hand, cards=mine) if n == seat else hand for n, hand in enumerate(hands))
    refused = tuple((card, Reason("why-manille-must-follow", {"suit": "clubs"})) for card in held if card not in legal)
    return replace(view, seat=seat, hands=hands, legal=legal, refused=refused, **changes)


def own_full(players: int = 3) -> ManilleView:
    """A full hand before the first lead, all of it free to be played."""
    cards = LAYOUTS["manilla"][players].cards
    held = in_order(sum(1 << card for card in CARDS[: 3 * cards : 3]))
    hands = tuple(replace(hand, cards=held) if n == 1 else hand for n, hand in enumerate(_full_hands(players)))
    return table(
        players, seat=1, trick=None, turn=1, to_act=(1,), tricks=(0, 0), points=(0, 0), hands=hands, legal=held
    )


def own_unseen() -> ManilleView:
    """A hand that its owner may not look at yet."""
    return replace(tables()["trump"], seat=2)


def own_last() -> ManilleView:
    """A hand between two tricks: the last one can be looked at until the next lead."""
    view = own()
    return replace(view, trick=None, last_trick=_WHOLE, legal=view.hands[0].cards or (), refused=())


def taken(players: int = 4) -> tuple[ManilleView, ManilleView, tuple[CardPlayed | TrickTaken, ...]]:
    """A trick under way, the table once it is taken and its winner has led, and what was told meanwhile."""
    before = table(players)
    rest = (Card.DK, Card.SQ, Card.HA)[: len(before.hands) - len(_TRICKS[players])]
    first = 1 + len(_TRICKS[players])
    hands = [(first + n) % len(before.hands) for n in range(len(rest))]
    plays = tuple(CardPlayed(before.layout.seat(hand), hand, card) for hand, card in zip(hands, rest, strict=True))
    led = CardPlayed(before.layout.seat(hands[-1]), hands[-1], Card.C7)
    after = replace(before, trick=Trick(led.hand, (led.card,), led.hand), tricks=(2, 1))
    return before, after, (*plays, TrickTaken(led.seat, led.hand, 7), led)


def over(players: int = 4, *, games: int = 1) -> ManilleView:
    """A finished match with the results of its deals."""
    layout = LAYOUTS["manilla"][players]
    results = []
    deal = 0
    for game in range(1, games + 1):
        totals = [0] * layout.team_count
        for n in range(9):
            deal += 1
            winner = (0, 1, 0, 0, 2, 1, 0, 1, 0)[n] % layout.team_count
            totals[winner] += (7, 14, 3, 28, 6, 12, 22, 9, 36)[n]
            results.append(
                DealResult(
                    game,
                    deal,
                    deal % players,
                    Trump.HEARTS,
                    Called.NOTHING,
                    (37, 23),
                    (5, 3),
                    0,
                    (),
                    1,
                    tuple(totals),
                    0,
                    tuple(totals),
                )
            )
    options = ManillaOptions(best_of=3) if games > 1 else ManillaOptions()
    wins = (games, *[0] * (layout.team_count - 1))
    return table(players, phase=Phase.OVER, to_act=(), turn=None, trick=None, results=tuple(results), options=options,
                 scores=results[-1].totals, game=games, wins=wins)  # fmt: skip


def standing(players: int = 4, *, games: int = 1) -> Standing:
    """The ranking that goes with ``over``."""
    view = over(players, games=games)
    teams = sorted(range(view.layout.team_count), key=lambda team: -view.scores[team])
    places = [
        Place(
            view.layout.members(team), rank, view.scores[team], {"points": view.scores[team], "games": view.wins[team]}
        )
        for rank, team in enumerate(teams, 1)
    ]
    return Standing(tuple(places))
