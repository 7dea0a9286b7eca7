"""Share the end of a game, as highlights or as a player's post.

Posts only go where the table is: everyone who sees them there could see the table.
"""

from __future__ import annotations

import io
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import discord

from bot.core.errors import nonce
from bot.core.guard import require_post, say
from bot.core.localization import Localization
from bot.core.permissions import lacking, needed, own_rights
from bot.core.player_names import marked
from bot.core.presenter import Paint
from bot.core.replies import NO_MENTIONS, acknowledge, send_response
from bot.core.texts import Texts
from bot.core.visibility import find_place
from bot.tables.panels import require_share
from bot.tables.services import Services
from engine.game import Refusal
from host.job_cache import JobCache
from host.live import GameSession, TableSession, require_game
from host.retry import until_stored
from render.encode import Picture
from render.memory import draw_once
from storage.errors import StoreError

Shared: TypeAlias = Literal["poster", "film"]

FILMS: Final = 8
"""Highlights in the cache, about a megabyte each. One takes as long as fifty boards."""


class Shares:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._work = services.work
        self._films: JobCache[tuple[int, Paint], Picture] = JobCache(FILMS)
        """By table and result picture, which changes with the language and with a deleted name."""

    async def close(self) -> None:
        await self._films.close()

    async def film(self, interaction: discord.Interaction[Any], live: TableSession) -> None:
        begun = require_game(live)
        localization = await self._services.languages.of(interaction)
        file = await self._film(localization, interaction, begun)
        await send_response(interaction, localization.texts("film-made", table=str(live.id)), files=[file])

    async def post(self, interaction: discord.Interaction[Any], live: GameSession, what: Shared) -> None:
        """Post something of a game, once per seat; after a failure it may be tried again."""
        services = self._services
        seat, localization = require_share(live, interaction.user.id), services.languages.at(live)
        await _require_place(await services.languages.texts_for(interaction), interaction, live)
        posts = services.tables.store.posts
        try:
            if not await posts.claim(live.id, seat, what):
                raise Refusal("why-shared")
        except StoreError:
            # It may have been stored, and then could never be shared.
            services.background.later(until_stored(partial(posts.release, live.id, seat, what), "share"))
            raise
        try:
            file = await (self._film if what == "film" else self._poster)(localization, interaction, live)
            said = localization.texts(
                "shared",
                name=marked(seat, live.chairs[seat].name),
                what=what,
                game=localization.texts(f"game-{live.game.kind}"),
            )
            place = services.client.get_partial_messageable(live.channel, guild_id=live.guild)
            sent = await place.send(
                said, file=file, allowed_mentions=NO_MENTIONS, nonce=nonce("share", live.id, seat, what)
            )
        except discord.Forbidden as error:
            await posts.release(live.id, seat, what)
            raise Refusal("why-share-refused") from error
        except BaseException:
            await posts.release(live.id, seat, what)
            raise
        text = await services.languages.texts_for(interaction)
        await say(interaction, text("shared-here", link=sent.jump_url))

    async def _poster(
        self, localization: Localization, interaction: discord.Interaction[Any], live: GameSession
    ) -> discord.File:
        await acknowledge(interaction, thinking=True)
        await self._services.boards.recall(live)
        end = self._services.views.of(localization).replays.ending(live)
        picture = await self._services.painter.paint(end.paint)
        return discord.File(io.BytesIO(picture.data), f"{live.game.kind}-{live.id}.png", description=end.alt)

    async def _film(
        self, localization: Localization, interaction: discord.Interaction[Any], live: GameSession
    ) -> discord.File:
        """Return the highlights as a file, or raise ``Refusal`` if there are none."""
        if not live.past:
            raise Refusal("why-no-film")
        await self._services.boards.recall(live)
        steps = await self._services.panel_pages.replays.steps(live)
        views = self._services.views.of(localization).replays
        paint = views.film(live, steps)
        if paint is None:
            raise Refusal("why-no-film")
        film = live.id, views.ending(live).paint
        if self._films.has(film):
            picture = await self._drawn(film, paint)
        else:
            with self._services.one_each.of(interaction.user.id):
                await acknowledge(interaction, thinking=True)
                picture = await self._drawn(film, paint)
        name = f"{live.game.kind}-{live.id}{picture.media.extension}"
        return discord.File(io.BytesIO(picture.data), name, description=views.film_alt(live, steps))

    async def _drawn(self, film: tuple[int, Paint], paint: Paint) -> Picture:
        async def draw() -> Picture:
            return await self._work(draw_once, paint)  # where boards are drawn, tables would wait for it

        return await self._films.of(film, draw)


async def _require_place(texts: Texts, interaction: discord.Interaction[Any], live: GameSession) -> None:
    """Raise ``Refusal`` unless the bot may post the file and the user may write."""
    place = None if live.guild is None else await find_place(interaction.client, live.guild, live.channel)
    if place is None:
        raise Refusal("why-share-refused")
    thread = isinstance(place, discord.Thread)
    if missing := lacking(texts, own_rights(place), needed(thread=thread)):
        raise Refusal("why-share-permissions", permissions=missing)
    await require_post(interaction, live.guild, live.channel, file=True)
