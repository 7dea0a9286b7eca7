"""The board, the hand and the result in words, and the pictures that go with them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core import limits
from bot.core.presenter import Choice, PlayerNames
from bot.games.boards import TEXT_BOARD
from bot.games.manila.words import WARE_EMOJI
from engine.game import Place, Standing
from engine.manila.board import Ware
from engine.manila.game import MANILA
from engine.manila.moves import Pledge, Redeem
from engine.manila.view import Hand, ManilaView, Phase
from render.manila import samples
from tests.bot.presenters.manila_games import PRESENTER, TABLES, Moment, codes, game, games, moments
from tests.bot.presenters.people import cast, long_cast

RULES_PAGE = 3000


def opening() -> Moment:
    return game(4, TABLES[1][1], 0)[0][0]


def holding(shares: tuple[int, int, int, int], pledged: tuple[int, int, int, int], **changes: object) -> ManilaView:
    """Ann's view with this hand, 7 pesos, and a market of 0, 5, 10, 20."""
    view = MANILA.view(opening().state, 0)
    cash = (7, *view.cash[1:])
    return replace(view, hand=Hand(shares, pledged), cash=cash, market=(0, 5, 10, 20), **changes)  # type: ignore[arg-type]


# -- the board in words -------------------------------------------------------------------------------


@pytest.mark.slow
def test_alt_texts_fit_whatever_people_are_called() -> None:
    for moment in moments():
        for names in (cast(moment.state.players), long_cast(moment.state.players)):
            assert 0 < len(PRESENTER.alt(moment.view, names)) <= limits.ALT_TEXT


@pytest.mark.slow
def test_alt_text_ends_with_a_whole_sentence_for_long_names_too() -> None:
    for moment in moments():
        assert PRESENTER.alt(moment.view, long_cast(moment.state.players)).endswith(".")


@pytest.mark.slow
def test_the_alt_text_names_every_merchant_punt_and_market_value() -> None:
    for moment in moments():
        text = PRESENTER.alt(moment.view, cast(moment.state.players))
        for name in cast(moment.state.players).plain:
            assert name in text
        for punt in moment.view.punts:
            assert punt.ware.slug.title() in text
        for ware, value in zip(("nutmeg", "silk", "ginseng", "jade"), moment.view.market, strict=True):
            assert f"{ware} {value}" in text


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("auction-after", "The last voyage paid Eve 30, Ann 25, Ben 24, Dan 17, Cleo 8. "
                          "Cleo insured the wrecks: 6. Nutmeg rose. Jade rose."),
        ("auction-bids", "Dan leads with 18. Before that: Cleo 17, Ben 16, Ann 13."),
        ("auction-unpaid", "The last voyage paid nobody."),
        ("board", "Jade carries 36 pesos: 9 for each passenger if one more joins."),
        ("plunder", "The silk chest holds 30, 15 for each pirate; the punt can go to port B or shipyard B."),
        ("wrecks", "Ann insured the wrecks: 14."),
    ],
)  # fmt: skip
def test_the_alt_text_says_what_is_large_in_the_picture(name: str, told: str) -> None:
    view = samples.table(name)
    people = ("Ann", "Ben", "Cleo", "Dan", "Eve")[: view.players]
    assert told in PRESENTER.alt(view, PlayerNames(people, people, people))


def test_alt_text_of_a_hand_names_pledge_costs_and_debts() -> None:
    assert "15 owed for 1 pledged" in PRESENTER.hand(holding((1, 0, 2, 0), (0, 0, 1, 0)), (), cast(4)).alt
    debtless = PRESENTER.hand(holding((1, 0, 2, 0), (0, 0, 0, 0)), (), cast(4)).alt
    assert "no debts" in debtless
    assert "A pledge brings 12 now and costs 15 to redeem." in debtless


@pytest.mark.slow
def test_the_text_board_fits_and_shows_all_money_that_is_open() -> None:
    for moment in moments():
        assert len(PRESENTER.text_board(moment.view, long_cast(moment.state.players))) <= TEXT_BOARD
        text = PRESENTER.text_board(moment.view, cast(moment.state.players))
        for name, cash in zip(cast().marked, moment.view.cash, strict=False):
            (line,) = [
                line for line in text.splitlines() if line.removeprefix("▶ ").startswith(name) and "share" in line
            ]
            money = "1 peso," if cash == 1 else f"{cash} pesos,"
            assert (money if cash is not None else "cash hidden") in line


def test_the_end_can_be_shown_as_a_board_too() -> None:
    for _, state in games():
        view = MANILA.view(state, None)
        assert PRESENTER.turn(view, cast()) == ""
        assert "Game Over" in PRESENTER.heading(view, cast())
        assert len(PRESENTER.alt(view, long_cast(view.players))) <= limits.ALT_TEXT


# -- the hand ------------------------------------------------------------------------------------------


def test_a_hand_of_a_finished_game_offers_no_credit() -> None:
    view = replace(holding((1, 0, 2, 1), (0, 0, 1, 0)), phase=Phase.OVER)
    assert "Cash: **7** · Debts: **15**" in PRESENTER.hand(view, [], cast()).text


def test_the_hand_says_what_each_ware_and_the_fortune_are_worth() -> None:
    panel = PRESENTER.hand(holding((1, 0, 2, 1), (0, 0, 1, 0)), [], cast())
    assert panel.text.splitlines() == [
        "🟤 Nutmeg: 1 × 0 = **0** · 🟡 Ginseng: 2 × 10 = **20** (1 pledged) · 🟢 Jade: 1 × 20 = **20**",
        "Cash: **7**, plus up to 36 on credit · Debts: **15** · Fortune now: **32**",
    ]
    assert panel.alt == (
        "Your shares: 1 nutmeg worth 0 at 0 each, 2 ginseng worth 20 at 10 each, 1 pledged, "
        "1 jade worth 20 at 20 each. Cash 7, credit 36, 15 owed for 1 pledged, fortune 32. "
        "A pledge brings 12 now and costs 15 to redeem."
    )


def test_a_first_hand_says_what_makes_its_shares_rise() -> None:
    view = replace(holding((1, 0, 2, 1), (0, 0, 1, 0)), market=(0, 0, 0, 0))
    assert PRESENTER.hand(view, [], cast()).text.splitlines()[1] == "-# Worth 0 until the ware reaches port."


def test_hand_itemizes_what_the_last_voyage_paid_its_player() -> None:
    last = samples.table("auction-after").last_voyage
    view = replace(holding((1, 0, 2, 1), (0, 0, 1, 0)), cash=(7,) * 5)
    told = [
        PRESENTER.hand(replace(view, seat=seat, last_voyage=last), [], cast()).text.splitlines()[-1]
        for seat in (0, 1, 4)
    ]
    assert told == [
        "The last voyage paid you **25**: nutmeg 8, jade 9, port B 8",
        "The last voyage paid you **24**: jade 2 × 9, port A 6",
        "The last voyage paid you **30**: plunder of silk 30",
    ]
    unpaid = replace(view, last_voyage=samples.table("auction-unpaid").last_voyage)
    assert PRESENTER.hand(unpaid, [], cast()).text.endswith("\nThe last voyage paid you nothing.")


def test_hand_counts_an_insurers_fee_and_repairs() -> None:
    view = replace(holding((1, 0, 2, 1), (0, 0, 1, 0)), cash=(7,) * 5, seat=2)
    ends = [samples.table(name).last_voyage for name in ("auction-after", "auction-unpaid")]
    insured = [replace(view, last_voyage=replace(last, insurance=2)) for last in ends if last is not None]
    assert [PRESENTER.hand(end, [], cast()).text.splitlines()[-1] for end in insured] == [
        "The last voyage paid you **12**: nutmeg 8, insurance 10, repairs −6",
        "The last voyage cost you **19**: insurance 10, repairs −29",
    ]


@pytest.mark.slow
def test_hand_offers_loans_by_ware_and_no_decision_of_the_table() -> None:
    for moment in moments():
        panel = PRESENTER.hand(MANILA.view(moment.state, moment.seat), moment.moves, cast(moment.state.players))
        folded = [] if panel.aside is None else codes(panel.aside.prompt)
        assert [*codes(panel.prompt), *folded] == [
            move.code for move in moment.moves if isinstance(move, Pledge | Redeem)
        ]
        assert len(panel.prompt.rows) <= 2
        assert len(panel.alt) <= limits.ALT_TEXT
        labels = [item.label for row in panel.prompt.rows for item in row.items if isinstance(item, Choice)]
        assert all(len(label) <= limits.BUTTON_LABEL for label in labels)


@pytest.mark.slow
def test_everybody_has_a_hand_whoever_is_to_act() -> None:
    for moment in moments():
        for seat in range(moment.state.players):
            view = MANILA.view(moment.state, seat)
            panel = PRESENTER.hand(view, MANILA.moves(moment.state, seat), cast(moment.state.players))
            # Whoever is to act is told so above the hand, with the way to the table.
            assert panel.prompt.text or panel.aside is not None or seat in view.to_act


def test_a_payer_is_told_what_they_still_lack() -> None:
    loans = [moment for moment in moments() if moment.view.phase is Phase.PLEDGE]
    for moment in loans:
        view = MANILA.view(moment.state, moment.seat)
        assert f"need **{view.due}**" in PRESENTER.hand(view, moment.moves, cast()).prompt.text


def test_others_are_not_told_to_pay() -> None:
    moment = next(moment for moment in moments() if moment.view.phase is Phase.PLEDGE)
    other = (moment.seat + 1) % moment.state.players
    assert "lack" not in PRESENTER.hand(MANILA.view(moment.state, other), [], cast()).prompt.text


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        PRESENTER.hand(opening().view, [], cast())


# -- the result ----------------------------------------------------------------------------------------


def final(players: int, scores: list[tuple[int, int]]) -> tuple[ManilaView, Standing]:
    """An end with these (rank, fortune) by seat."""
    _, state = game(players, TABLES[1][1], 0)
    places = tuple(
        Place((seat,), rank, fortune, {"cash": fortune, "shares": 15, "debt": -15})
        for seat, (rank, fortune) in enumerate(scores)
    )
    return MANILA.view(state, None), Standing(places)


def test_the_result_ranks_everybody_in_one_line() -> None:
    view, standing = final(4, [(1, 100), (2, 90), (3, 80), (4, 70)])
    text = PRESENTER.result(view, standing, cast(4)).splitlines()
    assert text[0] == "## **Ann** wins with 100!"
    ranking = text[-1].split(" · ")
    assert [place.split()[0] for place in ranking] == ["🥇", "🥈", "🥉", "4."]
    assert ranking[0] == "🥇 **Ann** **100**"
    assert "10 ahead of **Ben**: 10 more cash" in text


def test_a_shared_win_names_all_winners() -> None:
    view, standing = final(4, [(1, 100), (1, 100), (3, 80), (4, 70)])
    text = PRESENTER.result(view, standing, cast(4))
    assert text.startswith("## **Ann** and **Ben** share the win with 100!")
    assert text.count("🥇") == 2
    assert "Level with" not in text


def test_the_result_says_which_ware_ended_the_game() -> None:
    for _, state in games():
        view, standing = MANILA.view(state, None), MANILA.standing(state)
        said = PRESENTER.result(view, standing, cast(view.players)).splitlines()
        (line,) = [line for line in said if "ends the game" in line]
        assert [ware for ware in Ware if WARE_EMOJI[ware] in line] == [ware for ware in Ware if view.market[ware] == 30]


def test_results_of_whole_games_fit_and_show_all_shares() -> None:
    for _, state in games():
        view, standing = MANILA.view(state, None), MANILA.standing(state)
        names: PlayerNames = long_cast(view.players)
        assert len(PRESENTER.result_alt(view, standing, names)) <= limits.ALT_TEXT
        assert len(PRESENTER.result(view, standing, cast(view.players))) <= limits.TEXT // 2
        for seat in range(view.players):
            assert cast().marked[seat] in PRESENTER.result(view, standing, cast(view.players))


# -- pictures ------------------------------------------------------------------------------------------


def test_equal_pictures_are_equal_values_and_drawn_once() -> None:
    state = opening().state
    one, other = (PRESENTER.board(MANILA.view(state, None), cast(4), None) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != PRESENTER.board(MANILA.view(state, None), cast(4), MANILA.view(state, None))


def test_pictures_can_be_drawn() -> None:
    moments_, state = game(4, TABLES[1][1], 0)
    board = PRESENTER.board(moments_[9].view, cast(4), moments_[3].view)()
    hand = PRESENTER.hand(MANILA.view(moments_[9].state, 1), [], cast(4)).paint
    assert hand is not None
    result = PRESENTER.result_board(MANILA.view(state, None), MANILA.standing(state), cast(4))
    assert hash(result) == hash(PRESENTER.result_board(MANILA.view(state, None), MANILA.standing(state), cast(4)))
    for picture in (board, hand(), result()):
        assert picture.data.startswith(b"\x89PNG")


# -- the rules -----------------------------------------------------------------------------------------


def test_the_rules_have_eight_to_twelve_pages_of_bearable_length() -> None:
    pages = PRESENTER.rules_pages()
    assert 8 <= len(pages) <= 12
    assert all(page.startswith("## ") and len(page) <= RULES_PAGE for page in pages)


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        (Phase.AUCTION, "Auction"),
        (Phase.PLEDGE, "Loans"),
        (Phase.BUY, "Harbor Master"),
        (Phase.LOAD, "Harbor Master"),
        (Phase.START, "Harbor Master"),
        (Phase.PLACE, "Spaces"),
        (Phase.BOARD, "Pirates"),
        (Phase.PILOT, "Pilots"),
        (Phase.PLUNDER, "Pirates"),
        (Phase.OVER, "End"),
    ],
)
def test_each_decision_has_its_page(phase: Phase, title: str) -> None:
    page = PRESENTER.rules_pages()[PRESENTER.rules_page_for(replace(opening().view, phase=phase))]
    assert title in page.splitlines()[0]
