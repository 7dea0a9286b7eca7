"""Fair dice: the documented byte stream, names of draws, rejection of the uneven rest, recorded draws, shuffling."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.fair import (
    DrawMismatch,
    DuplicateDraw,
    FairDice,
    NumberedDice,
    RecordedDice,
    commitment,
    new_seed,
    shuffled,
)
from engine.game import Draws

# `printf 'manila:deal 4:0' | sha256sum` begins 03 cd 50 7d 63 3f db 5d;
# `printf 'manila:deal 4:1' | sha256sum` begins 17 8f.
FIRST = [0x03, 0xCD, 0x50, 0x7D, 0x63, 0x3F, 0xDB, 0x5D]
SECOND = [0x17, 0x8F]

# `printf 'manila:1:0' | sha256sum` begins 45 9e e7 8a 3c fb 15 7c; `printf 'manila:1:1' | sha256sum` begins c3 97.
FIRST_OF_BEFORE = [0x45, 0x9E, 0xE7, 0x8A, 0x3C, 0xFB, 0x15, 0x7C]
SECOND_OF_BEFORE = [0xC3, 0x97]


def draws(seed: str, name: str, *numbers: int) -> Draws:
    return FairDice(seed).named(name, *numbers)


def test_draws_are_the_bytes_of_the_documented_stream() -> None:
    deal = draws("manila", "deal {}", 4)
    drawn = [deal.below(256) for _ in range(34)]
    assert drawn[:8] == FIRST
    assert drawn[32:] == SECOND


def test_numbered_dice_ignore_names_and_draw_bytes_of_an_entry() -> None:
    dice = NumberedDice("manila", 1)
    drawn = [dice.named("roll {}", number // 5).below(256) for number in range(34)]
    assert drawn[:8] == FIRST_OF_BEFORE
    assert drawn[32:] == SECOND_OF_BEFORE
    assert dice.drawn == drawn


def test_a_die_is_a_byte_modulo_six() -> None:
    dice = FairDice("manila")
    deal = dice.named("deal 4")
    assert [deal.below(6) for _ in FIRST] == [byte % 6 for byte in FIRST]
    assert dice.drawn == [byte % 6 for byte in FIRST]


def test_a_byte_in_the_uneven_rest_is_skipped() -> None:
    small = [byte for byte in FIRST if byte < 200]
    assert 0 < len(small) < len(FIRST)
    deal = draws("manila", "deal {}", 4)
    assert [deal.below(200) for _ in small] == small


def test_each_named_stream_is_independent_of_the_order_of_draws() -> None:
    dice = FairDice("manila", used={"deal 1"})
    silk, jade = dice.named("roll {}, silk", 1), dice.named("roll {}, jade", 1)
    mixed = [(silk.below(256), jade.below(256)) for _ in range(20)]
    alone = draws("manila", "roll 1, jade")
    assert [one for _, one in mixed] == [alone.below(256) for _ in range(20)]
    assert [one for one, _ in mixed] != [one for _, one in mixed]
    assert dice.drawn == [one for pair in mixed for one in pair]
    assert dice.names == ["roll 1, silk", "roll 1, jade"]


def test_nothing_is_drawn_twice_under_one_name() -> None:
    for dice in (FairDice("x", {"deal 1"}), RecordedDice([0], {"deal 1"})):
        dice.named("deal {}", 2)
        for number in (1, 2):
            with pytest.raises(DuplicateDraw, match=f"deal {number}"):
                dice.named("deal {}", number)
        assert dice.names == ["deal 2"]


@pytest.mark.parametrize("name", ["", "7", "Deal", "deal:1", "deal\n", " deal", "déal"])
def test_a_name_is_plain_and_no_number(name: str) -> None:
    with pytest.raises(ValueError, match="name of a draw"):
        FairDice("x").named(name)


@pytest.mark.parametrize("n", [2, 6, 7, 12, 200])
def test_all_results_are_equally_likely(n: int) -> None:
    uniform = draws("uniform", "throw {}", n)
    counts = Counter(uniform.below(n) for _ in range(600 * n))
    assert set(counts) == set(range(n))
    chi_squared = sum((count - 600) ** 2 / 600 for count in counts.values())
    # Far beyond what chance gives (mean n - 1, standard deviation √(2n)), and the seed is fixed.
    assert chi_squared < (n - 1) + 4 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [0, -1, 257])
def test_nothing_else_can_be_drawn_among(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        draws("x", "throw").below(n)


def test_a_draw_among_one_is_no_surprise() -> None:
    assert draws("x", "throw").below(1) == 0


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
    with pytest.raises(DrawMismatch, match="fewer"):
        dice.below(6)


def test_recorded_draws_that_do_not_fit_are_refused() -> None:
    with pytest.raises(DrawMismatch, match="draw of 6"):
        RecordedDice([6]).below(6)
    with pytest.raises(DrawMismatch, match="1 draws more"):
        RecordedDice([1]).finish()


def test_a_shuffle_keeps_all_items_and_follows_the_draws() -> None:
    assert shuffled("abcd", RecordedDice([0, 0, 0])) == ["b", "c", "d", "a"]
    assert shuffled("abcd", RecordedDice([3, 2, 1])) == ["a", "b", "c", "d"]
    assert shuffled([], RecordedDice([])) == []


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = Counter("".join(shuffled("abc", draws("orders", "deal {}", number))) for number in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
