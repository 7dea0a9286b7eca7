"""A shelf keeps what was asked for latest, as much as it has room for."""

from __future__ import annotations

from render.shelf import Shelf


def shelf() -> Shelf[str, bytes]:
    return Shelf(10, len)


def test_what_is_kept_is_found_under_its_key() -> None:
    kept = shelf()
    assert kept.get("a") is None
    kept.put("a", b"1234")
    assert kept.get("a") == b"1234"


def test_what_nobody_has_asked_for_longest_makes_room() -> None:
    kept = shelf()
    for key in "ab":
        kept.put(key, b"1234")
    kept.get("a")
    kept.put("c", b"1234")
    assert [key for key in "abc" if kept.get(key)] == ["a", "c"]


def test_large_things_take_the_room_of_many() -> None:
    kept = shelf()
    for key in "abcde":
        kept.put(key, b"12")
    kept.put("f", b"12345678")
    assert [key for key in "abcdef" if kept.get(key)] == ["e", "f"]


def test_what_is_larger_than_the_shelf_takes_nothing_off_it() -> None:
    kept = shelf()
    kept.put("a", b"1234")
    kept.put("b", bytes(11))
    assert kept.get("a") == b"1234"
    assert kept.get("b") is None


def test_a_thing_that_is_put_again_takes_its_room_once() -> None:
    kept = shelf()
    for _ in range(5):
        kept.put("a", b"1234")
    kept.put("b", b"123456")
    assert len(kept) == 2


def test_a_cleared_shelf_has_all_its_room() -> None:
    kept = shelf()
    kept.put("a", bytes(10))
    kept.clear()
    kept.put("b", bytes(10))
    assert kept.get("a") is None
    assert kept.get("b") == bytes(10)
