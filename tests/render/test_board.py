"""What a board tells, and what it must not tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.games.manila.placing import numbered
from engine.game import Place as Ranked
from engine.game import Standing
from engine.manila.board import SEAT_PRICES, Space, Ware
from engine.manila.moves import Place
from engine.manila.view import Hand, ManilaView
from render import theme
from render.canvas import Box, Canvas
from render.manila import Marks, board, hand, result, samples
from render.sprites import KEY
from tests.render import manila_views as built
from tests.render.english import english


def written(view: ManilaView, marks: Marks | None = None) -> list[str]:
    return [text.text for text in board.draw(view, samples.NAMES, english, marks=marks or Marks()).texts]


def test_equal_views_give_equal_files() -> None:
    first, second = (board(built.voyage(), samples.NAMES, english) for _ in range(2))
    assert first == second


def test_the_file_name_follows_the_content() -> None:
    one = board(built.voyage(), samples.NAMES, english)
    other = board(built.voyage(voyage=4), samples.NAMES, english)
    assert one.name != other.name
    assert one.name.startswith("board-")
    assert one.name.endswith(".png")


def test_a_board_never_draws_a_hand_whoever_looks() -> None:
    public = board(built.voyage(), samples.NAMES, english)
    for held in (Hand((2, 0, 0, 0), (0, 0, 0, 0)), Hand((0, 0, 1, 1), (0, 0, 1, 0))):
        own = built.voyage(seat=0, hand=held)
        assert board(own, samples.NAMES, english).data == public.data


def test_hidden_cash_is_a_question_mark() -> None:
    assert written(built.voyage(cash=(None, 7, None, None))).count("?") == 3


def test_changes_of_cash_are_told_but_not_hidden_ones() -> None:
    now = built.voyage(cash=(24, 17, None, 9))
    was = built.voyage(cash=(20, 19, 5, None))
    texts = written(now, Marks(since=was))
    assert "+4" in texts
    assert "−2" in texts
    assert not [text for text in texts if text in {"−5", "+9"}]


@pytest.mark.parametrize("space", list(Space))
def test_a_choice_is_marked_on_every_space_that_is_open(space: Space) -> None:
    view = built.voyage(
        ports=(None, None, None),
        yards=(None, None, None),
        pirates=(None, None),
        punts=built.empty(Ware.JADE if space is Space.GINSENG else Ware.GINSENG),
    )
    plain = board.draw(view, samples.NAMES, english)
    marked = board.draw(view, samples.NAMES, english, marks=Marks(choices=((space, 77),)))
    assert "77" in [text.text for text in marked.texts]
    assert marked.image.tobytes() != plain.image.tobytes()


def test_a_choice_on_a_taken_space_is_not_drawn_elsewhere() -> None:
    view = built.full()
    assert "77" not in written(view, Marks(choices=((Space.PORT_A, 77),)))


def test_changes_since_the_last_picture_are_marked() -> None:
    view = built.voyage()
    assert (
        board(view, samples.NAMES, english, marks=Marks(since=built.before(view))).data
        != board(view, samples.NAMES, english).data
    )


def test_numbered_choice_keeps_the_price_on_its_coin() -> None:
    view = built.voyage(punts=(built.punt(Ware.SILK, 4, 0, None, None),) * 3)
    plain, marked = (
        board.draw(view, samples.NAMES, english, marks=Marks(choices=choices)).texts
        for choices in ((), ((Space.SILK, 7),))
    )
    added = Counter((text.text, text.size) for text in marked)
    added.subtract((text.text, text.size) for text in plain)
    assert {what: count for what, count in added.items() if count} == {("7", 38): 1}
    key = next(text for text in marked if text.text == "7" and text.bearer is not None)
    price = next(
        text for text in marked if text.text == str(SEAT_PRICES[Ware.SILK][1]) and text.bearer and text.size == 39
    )
    assert key.bearer is not None
    assert key.bearer[3] <= price.box[1]
    assert (key.bearer[2] - key.bearer[0], key.bearer[3] - key.bearer[1]) == KEY


@pytest.mark.parametrize("name", samples.TABLES)
def test_numbers_of_choices_are_those_of_the_menu(name: str) -> None:
    view = samples.table(name)
    moves = [Place(space) for space in Space if view.fee(space) is not None]
    assert samples.choices(view) == numbered(view, moves)


def test_nothing_is_marked_when_nothing_has_changed() -> None:
    view = built.voyage()
    marked, plain = (board.draw(view, samples.NAMES, english, marks=marks) for marks in (Marks(since=view), Marks()))
    assert marked.texts == plain.texts
    assert theme.CHANGED not in {colour for _, colour in marked.image.getcolors(1 << 20) or ()}


def test_after_a_raid_only_the_seat_that_a_pirate_took_is_marked() -> None:
    raid, after, _ = samples.voyage("boarding")
    stayed = replace(after, punts=raid.punts)
    with_seat, without = (board.draw(view, samples.NAMES, english, marks=Marks(since=raid)) for view in (after, stayed))
    assert len(with_seat.painted) - len(board.draw(after, samples.NAMES, english).painted) == 1
    assert len(without.painted) == len(board.draw(stayed, samples.NAMES, english).painted)


@pytest.mark.parametrize(
    ("phase", "told"),
    [("board", {"Silk", "30", "10", "Jade", "36", "9"}), ("plunder", {"Silk", "30", "15"})],
)
def test_a_raid_shows_who_is_aboard_and_what_the_chest_holds(phase: str, told: set[str]) -> None:
    texts = written(samples.table(phase))
    assert told <= set(texts)
    assert texts.count("captain") == 1


def test_auction_shows_last_voyages_payouts_until_the_first_bid() -> None:
    view = samples.table("auction-after")
    assert {"+30", "+25", "+24", "+17", "+8", "rises", "−6"} <= set(written(view))
    assert "+30" not in written(replace(view, bid=1, bidder=0))


def test_beaten_bids_shrink_behind_the_highest_latest_first() -> None:
    view = samples.table("auction-bids")
    figures = [f"bids {view.bid}", *(str(bid) for _, bid in reversed(view.beaten))]
    texts = board.draw(view, samples.NAMES, english).texts
    sizes = [next(text.size for text in texts if text.text == figure) for figure in figures]
    assert sizes == sorted(set(sizes), reverse=True)
    heights = [next(text.box[1] for text in texts if text.text == figure) for figure in figures[1:]]
    assert heights == sorted(heights)


def test_who_has_to_pledge_for_wrecks_sees_what_each_costs() -> None:
    assert {"14", "6", "8", "owes for wrecks"} <= set(written(samples.table("wrecks")))


def test_a_hand_says_what_a_pledge_costs_and_what_is_owed() -> None:
    texts = [text.text for text in hand.draw(samples.own_hand(), samples.NAMES, english).texts]
    assert {"A pledge: 12 now, 15 to redeem", "2 pledged, 30 owed"} <= set(texts)


def test_the_turn_is_in_words_and_everywhere_the_same_name() -> None:
    assert written(built.voyage(to_act=(3,))).count("Violet") == 2


def test_a_board_of_a_game_that_is_over_names_who_has_won() -> None:
    over = samples.end("shared").view
    winners = over.winners
    texts = written(over)
    assert ("wins" if len(winners) == 1 else "share the win") in texts
    for seat, name in enumerate(samples.NAMES[: over.players]):
        assert sum(name in text for text in texts) == 1 + (seat in winners)


def test_a_name_that_cannot_be_drawn_becomes_colour_of_its_seat() -> None:
    canvas = board.draw(built.voyage(to_act=(0,)), ("…", "Inés", "B", "C"), english)
    assert [text.text for text in canvas.texts].count("red") == 2


def test_a_hand_needs_its_own_view() -> None:
    with pytest.raises(ValueError, match="own seat"):
        hand(built.voyage(), samples.NAMES, english)


def test_different_hands_give_different_pictures() -> None:
    view = samples.own_hand()
    other = replace(view, hand=Hand((1, 1, 5, 1), (1, 0, 2, 0)))
    assert hand(view, samples.NAMES, english).data != hand(other, samples.NAMES, english).data


def test_fortunes_below_nothing_have_their_place_in_the_chart() -> None:
    def chart(last: int) -> bytes:
        history = [(30, 30, 30), (50, 10, last)]
        return result(samples.end("3").view, samples.end("3").standing, samples.NAMES, english, history=history).data

    assert chart(-20) != chart(0)


@pytest.mark.parametrize("fortunes", [(0, 0, 0), (1, 1, 1), (2, 0, 7), (40, 30, 19), (99, 100, 101), (1234, 5, 6)])
def test_any_fortunes_make_a_chart(fortunes: tuple[int, int, int]) -> None:
    history = [(0, 0, 0), fortunes]
    assert result(samples.end("3").view, samples.end("3").standing, samples.NAMES, english, history=history).data


def test_a_result_grows_with_its_players_and_its_chart() -> None:
    three, five = samples.end("3"), samples.end("5")
    small = result(three.view, three.standing, samples.NAMES, english)
    large = result(five.view, five.standing, samples.NAMES, english)
    chart = result(five.view, five.standing, samples.NAMES, english, history=five.chronicle.fortunes)
    assert small.height < large.height < chart.height
    assert small.width == large.width == chart.width == 1200


def test_bars_of_a_result_end_in_the_order_of_the_ranking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the richer of two has the greater debts."""
    ends: list[tuple[int, int]] = []
    fill = Canvas.fill

    def noted(canvas: Canvas, box: Box, colour: theme.Rgb) -> None:
        if box[3] - box[1] == 20 and colour == theme.INK:
            ends.append((box[1], box[2]))
        fill(canvas, box, colour)

    monkeypatch.setattr(Canvas, "fill", noted)
    hands = (Hand((0, 0, 0, 4), (0, 0, 0, 4)), Hand((0, 0, 0, 2), (0, 0, 0, 0)), Hand((0, 0, 0, 0), (0, 0, 0, 0)))
    view = replace(samples.end("3").view, hands=hands, market=(0, 0, 0, 30), cash=(30, 20, 5))
    places = (
        Ranked((0,), 1, 90, {"cash": 30, "shares": 120, "debt": -60}),
        Ranked((1,), 2, 80, {"cash": 20, "shares": 60, "debt": 0}),
        Ranked((2,), 3, 5, {"cash": 5, "shares": 0, "debt": 0}),
    )
    result(view, Standing(places), samples.NAMES, english)
    right = [end for _, end in sorted(ends)]
    assert right == sorted(set(right), reverse=True)
    assert len(right) == len(places)


def test_the_scale_of_fortunes_goes_on_below_nothing() -> None:
    history = [(30, 30, 30), (150, 10, -120)]
    canvas = result.draw(samples.end("3").view, samples.end("3").standing, samples.NAMES, english, history=history)
    assert "−100" in [text.text for text in canvas.texts]
    assert {"150", "10", "−120"} <= {text.text for text in canvas.texts}
