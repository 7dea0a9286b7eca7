"""Fair dice: the documented byte stream, rejection of the uneven rest, recorded draws, shuffling."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.fair import BadDraws, FairDice, RecordedDice, commitment, new_seed, shuffled

# `printf 'manila:1:0' | sha256sum` begins 45 9e e7 8a 3c fb 15 7c; `printf 'manila:1:1' | sha256sum` begins c3 97.
FIRST = [0x45, 0x9E, 0xE7, 0x8A, 0x3C, 0xFB, 0x15, 0x7C]
SECOND = [0xC3, 0x97]


def test_draws_are_the_bytes_of_the_documented_stream() -> None:
    dice = FairDice("manila", 1)
    drawn = [dice.below(256) for _ in range(34)]
    assert drawn[:8] == FIRST
    assert drawn[32:] == SECOND


def test_a_die_is_a_byte_modulo_six() -> None:
    dice = FairDice("manila", 1)
    assert [dice.below(6) for _ in FIRST] == [3, 2, 3, 0, 0, 5, 3, 4]
    assert dice.drawn == [3, 2, 3, 0, 0, 5, 3, 4]


def test_a_byte_in_the_uneven_rest_is_skipped() -> None:
    dice = FairDice("manila", 1)
    assert [dice.below(200) for _ in range(6)] == [0x45, 0x9E, 0x8A, 0x3C, 0x15, 0x7C]


def test_each_entry_of_the_log_has_a_stream_of_its_own() -> None:
    draws = [tuple(FairDice("manila", number).below(256) for _ in range(8)) for number in range(20)]
    first = [draw[0] for draw in draws]
    assert len(set(first)) > 10


def test_the_same_seed_and_number_draw_the_same() -> None:
    one, two = FairDice("x", 7), FairDice("x", 7)
    assert [one.below(6) for _ in range(100)] == [two.below(6) for _ in range(100)]
    assert one.drawn == two.drawn


@pytest.mark.parametrize("n", [2, 6, 7, 12, 200])
def test_all_results_are_equally_likely(n: int) -> None:
    dice = FairDice("uniform", n)
    draws = 600 * n
    counts = Counter(dice.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_squared = sum((count - 600) ** 2 / 600 for count in counts.values())
    # Far beyond what chance gives (mean n - 1, standard deviation √(2n)), and the seed is fixed.
    assert chi_squared < (n - 1) + 4 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [0, -1, 257])
def test_nothing_else_can_be_drawn_among(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        FairDice("x", 1).below(n)


def test_a_draw_among_one_is_no_surprise() -> None:
    assert FairDice("x", 1).below(1) == 0


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_new_seeds_are_32_hexadecimal_digits_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_recorded_draws_come_back_in_order_and_must_be_used_up() -> None:
    dice = RecordedDice([3, 0, 5])
    assert [dice.below(6), dice.below(1), dice.below(6)] == [3, 0, 5]
    dice.finish()
    with pytest.raises(BadDraws, match="fewer"):
        dice.below(6)


def test_recorded_draws_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadDraws, match="draw of 6"):
        RecordedDice([6]).below(6)
    with pytest.raises(BadDraws, match="1 draws more"):
        RecordedDice([1]).finish()


def test_a_shuffle_keeps_all_items_and_follows_the_draws() -> None:
    assert shuffled("abcd", RecordedDice([0, 0, 0])) == ["b", "c", "d", "a"]
    assert shuffled("abcd", RecordedDice([3, 2, 1])) == ["a", "b", "c", "d"]
    assert shuffled([], RecordedDice([])) == []


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = Counter("".join(shuffled("abc", FairDice("orders", number))) for number in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
