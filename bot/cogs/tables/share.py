"""The end of a game as something to take along: a film, and what a player posts of it in the table's channel.

It is posted where the table stands and nowhere else: whoever sees it there could see the table.
"""

from __future__ import annotations

import io
from typing import Any, Literal, TypeAlias

import discord

from bot.core.errors import nonce
from bot.core.guard import say
from bot.core.localization import Localization
from bot.core.permissions import lacking, needed, require_writer
from bot.core.player_names import marked
from bot.core.presenter import Paint
from bot.core.replies import NO_MENTIONS, acknowledge, send_response
from bot.core.texts import Texts
from bot.tables.panels import require_share
from bot.tables.updater import Desk
from engine.game import Refusal
from host.live import GameSession, TableSession, require_game
from render.encode import Picture
from render.memory import draw_once

Shared: TypeAlias = Literal["poster", "film"]


async def film(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Give a finished game as an animation to whoever asks, and nobody else."""
    begun = require_game(live)
    voice = await desk.voice(interaction)
    file = await _film(desk, voice, interaction, begun)
    await send_response(interaction, voice.texts("film-made", table=str(live.id)), files=[file])


async def share_poster(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Post the picture of the result in the table's channel, as the wish of who presses."""
    await _post(desk, interaction, require_game(live), "poster")


async def share_film(desk: Desk, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Post the film of the game in the table's channel, as the wish of who presses."""
    await _post(desk, interaction, require_game(live), "film")


async def _post(desk: Desk, interaction: discord.Interaction[Any], live: GameSession, what: Shared) -> None:
    """Once a seat and thing; what could not be posted may be tried again."""
    seat, voice = require_share(live, interaction.user.id), desk.readers.at(live)
    _require_place(desk, await desk.words(interaction), interaction, live)
    if not await desk.tables.posts.claim(live.id, seat, what):
        raise Refusal("why-shared")
    try:
        file = await (_film if what == "film" else _poster)(desk, voice, interaction, live)
        said = voice.texts(
            "shared",
            name=marked(seat, live.chairs[seat].name),
            what=what,
            game=voice.texts(f"game-{live.game.kind}"),
        )
        place = desk.client.get_partial_messageable(live.channel, guild_id=live.guild)
        sent = await place.send(
            said, file=file, allowed_mentions=NO_MENTIONS, nonce=nonce("share", live.id, seat, what)
        )
    except discord.Forbidden as error:
        await desk.tables.posts.release(live.id, seat, what)
        raise Refusal("why-share-refused") from error
    except BaseException:
        await desk.tables.posts.release(live.id, seat, what)
        raise
    text = await desk.words(interaction)
    await say(interaction, text("shared-here", link=sent.jump_url))


def _require_place(desk: Desk, texts: Texts, interaction: discord.Interaction[Any], live: GameSession) -> None:
    """Raises ``Refusal`` where the bot may not post the file, or who asks for it may not write themselves."""
    guild = None if live.guild is None else desk.client.get_guild(live.guild)
    place = None if guild is None else guild.get_channel_or_thread(live.channel)
    if guild is None or place is None:
        raise Refusal("why-share-refused")
    thread = isinstance(place, discord.Thread)
    if missing := lacking(texts, place.permissions_for(guild.me), needed(thread=thread)):
        raise Refusal("why-share-permissions", permissions=missing)
    require_writer(interaction, live.guild, live.channel, file=True)


async def _poster(
    desk: Desk, voice: Localization, interaction: discord.Interaction[Any], live: GameSession
) -> discord.File:
    """The picture of the result as a file, with its words."""
    await acknowledge(interaction, thinking=True)
    await desk.boards.recall(live)
    end = voice.hindsight.ending(live)
    picture = await desk.painter.paint(end.paint)
    return discord.File(io.BytesIO(picture.data), f"{live.game.kind}-{live.id}.png", description=end.alt)


async def _film(
    desk: Desk, voice: Localization, interaction: discord.Interaction[Any], live: GameSession
) -> discord.File:
    """The film as a file, with its words. Raises ``Refusal`` if there is none."""
    if not live.past:
        raise Refusal("why-no-film")
    await desk.boards.recall(live)
    steps = await desk.replays.steps(live)
    paint = voice.hindsight.film(live, steps)
    if paint is None:
        raise Refusal("why-no-film")
    if desk.films.has((live.id, voice.language)):
        picture = await _drawn(desk, (live.id, voice.language), paint)
    else:
        with desk.one_each.of(interaction.user.id):
            await acknowledge(interaction, thinking=True)
            picture = await _drawn(desk, (live.id, voice.language), paint)
    name = f"{live.game.kind}-{live.id}{picture.media.extension}"
    return discord.File(io.BytesIO(picture.data), name, description=voice.hindsight.film_alt(live, steps))


async def _drawn(desk: Desk, film: tuple[int, str], paint: Paint) -> Picture:
    async def draw() -> Picture:
        return await desk.work(draw_once, paint)  # where boards are drawn, tables would wait for it

    return await desk.films.of(film, draw)
