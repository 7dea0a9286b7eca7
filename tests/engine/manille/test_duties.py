"""Which cards may be played, and why the others may not (docs/rules/manilla.md §4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.game import Reason
from engine.manille.cards import CARD_OF_SLUG, CARDS, SUITS, beats, set_of
from engine.manille.options import ManillaOptions
from engine.manille.rules.duties import Duties, allowed, breach, duties, lacking
from tests.engine.manille.scenes import Scene, boussac, trump_of


def at_turn(trick: str, hand: str, trump: str = "h", seats: int = 4, dealer: int = 0, **options: Any) -> Scene:
    """The hand after a trick's last card is to play, and holds ``hand``."""
    scene = Scene(seats, **options).playing(trump, dealer)
    me = (int(trick.rsplit(maxsplit=1)[-1][0]) + 1) % len(scene.state.hands)
    return scene.hold(*["" for _ in range(me)], hand).table(trick)


VECTORS = [
    # Name, trick, hand, trump, legal.
    ("an opponent's card must be beaten", "3:KC", "10C QC 7C 8H", "h", "10C"),
    ("who cannot beat follows with any card", "3:10C", "QC 7C 8H", "h", "QC 7C"),
    ("a partner's card need not be beaten", "2:KC 3:JC", "10C 7C AH", "h", "10C 7C"),
    ("who cannot follow an opponent must trump", "3:KC", "8H AH 7D", "h", "8H AH"),
    ("an opponent's trump must be overtrumped", "1:KC 2:9H 3:JH", "8H AH 7D", "h", "AH"),
    ("who holds lower trumps only plays any card", "1:KC 2:9H 3:JH", "8H 7D 10S", "h", "8H 7D 10S"),
    ("who holds nothing but lower trumps undertrumps", "1:KC 2:9H 3:JH", "8H 7H", "h", "8H 7H"),
    ("nothing is owed to a partner who has trumped", "1:KC 2:JH 3:7C", "8H AH 7D", "h", "8H AH 7D"),
    ("a suit once trumped is only followed", "2:9C 3:7H", "10C 8C AH", "h", "10C 8C"),
    ("an opponent's led trump must be beaten", "3:QH", "KH 9H 10C", "h", "KH"),
    ("a partner's led trump is only followed", "2:QH 3:JH", "KH 9H 10C", "h", "KH 9H"),
    ("at no trump who is void plays any card", "3:KC", "10H 7D 8S", "n", "10H 7D 8S"),
    ("at no trump an opponent's card must be beaten", "3:KC", "10C 7C AH", "n", "10C"),
    ("without trumps who is void plays any card", "3:KC", "10D 7D 8S", "h", "10D 7D 8S"),
    ("only a void in trumps excuses from a led trump", "3:QH", "10C 7D", "h", "10C 7D"),
    ("the ten alone may have to be given", "3:AC", "10C KC 7C", "h", "10C"),
    ("only the winning card counts, not the one before", "1:7C 2:KC 3:AC", "10C QC", "h", "10C"),
]


@pytest.mark.parametrize(("trick", "hand", "trump", "legal"), [row[1:] for row in VECTORS], ids=[r[0] for r in VECTORS])
def test_of_a_hand_at_a_trick(trick: str, hand: str, trump: str, legal: str) -> None:
    assert at_turn(trick, hand, trump).legal() == set(legal.split())


@pytest.mark.parametrize(("undertrump", "legal"), [("any", "8H 7D 10S"), ("none", "7D 10S"), ("must", "8H")])
def test_house_rules_about_lower_trumps(undertrump: str, legal: str) -> None:
    trick = "1:KC 2:9H 3:JH"
    assert at_turn(trick, "8H 7D 10S", undertrump=undertrump).legal() == set(legal.split())
    assert at_turn(trick, "8H 7H", undertrump=undertrump).legal() == {"8H", "7H"}
    assert at_turn(trick, "7D 10S", undertrump=undertrump).legal() == {"7D", "10S"}
    assert at_turn(trick, "8H AH 7D", undertrump=undertrump).legal() == {"AH"}


def test_house_rule_drops_duty_to_beat_only_in_plain_suits() -> None:
    lenient: dict[str, Any] = {"no_beat_in_plain_suits": True}
    assert at_turn("3:KC", "10C QC 7C 8H", **lenient).legal() == {"10C", "QC", "7C"}
    assert at_turn("3:KC", "8H AH 7D", **lenient).legal() == {"8H", "AH"}
    assert at_turn("3:QH", "KH 9H 10C", **lenient).legal() == {"KH"}
    assert at_turn("3:KC", "10C QC 7C 8H", trump="n", **lenient).legal() == {"10C"}


def test_house_rule_frees_void_hands_but_followers_must_beat() -> None:
    free: dict[str, Any] = {"any_card_when_void": True}
    assert at_turn("3:KC", "8H AH 7D", **free).legal() == {"8H", "AH", "7D"}
    assert at_turn("1:KC 2:9H 3:JH", "8H AH 7D", **free).legal() == {"8H", "AH", "7D"}
    assert at_turn("1:KC 2:9H 3:JH", "8H AH 7D", undertrump="must", **free).legal() == {"8H", "AH", "7D"}
    assert at_turn("3:KC", "10C QC 7C 8H", **free).legal() == {"10C"}
    assert at_turn("3:QH", "KH 9H 10C", **free).legal() == {"KH"}


def test_defender_of_three_need_not_beat_the_other_defender() -> None:
    assert at_turn("1:KC", "10C 7C", seats=3).legal() == {"10C", "7C"}


def test_of_three_players_the_dealer_stands_alone() -> None:
    assert at_turn("1:KC 2:9C", "10C 7C", seats=3).legal() == {"10C"}


def test_of_six_players_every_second_is_a_partner() -> None:
    assert at_turn("0:KC 1:9C 2:8C 3:JC", "10C 7C", seats=6).legal() == {"10C", "7C"}
    assert at_turn("0:KC 1:AC 2:8C 3:JC", "10C 7C", seats=6).legal() == {"10C"}


def test_of_two_players_a_dummy_is_its_owners_partner() -> None:
    assert at_turn("0:KC 1:9C", "10C 7C", seats=2).legal() == {"10C", "7C"}
    assert at_turn("0:KC 1:AC", "10C 7C", seats=2).legal() == {"10C"}


def test_boussacs_duties_are_the_same() -> None:
    scene = boussac().playing("h").hold("8H AH 7D").table("1:KC 2:9H 3:JH")
    assert scene.legal() == {"AH"}


def test_the_leader_may_lead_anything() -> None:
    scene = Scene().playing("h").hold("", "10C 7H 8S")
    assert scene.legal() == {"10C", "7H", "8S"}


# -- reasons -------------------------------------------------------------------------------------------


REFUSED = [
    ("3:KC", "10C QC 8H", "QC", "why-manille-must-beat", {"suit": "clubs", "rank": "K"}, {}),
    ("3:KC", "10C QC 8H", "8H", "why-manille-must-follow", {"suit": "clubs"}, {}),
    ("3:10C", "QC 8H", "8H", "why-manille-must-follow", {"suit": "clubs"}, {}),
    ("2:KC 3:JC", "7C AH", "AH", "why-manille-must-follow", {"suit": "clubs"}, {}),
    ("3:KC", "8H 7D", "7D", "why-manille-must-trump", {"suit": "hearts"}, {}),
    ("1:KC 2:9H 3:JH", "8H AH 7D", "8H", "why-manille-must-overtrump", {"suit": "hearts", "rank": "J"}, {}),
    ("1:KC 2:9H 3:JH", "8H AH 7D", "7D", "why-manille-must-overtrump", {"suit": "hearts", "rank": "J"}, {}),
    (
        "1:KC 2:9H 3:JH",
        "8H 7D",
        "8H",
        "why-manille-no-undertrump",
        {"suit": "hearts", "rank": "J"},
        {"undertrump": "none"},
    ),
    ("1:KC 2:9H 3:JH", "8H 7D", "7D", "why-manille-must-undertrump", {"suit": "hearts"}, {"undertrump": "must"}),
    ("3:QH", "KH 9H 10C", "9H", "why-manille-must-beat", {"suit": "hearts", "rank": "Q"}, {}),
    ("3:QH", "KH 9H 10C", "10C", "why-manille-must-follow", {"suit": "hearts"}, {}),
]


@pytest.mark.parametrize(("trick", "hand", "card", "key", "args", "options"), REFUSED)
def test_a_refused_card_is_refused_for_its_reason(
    trick: str, hand: str, card: str, key: str, args: dict[str, str], options: dict[str, Any]
) -> None:
    scene = at_turn(trick, hand, **options)
    assert scene.illegal_reason(f"play:{card}") == Reason(key, args)
    assert {refused.slug: reason for refused, reason in scene.view(0).refused}[card] == Reason(key, args)


def test_a_card_that_is_not_there_is_refused_as_such() -> None:
    assert at_turn("3:KC", "10C QC").illegal_reason("play:AC") == Reason(
        "why-manille-not-in-hand", {"suit": "clubs", "rank": "A"}
    )


# -- against a plain restatement of the rule -------------------------------------------------------------


def plainly_legal(
    hand: list[int], trick: list[int], winner_is_partner: bool, best: int, trump: int, options: ManillaOptions
) -> set[int]:
    """The rule once more, written out case by case."""
    if not trick:
        return set(hand)
    led = CARDS[trick[0]].suit
    best_card = CARDS[best]
    following = [card for card in hand if CARDS[card].suit == led]
    if following:
        lenient = options.no_beat_in_plain_suits and trump not in (4, led)
        higher = [card for card in following if CARDS[card].rank > best_card.rank]
        if winner_is_partner or best_card.suit != led or lenient or not higher:
            return set(following)
        return set(higher)
    if winner_is_partner or trump == 4 or options.any_card_when_void:
        return set(hand)
    trumps = [card for card in hand if CARDS[card].suit == trump]
    if best_card.suit != trump:
        return set(trumps or hand)
    higher = [card for card in trumps if CARDS[card].rank > best_card.rank]
    if higher:
        return set(higher)
    if options.undertrump == "must":
        return set(trumps or hand)
    if options.undertrump == "none":
        return {card for card in hand if card not in trumps} or set(hand)
    return set(hand)


HOUSES = [
    ManillaOptions(undertrump=undertrump, no_beat_in_plain_suits=lenient)
    for undertrump in ("any", "none", "must")
    for lenient in (False, True)
]
HOUSES += [ManillaOptions(any_card_when_void=True, no_beat_in_plain_suits=lenient) for lenient in (False, True)]


def some_tricks(seed: int, options: ManillaOptions) -> Iterator[tuple[list[int], list[int], int, int, bool, Duties]]:
    """Hand, trick, its best card, trump, whether a partner has played that card, and what the hand owes."""
    random = Random(f"{seed} {options}")
    for _ in range(1500):
        pack = random.sample(range(32), 32)
        size, trump, partners = random.randint(1, 5), random.randrange(5), random.random() < 0.4
        trick, hand = pack[:size], pack[size : size + random.randint(1, 10)]
        best = trick[0]
        for card in trick[1:]:
            best = card if beats(card, best, trump) else best
        yield hand, trick, best, trump, partners, duties(options, trump, trick[0], best, partners)


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_the_duties_say_what_the_rule_says_case_by_case(options: ManillaOptions) -> None:
    for hand, trick, best, trump, partners, owed in some_tricks(1, options):
        legal = plainly_legal(hand, trick, partners, best, trump, options)
        assert allowed(set_of(hand), owed) == set_of(legal)
        for card in hand:
            assert (breach(set_of(hand), card, owed) is None) is (card in legal)


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_what_a_legal_card_tells_of_its_hand_is_true_and_all(options: ManillaOptions) -> None:
    for hand, trick, _, _, _, owed in some_tricks(2, options):
        legal = allowed(set_of(hand), owed)
        for card in hand:
            if legal >> card & 1:
                lacked = lacking(card, owed)
                assert not set_of(hand) & lacked
                elsewhere = [other for other in range(32) if other not in trick]
                forbidding = [other for other in elsewhere if not allowed(1 << card | 1 << other, owed) >> card & 1]
                assert set_of(forbidding) == lacked & set_of(elsewhere)


def test_ranks_run_ten_ace_king_queen_jack_nine_eight_seven() -> None:
    for suit in SUITS:
        ordered = [f"{rank}{suit.letter.upper()}" for rank in ("7", "8", "9", "J", "Q", "K", "A", "10")]
        for lower, higher in pairwise(CARD_OF_SLUG[slug] for slug in ordered):
            assert beats(higher, lower, 4)
            assert not beats(lower, higher, suit)
        assert [CARD_OF_SLUG[slug].points for slug in ordered] == [0, 0, 0, 1, 2, 3, 4, 5]


def test_a_trump_beats_every_plain_card_and_an_odd_card_none() -> None:
    hearts, clubs = CARD_OF_SLUG["7H"], CARD_OF_SLUG["10C"]
    assert beats(hearts, clubs, trump_of("h"))
    assert not beats(clubs, hearts, trump_of("h"))
    assert not beats(hearts, clubs, trump_of("n"))
    assert not beats(clubs, hearts, trump_of("s"))
