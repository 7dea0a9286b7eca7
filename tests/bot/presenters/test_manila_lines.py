"""What happened, in few words a line."""

from __future__ import annotations

from bot.games.manila import ManilaPresenter
from bot.games.manila.voyage import reckoning
from bot.games.manila.words import Words
from engine.game import Event
from engine.manila.board import Space, Ware
from engine.manila.events import (
    Arrived,
    BidMade,
    Boarded,
    Borrowed,
    Dealt,
    GameEnded,
    LapBegan,
    Launched,
    Loaded,
    MarketRose,
    MasterChosen,
    Paid,
    Passed,
    PaymentDue,
    Piloted,
    Placed,
    Plundered,
    Redeemed,
    RepairsPaid,
    Rolled,
    Sent,
    ShareBought,
    ShareTurned,
    Skipped,
    VoyageBegan,
    Wrecked,
)
from engine.manila.view import Berth, LastVoyage, Phase, Punt
from tests.bot.presenters.manila_games import PRESENTER, TEXTS, games
from tests.bot.presenters.people import NAMES, cast

NUTMEG, SILK, GINSENG, JADE = Ware
ANN, BEN, CHO = 0, 1, 2


def told(*events: Event) -> list[str]:
    """The lines of events, without the marks of names."""
    return [line.replace("**", "") for line in PRESENTER.lines(events, cast())]


# -- single events ------------------------------------------------------------------------------------


def test_a_placement_names_player_space_and_price() -> None:
    assert told(Placed(ANN, Space.PORT_B, 0, 3, stowaway=False)) == ["Ann took port B for 3"]
    assert told(Placed(ANN, Space.SILK, 1, 4, stowaway=False)) == ["Ann took a 🔵 silk seat for 4"]


def test_the_two_pirates_are_told_apart() -> None:
    assert told(Placed(ANN, Space.PIRATE, 0, 5, stowaway=False)) == ["Ann took the pirate captain for 5"]
    assert told(Placed(ANN, Space.PIRATE, 1, 5, stowaway=False)) == ["Ann took the second pirate for 5"]


def test_the_insurance_is_told_as_money_coming_in() -> None:
    assert told(Placed(ANN, Space.INSURANCE, 0, -10, stowaway=False)) == ["Ann insures the voyage: +10"]


def test_a_stowaway_is_called_so() -> None:
    assert told(Placed(ANN, Space.JADE, 0, 0, stowaway=True)) == ["Ann took a 🟢 jade seat for 0 as a stowaway"]


def test_turns_that_bring_nothing_are_told_each_in_its_own_words() -> None:
    assert told(Passed(ANN, auction=False)) == ["Ann stopped placing"]
    assert told(Skipped(ANN, forced=False)) == ["Ann skipped a turn"]
    assert told(Skipped(ANN, forced=True)) == ["Ann found no space"]
    assert told(Passed(ANN, auction=True)) == ["Ann passed"]
    assert told(Passed(ANN, auction=True, forced=True)) == ["Ann can’t bid any higher"]


def test_the_office_is_told_with_its_price_or_that_nobody_bid() -> None:
    assert told(MasterChosen(ANN, 12, unbid=False)) == ["Ann becomes harbor master for 12"]
    assert told(MasterChosen(ANN, 0, unbid=True)) == ["Nobody bid: Ann becomes harbor master for 0"]


def test_the_share_of_the_harbor_master_is_public() -> None:
    assert told(ShareBought(ANN, SILK, 10)) == ["Ann bought 🔵 silk for 10"]
    assert told(ShareBought(ANN, None, 0)) == ["Ann bought no share"]


def test_secret_events_speak_to_their_owner() -> None:
    assert told(Dealt(ANN, (NUTMEG, JADE))) == ["Your shares: 🟤 nutmeg and 🟢 jade"]
    assert told(ShareTurned(ANN, SILK, pledged=True)) == ["You pledged a 🔵 silk share"]
    assert told(ShareTurned(ANN, SILK, pledged=False)) == ["You redeemed a 🔵 silk share"]


def test_a_pilot_is_told_with_where_punts_went() -> None:
    assert told(Piloted(ANN, True, ((SILK, 8, 9), (JADE, 5, 4)))) == ["Ann steered 🔵 silk to 9, 🟢 jade to 4"]
    assert told(Piloted(ANN, False, ())) == ["Ann steered no punt"]


def test_pirates_going_aboard_are_told_with_whose_seat_they_took() -> None:
    assert told(Boarded(ANN, JADE, 1, None)) == ["Ann went aboard 🟢 jade"]
    assert told(Boarded(ANN, None, 0, None)) == ["Ann stayed on the pirate boat"]
    assert told(Boarded(ANN, JADE, 1, BEN)) == ["Ann took the seat of Ben on 🟢 jade"]


def test_a_voyage_begins_with_who_opens_the_auction() -> None:
    assert told(VoyageBegan(3, BEN)) == ["Voyage 3: Ben opens the auction"]


def test_a_win_is_the_one_thing_that_is_shouted() -> None:
    assert told(GameEnded((100, 90), (ANN,))) == ["Ann wins with 100!"]
    assert told(GameEnded((100, 90, 100), (ANN, CHO))) == ["Ann and Cho share the win with 100!"]


# -- events that belong together ----------------------------------------------------------------------


def test_a_run_of_bids_is_one_line() -> None:
    assert told(BidMade(ANN, 5), Passed(BEN, auction=True), BidMade(CHO, 7)) == ["Ann bid 5 · Ben passed · Cho bid 7"]


def test_a_run_of_placements_is_one_line_across_placement_rounds() -> None:
    events = (
        Placed(ANN, Space.PORT_A, 0, 4, stowaway=False),
        LapBegan(2),
        Passed(BEN, auction=False),
        Placed(CHO, Space.PORT_B, 0, 3, stowaway=False),
    )
    assert told(*events) == ["Ann took port A for 4 · Ben stopped placing · Cho took port B for 3"]


def test_a_roll_is_told_with_what_came_of_it() -> None:
    roll = Rolled(2, ((NUTMEG, 4, 10, 14), (SILK, 2, 5, 7), (JADE, 6, 7, 13)))
    assert told(roll, Arrived(NUTMEG, 0)) == [
        "🎲 Rolled 🟤 nutmeg 4, 🔵 silk 2, 🟢 jade 6: nutmeg is in port A, jade is on 13"
    ]


def test_a_roll_without_outcome_is_told_alone() -> None:
    assert told(Rolled(1, ((SILK, 2, 5, 7),))) == ["🎲 Rolled 🔵 silk 2"]


def test_a_punt_on_13_that_comes_in_is_not_told_as_waiting() -> None:
    line = told(Rolled(3, ((SILK, 2, 11, 13), (JADE, 1, 3, 4))), Arrived(SILK, 0), Wrecked(JADE, 0))
    assert line == ["🎲 Rolled 🔵 silk 2, 🟢 jade 1: silk is in port A, jade is in shipyard A"]


def test_pilots_move_and_the_arrival_it_causes_share_a_line() -> None:
    assert told(Piloted(ANN, False, ((SILK, 13, 14),)), Arrived(SILK, 1)) == [
        "Ann steered 🔵 silk into port: silk is in port B"
    ]


def test_plunder_and_where_punt_went_leave_the_arrival_unsaid() -> None:
    assert told(Plundered(JADE, (ANN, BEN)), Sent(ANN, JADE, to_port=False), Wrecked(JADE, 0)) == [
        "Ann and Ben plundered 🟢 jade",
        "Ann sent 🟢 jade to the shipyard",
    ]


def test_one_pirate_in_both_places_is_named_once() -> None:
    assert told(Plundered(JADE, (ANN, ANN))) == ["Ann plundered 🟢 jade"]


def test_an_arrival_without_its_cause_still_is_told() -> None:
    assert told(LapBegan(2), Arrived(SILK, 0)) == ["silk is in port A"]


def test_the_launch_makes_the_loading_just_before_it_superfluous() -> None:
    loaded, launched = Loaded(ANN, (NUTMEG, SILK, JADE)), Launched(ANN, ((NUTMEG, 5), (SILK, 4), (JADE, 0)))
    assert told(loaded) == ["Ann loaded 🟤 nutmeg, 🔵 silk and 🟢 jade"]
    assert told(loaded, launched) == ["Ann launched 🟤 nutmeg 5, 🔵 silk 4, 🟢 jade 0"]


def test_loans_of_one_merchant_are_summed() -> None:
    assert told(Borrowed(ANN, 12), Borrowed(ANN, 12), Borrowed(BEN, 12)) == [
        "Ann pledged 2 shares for 24",
        "Ben pledged a share for 12",
    ]
    assert told(Redeemed(ANN, 15)) == ["Ann redeemed a share for 15"]


def test_a_loan_that_has_been_taken_needs_no_announcement() -> None:
    due = PaymentDue(ANN, "office")
    assert told(due) == ["Ann needs a loan for the office"]
    assert told(due, Borrowed(ANN, 12)) == ["Ann pledged a share for 12"]


def test_payouts_take_one_itemized_line_for_each_merchant() -> None:
    events = (
        Paid(BEN, 18, "plunder", JADE),
        Paid(ANN, 12, "cargo", NUTMEG),
        Paid(ANN, 6, "port", None, 0),
        Paid(BEN, 8, "yard", None, 1),
        RepairsPaid(ANN, 14, 14),
    )
    assert told(*events) == [
        "Ben +26 (plunder of jade 18, shipyard B 8)",
        "Ann +4 (nutmeg 12, port A 6, repairs −14)",
    ]


def test_an_insurer_who_loses_and_one_who_cannot_pay_all() -> None:
    assert told(RepairsPaid(ANN, 16, 29)) == [
        "Ann −16 (repairs −16)",
        "Ann is out of money: the bank pays 13",
    ]


def test_all_rises_of_a_voyage_are_one_line() -> None:
    assert told(MarketRose(NUTMEG, 5), MarketRose(JADE, 20)) == ["📈 🟤 nutmeg rises to 5, 🟢 jade rises to 20"]


def test_a_voyage_is_reckoned_up_for_everybody_who_had_a_place() -> None:
    last = LastVoyage(
        dice=(),
        punts=(
            Punt(NUTMEG, 14, Berth.PORT, 0, False, (ANN, CHO, None)),
            Punt(SILK, 9, Berth.YARD, 0, False, (BEN, None, None)),
            Punt(JADE, 13, Berth.YARD, 1, True, (CHO, None, None, None)),
        ),
        ports=(ANN, BEN, None),
        yards=(None, None, CHO),
        pirates=(BEN, None),
        insurance=ANN,
    )
    assert [line.replace("**", "") for line in reckoning(Words(TEXTS), last, cast())] == [
        "Ann +4 (nutmeg 12, port A 6, repairs −14)",
        "Ben +36 (plunder of jade 36, silk wrecked, port B empty)",
        "Cho +12 (nutmeg 12, jade plundered, shipyard C empty)",
    ]


def test_the_last_voyage_is_told_during_the_next_auction_only() -> None:
    for moments, _ in games():
        for moment in moments:
            told = PRESENTER.reckoning(moment.view, cast(moment.view.players))
            assert bool(told) <= (moment.view.phase is Phase.AUCTION and moment.view.voyage > 1)
        assert any(PRESENTER.reckoning(moment.view, cast(moment.view.players)) for moment in moments)


# -- whole games --------------------------------------------------------------------------------------


def test_every_event_of_whole_games_has_single_line_log_entries() -> None:
    for moments, _ in games():
        for moment in moments:
            for line in PRESENTER.lines(moment.happened, cast()):
                assert line.strip()
                assert "\n" not in line


def test_log_of_a_whole_voyage_is_shorter_than_move_by_move() -> None:
    moments, _ = next(games())
    public = [[event for event in moment.happened if event.to is None] for moment in moments]
    singly = [line for events in public for line in PRESENTER.lines(events, cast())]
    at_once = PRESENTER.lines([event for events in public for event in events], cast())
    assert len(at_once) < len(singly)


def test_public_lines_of_whole_games_never_speak_to_one_player() -> None:
    for moments, _ in games():
        public = [event for moment in moments for event in moment.happened if event.to is None]
        assert not any("you" in line.lower().split() for line in PRESENTER.lines(public, cast()))


def test_names_come_from_the_cast_alone() -> None:
    line = ManilaPresenter(TEXTS).lines([BidMade(ANN, 5)], cast())
    assert line == [f"**{NAMES[ANN]}** bid 5"]
