"""The public prompt: all that can be decided, nothing that cannot, within what Discord takes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.presenters.base import Buttons, Choice, Menu, Prompt
from bot.ui import limits
from engine.manila.board import STARTS, Space, Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Board, Launch, ManilaMove, Pass, Pilot, Place, Plunder
from engine.manila.view import Berth, ManilaView, Phase, Punt
from tests.bot.presenters.manila_games import (
    PRESENTER,
    TABLES,
    Moment,
    codes,
    game,
    games,
    moments,
    questions,
)
from tests.bot.presenters.people import cast, long_cast

MOST_ROWS = 4


def offers(prompt: Prompt, move: ManilaMove) -> bool:
    if move.code in codes(prompt):
        return True
    return isinstance(move, Bid) and any(ask.least <= move.amount <= ask.most for ask in questions(prompt))


def labels(prompt: Prompt) -> list[str]:
    return [item.label for row in prompt.rows for item in row.items]


def placing() -> Moment:
    """A first placement with open money, all punts at sea."""
    return next(
        moment for moment in game(4, TABLES[1][1], 0)[0] if moment.view.phase is Phase.PLACE and moment.view.lap == 1
    )


def at(view: ManilaView, *positions: int) -> ManilaView:
    """The view with its punts at sea on these spaces."""
    punts = tuple(replace(punt, position=space) for punt, space in zip(view.punts, positions, strict=True))
    return replace(view, punts=punts)


def test_random_games_reach_every_phase() -> None:
    seen = {moment.view.phase for moment in moments()} | {MANILA.view(state, None).phase for _, state in games()}
    assert seen == set(Phase)


def test_every_open_move_can_be_reached_through_the_prompt() -> None:
    for moment in moments():
        missing = [move.code for move in moment.open_moves if not offers(moment.prompt, move)]
        assert not missing, (moment.view.phase, missing)


def test_with_open_money_only_legal_moves_are_offered() -> None:
    for moment in moments():
        if moment.state.options.hidden_money:
            continue
        legal = {move.code for move in moment.open_moves}
        assert set(codes(moment.prompt)) <= legal
        for ask in questions(moment.prompt):
            assert {f"{ask.prefix}{number}" for number in (ask.least, ask.most)} <= legal


def test_prompts_stay_within_the_limits_of_discord() -> None:
    for moment in moments():
        prompt = PRESENTER.prompt(moment.view, moment.open_moves, long_cast(moment.state.players))
        assert len(prompt.rows) <= MOST_ROWS
        assert len(prompt.text) <= limits.TEXT // 4
        assert max(Counter(codes(prompt)).values(), default=1) == 1
        for row in prompt.rows:
            check_row(row)


def check_row(row: Buttons | Menu) -> None:
    if isinstance(row, Menu):
        assert 1 <= len(row.items) <= limits.SELECT_OPTIONS
        assert len(row.placeholder) <= limits.PLACEHOLDER
        for choice in row.items:
            assert 0 < len(choice.label) <= limits.OPTION_TEXT
            assert len(choice.description) <= limits.OPTION_TEXT
        return
    assert 1 <= len(row.items) <= limits.BUTTONS_A_ROW
    for item in row.items:
        assert 0 < len(item.label) <= limits.BUTTON_LABEL
        if not isinstance(item, Choice):
            assert len(item.title) <= limits.MODAL_TITLE
            assert len(item.question) <= limits.LABEL
            assert item.least <= item.most


def test_labels_are_unlike_each_other() -> None:
    for moment in moments():
        assert max(Counter(labels(moment.prompt)).values(), default=1) == 1


def test_the_turn_names_who_decides_in_every_phase() -> None:
    for moment in moments():
        line = PRESENTER.turn(moment.view, cast(moment.state.players))
        assert line.startswith(cast().mentions[moment.seat])
        assert "\n" not in line


def test_the_heading_tells_game_voyage_and_placement_round() -> None:
    assert PRESENTER.heading(placing().view, cast()) == "Manila · Voyage 1 · Placement 1 of 3"


# -- single decisions -------------------------------------------------------------------------------


def test_an_auction_offers_three_raises_a_pass_and_any_other_bid() -> None:
    moment = game(4, TABLES[1][1], 0)[0][0]
    assert labels(moment.prompt) == ["Pass", "Bid 1", "Bid 2", "Bid 5", "Bid…"]
    (ask,) = questions(moment.prompt)
    assert (ask.prefix, ask.least, ask.most) == ("bid:", 1, 54)


def test_a_bidder_who_can_only_just_raise_is_not_asked_for_a_number() -> None:
    moment = game(4, TABLES[1][1], 0)[0][0]
    prompt = PRESENTER.prompt(moment.view, [Bid(1), Pass()], cast())
    assert labels(prompt) == ["Pass", "Bid 1"]


def test_a_space_is_offered_with_its_price_what_it_earns_and_its_chance() -> None:
    view = at(placing().view, 5, 4, 0)
    port = PRESENTER.prompt(view, [Place(Space.PORT_B), Pass()], cast())
    assert labels(port) == ["1 · Port B · pay 3 · earns 8 · 71 %", "Pass"]


def test_few_spaces_are_buttons_and_many_a_menu() -> None:
    view = placing().view
    few: list[ManilaMove] = [
        Place(Space.PORT_A),
        Place(Space.YARD_A),
        Place(Space.PIRATE),
        Place(Space.INSURANCE),
        Pass(),
    ]
    (row,) = PRESENTER.prompt(view, few, cast()).rows
    assert isinstance(row, Buttons)
    menu, buttons = PRESENTER.prompt(view, [Place(Space.PORT_B), *few], cast()).rows
    assert isinstance(menu, Menu)
    assert isinstance(buttons, Buttons)


def test_a_seat_earns_less_the_more_are_aboard() -> None:
    view = at(placing().view, 5, 4, 0)
    punt = view.punts[0]
    free = (None,) * len(punt.aboard)
    alone = replace(view, punts=(replace(punt, aboard=free), *view.punts[1:]))
    shared = replace(view, punts=(replace(punt, aboard=(0, *free[1:])), *view.punts[1:]))
    space = Space(punt.ware)
    (first, _), (second, _) = (labels(PRESENTER.prompt(v, [Place(space), Pass()], cast())) for v in (alone, shared))
    profit = {Ware.NUTMEG: 24, Ware.SILK: 30, Ware.GINSENG: 18, Ware.JADE: 36}[punt.ware]
    assert f"earns {profit} ·" in first
    assert f"earns {profit // 2} ·" in second


def test_a_stowaway_is_asked_for_no_more_than_their_cash() -> None:
    moment = placing()
    poor = tuple(1 if seat == moment.seat else cash for seat, cash in enumerate(moment.view.cash))
    view = replace(moment.view, stowaway=True, cash=poor)
    assert labels(PRESENTER.prompt(view, [Place(Space.PORT_C)], cast()))[0].startswith("1 · Port C · pay 1 ·")


def test_a_start_menu_shows_all_25_layouts_with_their_wares() -> None:
    moment = next(moment for moment in moments() if moment.view.phase is Phase.START)
    (menu,) = moment.prompt.rows
    assert len(menu.items) == len(STARTS)
    first = menu.items[0]
    assert isinstance(first, Choice)
    one, two, three = (punt.ware.name.title() for punt in moment.view.punts)
    assert first.code == Launch((5, 4, 0)).code
    assert first.label == f"{one} 5 · {two} 4 · {three} 0"


def test_a_pilot_sees_where_each_punt_ends_up() -> None:
    view = at(replace(placing().view, phase=Phase.PILOT, rolls=2, deciding=1), 12, 7, 3)
    one, two, _ = (punt.ware for punt in view.punts)
    moves: list[ManilaMove] = [Pilot(((one, 2),)), Pilot(((one, 1), (two, -1))), Pilot(())]
    prompt = PRESENTER.prompt(view, moves, cast())
    first, second = one.name.title(), two.name.title()
    assert labels(prompt) == [f"{first} +2 → Port", f"{first} +1 → 13 · {second} −1 → 6", "Decline"]
    assert codes(prompt) == [move.code for move in moves]
    choice = prompt.rows[0].items[0]
    assert isinstance(choice, Choice)
    assert choice.description == f"{first} to port: 100 → 100 %"


def test_a_pilot_with_every_move_there_is_fits_into_the_menu() -> None:
    longest = max((m for m in moments() if m.view.phase is Phase.PILOT), key=lambda m: len(m.open_moves))
    assert len(longest.open_moves) > limits.SELECT_OPTIONS - 5
    assert len(codes(longest.prompt)) == len(longest.open_moves)


def kicking() -> tuple[ManilaView, list[ManilaMove]]:
    """Two full punts on 13, one of them jade, and a pirate who may take any seat."""
    view = placing().view
    punts = tuple(
        Punt(ware, 13, Berth.SEA, None, plundered=False, aboard=(0, 1, 2, 3)[: 4 if ware is Ware.JADE else 3])
        for ware in (Ware.NUTMEG, Ware.SILK, Ware.JADE)
    )
    moves: list[ManilaMove] = [Board(punt.ware, index) for punt in punts for index in range(len(punt.aboard))]
    return replace(view, phase=Phase.BOARD, rolls=2, punts=punts), [*moves, Board(None)]


def test_a_pirate_among_full_punts_is_told_whose_seat_is_whose() -> None:
    view, moves = kicking()
    prompt = PRESENTER.prompt(view, moves, cast())
    assert codes(prompt) == [move.code for move in moves]
    assert labels(prompt)[1] == "Nutmeg Seat 2 · remove Ben · earns 8"
    check_row(PRESENTER.prompt(view, moves, long_cast(4)).rows[0])


def test_a_captain_sends_a_punt_with_a_view_of_the_next_letters() -> None:
    view, _ = kicking()
    home = replace(view.punts[0], position=14, berth=Berth.PORT, letter=0)
    view = replace(view, phase=Phase.PLUNDER, rolls=3, punts=(home, *view.punts[1:]))
    prompt = PRESENTER.prompt(view, [Plunder(Ware.SILK, True), Plunder(Ware.SILK, False)], cast())
    assert labels(prompt) == ["Silk to Port B · pays 8", "Silk to Shipyard A · pays 6"]


def test_a_loan_is_announced_but_its_shares_are_not_offered_in_public() -> None:
    loans = [moment for moment in moments() if moment.view.phase is Phase.PLEDGE]
    assert loans
    for moment in loans:
        assert moment.prompt.rows == ()
        assert "My Hand" in moment.prompt.text
        assert not any(ware.slug in moment.prompt.text.lower() for ware in Ware)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.PLEDGE])
def test_without_moves_nothing_is_offered(phase: Phase) -> None:
    assert PRESENTER.prompt(replace(placing().view, phase=phase), [], cast()).rows == ()
