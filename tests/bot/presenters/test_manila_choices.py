"""The public prompt: all that can be decided, nothing that cannot, within what Discord takes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.core import limits
from bot.core.presenter import AskNumber, Buttons, Choice, Menu, PlayerNames, Prompt
from engine.manila.board import STARTS, Space, Ware
from engine.manila.game import MANILA
from engine.manila.moves import Bid, Board, Buy, Launch, Leave, ManilaMove, Pass, Pilot, Place, Plunder
from engine.manila.odds import Outlook
from engine.manila.options import ManilaOptions
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render.manila import samples
from tests.bot.presenters.manila_games import (
    PRESENTER,
    TABLES,
    Moment,
    codes,
    game,
    games,
    moments,
    paths,
    questions,
)
from tests.bot.presenters.people import cast, long_cast

MOST_ROWS = 3
MOST_AT_ONCE = 8


def steps(moment: Moment) -> list[Prompt]:
    """The prompt of a decision, and all that it leads to."""
    further = [PRESENTER.further(moment.view, moment.open_moves, path, cast()) for path in paths(moment.prompt)]
    return [moment.prompt, *(prompt for prompt in further if prompt is not None)]


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


@pytest.mark.slow
def test_every_open_move_can_be_reached_through_the_prompt() -> None:
    for moment in moments():
        prompts = steps(moment)
        assert len(prompts) == 1 + len(paths(moment.prompt))
        missing = [move.code for move in moment.open_moves if not any(offers(prompt, move) for prompt in prompts)]
        assert not missing, (moment.view.phase, missing)


def test_with_open_money_only_legal_moves_are_offered() -> None:
    for moment in moments():
        if moment.state.options.hidden_money:
            continue
        legal = {move.code for move in moment.open_moves}
        assert {code for prompt in steps(moment) for code in codes(prompt)} <= legal
        for ask in questions(moment.prompt):
            assert {f"{ask.prefix}{number}" for number in (ask.least, ask.most)} <= legal


@pytest.mark.slow
def test_prompts_stay_within_the_limits_of_discord() -> None:
    for moment in moments():
        prompt = PRESENTER.prompt(moment.view, moment.open_moves, long_cast(moment.state.players))
        assert len(prompt.rows) <= MOST_ROWS
        assert all(len(step.rows) < MOST_ROWS for step in steps(moment)[1:])
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
        if isinstance(item, AskNumber):
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


def test_each_round_of_placements_is_announced_in_words() -> None:
    view = placing().view
    turns = [PRESENTER.turn(replace(view, lap=lap), cast(4)) for lap in (1, 2)]
    assert [turn.partition(", ")[2] for turn in turns] == [
        f"place an accomplice or stop placing ({lap} of {view.laps})." for lap in (1, 2)
    ]


def test_the_heading_tells_game_voyage_and_placement_round() -> None:
    assert PRESENTER.heading(placing().view, cast()) == "Manila · Voyage 1 · Placement 1 of 3"


# -- single decisions -------------------------------------------------------------------------------


def test_an_auction_offers_three_raises_a_pass_and_any_other_bid() -> None:
    moment = game(4, TABLES[1][1], 0)[0][0]
    assert labels(moment.prompt) == ["Pass", "Bid 1", "Bid 2", "Bid 5", "Bid…"]
    (ask,) = questions(moment.prompt)
    assert (ask.prefix, ask.least, ask.most) == ("bid:", 1, 54)


def test_first_auction_explains_the_master_and_highlights_no_bid() -> None:
    moment = game(4, TABLES[1][1], 0)[0][0]
    office = "-# The harbor master may buy a share, loads the punts and places first."
    assert moment.prompt.text == office
    assert PRESENTER.prompt(replace(moment.view, voyage=2), moment.moves, cast()).text == ""
    (row,) = moment.prompt.rows
    assert [item.style for item in row.items if isinstance(item, Choice)] == ["secondary"] * 4


def test_a_later_auction_tells_the_voyage_before_once() -> None:
    people = ("Ann", "Ben", "Cleo", "Dan", "Eve")
    named = PlayerNames(people, tuple(f"**{name}**" for name in people), people)
    fresh = samples.table("auction-after")
    for view in (fresh, replace(fresh, bidder=1, bid=3)):
        assert PRESENTER.prompt(view, [Bid(4), Pass()], named).text == ""
        assert sum("**Eve** +30" in line for line in PRESENTER.reckoning(view, named)) == 1


def test_a_bidder_who_can_just_raise_is_not_asked_for_a_number() -> None:
    moment = game(4, TABLES[1][1], 0)[0][0]
    prompt = PRESENTER.prompt(moment.view, [Bid(1), Pass()], cast())
    assert labels(prompt) == ["Pass", "Bid 1"]


def test_space_button_shows_price_earnings_and_chance() -> None:
    view = at(placing().view, 5, 4, 0)
    port = PRESENTER.prompt(view, [Place(Space.PORT_B), Pass()], cast())
    assert labels(port) == ["6 · Port B · pay 3 · earns 8 · 71%", "Stop Placing"]


def placed(view: ManilaView, *, advised: bool) -> tuple[str, list[str]]:
    """The title of the menu of spaces, and what its lines name."""
    places = [Place(space) for space in Space if view.fee(space) is not None]
    menu, _ = PRESENTER.prompt(view, [*places, Pass()], cast(), advised=advised).rows
    assert isinstance(menu, Menu)
    return menu.placeholder, [line.code.removeprefix("place:") for line in menu.items]


def test_spaces_without_hints_are_in_the_boards_order() -> None:
    title, offered = placed(at(placing().view, 5, 4, 0), advised=False)
    assert title == "Place · board numbers"
    assert offered == [space.slug for space in Space if space.slug in offered]


def test_spaces_with_hints_are_by_expected_gain() -> None:
    """A seat for 3 that earns 30 in 8 of 10 cases comes before port A, which pays 6 for 4 and nearly always."""
    view = at(placing().view, 5, 4, 0)
    title, offered = placed(view, advised=True)
    assert title == "Place · best gain first"
    odds, paid = Outlook.of(view), [space for space in Space if space.slug in offered and "PILOT" not in space.name]
    gains = {space.slug: odds.earns(space) - (view.fee(space) or 0) for space in paid}
    assert offered[: len(paid)] == sorted(gains, key=lambda slug: -gains[slug])
    assert offered[len(paid) :] == ["pilot:small", "pilot:large"]
    assert offered.index(Space(view.punts[0].ware).slug) < offered.index("port:a")


def test_seat_that_needs_a_pilot_says_whose_help_and_comes_last() -> None:
    """With one roll left, a punt on 6 reaches port only if a pilot moves it."""
    view, seat = at(replace(placing().view, rolls=2), 6, 4, 0), placing().seat
    place = Place(Space(view.punts[0].ware))
    for pilots, hint, asks in (
        ((seat, None), "Pays only if you steer as pilot", False),
        ((None, None), "Pays only if a pilot helps", True),
    ):
        seen = replace(view, pilots=pilots)
        menu = PRESENTER.prompt(seen, [place, Pass()], cast()).rows[0]
        assert isinstance(menu, Buttons | Menu)
        assert hint in str(menu)
        assert (PRESENTER.caution(seen, place, cast()) is not None) is asks
        _, offered = placed(seen, advised=True)
        assert offered.index(place.space.slug) > offered.index("pilot:large")


def test_a_loan_counts_in_the_expected_gain() -> None:
    """Port B for 3, with 2 pesos: the loan costs 3 in the end. The insurance costs nothing now."""
    moment = placing()
    for cash, best in ((40, "port:b"), (2, "insurance")):
        purses = tuple(cash if seat == moment.seat else 40 for seat in range(4))
        _, offered = placed(replace(at(moment.view, 5, 4, 0), cash=purses), advised=True)
        assert next(slug for slug in offered if slug in ("port:b", "insurance")) == best


def test_a_pilot_is_advised_for_their_own_accomplices() -> None:
    moment = placing()
    view = at(replace(moment.view, phase=Phase.PILOT, rolls=2, deciding=0), 12, 8, 3)
    one, two, _ = view.punts
    mine = replace(two, aboard=(moment.seat, *two.aboard[1:]))
    view = replace(view, punts=(replace(one, aboard=(None,) * len(one.aboard)), mine, view.punts[2]))
    moves: list[ManilaMove] = [Pilot(((one.ware, 1),)), Pilot(((two.ware, -1),)), Pilot(((two.ware, 1),)), Pilot(())]
    for advised, title, first in (
        (False, "Choose where to steer", one),
        (True, "Steer · best for you first", two),
    ):
        menu = PRESENTER.prompt(view, moves, cast(), advised=advised).rows[0]
        assert isinstance(menu, Menu)
        assert (menu.placeholder, menu.items[0].code) == (title, Pilot(((first.ware, 1),)).code)


def test_a_pilot_reads_the_odds_without_them_where_they_differ() -> None:
    view = at(replace(placing().view, phase=Phase.PILOT, rolls=2, deciding=0), 12, 5, 3)
    first, second = (punt.ware for punt in view.punts[:2])
    moves: list[ManilaMove] = [Pilot(((first, 1),)), Pilot(((second, 2),)), Pilot(((second, -1),)), Pilot(())]
    menu = PRESENTER.prompt(view, moves, cast()).rows[0]
    assert isinstance(menu, Menu)
    sure, more, never = (item.description.split(": ", 1)[1] for item in menu.items)
    assert (sure, more, never) == ("100%", "17% (without you: 0%)", "0%")


def test_the_insurance_says_who_pays_whom() -> None:
    line = PRESENTER.prompt(placing().view, [Place(Space.INSURANCE)], cast()).rows[0].items[0]
    assert isinstance(line, Choice)
    assert line.label.endswith("Insurance · receive 10")
    assert line.description.startswith("One wreck costs you 6, two 14, three 29 · expect about ")


def test_the_ware_that_stays_is_named_as_left_ashore() -> None:
    loading = next(moment for moment in moments() if moment.view.phase is Phase.LOAD)
    assert labels(loading.prompt) == ["Nutmeg", "Silk", "Ginseng", "Jade"]  # two rows on a phone
    leave = next(move for move in loading.moves if isinstance(move, Leave))
    assert PRESENTER.named(loading.view, leave, cast()) == "Leave Nutmeg Ashore"


@pytest.mark.parametrize("phase", [Phase.LOAD, Phase.PLACE])
def test_the_first_voyage_explains_its_wares_and_accomplices(phase: Phase) -> None:
    moment = next(each for each in moments() if each.view.phase is phase and each.view.voyage == 1)
    assert moment.prompt.text.startswith("-# ")
    assert PRESENTER.prompt(replace(moment.view, voyage=2), moment.moves, cast()).text == ""


def test_a_share_is_offered_with_price_and_worth() -> None:
    view = next(moment for moment in moments() if moment.view.phase is Phase.BUY).view
    view = replace(view, market=(0, 0, 0, 0), supply=(3, 3, 3, 3))
    line = PRESENTER.prompt(view, [Buy(Ware.SILK), Buy(None)], cast()).rows[0].items[0]
    assert isinstance(line, Choice)
    assert (line.label, line.description) == ("Silk · pay 5", "worth 0 now · 3 left")


def test_a_space_bears_the_same_number_all_game_long() -> None:
    numbers: dict[str, set[str]] = {}
    for moment in moments():
        if moment.view.phase is Phase.PLACE:
            for item in moment.prompt.rows[0].items:
                if isinstance(item, Choice) and item.code.startswith("place:"):
                    numbers.setdefault(item.code, set()).add(item.label.split(" · ")[0])
    assert {number for found in numbers.values() for number in found} == {str(space + 1) for space in Space}
    assert all(len(found) == 1 for found in numbers.values())


def test_a_loan_is_said_before_it_is_taken() -> None:
    moment = placing()
    poor = tuple(1 if seat == moment.seat else cash for seat, cash in enumerate(moment.view.cash))
    view = replace(moment.view, cash=poor)
    for space, loan in ((Space.PORT_A, True), (Space.PILOT_LARGE, True), (Space.INSURANCE, False)):
        line = PRESENTER.prompt(view, [Place(space)], cast()).rows[0].items[0]
        assert isinstance(line, Choice)
        assert line.description.startswith("pledges a share: 12 now, 15 to redeem") is loan
    bidding = replace(view, phase=Phase.AUCTION, bidder=None, bid=0, to_act=(moment.seat,))
    assert (
        "Above 1, you pledge shares: 12 now for each, 15 to redeem"
        in PRESENTER.prompt(bidding, [Bid(1), Bid(2), Pass()], cast()).text
    )
    hidden = replace(view, cash=(None,) * len(poor), options=replace_options(view))
    assert all(
        "pledge" not in item.description
        for row in PRESENTER.prompt(hidden, [Place(Space.PORT_A)], cast()).rows
        for item in row.items
        if isinstance(item, Choice)
    )


def replace_options(view: ManilaView) -> ManilaOptions:
    """The house rules of a table, with money hidden."""
    return view.options.model_copy(update={"hidden_money": True})


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
    assert labels(PRESENTER.prompt(view, [Place(Space.PORT_C)], cast()))[0].startswith("7 · Port C · pay 1 ·")


def test_start_spaces_take_two_steps_of_at_most_eight_choices() -> None:
    moment = next(moment for moment in moments() if moment.view.phase is Phase.START)
    first, *rest = steps(moment)
    one, two, three = (punt.ware.name.title() for punt in moment.view.punts)
    assert labels(first) == [f"On {space}" for space in range(6)]
    assert one.lower() in first.text
    assert sum(len(codes(prompt)) for prompt in rest) == len(STARTS)
    assert max(len(codes(prompt)) for prompt in rest) <= MOST_AT_ONCE
    assert rest[5].text == f"{one} starts on 5. The other two:"
    line = rest[5].rows[0].items[0]
    assert isinstance(line, Choice)
    assert line.code == Launch((5, 4, 0)).code
    assert line.label == f"{one} 5 · {two} 4 · {three} 0"
    assert line.description.startswith(f"Reach port: {one.lower()} 84% · ")


def test_a_pilot_sees_where_each_punt_ends_up() -> None:
    view = at(replace(placing().view, phase=Phase.PILOT, rolls=2, deciding=1), 12, 7, 3)
    one, two, _ = (punt.ware for punt in view.punts)
    moves: list[ManilaMove] = [Pilot(((one, 2),)), Pilot(((one, 1), (two, -1))), Pilot(())]
    prompt = PRESENTER.prompt(view, moves, cast())
    first, second = one.name.title(), two.name.title()
    assert labels(prompt) == [
        f"{first} +2 into port",
        f"{first} +1 to 13 · {second} −1 to 6",
        "Decline",
    ]
    assert codes(prompt) == [move.code for move in moves]
    choice = prompt.rows[0].items[0]
    assert isinstance(choice, Choice)
    assert choice.description == f"{first} to port: 100%"


def test_a_pilot_with_every_move_there_is_chooses_the_punt_first() -> None:
    longest = max((m for m in moments() if m.view.phase is Phase.PILOT), key=lambda m: len(m.open_moves))
    assert len(longest.open_moves) > limits.SELECT_OPTIONS - 5
    first, *punts, two = steps(longest)
    assert labels(first) == [*(punt.ware.name.title() for punt in longest.view.punts), "Two Punts", "Decline"]
    assert all(len(codes(prompt)) == 4 for prompt in punts)
    assert len(codes(two)) == 12
    assert PRESENTER.further(longest.view, longest.open_moves, "nowhere", cast()) is None


def test_each_step_of_a_pilot_says_which_punts_it_moves() -> None:
    moment = max((m for m in moments() if m.view.phase is Phase.PILOT), key=lambda m: len(m.open_moves))
    _, *punts, two = steps(moment)
    spaces = [(punt.ware.name.title(), punt.position) for punt in moment.view.punts]
    assert [prompt.text for prompt in punts] == [f"{ware} is on {space}. Where to?" for ware, space in spaces]
    assert two.text == "Two punts, one space each: " + " · ".join(f"{ware} {space}" for ware, space in spaces)


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
    assert labels(prompt) == ["Silk to Port B", "Silk to Shipyard A"]


def test_a_loan_is_announced_but_no_share_is_offered_in_public() -> None:
    loans = [moment for moment in moments() if moment.view.phase is Phase.PLEDGE]
    assert loans
    for moment in loans:
        assert moment.prompt.rows == ()
        assert "My Hand" in moment.prompt.text
        assert not any(ware.slug in moment.prompt.text.lower() for ware in Ware)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.PLEDGE])
def test_without_moves_nothing_is_offered(phase: Phase) -> None:
    assert PRESENTER.prompt(replace(placing().view, phase=phase), [], cast()).rows == ()


def test_where_cash_is_hidden_loan_is_foretold_in_private_alone() -> None:
    spending = (Phase.AUCTION, Phase.BUY, Phase.PLACE)
    hidden = [m for m in moments() if m.state.options.hidden_money and m.view.phase in spending]
    for moment in hidden[::10]:
        own = MANILA.view(moment.state, moment.seat)
        panel = PRESENTER.hand(own, moment.moves, cast(moment.state.players))
        foretold = f"You have {own.cash[moment.seat]}. Paying more pledges shares: 12 now for each"
        assert foretold in panel.prompt.text
        assert "pledges" not in str(moment.prompt)
