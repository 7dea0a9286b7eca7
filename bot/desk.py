"""The desk: what each press and each command does, from the claim in its id to the answer on the screen.

Here the rules of hosting meet: a claim is checked, the tables are changed, and the one message that shows the
table is written, by one writer, latest state first. In the common case that is one call to Discord: the press
is answered with the new message itself.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import discord

from bot import votes
from bot.board import NOBODY, Boards
from bot.caller import Caller
from bot.clock import Clock
from bot.presenters.base import AskNumber, Buttons, Presenter
from bot.tables import LiveTable, Tables
from bot.texts import Texts
from bot.ui import ids, items
from bot.ui.answer import CLOSED_DM, Refusal, say
from bot.ui.cast import cast_of
from bot.ui.face import Face, Faces
from bot.ui.modals import number_modal, number_of
from engine import lobby as lobbies
from engine import log as logs
from engine.game import AnyGame, Reason
from engine.table import Accepted, Chair
from storage.presence import Presence

log = logging.getLogger(__name__)

CLOSING_SECONDS: Final = 5.0
NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""Without these permissions a table cannot keep its message up to date."""


class Desk:
    """Answers everything that people press, choose and type."""

    def __init__(self, client: discord.Client, tables: Tables, faces: Faces, presence: Presence) -> None:
        self.client = client
        self.tables = tables
        self.texts: Texts = faces.texts
        self.presenters: Mapping[str, Presenter] = faces.presenters
        self.faces = faces
        self.presence = presence
        self.boards = Boards(client, tables, faces)
        self.caller = Caller(client, presence, self.boards, faces.texts)
        self.clock = Clock(tables, presence, changed=self.changed, remind=self._remind)
        self._errands: set[asyncio.Task[Any]] = set()

    # -- opening --------------------------------------------------------------------------------------------

    async def open(
        self, interaction: discord.Interaction[Any], game: AnyGame, size: int | None, speed: str, *, thread: bool
    ) -> None:
        """Open a lobby in this channel, or in a thread of its own."""
        channel = interaction.channel
        if interaction.guild is None or channel is None:
            raise Refusal("why-server-only")
        self._demand_permissions(interaction, thread=thread)
        host = Chair(interaction.user.display_name, interaction.user.id)
        if not thread:
            live = await self.tables.open(game, interaction.guild.id, channel.id, host, size, speed)
            await self.boards.answer(live, interaction)
            return
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("why-no-threads")
        name = self.texts("thread-name", game=self.texts(f"game-{game.kind}"), host=interaction.user.display_name)
        await interaction.response.defer(ephemeral=True)
        place = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
        live = await self.tables.open(game, interaction.guild.id, place.id, host, size, speed)
        message = await self.boards.post(live, place)
        await say(interaction, self.texts("thread-opened", link=message.jump_url))

    def _demand_permissions(self, interaction: discord.Interaction[Any], *, thread: bool) -> None:
        needed = (*NEEDED, "create_public_threads", "send_messages_in_threads") if thread else NEEDED
        mine = interaction.app_permissions
        missing = [name for name in needed if not getattr(mine, name)]
        if missing:
            names = ", ".join(name.replace("_", " ").title() for name in missing)
            raise Refusal("why-permissions", permissions=names)

    # -- presses at a table ----------------------------------------------------------------------------------

    async def move(self, interaction: discord.Interaction[Any], table_id: int, ply: int, code: str) -> None:
        """Play a move."""
        live = await self._playing(interaction, table_id)
        table = live.table
        assert table is not None  # _playing gives tables with a game
        outcome = await table.submit(interaction.user.id, ply, code)
        if not isinstance(outcome, Accepted):
            await self._refuse(interaction, live, outcome.reason)
            return
        if _is_private(interaction):
            await self._update(interaction, await self.faces.hand(live, outcome.seat))
            await self.changed(live)
        else:
            await self.changed(live, interaction)

    async def _refuse(self, interaction: discord.Interaction[Any], live: LiveTable, reason: Reason) -> None:
        await say(interaction, self.reason(reason, live))
        if live.shown != live.face:
            # The message may be what misled them: it is brought up to date.
            await self.boards.show(live)

    async def ask_number(self, interaction: discord.Interaction[Any], table_id: int, ply: int, prefix: str) -> None:
        """Open the modal that asks for a number, if the one who presses may choose one now."""
        live = await self._playing(interaction, table_id)
        ask = self._question(live, interaction.user.id, ply, prefix)
        await interaction.response.send_modal(number_modal(ids.number(table_id, ply, prefix), ask))

    async def number_given(self, interaction: discord.Interaction[Any], table_id: int, ply: int, prefix: str) -> None:
        """Play the move that the number in a modal completes."""
        live = await self._playing(interaction, table_id)
        ask = self._question(live, interaction.user.id, ply, prefix)
        number = number_of(interaction)
        if number is None or not ask.least <= number <= ask.most:
            raise Refusal("why-number", least=ask.least, most=ask.most)
        await self.move(interaction, table_id, ply, f"{prefix}{number}")

    def _question(self, live: LiveTable, user: int, ply: int, prefix: str) -> AskNumber:
        table = live.table
        assert table is not None
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("why-not-seated")
        if table.over:
            raise Refusal("why-over")
        if ply != table.ply:
            raise Refusal("why-old-button")
        if seat not in table.to_act:
            raise Refusal("why-not-your-turn", name=cast_of(live.chairs).marked[table.to_act[0]])
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        moves = table.moves(seat)
        public = presenter.prompt(table.view(None), [move for move in moves if not move.private], cast)
        private = presenter.hand(table.view(seat), moves, cast).prompt
        for row in (*public.rows, *private.rows):
            for item in row.items if isinstance(row, Buttons) else ():
                if isinstance(item, AskNumber) and item.prefix == prefix:
                    return item
        raise Refusal("why-old-button")

    async def at_table(self, interaction: discord.Interaction[Any], table_id: int, action: str) -> None:
        """Do something at a table that is no move."""
        live = await self._found(table_id)
        if action in _VOTES:
            await _VOTES[action](self.tables, live, interaction.user.id)
            await self._follow(interaction, live)
        elif action in _AT_TABLE:
            await _AT_TABLE[action](self, interaction, live)
        else:
            raise Refusal("why-unknown-button")

    async def more(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Show what else can be done here."""
        await self._open_panel(interaction, self.faces.more(live))

    async def text_board(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Show the board in words."""
        self.demand_game(live)
        await self._open_panel(interaction, self.faces.text_board(live))

    async def zoom(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Show the picture as a file of its own, which opens in full size."""
        self.demand_game(live)
        await self._open_panel(interaction, await self.faces.zoom(live))

    async def rules_now(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Open the rules at the page that explains the decision at hand."""
        presenter = self.presenters[live.game.kind]
        page = 0 if live.table is None else presenter.rules_page_for(live.table.view(None))
        await self._open_panel(interaction, self.faces.rules(live.game.kind, page))

    async def back(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Take one's seat back from the AI that sits in."""
        await self.tables.come_back(live, interaction.user.id)
        await self._follow(interaction, live)

    async def story(self, interaction: discord.Interaction[Any], table_id: int, page: int | None) -> None:
        """Show what has happened since the start; without a page, the latest."""
        live = await self._found(table_id)
        self.demand_game(live)
        face = self.faces.story(live, await self.tables.story(live), page)
        if page is None:
            await self._open_panel(interaction, face)
        else:
            await self._update(interaction, face)

    async def _story_now(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        await self.story(interaction, live.id, None)

    async def hand(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Show somebody their own hand, and nobody else."""
        self.demand_game(live)
        assert live.table is not None
        seat = live.table.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("why-not-seated")
        await self._open_panel(interaction, await self.faces.hand(live, seat))

    async def leave(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Give up one's seat."""
        await self.tables.leave(live, interaction.user.id)
        await say(interaction, self.texts("left", table=str(live.id)))
        await self.changed(live)

    async def nudge(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Call whom the table waits for, because a player asks."""
        self.demand_game(live)
        if live.over:
            raise Refusal("why-over")
        if interaction.user.id not in live.present:
            raise Refusal("why-not-seated")
        called = await self.caller.nudge(live)
        await say(interaction, self.texts("nudged" if called else "nudged-already"))

    async def _follow(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Bring the table up to date, and acknowledge a press from wherever it came."""
        if _is_private(interaction):
            await self._update(interaction, self.faces.more(live))
            await self.changed(live)
        else:
            await self.changed(live, interaction)

    async def send_log(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Give the log of a finished game as a file."""
        self.demand_game(live)
        assert live.table is not None
        if live.table.seed is None:
            raise Refusal("why-not-over")
        text = io.StringIO()
        logs.write(await self.tables.log_of(live), text)
        file = discord.File(io.BytesIO(text.getvalue().encode()), f"{live.game.kind}-{live.id}.jsonl")
        await interaction.response.send_message(self.texts("log-saved"), file=file, ephemeral=True)

    # -- presses in a lobby -------------------------------------------------------------------------------------

    async def in_lobby(self, interaction: discord.Interaction[Any], table_id: int, action: str) -> None:
        """Join, leave, start, cancel, or look at the house rules."""
        live = await self._found(table_id)
        user = interaction.user
        match action:
            case "join":
                await self.tables.change(live, lambda lobby: lobbies.join(lobby, user.id, user.display_name))
            case "leave":
                self._demand_lobby(live)
                await self.tables.leave(live, user.id)
            case "start":
                await self.tables.start(live, user.id)
                await self.changed(live, interaction)
                self._later(self._deal_hands(live))
                return
            case "cancel":
                await self.tables.cancel(live, user.id)
            case "rules":
                self._demand_lobby(live)
                await self._open_panel(interaction, self.faces.options(live, user.id))
                return
            case _:
                raise Refusal("why-unknown-button")
        await self.changed(live, interaction)

    async def lobby_ai(self, interaction: discord.Interaction[Any], table_id: int, level: str) -> None:
        """Add an AI seat of a level, or take the last one away."""
        live = await self._found(table_id)
        user = interaction.user.id
        if level == items.REMOVE:
            await self.tables.change(live, lambda lobby: lobbies.remove_ai(lobby, user))
        else:
            name = self._stand_in(live)
            await self.tables.change(live, lambda lobby: lobbies.add_ai(lobby, user, live.game, level, name))
        await self.changed(live, interaction)

    async def lobby_option(self, interaction: discord.Interaction[Any], table_id: int, option: str, value: str) -> None:
        """Set a house rule."""
        live = await self._found(table_id)
        user = interaction.user.id
        await self.tables.change(live, lambda lobby: lobbies.set_option(lobby, user, live.game, option, value))
        await self._update(interaction, self.faces.options(live, user))
        await self.changed(live)

    async def lobby_speed(self, interaction: discord.Interaction[Any], table_id: int, speed: str) -> None:
        """Set how long a decision may take."""
        live = await self._found(table_id)
        user = interaction.user.id
        await self.tables.set_manners(live, lambda lobby: lobbies.set_speed(lobby, user, speed))
        await self._update(interaction, self.faces.options(live, user))
        await self.changed(live)

    def _stand_in(self, live: LiveTable) -> str:
        """A name for an AI seat that nobody at this table has."""
        taken = {chair.name for chair in live.chairs}
        names = self.texts("ai-names").split()
        return next((name for name in names if name not in taken), f"{names[0]} {len(taken)}")

    async def _deal_hands(self, live: LiveTable) -> None:
        """Send each person their hand by direct message. Who takes none is told at the table."""
        assert live.table is not None
        closed: set[int] = set()
        for seat, chair in enumerate(live.table.chairs):
            if chair.user is not None and not await self._send_hand(live, seat, chair.user):
                closed.add(chair.user)
        if closed:
            live.unreachable = frozenset(closed)
            await self.changed(live)

    async def _send_hand(self, live: LiveTable, seat: int, user_id: int) -> bool:
        face = await self.faces.hand(live, seat)
        try:
            user = self.client.get_user(user_id) or await self.client.fetch_user(user_id)
            await user.send(view=face.layout, files=face.files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DM:
                log.warning("the hand of table %s could not be sent to %s: %s", live.id, user_id, error)
            return False
        return True

    # -- commands -------------------------------------------------------------------------------------------------

    async def hands(self, user: int, kind: str | None = None) -> list[Face]:
        """The hands of all games that a person plays, or of those of one kind."""
        faces = []
        for live in await self.tables.of_user(user):
            seat = live.table.seat_of(user) if live.table is not None else None
            if seat is not None and kind in (None, live.game.kind):
                faces.append(await self.faces.hand(live, seat))
        return faces

    async def show_hands(self, interaction: discord.Interaction[Any], kind: str) -> None:
        """Show somebody their hands at all tables of a game, to them alone."""
        faces = await self.hands(interaction.user.id, kind)
        if not faces:
            raise Refusal("why-no-seat")
        await self._open_panel(interaction, faces[0])
        for face in faces[1:]:
            await interaction.followup.send(view=face.layout, files=face.files, ephemeral=True)

    def describe(self, live: LiveTable) -> str:
        """A table in one plain line, for choosing among tables."""
        names = ", ".join(chair.name for chair in live.chairs)
        state = "lobby" if live.table is None else "game"
        return self.texts("table-line", table=str(live.id), state=state, names=names)

    async def repost(self, interaction: discord.Interaction[Any], live: LiveTable) -> None:
        """Post a table's message anew in this channel, as the answer to a command."""
        self._demand_permissions(interaction, thread=False)
        await self.boards.answer(live, interaction)

    async def turn_rules(self, interaction: discord.Interaction[Any], kind: str, page: int) -> None:
        """Show another page of the rules."""
        if kind not in self.presenters:
            raise Refusal("why-unknown-button")
        face = self.faces.rules(kind, page)
        if _is_private(interaction):
            await self._update(interaction, face)
        else:
            await self._open_panel(interaction, face)

    # -- after a change -------------------------------------------------------------------------------------

    async def changed(self, live: LiveTable, press: discord.Interaction[Any] | None = None) -> None:
        """A table is another than it was: its deadline, its message and the calls to it follow."""
        await votes.overtaken(self.tables, live)
        await self.clock.watch(live)
        live.due = self.clock.due(live)
        await self.boards.show(live, press)
        await self.caller.follow(live)

    async def _remind(self, live: LiveTable, urgent: bool) -> None:
        await self.caller.remind(live, urgent=urgent)

    # -- small things ----------------------------------------------------------------------------------------

    def reason(self, reason: Reason, live: LiveTable | None = None) -> str:
        """A reason as a sentence. A ``seat`` among its arguments becomes that player's name."""
        args: dict[str, str | int] = dict(reason.args)
        if live is not None and "seat" in args:
            seat = int(args.pop("seat"))
            args["name"] = cast_of(live.chairs).marked[seat]
        return self.texts(reason.key, **args)

    async def _found(self, table_id: int) -> LiveTable:
        live = await self.tables.get(table_id)
        if live is None:
            raise Refusal("why-no-table")
        return live

    async def _playing(self, interaction: discord.Interaction[Any], table_id: int) -> LiveTable:
        live = await self._found(table_id)
        if live.closed:
            raise Refusal("why-closed")
        self.demand_game(live)
        message = interaction.message
        if message is not None and not _is_private(interaction) and message.id != live.message and message.guild:
            raise Refusal("why-old-board", link=self.boards.link(live))
        return live

    def demand_game(self, live: LiveTable) -> None:
        if live.table is None:
            raise Refusal("why-closed" if live.closed else "why-not-started")

    def _demand_lobby(self, live: LiveTable) -> None:
        if live.closed or live.table is not None:
            raise Refusal("why-closed" if live.closed else "why-started")

    async def _open_panel(self, interaction: discord.Interaction[Any], face: Face) -> None:
        await interaction.response.send_message(
            view=face.layout, files=face.files, ephemeral=True, allowed_mentions=NOBODY
        )

    async def _update(self, interaction: discord.Interaction[Any], face: Face) -> None:
        await interaction.response.edit_message(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await errand
            except Exception:
                log.exception("an errand failed")

        task = asyncio.create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Around everything that is done for somebody: the desk does not close before it is done."""
        task = asyncio.current_task()
        assert task is not None  # called from coroutines
        self._errands.add(task)
        try:
            yield
        finally:
            self._errands.discard(task)

    async def close(self) -> None:
        """Finish what is under way, but don't wait for ever."""
        await self.clock.stop()
        if self._errands:
            await asyncio.wait(set(self._errands), timeout=CLOSING_SECONDS)


def _is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the press came from a panel that only its owner sees: ephemeral, or in direct messages."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


_VOTES: Final = {
    "end": votes.propose_end,
    "undo": votes.propose_undo,
    "agree": votes.agree,
    "refuse": votes.refuse,
}
_AT_TABLE: Final = {
    "hand": Desk.hand,
    "more": Desk.more,
    "text": Desk.text_board,
    "zoom": Desk.zoom,
    "rules": Desk.rules_now,
    "leave": Desk.leave,
    "back": Desk.back,
    "nudge": Desk.nudge,
    "log": Desk.send_log,
    "story": Desk._story_now,
}
"""What the buttons at a table do that are no moves, by the word in their ids."""
