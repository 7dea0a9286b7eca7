"""Sample hidden hands by how well they explain the play so far.

For each play, the value of every card is computed once, as a player who sees no hand would compute it. A deal is likely
if its players held the cards for which their plays and calls were good. Weighing one takes about 10 µs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.game import Seat
from engine.manille.ai.outlook import Outlook
from engine.manille.ai.simple import later_worth, trick_worth
from engine.manille.ai.strength import gain_by_call, gain_by_trump
from engine.manille.cards import HIGHER, PACK, CardSet, Trump, beats, set_of
from engine.manille.imagine import Deals, with_hands
from engine.manille.inference import Knowledge
from engine.manille.layout import DEFENDERS, LAYOUTS
from engine.manille.options import HouseRules, ManillaOptions
from engine.manille.rules.duties import FREE, Duties, allowed, duties, lacking
from engine.manille.state import State
from engine.manille.view import Called, ManilleView, Phase, Trick

Check: TypeAlias = Callable[[Sequence[CardSet]], float]
"""Returns the log likelihood of something seen, given these hands."""

STRICT: Final = 1.5
LOOSE: Final = 8.0
"""The error in points of a player by rules of thumb, and of one who isn't. It is unknown which of the two played a
hand: both start equally likely, and how well each explains all its cards decides.
"""
TRUMP_SLACK: Final = 2.0
CALL_SLACK: Final = 3.0
"""The same for naming trump and for calls, for everyone."""
WHIM: Final = 0.05
"""How often a card is played that no rule of thumb explains."""
SPARE: Final = 4
SPARE_FOR_ONE: Final = 10
"""Deals sampled for each one kept: if many are kept, and if one is."""


class _Moment(NamedTuple):
    """A card that was played, and the value of every card at that moment."""

    hand: int
    card: int
    owed: Duties
    trick: tuple[float, ...]
    """By card: the expected points of the trick."""
    unseen: CardSet
    """Cards that no one had seen played."""


class Belief:
    """The deals that a view leaves possible, with their likelihoods."""

    __slots__ = ("_checks", "_deals", "_view")

    def __init__(self, view: ManilleView) -> None:
        self._view = view
        self._deals = Deals(view)
        missing = self._deals.known.missing
        hidden = [hand for hand, shown in enumerate(view.hands) if missing[hand] and not shown.piles]
        self._checks = [*_plays(view, self._deals.known, hidden), *_words(view, self._deals.known, hidden)]

    def deal(self, random: Random) -> State:
        """Return one deal, sampled by its likelihood given all plays and calls."""
        return next(self.deals(1, random, SPARE_FOR_ONE))[0]

    def deals(self, count: int, random: Random, spare: int = SPARE) -> Iterator[tuple[State, int]]:
        """Yield ``count`` sampled deals; equal ones once, with their number."""
        if not self._checks:
            for _ in range(count):
                yield with_hands(self._view, self._deals.deal(random), random), 1
            return
        dealt = [self._deals.deal(random) for _ in range(spare * count)]
        for number, times in _drawn([self.likelihood(hands) for hands in dealt], count, random).items():
            yield with_hands(self._view, dealt[number], random), times

    def likelihood(self, hands: Sequence[CardSet]) -> float:
        """Return the log likelihood of all plays and calls, given these hands."""
        return sum([check(hands) for check in self._checks])


def _drawn(logs: Sequence[float], count: int, random: Random) -> dict[int, int]:
    """Return how often each index is drawn in systematic sampling."""
    top = max(logs)
    sums = list(accumulate(math.exp(log - top) for log in logs))
    step = sums[-1] / count
    mark, number, drawn = random.random() * step, 0, dict[int, int]()
    for _ in range(count):
        while sums[number] < mark and number < len(sums) - 1:
            number += 1
        drawn[number] = drawn.get(number, 0) + 1
        mark += step
    return drawn


def _plays(view: ManilleView, known: Knowledge, hidden: Sequence[int]) -> Iterator[Check]:
    if view.trump is None or not hidden:
        return
    before: tuple[Trick, ...] = ()
    gone = [0] * len(view.hands)
    """What each hand had played at that time."""
    moments: dict[int, list[tuple[_Moment, CardSet]]] = {hand: [] for hand in hidden}
    for trick in (*view.memory.tricks, *([view.trick] if view.trick else [])):
        extras = set_of(view.extras)
        for moment in _moments(
            view.options, view.players, view.dealer, int(view.trump), extras, before, trick.leader, trick.cards
        ):
            if moment.hand in moments:
                moments[moment.hand].append((moment, known.played[moment.hand] & ~gone[moment.hand]))
            gone[moment.hand] |= 1 << moment.card
        before = (*before, trick)
    for hand, plays in moments.items():
        if plays:
            yield _Played(hand, plays, int(view.trump))


class _Played:
    """A check of how likely a hand made the plays that were seen."""

    __slots__ = ("_hand", "_known", "_moments", "_trump")

    def __init__(self, hand: int, moments: Sequence[tuple[_Moment, CardSet]], trump: int) -> None:
        self._hand = hand
        self._moments = moments
        self._trump = trump
        self._known: dict[CardSet, float] = {}

    def __call__(self, hands: Sequence[CardSet]) -> float:
        held = hands[self._hand]
        found = self._known.get(held)
        if found is None:
            found = self._known[held] = self._log(held)
        return found

    def _log(self, held: CardSet) -> float:
        strict = loose = 1.0
        for moment, since in self._moments:
            had = held | since
            legal = allowed(had, moment.owed)
            if legal & (legal - 1):
                worths = _worths(moment, legal, moment.unseen & ~had, self._trump)
                whim = WHIM / len(worths)
                strict *= whim + (1 - WHIM) * _share(worths, STRICT)
                loose *= whim + (1 - WHIM) * _share(worths, LOOSE)
        return math.log((strict + loose) / 2)


def _worths(moment: _Moment, legal: CardSet, others: CardSet, trump: int) -> list[float]:
    """Return the value of each legal card, less that of the played card."""
    worths = []
    mine = 0.0
    while legal:
        low = legal & -legal
        legal ^= low
        card = low.bit_length() - 1
        worth = moment.trick[card] - later_worth(trump, card, (HIGHER[card] & others).bit_count())
        worths.append(worth)
        if card == moment.card:
            mine = worth
    return [worth - mine for worth in worths]


def _share(worths: Sequence[float], slack: float) -> float:
    """Return the chance to prefer a card of value 0 to these, at noise ``slack``."""
    total = 0.0
    for worth in worths:
        if worth > 50 * slack:
            return 0.0
        total += math.exp(worth / slack)
    return 1 / total


# Cached: a deal asks the same of the same tricks again and again, from every seat.
@lru_cache(maxsize=1024)
def _moments(
    options: HouseRules,
    players: int,
    dealer: int,
    trump: int,
    extras: CardSet,
    before: tuple[Trick, ...],
    leader: int,
    cards: tuple[int, ...],
) -> tuple[_Moment, ...]:
    """Return the plays of a trick, valued without seeing any hand."""
    layout = LAYOUTS[options.kind][players]
    sides = layout.sides[dealer]
    hands = layout.hands
    left = [layout.cards - len(before)] * hands
    possible, seen = _possible(options, trump, sides, before)
    seen |= extras
    found: list[_Moment] = []
    best, winner = -1, -1
    for place, card in enumerate(cards):
        hand = (leader + place) % hands
        owed = duties(options, trump, cards[0], best, sides[winner] == sides[hand]) if place else FREE
        unseen = PACK & ~seen
        outlook = Outlook(
            me=hand,
            cards=0,
            legal=0,
            trump=trump,
            sides=sides,
            leader=leader,
            trick=cards[:place],
            winner=winner,
            unseen=unseen,
            certain=[0] * hands,
            possible=possible,
            chance=_chances(possible, left, unseen, hand),
            later=[(hand + step) % hands for step in range(1, hands - place)],
        )
        trick = [0.0] * 32
        could = unseen & possible[hand]
        while could:
            low = could & -could
            could ^= low
            one = low.bit_length() - 1
            trick[one] = trick_worth(outlook, one, layout.per_trick)
        found.append(_Moment(hand, card, owed, tuple(trick), unseen))
        possible[hand] &= ~lacking(card, owed)
        left[hand] -= 1
        seen |= 1 << card
        if best < 0 or beats(card, best, trump):
            best, winner = card, hand
    return tuple(found)


def _possible(
    options: HouseRules, trump: int, sides: Sequence[int], tricks: Sequence[Trick]
) -> tuple[list[CardSet], CardSet]:
    """Return the cards each hand may have held after some tricks, and those played."""
    possible, seen = [PACK] * len(sides), 0
    for trick in tricks:
        best, winner = -1, -1
        for place, card in enumerate(trick.cards):
            hand = (trick.leader + place) % len(sides)
            owed = duties(options, trump, trick.cards[0], best, sides[winner] == sides[hand]) if place else FREE
            possible[hand] &= ~lacking(card, owed)
            seen |= 1 << card
            if best < 0 or beats(card, best, trump):
                best, winner = card, hand
    return possible, seen


def _chances(possible: Sequence[CardSet], left: Sequence[int], unseen: CardSet, me: int) -> list[list[float]]:
    """Return the probability of each card to be in each hand except ``me``."""
    chances = [[0.0] * 32 for _ in possible]
    while unseen:
        low = unseen & -unseen
        unseen ^= low
        card = low.bit_length() - 1
        room = [(hand, left[hand]) for hand, cards in enumerate(possible) if hand != me and cards & low]
        total = sum([count for _, count in room])
        for hand, count in room:
            chances[hand][card] = count / total if total else 0.0
    return chances


def _words(view: ManilleView, known: Knowledge, hidden: Sequence[int]) -> Iterator[Check]:
    """Yield checks of the trump that was named and the calls made or declined."""
    if not isinstance(view.options, ManillaOptions) or view.trump is None or view.blind:
        return
    if view.chooser in hidden:
        yield _Named(view, known.played[view.chooser])
    for seat in hidden:
        if seat < view.players and (called := _has_called(view, seat)) is not None:
            yield _Called(view, seat, called, known.played[seat])


def _has_called(view: ManilleView, seat: Seat) -> bool | None:
    """Return whether a seat doubled (true) or declined; ``None`` if not asked."""
    if view.sides[seat] == DEFENDERS:
        caller, closed = view.along, view.phase is not Phase.ALONG
    elif view.called is Called.NOTHING:
        return None
    else:
        caller, closed = view.against, view.phase is not Phase.AGAINST
    if seat == caller:
        return True
    passed = view.passed[seat] if not closed else caller is None
    return False if passed else None


class _Named:
    """A check of how likely a hand would name this trump."""

    __slots__ = ("_chooser", "_played", "_players", "_trump")

    def __init__(self, view: ManilleView, played: CardSet) -> None:
        self._players, self._chooser, self._played = view.players, view.chooser, played
        self._trump = Trump.NONE if view.trump is None else view.trump

    def __call__(self, hands: Sequence[CardSet]) -> float:
        held = hands[self._chooser] | self._played
        gains = [gain_by_trump(self._players, held, trump) / TRUMP_SLACK for trump in Trump]
        top = max(gains)
        share = math.exp(gains[self._trump] - top) / sum(math.exp(gain - top) for gain in gains)
        return math.log(WHIM / len(gains) + (1 - WHIM) * share)


class _Called:
    """A check of how likely a hand would make or decline a call."""

    __slots__ = ("_called", "_dealer", "_played", "_players", "_seat", "_side", "_trump")

    def __init__(self, view: ManilleView, seat: Seat, called: bool, played: CardSet) -> None:
        self._players, self._seat, self._called, self._played = view.players, seat, called, played
        self._trump = Trump.NONE if view.trump is None else view.trump
        self._side, self._dealer = view.sides[seat], seat == view.dealer

    def __call__(self, hands: Sequence[CardSet]) -> float:
        held = hands[self._seat] | self._played
        gain = gain_by_call(self._players, held, self._trump, self._side, dealer=self._dealer)
        calls = 1 / (1 + math.exp(-gain / CALL_SLACK))
        return math.log(WHIM / 2 + (1 - WHIM) * (calls if self._called else 1 - calls))
