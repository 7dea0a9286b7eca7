"""What players post of a finished game: as their own wish, in the table's channel, each thing once."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.games.manila import ManilaPresenter
from bot.tables.presses import AT_TABLE
from host.live import GameSession, require_game
from render.encode import Media, Picture, named
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, press_late, pressable, seen, table_message, text_of, with_part
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import start_game
from tests.bot.test_places import public_thread, table_in
from tests.bot.test_privacy import delete


@pytest.fixture(autouse=True)
def films(harbor: Harbor) -> list[Any]:
    """Films are drawn at once, and noted."""
    drawn: list[Any] = []

    async def work(_function: Any, paint: Any) -> Picture:
        drawn.append(paint)
        return named(b"film", (1, 1), "film", Media.GIF)

    harbor.bot.features.shares._work = work  # type: ignore[assignment]
    return drawn


async def do(harbor: Harbor, person: MemberActor, live: GameSession, action: str) -> InteractionResult:
    """Press something of a table that is on one of its messages."""
    custom_id = AT_TABLE(table=live.id, action=action)
    return await press_late(person, with_part(seen(person, table_message(harbor.channel)), custom_id), custom_id)


def posted(harbor: Harbor) -> list[Any]:
    """What was posted in the channel beside the table's message, with files."""
    return [message for message in harbor.channel.history() if "shares" in message.content]


async def over(harbor: Harbor) -> GameSession:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    return live


@pytest.mark.slow
async def test_the_result_offers_to_share_and_asks_what(harbor: Harbor) -> None:
    live = await over(harbor)
    assert AT_TABLE(table=live.id, action="share") in pressable(table_message(harbor.channel))
    asked = await do(harbor, harbor.ann, live, "share")
    assert asked.ephemeral
    assert asked.response is not None
    assert "each item once. Language: English." in text_of(asked.response)
    offered = list(pressable(asked.response))
    assert offered[:2] == [AT_TABLE(table=live.id, action=name) for name in ("shareposter", "sharefilm")]
    assert not posted(harbor)


@pytest.mark.slow
async def test_a_game_without_a_film_offers_none(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await over(harbor)
    monkeypatch.setattr(ManilaPresenter, "film", lambda *_: None)
    asked = await do(harbor, harbor.ann, live, "share")
    assert asked.response is not None
    assert AT_TABLE(table=live.id, action="sharefilm") not in pressable(asked.response)


@pytest.mark.slow
async def test_shared_result_image_names_the_sharer_and_has_alt_text(harbor: Harbor) -> None:
    live = await over(harbor)
    answer = answer_of(await do(harbor, harbor.ann, live, "shareposter"))
    message = posted(harbor)[0]
    assert f"{message.id}" in answer
    assert "**ann** shares the result of a game of Manila" in message.content
    file = message.attachments[0]
    assert file.filename == f"manila-{live.id}.png"
    assert file.description is not None
    assert file.description.startswith("Manila")
    assert "ann" in file.description


@pytest.mark.slow
async def test_a_film_is_posted_with_what_happens_in_it_in_words(harbor: Harbor) -> None:
    live = await over(harbor)
    await do(harbor, harbor.ben, live, "sharefilm")
    message = posted(harbor)[0]
    assert "**ben** shares the highlights" in message.content
    file = message.attachments[0]
    assert file.filename == f"manila-{live.id}.gif"
    assert file.description is not None
    assert "from Voyage 1 to Voyage" in file.description
    assert "Manila" in file.description


async def test_each_player_shares_each_thing_once_also_after_a_restart(harbor: Harbor, films: list[Any]) -> None:
    live = await over(harbor)
    for person in (harbor.ann, harbor.ben):
        for what in ("shareposter", "sharefilm"):
            await do(harbor, person, live, what)
            assert "already" in answer_of(await do(harbor, person, live, what))
    assert len(posted(harbor)) == 4
    assert len(films) == 1
    # Nothing of it is in memory: the database alone knows.
    assert not await harbor.bot.services.tables.store.posts.claim(live.id, 0, "poster")


@pytest.mark.slow
async def test_others_cannot_share_a_game_nor_anybody_before_its_end(harbor: Harbor) -> None:
    live = await over(harbor)
    for what in ("share", "shareposter", "sharefilm"):
        assert "Only the players" in answer_of(await do(harbor, harbor.eve, live, what))
    going = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    for what in ("share", "shareposter", "sharefilm"):
        assert "once the game is over" in answer_of(await do(harbor, harbor.ann, going, what))
    assert not posted(harbor)


async def test_what_cannot_be_posted_can_be_tried_again(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await over(harbor)
    with monkeypatch.context() as patched:
        patched.setattr(discord.Permissions, "attach_files", property(lambda _: False))
        answer = answer_of(await do(harbor, harbor.ann, live, "shareposter"))
    assert "Attach Files" in answer
    with monkeypatch.context() as patched:
        patched.setattr(harbor.bot.painter, "paint", None)
        await do(harbor, harbor.ann, live, "shareposter")
    assert not posted(harbor)
    await do(harbor, harbor.ann, live, "shareposter")
    assert len(posted(harbor)) == 1


@pytest.mark.slow
async def test_highlights_drawn_before_a_deletion_are_not_posted(harbor: Harbor, films: list[Any]) -> None:
    live = await over(harbor)
    await do(harbor, harbor.ben, live, "film")
    assert films[0].names[0] == "ann"
    await delete(harbor)
    after = require_game(await harbor.bot.services.tables.require(live.id))
    await do(harbor, harbor.ben, after, "sharefilm")
    assert len(posted(harbor)) == 1
    assert len(films) == 2
    assert "ann" not in films[1].names


@pytest.mark.slow
async def test_a_film_is_shared_in_an_archived_thread(harbor: Harbor) -> None:
    thread, place = await public_thread(harbor)
    live = await finish(await table_in(harbor, place, harbor.ann, harbor.ben))
    await harbor.bot.services.updater.update(live)
    await harbor.env.settle()
    await thread.edit(archived=True)
    await harbor.env.settle()
    custom_id = AT_TABLE(table=live.id, action="shareposter")
    before = place.history()
    await press_late(harbor.ann, with_part(seen(harbor.ann, table_message(place)), custom_id), custom_id)
    (posted,) = place.history()[len(before) :]
    assert posted.attachments
