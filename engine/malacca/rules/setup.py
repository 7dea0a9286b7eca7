"""Set up a game and cast characters (docs/rules/malacca.md §1, §5)."""

from __future__ import annotations

from engine.game import Dice
from engine.malacca.cards import (
    CHARACTERS,
    ITEMS_EACH,
    SPECIAL_COUNTS,
    Character,
    opening_purse,
    ships_of,
)
from engine.malacca.events import Cause, CharactersOffered, CharacterTaken, CoinsMoved, Emit
from engine.malacca.moves import Take
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.special import draw_first
from engine.malacca.rules.stage import Stage
from engine.malacca.state import KINDS, NOBODY, NONE, State
from engine.malacca.view import Phase


def new_game(players: int, options: MalaccaOptions, dice: Dice, emit: Emit) -> State:
    """Draw the first parrot holder; characters may still fill the purses."""
    state = State(
        options=options,
        players=players,
        ply=0,
        phase=Phase.CHARACTER,
        actor=NOBODY,
        round=0,
        parrot=dice.named("parrot").below(players),
        purchase=NONE,
        ship=0,
        ships=list(ships_of(options.ships)),
        purses=[0] * players,
        cards=[NONE] * players,
        bets=[0] * players,
        sealed=[NONE] * players,
        actions=[NONE] * players,
        hands=[0] * (KINDS * players),
        known=[0] * (KINDS * players),
        deck=list(SPECIAL_COUNTS),
        under=[],
        rejected=[],
        drawers=[],
        drawn=[],
        characters=[NONE] * players,
        offered=[],
        items=[0] * (3 * players),
        shop=[ITEMS_EACH if options.equipment else 0] * 3,
        rounds=(),
    )
    if not options.characters:
        for seat in state.turn_order():
            _fill_purse(state, seat, None, emit)
    return state


def cast_next(state: State, dice: Dice, emit: Emit) -> Stage | None:
    """Let the next player clockwise without a character draw one or two."""
    if not state.options.characters:
        return Stage.ROUND
    for seat in state.turn_order():
        if state.characters[seat] != NONE:
            continue
        left = [character for character in CHARACTERS if character not in state.characters]
        draws = dice.named("characters of seat {}", seat)
        if state.options.character_choice == "1of1" or len(left) == 1:
            _become(state, seat, left[draws.below(len(left))], dice, emit)
            continue
        first = left.pop(draws.below(len(left)))
        second = left[draws.below(len(left))]
        state.phase = Phase.CHARACTER
        state.actor = seat
        state.offered = [first, second]
        emit(CharactersOffered, seat, (first, second))
        return None
    return Stage.ROUND


def take(state: State, seat: int, move: Take, dice: Dice, emit: Emit) -> Stage:
    """Assign one of two drawn characters; the other goes back."""
    state.offered = []
    _become(state, seat, move.character, dice, emit)
    return Stage.CASTING


def _become(state: State, seat: int, character: Character, dice: Dice, emit: Emit) -> None:
    state.characters[seat] = character
    emit(CharacterTaken, seat, character)
    _fill_purse(state, seat, character, emit)
    if character is Character.LASKARINA:
        draw_first(state, seat, dice, emit)


def _fill_purse(state: State, seat: int, character: Character | None, emit: Emit) -> None:
    state.purses[seat] = opening_purse(character, state.players)
    emit(CoinsMoved, Cause.START, state.purses[seat], seat)
