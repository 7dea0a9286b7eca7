"""The checks of ``manila doctor``: each yields results, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from threading import Event
from typing import Any, Final, Literal, TypeAlias

import aiohttp
import discord
import PIL
from PIL import features
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cli.invite import PERMISSIONS, invite_link
from bot.cli.progress import shown
from bot.cli.token import application_of, is_no_token
from bot.process.commands import differ, payload
from bot.settings import Settings
from host.checkup import check_tables
from render.fonts import readable
from render.foundry import Typeface, path_of
from storage.checkup import faults_in
from storage.dialects import NARROW, UNICODE, connect, sqlite_file
from storage.errors import NewerSchemaError, StoreUnavailableError, translated_errors
from storage.file_lock import holder_of
from storage.migrate import SchemaState, inspect
from storage.modes import open_to_others
from storage.server import OLDEST, PER_PROCESS, PER_STANDBY, Server, look_at, needed

Verdict: TypeAlias = Literal["ok", "warn", "fail"]

TIMEOUT: Final = aiohttp.ClientTimeout(total=10)
SKEW: Final = 5.0
"""Tolerated clock difference in seconds; the header has whole seconds, and a transmission time."""
MOST_FAULTS: Final = 5
"""The maximum number of damaged tables named; further ones are only counted."""
SCRIPTS: Final = {"Chinese": "渡船", "Japanese": "みなと", "Korean": "항구", "Arabic": "ميناء", "Devanagari": "बंदर"}
"""A word in each script of users' names, beyond Latin, Greek and Cyrillic."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """A line of the doctor's output; ``todo`` says how to fix a problem."""

    verdict: Verdict
    what: str
    found: str
    todo: str = ""


# -- this machine -------------------------------------------------------------------------------


def python() -> Iterator[CheckResult]:
    """Yield the versions of Python and discord.py."""
    yield CheckResult("ok", "Python", f"{platform.python_version()}, discord.py {discord.__version__}")


def pictures() -> Iterator[CheckResult]:
    """Check whether Pillow can write PNG and draw text."""
    missing = [name for name in ("freetype2", "zlib") if not features.check(name)]
    if missing:
        yield CheckResult(
            "fail", "Pictures", f"Pillow {PIL.__version__} without {', '.join(missing)}", "Install Pillow from a wheel."
        )
    else:
        yield CheckResult("ok", "Pictures", f"Pillow {PIL.__version__}, FreeType {features.version('freetype2')}")


def fonts() -> Iterator[CheckResult]:
    """Check whether the typefaces exist, and which scripts can be drawn."""
    try:
        strangers = [face.name for face in Typeface if path_of(face).stem != face.value[1]]
    except FileNotFoundError as error:
        yield CheckResult("fail", "Fonts", str(error), "Install the packages of requirements.lock again.")
        return
    if strangers:
        todo = "Install the packages of requirements.lock again; the pictures are made for Source Sans and Serif Pro."
        yield CheckResult("warn", "Fonts", "stand-ins for " + ", ".join(strangers), todo)
        return
    boxes = [script for script, word in SCRIPTS.items() if not readable(word)]
    if boxes:
        todo = "Install the bot with its fonts: manila-bot[cjk]; or a font such as Noto Sans CJK on this machine."
        yield CheckResult("warn", "Fonts", f"names in these scripts show as boxes: {', '.join(boxes)}", todo)
    else:
        yield CheckResult("ok", "Fonts", "Source Sans Pro, Source Serif Pro, and Noto's fonts for other scripts")


# -- the database -------------------------------------------------------------------------------


def games() -> Iterator[CheckResult]:
    """Yield the hosted games, and installed games that can't be hosted."""
    from bot.core.texts import languages
    from bot.games.catalogue import catalogue

    found = catalogue()
    yield CheckResult("ok", "Games", ", ".join(found.packages))
    for name, why in found.left_out.items():
        todo = "If you write it, correct that. If not, install a version of it for this bot, or uninstall it."
        yield CheckResult("warn", "Games", f"{name} is left out: {why}", todo)
    for kind, call in found.slow.items():
        todo = "It holds up every table: tell its author, or uninstall it."
        yield CheckResult("warn", "Games", f"{kind} is slow: {call}", todo)
    for kind, package in found.packages.items():
        if unknown := sorted({*languages(package.locale)} - {*found.languages}):
            todo = f"It speaks {', '.join(found.languages)}: a folder beside locale/en is named after one of these."
            unread = f"{kind} has texts in {', '.join(unknown)}, which the bot doesn’t speak"
            yield CheckResult("warn", "Games", unread, todo)


async def database(settings: Settings, *, deep: bool = False) -> list[CheckResult]:
    """Check whether the database is sound, writable, and up to date.

    Does not create it. ``deep``: also check every index, row and game.
    """
    file = sqlite_file(settings.database)
    if file is not None and not file.exists():
        return [_database_to_come(file)]
    where = str(file) if file is not None else "the server of MANILA_DATABASE_URL"
    if file is not None and (faults := await _faults(file, deep)):
        todo = "Stop the bot and put a copy back: manila restore FILE --replace."
        return [CheckResult("fail", "Database", f"{where} is damaged: {'; '.join(faults)}", todo)]
    try:
        with translated_errors():
            engine = connect(settings.database)
            try:
                server = await look_at(engine)
                state = await inspect(engine)
                tables = [await _tables(engine)] if deep and state.current else []
            finally:
                await engine.dispose()
    except (StoreUnavailableError, NewerSchemaError) as error:
        return [CheckResult("fail", "Database", where, str(error))]
    beside = [] if file is None else [*_holder(file), *_readers(file)]
    if server is not None:
        beside.append(_server(server, settings.process_count))
        if state.found is None:
            where_to = f"{where}, empty: its tables will be made at the first start"
            return [CheckResult("ok", "Database", where_to), *beside]
    return [_schema(where, state), *tables, *beside]


async def _faults(file: Path, deep: bool) -> list[str]:
    """Return the faults of a file.

    Stops when the caller does: an abandoned thread would continue for minutes.
    """
    ended = Event()

    def told(done: int, whole: int) -> None:
        if ended.is_set():
            raise InterruptedError
        progress(done, whole)

    with shown("Reading the database") as progress:
        try:
            return await asyncio.to_thread(faults_in, file, deep=deep, progress=told)
        finally:
            ended.set()


async def _tables(engine: AsyncEngine) -> CheckResult:
    """Check whether everything in the database is readable and replays."""
    from bot.games.catalogue import catalogue

    with shown("Playing every game again") as progress:
        checkup = await check_tables(engine, catalogue().games, progress)
    if checkup.faults:
        named = [f"table {table} {fault}" for table, fault in list(checkup.faults.items())[:MOST_FAULTS]]
        more = len(checkup.faults) - len(named)
        todo = "The others go on. For these put a copy back (manila restore), or let their people end them."
        return CheckResult("fail", "Tables", "; ".join(named) + (f"; and {more} more" if more else ""), todo)
    found = f"{checkup.tables:,} can be read, {checkup.replayed:,} games play again to what is stored"
    return CheckResult("ok", "Tables", found)


def _schema(where: str, state: SchemaState) -> CheckResult:
    if state.current:
        return CheckResult("ok", "Database", f"{where}, schema {state.found}")
    todo = "Nothing to do: the bot brings it up to date when it starts. Make a copy before that."
    return CheckResult("warn", "Database", f"{where}, schema {state.found} (this version's is {state.wanted})", todo)


def _holder(file: Path) -> Iterator[CheckResult]:
    with suppress(OSError):  # another user's: unknown then
        holder = holder_of(file)
        yield CheckResult("ok", "Bot", "does not run" if holder is None else f"runs: {holder}")


def _readers(file: Path) -> Iterator[CheckResult]:
    readable = open_to_others(file)
    if readable:
        todo = "They hold hands and seeds. The bot mends it when it starts; or chmod 600 files, 700 folders."
        yield CheckResult("warn", "Database", f"others can read {', '.join(map(str, readable))}", todo)


def _server(server: Server, processes: int) -> CheckResult:
    what = "PostgreSQL"
    wanted = (
        f"{processes} × {PER_PROCESS} connections for processes and {processes} × {PER_STANDBY} for standbys are "
        f"{needed(processes)} of {server.connections}"
    )
    found = f"{server.version}; {wanted}"
    if server.major < OLDEST:
        return CheckResult("fail", what, found, f"Use version {OLDEST} or newer.")
    if server.unsafe:
        todo = (
            f"Set {' and '.join(server.unsafe)} to on: as it is, a power cut may take moves that people were told of."
        )
        return CheckResult("warn", what, f"{found}, {' and '.join(server.unsafe)} off", todo)
    if server.encoding != UNICODE:
        return CheckResult("warn", what, f"{found}, the database in {server.encoding}", NARROW)
    if not server.room_for(processes):
        least = needed(processes) + server.reserved + server.others
        todo = (
            f"Raise max_connections to {least} at least: other programs use {server.others}, and {server.reserved} are "
            "kept for superusers."
        )
        return CheckResult("warn", what, found, todo)
    return CheckResult("ok", what, found)


def _database_to_come(file: Path) -> CheckResult:
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if folder.is_dir() and os.access(folder, os.W_OK):
        return CheckResult("ok", "Database", f"{file} will be made at the first start")
    return CheckResult("fail", "Database", f"{file} cannot be made", f"Let this program write to {folder}.")


# -- Discord ------------------------------------------------------------------------------------


async def on_discord(settings: Settings) -> list[CheckResult]:
    """Check whether the token is valid, and the application set up correctly."""
    token = settings.token.get_secret_value().strip()
    if not token:
        todo = "Needed to host on Discord only: put MANILA_TOKEN into .env. Without it there is `manila play`."
        return [CheckResult("warn", "Token", "none", todo)]
    if is_no_token(token, settings):
        todo = "Copy it again from the Bot page of the developer portal: three parts with dots between."
        return [CheckResult("fail", "Token", "not the token of a bot", todo)]
    try:
        async with aiohttp.ClientSession(timeout=TIMEOUT, headers={"Authorization": f"Bot {token}"}) as session:
            return await _ask_discord(session, settings)
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        found = f"{settings.discord_api_url} does not answer ({type(error).__name__})"
        unasked = [CheckResult("warn", "Discord", found, "Check this machine's network, then ask again.")]
        application = application_of(token)
        return [*unasked, *([_invitation(application)] if application is not None else [])]


async def _ask_discord(session: aiohttp.ClientSession, settings: Settings) -> list[CheckResult]:
    api = settings.discord_api_url
    me, application = await asyncio.gather(get(session, f"{api}/users/@me"), get(session, f"{api}/applications/@me"))
    if me.status == 401:
        todo = "Copy it again from the Bot page of the developer portal; it changes when it is reset there."
        return [CheckResult("fail", "Token", "refused by Discord", todo)]
    if me.status != 200 or application.status != 200:
        todo = "Ask again in a while: discordstatus.com says whether Discord has trouble."
        return [CheckResult("warn", "Discord", f"answers {me.status} and {application.status}", todo)]
    return [
        CheckResult("ok", "Token", f"is that of {me.body['username']}"),
        *clock(me.date),
        endpoint(application.body),
        await _registered(session, settings, int(application.body["id"])),
        CheckResult("ok", "Intents", "none that is privileged is needed"),
        _invitation(int(application.body["id"])),
    ]


def endpoint(application: dict[str, Any]) -> CheckResult:
    """Check that the application has no endpoint URL, which would get all commands."""
    if application.get("interactions_endpoint_url"):
        todo = "Empty the field Interactions Endpoint URL on the General Information page of the developer portal."
        return CheckResult("fail", "Commands", "go to another address than this bot", todo)
    return CheckResult("ok", "Commands", "reach this bot")


async def _registered(session: aiohttp.ClientSession, settings: Settings, application: int) -> CheckResult:
    """Check whether Discord has the commands of this version."""
    from bot.app import create_bot
    from storage.store import Store

    url = f"{settings.discord_api_url}/applications/{application}/commands?with_localizations=true"
    theirs = await get(session, url)
    if theirs.status != 200:
        todo = "Games go on, and the bot tries again by itself. discordstatus.com says whether Discord has trouble."
        return CheckResult("warn", "Commands", f"cannot be looked up: Discord answers {theirs.status}", todo)
    bot = create_bot(settings)
    await bot.load_commands(Store(connect("sqlite://")))  # which stays closed: commands are only compared
    ours = await payload(bot.tree)
    if not differ(ours, theirs.body):
        return CheckResult("ok", "Commands", f"{len(ours)} are registered")
    found = "are registered as another version has them" if theirs.body else "are not registered yet"
    todo = "Start the bot: it registers them, and where Discord does not let it, its log says why and it tries again."
    return CheckResult("warn", "Commands", found, todo)


def clock(date: str | None, now: datetime | None = None) -> Iterator[CheckResult]:
    """Yield this machine's clock offset, from the ``Date`` of a response."""
    if date is None:
        return
    ahead = ((now or datetime.now(UTC)) - parsedate_to_datetime(date)).total_seconds()
    if abs(ahead) > SKEW:
        which = "ahead of" if ahead > 0 else "behind"
        todo = "Let this machine set its clock by the network (NTP): deadlines would end early or late."
        yield CheckResult("warn", "Clock", f"{abs(ahead):.0f} s {which} Discord's", todo)
    else:
        yield CheckResult("ok", "Clock", "goes with Discord's")


def _invitation(application: int) -> CheckResult:
    return CheckResult("ok", "Invitation", f"{invite_link(application)} (permissions {PERMISSIONS.value})")


@dataclass(frozen=True, slots=True)
class DiscordReply:
    status: int
    body: Any
    date: str | None


async def get(session: aiohttp.ClientSession, url: str) -> DiscordReply:
    """Request a URL with the session's token; the body of a refusal is ignored."""
    async with session.get(url) as response:
        date = response.headers.get("Date")
        return DiscordReply(response.status, await response.json() if response.status == 200 else {}, date)
