"""The buttons of a lobby: joining, leaving, AI seats, house rules, the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord.ext import commands

from bot.core.context import Context
from bot.core.forms import Mistake, numbers_modal, text_of
from bot.core.permissions import is_writer
from bot.core.player_names import ai_name
from bot.core.replies import is_private
from bot.core.router import pressed, submitted
from bot.tables import find_players, leave_penalty
from bot.tables import presses as ids
from bot.tables.house_rules import HELP, LANGUAGE, MOTION, SPEED
from bot.tables.look import require_pressed_table
from bot.tables.panel_views import PanelPage
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import TableSession, people_on, require_lobby


class LobbyCog(commands.Cog):
    def __init__(self, services: Services, teach: Callable[[Context, str], Awaitable[None]]) -> None:
        """Set up; ``teach`` begins the lesson of a game."""
        self._services = services
        self._teach = teach

    async def _pressed(self, ctx: Context, table: int) -> TableSession:
        return await require_pressed_table(self._services, ctx.interaction, table)

    @pressed(ids.LOBBY)
    async def press(self, ctx: Context, table: int, action: str) -> None:
        if action == "learn":
            await self._teach(ctx, (await ctx.table(table)).game.kind)
            return
        services, user, live = self._services, ctx.user, await self._pressed(ctx, table)
        match action:
            case "join":
                async with leave_penalty.sitting_down(services.tables, user.id, live.lobby.speed, live.id):
                    await services.tables.change(live, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
            case "leave":
                require_lobby(live)
                await services.tables.leave(live, user.id)
            case "start":
                await services.tables.start(live, user.id)
                await services.updater.update(live, ctx.interaction)
                services.background.later(services.updater.send_hands(live.id))
                return
            case "cancel" | "close":
                require_lobby(live)
                lobbies.require_host(live.lobby, user.id)
                if action == "cancel" and people_on(live.lobby.chairs) - {user.id}:
                    await services.panels.open(ctx.interaction, live, PanelPage("close"))
                    return
                await services.tables.cancel(live, user.id)
                if is_private(ctx.interaction):
                    await self._show_page(ctx, live, PanelPage("close"))
                    return
            case "seek":
                await find_players.for_table(services, ctx.interaction, live)
                return
            case "rules":
                require_lobby(live)
                await services.panels.open(ctx.interaction, live, PanelPage("house"))
                return
            case _:
                raise Refusal("why-unknown-button")
        await services.updater.update(live, ctx.interaction)

    @pressed(ids.LOBBY_AI)
    async def add_ai(self, ctx: Context, table: int) -> None:
        services, user, level, live = self._services, ctx.user.id, ctx.chosen, await self._pressed(ctx, table)
        if level == ids.REMOVE_AI:
            await services.tables.change(live, lambda lobby: lobbies.remove_ai(lobby, user))
        else:
            await self._require_level(ctx, live, level)
            texts = services.languages.at(live).texts
            await services.tables.change(
                live, lambda lobby: lobbies.add_ai(lobby, user, live.game, level, ai_name(texts, lobby))
            )
        await services.updater.update(live, ctx.interaction)

    async def _require_level(self, ctx: Context, live: TableSession, level: str) -> None:
        """Raise ``Refusal`` for a reference player, or a level not allowed here."""
        if level not in live.game.levels:
            raise Refusal("why-lobby-level")  # the levels are measured against it
        guilds = self._services.tables.store.guilds
        allowed = () if live.guild is None else (await guilds.settings(live.guild)).levels
        if allowed and level not in allowed:
            text, kind = await ctx.texts(), live.game.kind
            names = text.listed(text(f"level-{kind}-{each}") for each in live.game.levels if each in allowed)
            raise Refusal("why-server-level", known=str(bool(names)).lower(), levels=names)

    @pressed(ids.HOUSE_RULES)
    async def show_house_rules(self, ctx: Context, table: int, page: int) -> None:
        live = await self._pressed(ctx, table)
        require_lobby(live)
        await self._services.panels.open(ctx.interaction, live, PanelPage("house", page))

    @pressed(ids.LOBBY_OPTION)
    async def choose_option(self, ctx: Context, table: int, option: str) -> None:
        """Set a house rule from its menu, or ask for custom numbers."""
        if ctx.chosen == ids.WRITE:
            await self.ask_numbers(ctx, table, option)
        else:
            await self._set_option(ctx, table, option, ctx.chosen)

    async def _set_option(self, ctx: Context, table: int, option: str, value: str) -> None:
        live, user = await self._pressed(ctx, table), ctx.user.id
        await self._services.tables.change(
            live, lambda lobby: lobbies.set_option(lobby, user, live.game, option, value)
        )
        await self._show_changed(ctx, live, option)

    @pressed(ids.LOBBY_NUMBERS)
    async def ask_numbers(self, ctx: Context, table: int, option: str) -> None:
        """Open the form for the host's numbers of a house rule."""
        live = await self._pressed(ctx, table)
        require_lobby(live)
        lobbies.require_host(live.lobby, ctx.user.id)
        numbers = lobbies.own_numbers(live.game.options_type, option)
        if numbers is None:
            raise Refusal("why-lobby-option")
        text = await ctx.texts()
        title = text(f"option-{live.game.kind}-{option}")
        question = text("numbers-question", count=numbers.count, least=numbers.least, most=numbers.most)
        now = live.lobby.options[option]
        now = ctx.typed or (" ".join(map(str, now)) if isinstance(now, list) else "")
        await ctx.open(numbers_modal(ids.LOBBY_NUMBERS(table=table, option=option), title, question, now))

    @submitted(ids.LOBBY_NUMBERS)
    async def take_numbers(self, ctx: Context, table: int, option: str) -> None:
        try:
            await self._set_option(ctx, table, option, text_of(ctx.interaction))
        except Refusal as refusal:
            if refusal.reason.key != "why-lobby-numbers":
                raise
            raise Mistake.of(refusal.reason) from refusal

    @pressed(ids.SET_SPEED)
    async def set_speed(self, ctx: Context, table: int) -> None:
        live = await self._pressed(ctx, table)
        await leave_penalty.set_speed(self._services.tables, live, ctx.user.id, ctx.chosen)
        await self._show_changed(ctx, live, SPEED)

    @pressed(ids.SET_HELP)
    async def set_help(self, ctx: Context, table: int) -> None:
        tables, live, user, chosen = self._services.tables, await self._pressed(ctx, table), ctx.user.id, ctx.chosen
        if live.guild is not None and lobbies.exceeds(chosen, (await tables.store.guilds.settings(live.guild)).help):
            raise Refusal("why-server-help")
        await tables.change(live, lambda lobby: lobbies.set_help(lobby, user, chosen))
        await self._show_changed(ctx, live, HELP)

    @pressed(ids.SET_MOTION)
    async def set_motion(self, ctx: Context, table: int) -> None:
        live, user, chosen = await self._pressed(ctx, table), ctx.user.id, ctx.chosen
        await self._services.tables.update_settings(live, lambda lobby: lobbies.set_motion(lobby, user, chosen))
        await self._show_changed(ctx, live, MOTION)

    @pressed(ids.SET_LANGUAGE)
    async def set_language(self, ctx: Context, table: int) -> None:
        services, live, user, chosen = self._services, await self._pressed(ctx, table), ctx.user.id, ctx.chosen
        spoken = services.languages.localizations.spoken
        await services.tables.update_settings(live, lambda lobby: lobbies.set_language(lobby, user, chosen, spoken))
        await self._show_changed(ctx, live, LANGUAGE)

    async def _show_changed(self, ctx: Context, live: TableSession, name: str) -> None:
        """Show that a setting has changed: in its panel, and in the lobby."""
        page = self._services.views.of(await ctx.localization()).house_rules.page_of(live, name)
        await self._show_page(ctx, live, PanelPage("house", page))

    async def _show_page(self, ctx: Context, live: TableSession, page: PanelPage) -> None:
        """Show a page, and update the lobby.

        A deleted message comes back only for users who may write there themselves.
        """
        reposts = await is_writer(ctx.interaction, live.guild, live.channel)
        await self._services.updater.show_and_update(ctx.interaction, live, page, reposts=reposts)
