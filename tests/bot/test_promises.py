"""What the documents promise of every game alike; ``tests/promises.toml`` lists which test holds which promise."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bot.core.player_names import marked
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, components, press, press_more, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import against_ai, game_of, live_table
from tests.kit import GAMES


@pytest.fixture(params=GAMES)
async def live(harbor: Harbor, request: pytest.FixtureRequest) -> GameSession:
    """A game of Ann and AI seats."""
    await against_ai(harbor, harbor.ann, request.param)
    return await live_table(harbor)


def undescribed(shown: Any) -> list[str]:
    """The pictures of a message that have no words for those who cannot see them."""
    galleries = [part for part in components(shown) if part["type"] == 12]
    return [item["media"]["url"] for part in galleries for item in part["items"] if not item.get("description")]


def pictures(shown: Any) -> int:
    return sum(len(part["items"]) for part in components(shown) if part["type"] == 12)


async def test_seed_hash_is_shown_at_the_start_and_the_seed_at_the_end(harbor: Harbor, live: GameSession) -> None:
    more = await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:record")
    assert more.response is not None
    begun = text_of(more.response)
    seed = game_of(live).header.seed
    assert seed is not None
    assert game_of(live).commitment in begun
    assert seed not in begun
    await finish(live)
    await harbor.bot.services.updater.update(live)
    more = await press_more(harbor.ann, table_message(harbor.channel), "tb:.*:record")
    assert seed in answer_of(more)
    assert sha256(seed.encode()).hexdigest() in begun


async def test_every_picture_has_words(harbor: Harbor, live: GameSession) -> None:
    random, seen = Random(4), 0
    services = harbor.bot.services
    for _ in range(12):
        table = game_of(live)
        if table.over or not table.to_act:
            break
        shown = [table_message(harbor.channel)]
        for way in ("hand", "more"):
            panel = (await press(harbor.ann, table_message(harbor.channel), f"tb:.*:{way}")).response
            assert panel is not None
            shown.append(panel)  # type: ignore[arg-type]
        assert [undescribed(message) for message in shown] == [[]] * len(shown)
        seen += sum(map(pictures, shown))
        seat = table.seat_of(harbor.ann.id)
        assert seat is not None
        await table.submit(harbor.ann.id, table.ply, random.choice(table.moves(seat)).code)
        await services.updater.update(live)
    await services.updater.update(await finish(live))
    assert undescribed(table_message(harbor.channel)) == []
    assert seen > 5


async def test_a_finished_games_log_is_given_to_who_asks_for_it(harbor: Harbor, live: GameSession) -> None:
    await harbor.bot.services.updater.update(await finish(live))
    saved = await press_more(harbor.eve, table_message(harbor.channel), "tb:.*:log")
    assert saved.response is not None
    assert saved.ephemeral
    assert [file.filename for file in saved.response.attachments] == [f"{live.game.kind}-{live.id}.jsonl"]


def test_the_bot_asks_for_no_privileged_intent(harbor: Harbor) -> None:
    intents = harbor.bot.intents
    assert (intents.members, intents.presences, intents.message_content) == (False, False, False)


@pytest.mark.parametrize(
    ("name", "harmless"),
    [
        ("**loud** ||hidden|| `code`", r"\*\*loud\*\* \|\|hidden\|\| \`code\`"),
        ("[free](https://evil.example)", r"\[free\]\(https\:\/\/evil\.example\)"),
        ("@everyone", "@\u200beveryone"),
        ("<@1180000000000000001>", "\\<@\u200b1180000000000000001\\>"),
        ("# big", r"\# big"),
    ],
)
def test_a_name_neither_formats_nor_mentions(name: str, harmless: str) -> None:
    assert marked(0, name).endswith(f"**{harmless}**")


async def test_somebody_who_does_not_play_is_shown_no_hand(harbor: Harbor, live: GameSession) -> None:
    assert "don’t have a seat" in answer_of(await press(harbor.eve, table_message(harbor.channel), "tb:.*:hand"))
