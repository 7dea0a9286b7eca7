"""Sample full states that agree with a view, for searches.

Hidden cards are dealt again, so that every hand has its number of cards and nothing contradicts what was shown, played
and answered (``inference``). A partner's answer about the best suit is respected if a few attempts find such a deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.manille.cards import CARDS, OF_SUIT, PACK, POINTS, CardSet, set_of
from engine.manille.inference import Knowledge, knowledge, played_since
from engine.manille.moves import TalkQuestion
from engine.manille.options import ManillaOptions
from engine.manille.rules.review import recounted
from engine.manille.rules.talk import true_answer
from engine.manille.state import NOBODY, NONE, RULES, State
from engine.manille.view import ManilleView, Phase

ATTEMPTS: Final = 300
"""Deals tried until one agrees with an answer about the best suit."""
BLIND_DEALS: Final = 4
"""Deals tried at random, all equally likely, before one is constructed."""


def imagined(view: ManilleView, random: Random) -> State:
    """Return a state whose view for the same seat is ``view``."""
    return with_hands(view, Deals(view).deal(random), random)


class Deals:
    """The deals that fit what a view proves about the hidden cards."""

    __slots__ = ("_places", "_pool", "_view", "known")

    def __init__(self, view: ManilleView) -> None:
        self.known = knowledge(view)
        self._view = view
        self._places = _places(view, self.known)
        unplaced = _unplaced(view, self.known)
        self._pool = [int(card) for card in CARDS if unplaced >> card & 1]

    def deal(self, random: Random) -> list[CardSet]:
        """Return the cards of each hand, with hidden ones dealt again."""
        pool = self._pool[:]
        hands: list[CardSet] = []
        for _ in range(ATTEMPTS):
            hands = self.known.certain[:]
            for place, cards in zip(self._places, _dealt(pool, self._places, random), strict=True):
                hands[place.hand] |= cards
            if _as_answered(self._view, hands):
                break
        return hands


def with_hands(view: ManilleView, hands: list[CardSet], random: Random) -> State:
    """Return the state of a view with these hands."""
    tricks, trick = view.memory.tricks, view.trick
    turn = NOBODY if view.turn is None else view.turn
    state = State(
        rules=RULES,
        options=view.options,
        players=view.players,
        ply=view.ply,
        phase=view.phase,
        game=view.game,
        deal=view.deal,
        dealer=view.dealer,
        chooser=view.chooser,
        trump=NONE if view.trump is None else int(view.trump),
        blind=view.blind,
        turnup=NONE if view.memory.turnup is None else int(view.memory.turnup),
        extras=set_of(view.extras),
        hands=hands,
        piles=_piles(view, hands, random),
        opened=set_of(answer.partner for answer in view.answers if answer.question is TalkQuestion.HAND),
        answers=view.answers,
        called=view.called,
        along=NOBODY if view.along is None else view.along,
        against=NOBODY if view.against is None else view.against,
        passed=set_of(seat for seat, passed in enumerate(view.passed) if passed),
        turn=turn,
        leader=trick.leader if trick else turn,
        trick=[int(card) for card in trick.cards] if trick else [],
        winner=trick.winner if trick else NOBODY,
        tricks=tricks,
        faults=(),
        before=None if tricks else view.last_trick,
        taken=list(view.tricks),
        points=_points(view),
        carried=view.carried,
        scores=list(view.scores),
        wins=list(view.wins),
        victors=_victors(view),
        results=view.results,
    )
    if view.options.honour_play and view.phase is Phase.REVIEW:
        # A dummy in piles may have failed a duty that isn't remembered, depending on what was open. It gets the benefit
        # of the doubt.
        state.faults = tuple(fault for fault in recounted(state) if not view.hands[fault.hand].piles)
    return state


@dataclass(slots=True)
class _Place:
    """Free places in a hand; a hand whose trumps are counted has two kinds."""

    hand: int
    allowed: CardSet
    room: int


def _unplaced(view: ManilleView, known: Knowledge) -> CardSet:
    placed = set_of(view.extras)
    for played, certain in zip(known.played, known.certain, strict=True):
        placed |= played | certain
    return PACK & ~placed


def _places(view: ManilleView, known: Knowledge) -> list[_Place]:
    places = []
    for hand, missing in enumerate(known.missing):
        possible, trumps = known.possible[hand], known.trumps[hand]
        if trumps is None or view.trump is None:
            places.append(_Place(hand, possible, missing))
        else:
            of_trump = OF_SUIT[view.trump]
            places.append(_Place(hand, possible & of_trump, trumps))
            places.append(_Place(hand, possible & ~of_trump, missing - trumps))
    return places


def _dealt(pool: list[int], places: list[_Place], random: Random) -> list[CardSet]:
    for _ in range(BLIND_DEALS):
        random.shuffle(pool)
        top = 0
        dealt = []
        for place in places:
            dealt.append(set_of(pool[top : top + place.room]))
            top += place.room
        if all(cards & place.allowed == cards for cards, place in zip(dealt, places, strict=True)):
            return dealt
    return _fitted(pool, places, random)


def _fitted(pool: list[int], places: list[_Place], random: Random) -> list[CardSet]:
    """Return a deal that fits all places, shuffled by valid swaps."""
    choice = {card: [n for n, place in enumerate(places) if place.allowed >> card & 1] for card in pool}
    dealt: list[CardSet] = [0] * len(places)
    for card in sorted(pool, key=lambda card: len(choice[card])):
        if not _seat(card, dealt, places, choice, random, set()):
            raise ValueError("no deal agrees with this view")
    where = {card: n for n, cards in enumerate(dealt) for card in pool if cards >> card & 1}
    for _ in range(2 * len(pool)):
        one, other = random.choice(pool), random.choice(pool)
        if where[other] in choice[one] and where[one] in choice[other]:
            where[one], where[other] = where[other], where[one]
    return [set_of(card for card in pool if where[card] == n) for n in range(len(places))]


def _seat(
    card: int,
    dealt: list[CardSet],
    places: list[_Place],
    choice: dict[int, list[int]],
    random: Random,
    tried: set[int],
) -> bool:
    """Find a place for a card, moving others if needed (an augmenting path)."""
    order = [n for n in choice[card] if n not in tried]
    random.shuffle(order)
    for n in order:
        if dealt[n].bit_count() < places[n].room:
            dealt[n] |= 1 << card
            return True
    for n in order:
        tried.add(n)
        for other in [other for other in choice if dealt[n] >> other & 1]:
            dealt[n] &= ~(1 << other)
            if _seat(other, dealt, places, choice, random, tried):
                dealt[n] |= 1 << card
                return True
            dealt[n] |= 1 << other
    return False


def _as_answered(view: ManilleView, hands: list[CardSet]) -> bool:
    for answer in view.answers:
        if answer.question is TalkQuestion.BEST and view.trump is not None:
            then = hands[answer.partner] | played_since(view, answer.partner, answer.tricks)
            if true_answer(TalkQuestion.BEST, then, view.trump) != answer.value:
                return False
    return True


def _piles(view: ManilleView, hands: list[CardSet], random: Random) -> list[int]:
    """Return the piles of dummies, with unseen cards in any order."""
    if not isinstance(view.options, ManillaOptions) or view.options.dummy != "piles":
        return []
    piles: list[int] = []
    for hand in range(view.players, len(hands)):
        shown = view.hands[hand].piles
        hidden = [int(card) for card in CARDS if hands[hand] >> card & 1]
        if not shown:
            random.shuffle(hidden)
            piles += hidden
            continue
        tops = [NONE if pile.top is None else int(pile.top) for pile in shown]
        hidden = [card for card in hidden if card not in tops]
        random.shuffle(hidden)
        piles += tops + [hidden.pop() if pile.below else NONE for pile in shown]
    return piles


def _points(view: ManilleView) -> list[int]:
    """Return points by side from the tricks: house rules may hide the sums."""
    points = [0, 0]
    for trick in view.memory.tricks:
        points[view.sides[trick.winner]] += sum(POINTS[card] for card in trick.cards) + view.layout.per_trick
    return points


def _victors(view: ManilleView) -> int:
    if view.phase is not Phase.OVER:
        return 0
    return set_of(team for team, wins in enumerate(view.wins) if 2 * wins > view.options.best_of)
