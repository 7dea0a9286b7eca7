"""What a result says beside the ranking: which game, on which server, and when."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.cogs.solo.board_views import Played
from bot.cogs.solo.practice_views import PracticeViews, where_of
from bot.core.visibility import server_of
from bot.games.catalogue import catalogue
from bot.tables.result_views import ending
from engine.table import SeatAssignment
from host.live import TableLocation
from render.manila import samples
from render.paints import Drawing
from render.titles import Occasion

TEXTS = catalogue().in_language("en")


def end_of(**known: Any) -> Any:
    live: Any = SimpleNamespace(
        game=SimpleNamespace(kind="manila"),
        chairs=[SeatAssignment(name, level="simple") for name in ("Ann", "Ben", "Cleo", "Dan")],
        chronicle=None,
        table=SimpleNamespace(view=lambda _: samples.end("shared").view, standing=samples.end("shared").standing),
        **{"ended": None, "server": "", **known},
    )
    return ending(TEXTS, catalogue().presenters(TEXTS), live)


def test_a_practice_ends_with_the_game_above_its_result() -> None:
    views = PracticeViews(
        TEXTS, catalogue().presenters(TEXTS), cast(Any, None), lambda prompt: prompt, catalogue().games
    )
    practice: Any = SimpleNamespace(kind="manila", seats=4, level="simple", number=1, user=1)
    end = samples.end("shared")
    chairs = views.chairs(4, 0, 1, "Ann", "simple")
    solo: Any = SimpleNamespace(view=lambda _: end.view, standing=end.standing, game=catalogue().games["manila"])
    paint, alt, *_ = views.ending(practice, Played(where_of(practice), solo, 0, chairs, ""))
    assert isinstance(paint, Drawing)
    assert dict(paint.named)["occasion"] == Occasion("Manila")
    assert alt.startswith("Manila. ")


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ({"server": "Harbor", "ended": datetime(2026, 11, 22, tzinfo=UTC)}, "Manila on Harbor, 22 November 2026. "),
        ({"server": "Harbor"}, "Manila on Harbor. "),
        ({"ended": datetime(2026, 1, 2, tzinfo=UTC)}, "Manila, 2 January 2026. "),
        ({}, "Manila. "),
    ],
)
def test_picture_and_words_tell_the_game_the_server_and_the_day(known: dict[str, Any], said: str) -> None:
    end = end_of(**known)
    assert end.alt.startswith(said)
    assert isinstance(end.paint, Drawing)
    occasion = dict(end.paint.named)["occasion"]
    assert (occasion.game, occasion.where, bool(occasion.when)) == ("Manila", known.get("server", ""), "ended" in known)
    assert occasion.when in said


class Server:
    name = "Harbor"
    default_role = object()

    def __init__(self, place: Any) -> None:
        self.place = place
        place.guild = self

    def get_channel_or_thread(self, channel: int) -> Any:
        return self.place if channel == 7 else None


class Channel:
    def __init__(self, seen: bool) -> None:
        self.seen = seen

    def permissions_for(self, who: Any) -> Any:
        assert who is Server.default_role
        return SimpleNamespace(view_channel=self.seen)


def named(channel: Any, where: TableLocation) -> str:
    client: Any = SimpleNamespace(get_guild=lambda guild: Server(channel) if guild == 1 else None)
    return server_of(client, where)


def test_a_server_is_named_only_where_all_of_it_see_the_table() -> None:
    here = TableLocation(1, 7, frozenset())
    assert named(Channel(seen=True), here) == "Harbor"
    assert named(Channel(seen=False), here) == ""
    assert named(Channel(seen=True), TableLocation(1, 8, frozenset())) == ""
    assert named(Channel(seen=True), TableLocation(None, 7, frozenset())) == ""
    assert named(Channel(seen=True), TableLocation(2, 7, frozenset())) == ""
