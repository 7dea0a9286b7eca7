"""What players of Manilla and Manille read and can press: complete, within limits, and no secret in public."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.core import limits
from bot.core.layout import tell
from bot.core.presenter import Buttons, Choice
from bot.games.manille.words import Words
from engine.manille.cards import HIGHER, Card, Trump
from engine.manille.events import CardPlayed, HandTaken, MatchEnded, TrickTaken
from engine.manille.moves import NameTrump, Play
from engine.manille.rules.reasons import REASONS
from engine.manille.state import State
from engine.manille.view import Phase
from engine.player import ThoughtDice
from engine.table import EntryEvents, Undone
from render.manille.stakes import times
from tests.bot.presenters.manille_games import PRESENTERS, TEXTS, Moment, codes, games, moments
from tests.bot.presenters.people import cast, long_cast


def some(step: int) -> list[Moment]:
    """Some decisions of all games, and all that are not about cards."""
    return [m for n, m in enumerate(moments()) if n % step == 0 or m.state.phase is not Phase.PLAY]


# -- what can be pressed ----------------------------------------------------------------------------------


def test_every_public_move_is_offered_once_in_public() -> None:
    for moment in moments():
        offered = codes(moment.prompt())
        assert len(offered) == len(set(offered))
        assert set(offered) == {move.code for move in moment.open_moves}


@pytest.mark.slow
def test_every_move_of_a_seat_is_offered_in_its_own_panel() -> None:
    for moment in some(3):
        for seat in range(moment.state.players):
            moves = moment.moves(seat)
            prompt = moment.presenter.hand(moment.view(seat), moves, moment.names).prompt
            assert sorted(codes(prompt)) == sorted(move.code for move in moves)


def test_cards_are_never_offered_in_public() -> None:
    for moment in moments():
        assert not any(code.startswith("play") for code in codes(moment.prompt()))


def test_a_call_says_what_the_deal_then_counts() -> None:
    counts = set()
    for moment in moments():
        items = [item for row in moment.prompt().rows for item in row.items]
        labels = {item.code: item.label for item in items if isinstance(item, Choice)}
        for seat in moment.to_act:
            for move in moment.moves(seat):
                if move.code in ("call:along", "call:against"):
                    after, _ = moment.game.play(moment.state, seat, move, ThoughtDice(Random(0)))
                    count = times(moment.game.view(after, None))
                    assert labels[move.code].endswith(f"×{count}")
                    counts.add((move.code, count))
    assert len({count for code, count in counts if code == "call:along"}) > 1


def test_whoever_may_go_along_knows_of_doubling_back() -> None:
    asked = [moment.prompt().text for moment in moments() if moment.state.phase is Phase.ALONG]
    assert asked
    assert all("The dealer’s side can double back." in text for text in asked)


def test_ten_cards_stand_four_in_a_row() -> None:
    moment = next(m for m in moments() if m.state.players == 3 and len(m.moves(m.to_act[0])) == 10)
    seat = moment.to_act[0]
    rows = moment.presenter.hand(moment.view(seat), moment.moves(seat), moment.names).prompt.rows
    assert [len(row.items) for row in rows] == [4, 4, 2]
    assert all(isinstance(move, Play) for move in moment.moves(seat))


def test_labels_and_rows_keep_the_limits_of_discord() -> None:
    for moment in some(5):
        prompts = [moment.prompt()]
        for seat in moment.to_act:
            view = moment.view(seat)
            prompts.append(moment.presenter.hand(view, moment.moves(seat), long_cast(moment.state.players)).prompt)
        for prompt in prompts:
            assert len(prompt.text) <= 1000
            for row in prompt.rows:
                assert len(row.items) <= (5 if isinstance(row, Buttons) else 25)
                for item in row.items:
                    assert isinstance(item, Choice)
                    assert 0 < len(item.label) <= (limits.BUTTON_LABEL if isinstance(row, Buttons) else 100)


@pytest.mark.slow
def test_the_panel_says_why_each_other_card_may_not_be_played() -> None:
    refused = 0
    for moment in moments():
        for seat in moment.to_act:
            view = moment.view(seat)
            text = moment.presenter.hand(view, moment.moves(seat), moment.names).prompt.text
            not_now = text.partition("Not now:")[2]
            assert bool(not_now) is bool(view.refused)
            for card, _ in view.refused:
                refused += 1
                assert f"{card.rank.slug}{'♣♦♥♠'[card.suit]}" in not_now
            assert "\n" not in text
    assert refused > 200


def test_refusals_write_cards_as_people_read_them() -> None:
    signs = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
    sentences = {
        (key, suit): TEXTS(key, suit=suit, rank="10")
        for key, args in REASONS.items()
        if args.keys() == {"suit", "rank"}
        for suit in signs
    }
    for (_, suit), sentence in sentences.items():
        assert f"10{signs[suit]}" in sentence
    assert len(sentences) == 4 * 5


def test_whoever_must_play_is_told_to_open_their_hand() -> None:
    for moment in moments():
        turn = moment.presenter.turn(moment.view(), moment.names)
        assert bool(turn) is bool(moment.to_act)
        if moment.state.phase is Phase.PLAY:
            assert "**My Hand**" in turn
            assert "**My Hand**" not in moment.presenter.turn(moment.view(moment.to_act[0]), moment.names)
        for seat in moment.to_act:
            assert moment.names.mentions[seat] in turn


# -- secrets ---------------------------------------------------------------------------------------------


def public(moment: Moment, state: State) -> tuple[object, ...]:
    """All that is said in public about a state."""
    same = Moment(state, moment.happened)
    view, names = same.view(), same.names
    presenter = same.presenter
    return (
        presenter.heading(view, names),
        presenter.turn(view, names),
        same.prompt(),
        presenter.alt(view, names),
        presenter.text_board(view, names),
        presenter.explain(view),
        presenter.board(view, names, None)(),
    )


def test_nothing_public_depends_on_what_is_held() -> None:
    different = 0
    for number, moment in enumerate(some(9)):
        other = moment.game.imagine(moment.view(), Random(number))
        different += other.hands != moment.state.hands
        assert public(moment, moment.state) == public(moment, other)
    assert different > 100


@pytest.mark.slow
def test_a_panel_does_not_depend_on_what_others_hold() -> None:
    different = 0
    for number, moment in enumerate(some(9)):
        seat = number % moment.state.players
        other = Moment(moment.game.imagine(moment.view(seat), Random(number)), moment.happened)
        different += other.state.hands != moment.state.hands
        panels = [m.presenter.hand(m.view(seat), m.moves(seat), m.names) for m in (moment, other)]
        assert panels[0] == panels[1]
        assert panels[0].paint is not None
        assert panels[0].paint().data == panels[1].paint().data  # type: ignore[misc]
    assert different > 100


def test_lines_tell_no_cards_that_are_dealt() -> None:
    for moment in moments():
        dealt = [event for event in moment.happened if isinstance(event, HandTaken)]
        assert moment.presenter.lines(dealt, moment.names) == []


# -- what happened -------------------------------------------------------------------------------------------


def told(*happened: EntryEvents) -> list[str]:
    return tell(TEXTS, PRESENTERS["manilla"], cast(4), happened)


def test_log_shows_cards_of_the_current_trick_or_the_last_one() -> None:
    """Nobody looks back at tricks: not even somebody who reads the whole story of the table."""
    ann = [CardPlayed(seat, seat, card) for seat, card in enumerate((Card.C7, Card.CK, Card.C9, Card.C8))]
    ben = tuple(CardPlayed(seat, seat, card) for seat, card in ((1, Card.D10), (2, Card.DA)))
    old = [CardPlayed(0, 0, Card.H7), TrickTaken(0, 0, 3), CardPlayed(0, 0, Card.H8), TrickTaken(0, 0, 0)]
    last = "**Ann** 7♣ · **Ben** K♣ · **Cho** 9♣ · **Dee** 8♣ · taken by **Ben**"
    taken = (*old, *ann, TrickTaken(1, 1, 3))
    assert told(EntryEvents(1, 0, "person", taken)) == ["Tricks: **Ann** 2", last]
    led = ["Tricks: **Ann** 2, **Ben** 1", "On the table: **Ben** 10♦ · **Cho** A♦"]
    assert told(EntryEvents(1, 0, "person", taken), EntryEvents(2, 1, "person", ben)) == led
    assert told(EntryEvents(2, 1, "person", ben)) == led[1:]


@pytest.mark.slow
def test_last_trick_stays_until_the_next_is_complete() -> None:
    led = [moment for moment in moments() if moment.view(None).trick is not None and moment.view(None).memory.tricks]
    assert led
    for moment in led:
        view = moment.view(None)
        (line,) = moment.presenter.recap(view, moment.names)
        words = Words(TEXTS)
        assert re.findall(r"(?:10|[7-9JQKA])[♣♦♥♠]", line) == [*map(words.card, view.memory.tricks[-1].cards)]
        assert "Last trick: " in moment.presenter.text_board(view, moment.names)


def test_a_time_that_has_run_out_tells_no_earlier_tricks() -> None:
    """What the clock does stands between what happened, and both sides of it are told."""
    old = (CardPlayed(0, 0, Card.H7), TrickTaken(0, 0, 3))
    lines = told(EntryEvents(1, 0, "person", old), EntryEvents(2, 1, "clock", (CardPlayed(1, 1, Card.C7),)))
    assert lines == ["Tricks: **Ann** 1", "⏰ **Ben** ran out of time", "On the table: **Ben** 7♣"]


def test_a_move_taken_back_brings_no_earlier_trick_to_light() -> None:
    back, old = EntryEvents(1, 0, "person", (Undone(1),)), (CardPlayed(0, 0, Card.H7), TrickTaken(0, 0, 3))
    lines = told(back, EntryEvents(2, 0, "person", (*old, CardPlayed(1, 1, Card.C7))))
    assert lines == [TEXTS("table-undone"), "Tricks: **Ann** 1", "On the table: **Ben** 7♣"]


def test_log_never_shows_the_points_of_a_trick() -> None:
    rich, poor = ([CardPlayed(0, 0, Card.C7), TrickTaken(0, 0, points)] for points in (0, 14))
    presenter = PRESENTERS["manille"]
    assert presenter.lines(rich, cast(4)) == presenter.lines(poor, cast(4))


def test_each_deal_that_is_over_is_told_with_its_score() -> None:
    for decisions, state in games():
        presenter, names = decisions[0].presenter, decisions[0].names
        told = "\n".join(line for moment in decisions for line in presenter.lines(moment.happened, names))
        for deal in state.results:
            assert f"Deal {deal.deal}: dealer’s side {deal.points[0]}, defenders {deal.points[1]}" in told
            if max(deal.scored):
                assert f"+{max(deal.scored)}" in told
            if max(deal.scored) and deal.winner is not None and deal.fault is None:
                above = deal.points[deal.winner]
                assert f"+{max(deal.scored)} ({above} − {above - max(deal.scored) // deal.times}" in told


def test_the_last_line_of_a_game_tells_who_has_won() -> None:
    for decisions, _ in games():
        events = decisions[-1].happened
        lines = decisions[-1].presenter.lines(events, decisions[-1].names)
        won = next(event for event in events if isinstance(event, MatchEnded))
        assert all(decisions[-1].names.marked[seat] in lines[-1] for seat in won.winners)
        assert "win" in lines[-1]


# -- the table in words ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_words_fit_whatever_people_are_called() -> None:
    for moment in some(7):
        presenter = moment.presenter
        for names in (moment.names, long_cast(moment.state.players)):
            assert 0 < len(presenter.alt(moment.view(), names)) <= limits.ALT_TEXT
            assert len(presenter.text_board(moment.view(), names)) <= 3500
            seat = len(presenter.heading(moment.view(), names)) % moment.state.players
            panel = presenter.hand(moment.view(seat), moment.moves(seat), names)
            assert len(panel.text) <= 1500
            assert 0 < len(panel.alt) <= limits.ALT_TEXT


def test_the_alt_text_says_what_the_picture_shows() -> None:
    for moment in some(11):
        view, text = moment.view(), moment.presenter.alt(moment.view(), moment.names)
        trick = view.trick or view.last_trick
        for card in (*(trick.cards if trick else ()), *view.extras):
            assert f"{card.rank.slug}{'♣♦♥♠'[card.suit]}" in text
        for name in moment.names.plain:
            assert name in text
        for score in view.scores:
            assert re.search(rf"\b{score}\b", text)


def test_at_the_end_the_alt_text_says_who_has_won() -> None:
    ended = [moment for moment in moments() if not moment.view().to_act]
    assert ended
    for moment in ended:
        view = moment.view()
        who = TEXTS.both(moment.names.plain[seat] for seat in view.winners)
        won = TEXTS("manille-line-won", names=who, winners=len(view.winners))
        assert won in moment.presenter.alt(view, moment.names)


def test_points_that_are_hidden_are_in_no_text() -> None:
    for moment in moments():
        view = moment.view()
        if view.points is None:
            assert "points" not in moment.presenter.alt(view, moment.names)


def test_the_alt_text_of_a_hand_is_sentences_without_marks() -> None:
    for moment in some(5):
        for seat in moment.to_act:
            alt = moment.presenter.hand(moment.view(seat), moment.moves(seat), moment.names).alt
            assert "**" not in alt
            assert ".." not in alt


def test_a_hand_is_shown_sorted_suit_by_suit() -> None:
    moment = next(m for m in moments() if m.state.players == 4 and m.state.phase is Phase.PLAY)
    seat = moment.to_act[0]
    view = moment.view(seat)
    assert view.hand is not None
    panel = moment.presenter.hand(view, moment.moves(seat), moment.names)
    shown = re.search(r"Your cards: (.*?)\.", panel.alt)
    assert shown is not None
    assert len(re.findall(r"10|[AKQJ987]", shown[1])) == len(view.hand)


def test_a_hand_says_beside_its_picture_what_that_does_not_show() -> None:
    moment = next(m for m in moments() if m.state.players == 4 and m.state.trick)
    seat = moment.to_act[0]
    panel = moment.presenter.hand(moment.view(seat), moment.moves(seat), moment.names)
    stakes, partner, scores = panel.text.splitlines()
    assert stakes == "The deal counts ×4 “I go against”."
    ended = replace(moment.view(seat), phase=Phase.OVER)
    assert "The deal counts" not in moment.presenter.hand(ended, [], moment.names).text
    assert partner.startswith("You play with ")
    sides = (" and ".join(moment.names.plain[seat] for seat in team) for team in ((0, 2), (1, 3)))
    assert re.fullmatch(rf"Scores, to 61: {' · '.join(f'{side} [0-9]+' for side in sides)}\.", scores.replace("*", ""))
    assert "Your cards" not in panel.text
    assert "On the table" not in panel.text
    for told in ("You play with ", "Scores, to 61: ", "Your cards: ", "On the table: "):
        assert told in panel.alt


def test_the_result_names_the_winners_and_all_scores() -> None:
    for decisions, state in games():
        end = decisions[-1]
        standing = end.game.standing(state)
        text = end.presenter.result(end.view(), standing, end.names)
        assert len(text) <= 2000
        for place in standing.places:
            assert str(place.score) in text
        assert len(re.sub(r"\W", "", text.splitlines()[-1])) <= 60, "it wraps at most once on a phone"
        alt = end.presenter.result_alt(end.view(), standing, long_cast(state.players))
        assert 0 < len(alt) <= limits.ALT_TEXT
        assert end.presenter.result_board(end.view(), standing, end.names)().width == 1200


def test_chapters_tell_deals_apart() -> None:
    for decisions, _ in games():
        names = {decisions[0].presenter.chapter(moment.view()): moment.state.deal for moment in decisions}
        assert len(names) == len(set(names.values()))


# -- learning ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PRESENTERS)
def test_rules_fit_into_pages_with_the_right_pictures(kind: str) -> None:
    presenter = PRESENTERS[kind]
    pages = presenter.rules_pages()
    assert all(200 < len(page) <= 3000 for page in pages)
    pictured = [page for page in range(len(pages)) if presenter.rules_picture(page) is not None]
    heads = [pages[page].splitlines()[0] for page in pictured]
    subjects = ("The Cards", "When an Opponent", "When You Can’t Follow", "When a Partner")
    assert all(subject in head for subject, head in zip(subjects, heads, strict=True))
    for page in pictured:
        shown = presenter.rules_picture(page)
        assert shown is not None
        assert shown.alt
        assert shown.paint().width == 1200


def test_every_decision_has_a_page_and_two_sentences() -> None:
    for moment in some(13):
        pages = moment.presenter.rules_pages()
        assert 0 <= moment.presenter.rules_page_for(moment.view()) < len(pages)
        assert len(re.findall(r"[.?](?: |$)", moment.presenter.explain(moment.view()))) >= 2
        assert moment.presenter.odds(moment.view(), moment.names)


# -- pictures ---------------------------------------------------------------------------------------------------


def test_equal_pictures_are_equal_values() -> None:
    moment = next(m for m in moments() if m.to_act and m.view(m.to_act[0]).refused)
    seat = moment.to_act[0]
    one, other = (moment.presenter.hand(moment.view(seat), [], moment.names).paint for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    board = moment.presenter.board(moment.view(), moment.names, None)
    assert hash(board) == hash(moment.presenter.board(moment.view(), moment.names, None))


# -- what is certain of a choice --------------------------------------------------------------------------


def test_a_last_card_is_said_to_take_the_trick_if_it_does() -> None:
    said = set()
    for decisions, _ in games():
        for before, after in pairwise(decisions):
            view = before.view(before.to_act[0]) if before.to_act else None
            played = next((event for event in after.happened if isinstance(event, CardPlayed)), None)
            taken = next((event for event in after.happened if isinstance(event, TrickTaken)), None)
            if view is None or played is None or view.trick is None or before.state.phase is not Phase.PLAY:
                continue
            fact = before.presenter.fact(view, Play(played.card))
            last = len(view.trick.cards) + 1 == len(view.hands)
            assert last is (taken is not None)
            took = taken is not None and taken.hand == view.turn
            assert fact.startswith("takes the trick, ") is took, fact
            assert f"{played.card.points + sum(card.points for card in view.trick.cards)} point" in fact
            said.add(fact.partition(",")[0])
    assert said == {"takes the trick", "leads the trick so far", "doesn’t take the trick"}


def test_a_led_card_is_called_highest_if_nobody_holds_more() -> None:
    said = set()
    for moment in moments():
        if moment.state.phase is not Phase.PLAY or moment.state.trick:
            continue
        view = moment.view(moment.to_act[0])
        others = [cards for cards, hand in zip(moment.state.hands, view.hands, strict=True) if hand.owner != view.seat]
        for card in view.legal:
            fact = moment.presenter.fact(view, Play(card))
            beaten = any(cards & HIGHER[card] for cards in others)
            assert not (beaten and fact == "no higher card of its suit is out")
            said.add((fact, beaten))
    assert {("no higher card of its suit is out", False), ("one higher card of its suit is out", True)} <= said


def test_a_trump_is_offered_with_the_cards_held_of_it() -> None:
    moment = next(each for each in moments() if each.state.phase is Phase.TRUMP)
    view = moment.view(moment.to_act[0])
    assert view.hand is not None
    for trump in Trump:
        held = sum(card.suit is trump.suit for card in view.hand)
        expected = "" if trump is Trump.NONE else f"you hold {held} of that suit"
        assert moment.presenter.fact(view, NameTrump(trump)) == expected


def test_remembered_tricks_call_the_own_dummy_yours() -> None:
    moment = next(
        m for m in reversed(list(moments())) if m.to_act and m.state.players == 2 and len(m.view(0).memory.tricks) > 3
    )
    view = moment.view(moment.to_act[0])
    lines = moment.presenter.remembered(view, moment.names).splitlines()
    assert len(lines) <= (len(view.memory.tricks) + 1) // 2 + 1, "two tricks are a line on a phone"
    own = f"{moment.names.plain[moment.to_act[0]]}’s dummy"
    assert not any(own in line for line in lines)
