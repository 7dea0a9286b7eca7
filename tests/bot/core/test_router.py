"""Where a press leads: to the marked method whose id it bears."""

from __future__ import annotations

import pytest
from discord.ext import commands

from bot.core.context import Context
from bot.core.ids import Id
from bot.core.router import Router, pressed

PAGE = Id("page:{number:number}")
LAST = Id("page:last")
MARK = Id("mark:{number:number}:{color:word}")


class Book(commands.Cog):
    @pressed(PAGE)
    async def turn(self, ctx: Context, number: int) -> None:
        raise NotImplementedError

    @pressed(LAST)
    async def end(self, ctx: Context) -> None:
        raise NotImplementedError

    @pressed(MARK)
    async def mark(self, ctx: Context, color: str) -> None:
        raise NotImplementedError(color)


class Torn(commands.Cog):
    @pressed(PAGE)
    async def turn(self, ctx: Context, page: int) -> None:
        raise NotImplementedError


def test_an_id_leads_to_the_method_that_is_marked_with_its_form() -> None:
    book, router = Book(), Router(lambda *_: None)
    router.add(book)
    assert router.find("page:3") == (book.turn, {"number": 3}, {"number": 3})
    assert router.find("page:last") == (book.end, {}, {})
    assert router.find("mark:3:red") == (book.mark, {"number": 3, "color": "red"}, {"color": "red"})
    assert router.find("page:none") is None
    assert router.find("") is None


def test_method_that_takes_what_its_id_does_not_claim_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Torn\.turn takes what"):
        Router(lambda *_: None).add(Torn())
