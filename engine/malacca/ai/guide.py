"""The search guide of Malacca."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from engine.events import discard
from engine.game import Dice, Draws, Evaluation, Seat
from engine.malacca.ai.bluffer import Style, weigh
from engine.malacca.ai.choices import CHARACTER_WORTH, KEEP_WORTH, brought, pieces_of, pieces_worth
from engine.malacca.ai.prospect import card_worth
from engine.malacca.ai.reading import Habit, Mix, Reading, Rival, habit_of, histories, rival, tempted
from engine.malacca.ai.win_chance import Race
from engine.malacca.cards import ACTIONS, CARDS, FIRST_SPECIAL, ORDINARY, SPECIALS, Action, Card
from engine.malacca.imagine import imagined
from engine.malacca.moves import Bet, Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.rules.course import answer
from engine.malacca.rules.legal import legal_moves
from engine.malacca.rules.payout import standing
from engine.malacca.rules.reckoning import Fight
from engine.malacca.rules.views import view_of
from engine.malacca.state import KINDS, NONE, State
from engine.malacca.view import MalaccaView, Phase, Round

BETS: Final = 2
"""Bets tried with each card."""
WIDTH: Final = 8
"""The maximum number of cards with bets that are tried."""
STRONG: Final = 0.25
"""The chance that a holder of a fitting special card plays it."""
IDLE: Final = 0.75
"""The largest part of a purse bet on attack and defense; small bets are likelier."""
FINE: Final = 240
"""The number of steps into which a probability is divided."""


class MalaccaGuide:
    """A guide that simulates the rest of the round by players' habits."""

    __slots__ = ()

    def imagine(self, view: MalaccaView, random: Random) -> State:
        """Return a sampled table whose face-down cards follow players' habits."""
        state = imagined(view, random)
        if view.phase is Phase.BET:
            for seat, mix in _laid(view):
                _lay_anew(state, seat, random.choices(ACTIONS, mix)[0], random)
        return state

    def candidates(self, state: State, seat: Seat, moves: Sequence[MalaccaMove]) -> Sequence[MalaccaMove]:
        """Return the most promising bets with each card.

        Only one character or card to keep, since those are matters of taste.
        """
        if state.phase in (Phase.CHARACTER, Phase.KEEP):
            return [max(moves, key=_taste)]
        if state.phase is not Phase.BET:
            return moves
        weighed = weigh(view_of(state, seat), seat, Style(caution=0.0), Random(0))
        found = [
            (worth, Bet(card, bet))
            for card, bets in weighed.items()
            for bet, worth in sorted(bets.items(), key=lambda pair: -pair[1])[:BETS]
        ]
        found.sort(key=lambda pair: -pair[0])
        return [bet for _, bet in found[:WIDTH] if bet in moves] or moves[:1]

    def pick(self, state: State, seat: Seat, dice: Dice) -> MalaccaMove:
        """Return a sampled play when betting, otherwise the best paid choice."""
        if state.phase is Phase.BET:
            return _bet(state, seat, dice.named("thought"))
        moves = legal_moves(state, seat)
        if state.phase is Phase.WAIT:
            return max(moves, key=lambda move: _comes(state, seat, move))
        if state.phase is Phase.PURCHASE:
            worth = pieces_worth(state, state.purses[seat])
            return max((move for move in moves if isinstance(move, Buy)), key=worth)
        return max(moves, key=_taste)

    def advance(self, state: State, seat: Seat, move: MalaccaMove, dice: Dice) -> bool:
        now = state.round
        answer(state, seat, move, dice, discard)
        return state.round > max(now, 1) or state.phase is Phase.OVER

    def worth(self, state: State, seat: Seat) -> Evaluation:
        """Return the chance to win and the wealth of a seat."""
        if state.phase is Phase.OVER:
            winners = standing(state).winners
            return Evaluation((seat in winners) / len(winners), state.purses[seat])
        left = state.options.rounds - state.round + 1
        wealth = [_wealth(state, other, left) for other in range(state.players)]
        return Evaluation(Race(left, wealth).runner(seat).chance(0.0, 0.0), wealth[seat])


def _taste(move: MalaccaMove) -> float:
    if isinstance(move, Take):
        return CHARACTER_WORTH[move.character]
    return KEEP_WORTH[move.card] if isinstance(move, Keep) else 0.0


def _wealth(state: State, seat: Seat, left: int) -> float:
    """Return a seat's coins, future income and special cards, in silver."""
    pieces = pieces_of(state.items[3 * seat : 3 * seat + 3])
    return state.purses[seat] + left * pieces + state.specials(seat) * card_worth(state)


@lru_cache(maxsize=8)
def _laid(view: MalaccaView) -> list[tuple[Seat, Mix]]:
    """Return the seats with face-down cards, with their likely actions."""
    reading = Reading(view, view.seat or 0, card_worth(view))
    hidden = [seat for seat in range(view.players) if view.laid[seat] and view.cards[seat] is None]
    return [(seat, reading.mix((), seat)) for seat in hidden]


def _lay_anew(state: State, seat: Seat, action: Action, random: Random) -> None:
    """Resample a face-down card for an action, sometimes as a special one."""
    if state.cards[seat] >= FIRST_SPECIAL:
        state.hands[KINDS * seat + state.cards[seat] - FIRST_SPECIAL] += 1
    state.cards[seat] = _card_for(state, seat, action, random.random())
    if state.cards[seat] >= FIRST_SPECIAL:
        state.hands[KINDS * seat + state.cards[seat] - FIRST_SPECIAL] -= 1


def _card_for(state: State, seat: Seat, action: Action, lot: float) -> Card:
    """Return a sampled card that a player would use for an action."""
    held = [card for card in SPECIALS if action in card.choices and state.holds(seat, card)]
    return held[int(lot / STRONG * len(held))] if held and lot < STRONG else ORDINARY[action]


def _bet(state: State, seat: Seat, lots: Draws) -> Bet:
    table = _rivals(state)
    attack, defence, _ = tempted(state, table, seat, card_worth(state))
    # Always draw three numbers: a candidate's changes must not shift the later draws.
    which, what, much = lots.below(FINE) / FINE, lots.below(FINE) / FINE, lots.below(FINE) / (FINE - 1)
    action = Action.ATTACK if which < attack else Action.DEFENCE if which < attack + defence else Action.TRADE
    part = much if action is Action.TRADE else IDLE * much * much
    return Bet(_card_for(state, seat, action, what), round(part * state.purses[seat]))


def _rivals(state: State) -> list[Rival]:
    """Return how everyone looks to the next player to bet."""
    habits, sealed = _habits(state), state.options.simultaneous_bets
    open_bets = {
        seat: bet
        for seat, (bet, card) in enumerate(zip(state.bets, state.cards, strict=True))
        if card != NONE and not sealed
    }
    wealth = [purse + open_bets.get(seat, 0) for seat, purse in enumerate(state.purses)]
    order = state.turn_order()
    return [rival(state.ship, seat, wealth, open_bets, order, habits[seat]) for seat in range(state.players)]


_known: tuple[tuple[Round, ...], list[Habit]] | None = None
"""The habits that were read last. All samples of a decision share the same rounds object."""


def _habits(state: State) -> list[Habit]:
    global _known  # noqa: PLW0603 - a memory of one, far cheaper than a hash of all rounds
    known = _known
    if known is None or known[0] is not state.rounds or len(known[1]) != state.players:
        known = _known = state.rounds, [habit_of(plays) for plays in histories(view_of(state, None))]
    return known[1]


def _comes(state: State, seat: Seat, move: MalaccaMove) -> float:
    """Return the result of a waiting card if the others' waiting cards defend."""
    if not isinstance(move, Wait):
        return 0.0
    actions = [Action.DEFENCE if action == NONE else action for action in state.actions]
    actions[seat] = move.action
    fight = Fight(
        options=state.options,
        parrot=state.parrot,
        ship=state.ship,
        actions=actions,
        strengths=[CARDS[card].strength for card in state.cards],
        bets=state.bets,
        purses=state.purses,
        characters=state.characters,
        items=state.items,
    )
    return brought(fight, seat, card_worth(state))


GUIDE: Final = MalaccaGuide()
