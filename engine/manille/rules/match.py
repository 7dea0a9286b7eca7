"""Go from deal to deal: scores, won games, the end (§6)."""

from __future__ import annotations

from engine.game import Dice, Place, Seat, Standing
from engine.manille.cards import set_of
from engine.manille.events import DealScored, Emit, GameWon, MatchEnded
from engine.manille.options import HouseRules, ManillaOptions, ManilleOptions
from engine.manille.rules.deal import new_deal
from engine.manille.state import NOBODY, NONE, State
from engine.manille.view import Called, DealResult, Phase


def new_match(rules: int, players: int, options: HouseRules, dice: Dice, emit: Emit) -> State:
    """Return the first deal of the first game."""
    dealer = 0 if options.first_dealer == "host" else dice.named("first dealer").below(players)
    state = State(
        rules=rules,
        options=options,
        players=players,
        ply=0,
        phase=Phase.OVER,
        game=1,
        deal=0,
        dealer=(dealer - 1) % players,
        chooser=dealer,
        trump=NONE,
        blind=False,
        turnup=NONE,
        extras=0,
        hands=[],
        piles=[],
        opened=0,
        answers=(),
        called=Called.NOTHING,
        along=NOBODY,
        against=NOBODY,
        passed=0,
        turn=NOBODY,
        leader=NOBODY,
        trick=[],
        winner=NOBODY,
        tricks=(),
        faults=(),
        before=None,
        taken=[0, 0],
        points=[0, 0],
        carried=0,
        scores=[],
        wins=[],
        victors=0,
        results=(),
    )
    state.scores = [0] * state.layout.team_count
    state.wins = [0] * state.layout.team_count
    next_deal(state, dice, emit)
    return state


def next_deal(state: State, dice: Dice, emit: Emit) -> None:
    """Pass the deal on, again if the turned-up card wins the game by house rule."""
    while True:
        state.dealer = (state.dealer + 1) % state.players
        state.deal += 1
        new_deal(state, dice, emit)
        if not _won_by_turnup(state) or not _win(state, (state.layout.teams[state.dealer],), emit):
            return


def settle(state: State, result: DealResult, dice: Dice, emit: Emit) -> None:
    """Record a deal, then end the match or begin another deal."""
    state.results += (result,)
    state.scores = list(result.totals)
    emit(DealScored, result)
    state.carried = _carried(state, result)
    teams = _leaders(state, result)
    if not teams or _win(state, teams, emit):
        next_deal(state, dice, emit)


def _carried(state: State, result: DealResult) -> int:
    """Return how many times the next deal is doubled: once for each draw."""
    options = state.options
    if not isinstance(options, ManillaOptions) or result.winner is not None:
        return 0
    return state.carried + 1 if options.accumulate_draws else 1


def _leaders(state: State, result: DealResult) -> tuple[int, ...]:
    """Return the team that has won the game, or teams that share it.

    Of two teams at the target, the one that scored in the last deal wins (in Manille the other got there by its
    turned-up card). Both defenders of three players score alike: then the higher total wins; if the totals are equal
    too, another deal decides, or they share the win by house rule.
    """
    there = [team for team, total in enumerate(state.scores) if total >= state.options.target]
    scoring = [team for team in there if result.scored[team]]
    claims = scoring if isinstance(state.options, ManilleOptions) and scoring else there
    best = max((state.scores[team] for team in claims), default=0)
    first = tuple(team for team in claims if state.scores[team] == best)
    shared = isinstance(state.options, ManillaOptions) and state.options.equal_totals == "shared"
    return first if len(first) == 1 or shared else ()


def _won_by_turnup(state: State) -> bool:
    options = state.options
    if not isinstance(options, ManilleOptions) or not options.turnup_wins_at_once:
        return False
    return state.scores[state.layout.teams[state.dealer]] >= options.target


def _win(state: State, teams: tuple[int, ...], emit: Emit) -> bool:
    """Record a won game, and return whether another one follows."""
    for team in teams:
        state.wins[team] += 1
    emit(GameWon, state.game, _seats(state, teams), tuple(state.scores), tuple(state.wins))
    champions = tuple(team for team in teams if 2 * state.wins[team] > state.options.best_of)
    if champions:
        state.victors = set_of(champions)
        state.phase = Phase.OVER
        emit(MatchEnded, _seats(state, champions))
        return False
    state.game += 1
    state.scores = [0] * len(state.scores)
    state.carried = 0
    return True


def _seats(state: State, teams: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, team in enumerate(state.layout.teams) if team in teams)


def standing(state: State) -> Standing:
    """Return the ranking of the teams: winners, then games won, then points."""

    def merit(team: int) -> tuple[bool, int, int]:
        return bool(state.victors >> team & 1), state.wins[team], state.scores[team]

    merits = [merit(team) for team in range(len(state.scores))]
    single = state.options.best_of == 1
    places = [
        Place(
            seats=state.layout.members(team),
            rank=1 + sum(other > mine for other in merits),
            score=state.scores[team] if single else state.wins[team],
            parts={"points": state.scores[team], "games": state.wins[team]},
        )
        for team, mine in enumerate(merits)
    ]
    return Standing(tuple(sorted(places, key=lambda place: (place.rank, place.seats))))
