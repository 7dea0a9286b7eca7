"""Forms of ids: what they write they read, and nothing else."""

from __future__ import annotations

import pytest

from bot.core.ids import Id

SEAT = Id("seat:{table:id}:{page:number}:{answer:number|yes|no}:{code:code}")


def test_an_id_reads_what_it_has_written() -> None:
    written = SEAT(table=7, page=0, answer="yes", code="bid:9")
    assert written == "seat:7:0:yes:bid:9"
    assert SEAT.read(written) == {"table": 7, "page": 0, "answer": "yes", "code": "bid:9"}


@pytest.mark.parametrize(
    "claimed",
    [
        "seat:7:0:yes",
        "seats:7:0:yes:pass",
        "seat:0:0:yes:pass",
        "seat:-1:0:yes:pass",
        f"seat:{10**9}:0:yes:pass",
        f"seat:7:{10**9}:yes:pass",
        "seat:7:1_0:yes:pass",
        "seat:7:١٢:yes:pass",
        "seat:7:0:maybe:pass",
        "seat:7:0:yes:pass\n",
    ],
)
def test_an_id_of_another_form_is_not_read(claimed: str) -> None:
    assert SEAT.read(claimed) is None


@pytest.mark.parametrize(
    "fields", [{"table": 0}, {"page": 10**9}, {"answer": "maybe"}, {"code": ""}, {"code": "x" * 61}, {"code": "a b"}]
)
def test_an_id_that_could_not_be_read_back_is_not_written(fields: dict[str, int | str]) -> None:
    with pytest.raises(ValueError, match="is no id"):
        SEAT(**{"table": 7, "page": 0, "answer": "yes", "code": "pass", **fields})


def test_a_snowflake_is_as_long_as_discord_gives_it() -> None:
    user = Id("user:{user:snowflake}")
    assert user.read("user:1575281462335242240") == {"user": 1_575_281_462_335_242_240}
    assert user.read(f"user:{9 * 10**18}") is None


def test_an_id_longer_than_discord_takes_is_not_written() -> None:
    long = Id("long:{one:text}:{other:text}")
    with pytest.raises(ValueError, match="is no id"):
        long(one="x" * 60, other="y" * 60)


def test_a_bar_between_fields_stands_for_itself() -> None:
    again = Id("re:{form:form}|{typed:text}")
    assert again.read("re:an:1:0:bid:|99") == {"form": "an:1:0:bid:", "typed": "99"}
    assert again.read("re:an:1:0:bid:") is None
