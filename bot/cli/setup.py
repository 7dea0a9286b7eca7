"""``manila setup``: from a token to the first table, question by question."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bot.cli.common import Exit, leave, load_settings
from bot.cli.run import serve

if TYPE_CHECKING:
    from bot.app import GameBot
    from bot.cli.checks import CheckResult, DiscordReply
    from bot.settings import Settings

EPILOG: Final = """
It asks for the token, checks it, saves it to a private `.env`, prints the invite link, and waits until the bot is on a
server. Then it offers to start the bot and to open a first table. Running it again keeps existing settings.

**Exit codes** 0 done · 1 something on this machine needs a fix first · 69 Discord doesn't answer, or a port is taken ·
75 another process has the database · 78 Discord accepted no token
"""

ENV: Final = Path(".env")
UNIT: Final = Path("manila.service")
TRIES: Final = 3
"""How often to ask for a token."""
POLL: Final = 2.0
"""Seconds between two checks for a server with the bot."""
PATIENCE: Final = 900.0
"""Maximum seconds to wait for one."""
PORTAL: Final = "https://discord.com/developers/applications"
REINVITE_HINT: Final = (
    "Open the link again and allow them all, or give them to the bot's role in the server's settings."
)


@dataclass(frozen=True, slots=True)
class Application:
    id: int
    name: str
    owner: int
    """The user who created it, and will host the first table."""
    owner_name: str


@dataclass(frozen=True, slots=True)
class ServerEntry:
    id: int
    name: str
    lacking: tuple[str, ...]


def setup(
    wait: Annotated[
        bool, typer.Option("--wait/--no-wait", help="Wait until the bot is on a server, and offer to start it.")
    ] = True,
    poll: Annotated[float, typer.Option(hidden=True)] = POLL,
    patience: Annotated[float, typer.Option(hidden=True)] = PATIENCE,
) -> None:
    """Set up the bot step by step: token, invite link, first table."""
    from bot.cli import machine
    from bot.cli.invite import invite_link

    settings = load_settings()
    _require_healthy_machine(settings)
    settings, application = _token(settings)
    for finding in machine.env_file(ENV):
        typer.echo(f"{finding.found}. {finding.todo}")
    typer.echo(
        f"\nOpen this link to invite the bot to your server, with all permissions:\n\n  {invite_link(application.id)}\n"
    )
    if not wait:
        typer.echo("Then `manila run` starts the bot.")
        return
    guilds = asyncio.run(_guilds(settings, poll, patience))
    if not guilds:
        typer.echo("The bot isn't on a server yet. When it is, run `manila setup` again, or `manila run`.")
        return
    guild = _one_of(guilds)
    typer.echo(f"The bot is on {guild.name}.")
    if guild.lacking:
        typer.echo(f"It lacks permissions there: {', '.join(guild.lacking)}. {REINVITE_HINT}")
    _offer_unit(settings)
    if typer.confirm("Start the bot now? (Ctrl-C stops it)", default=True):
        first = typer.confirm(f"Open a first table in {guild.name}, hosted by {application.owner_name}?", default=True)
        serve(settings, partial(_open_first, guild, application) if first else None)
    else:
        typer.echo("`manila run` starts it.")


def _require_healthy_machine(settings: Settings) -> None:
    from bot.cli import checks, machine

    async def look() -> list[checks.CheckResult]:
        return [*await checks.database(settings), *await machine.port(settings)]

    found = [*checks.pictures(), *checks.fonts(), *machine.disk(settings), *asyncio.run(look())]
    wrong = [finding for finding in found if finding.verdict == "fail"]
    if wrong:
        leave(Exit.FAILED, "\n".join(map(_told, wrong)))


def _told(finding: CheckResult) -> str:
    return f"{finding.what}: {finding.found}. {finding.todo}"


# -- the token ----------------------------------------------------------------------------------


def _token(settings: Settings) -> tuple[Settings, Application]:
    """Return settings with a valid token, written to ``.env``, and its application."""
    token = settings.token.get_secret_value().strip()
    if token:
        found = _try(settings, token)
        if isinstance(found, Application):
            typer.echo(f"Using the token of {found.name}.")
            return settings, found
        typer.echo(f"The token in your settings doesn't work: {found}")
    else:
        typer.echo(
            f"Open {PORTAL}, choose New Application and give it a name. On its Bot page, choose Reset Token and copy "
            "the token. Leave all Privileged Gateway Intents off."
        )
    for _ in range(TRIES):
        token = typer.prompt("Paste the token (it is not shown)", hide_input=True).strip()
        found = _try(settings, token)
        if isinstance(found, Application):
            break
        typer.echo(found)
    else:
        leave(Exit.CONFIG, "Discord accepted none of these tokens. Nothing was saved.")
    _write(token)
    typer.echo(f"Saved the token of {found.name} to {ENV}, which only you can read.")
    return load_settings(token=token), found


def _try(settings: Settings, token: str) -> Application | str:
    """Return the application of a token, or why the token is invalid."""
    from bot.cli import checks
    from bot.cli.token import is_no_token

    if is_no_token(token, settings):
        return (
            "That isn't a bot token, which has three parts with dots between. Copy it from the Bot page, not the "
            "public key, the client secret or the application ID."
        )
    me, application = asyncio.run(_ask(settings, token, "/users/@me", "/applications/@me"))
    if me.status == 401:
        return "Discord rejected this token. Copy the newest one from the Bot page: each reset makes a new one."
    if me.status != 200 or application.status != 200:
        leave(Exit.UNAVAILABLE, f"Discord answered {me.status}. Try again later, or check discordstatus.com.")
    for finding in (*checks.clock(me.date), checks.endpoint(application.body)):
        if finding.verdict != "ok":
            typer.echo(_told(finding))
    if application.body.get("bot_public") is False:
        typer.echo("Only you can invite this bot. To change that, turn on Public Bot on the Bot page.")
    owner = _owner(application.body)
    shown = owner.get("global_name") or owner["username"]
    return Application(int(application.body["id"]), me.body["username"], int(owner["id"]), shown)


def _owner(application: dict[str, Any]) -> dict[str, Any]:
    """Return the owner of an application; of a team, its owner."""
    team = application.get("team") or {"members": [], "owner_user_id": None}
    members: list[dict[str, Any]] = [member["user"] for member in team["members"]]
    return next((user for user in members if user["id"] == team["owner_user_id"]), application["owner"])


async def _ask(settings: Settings, token: str, *paths: str) -> list[DiscordReply]:
    """Return Discord's responses, or exit if it doesn't respond."""
    import aiohttp

    from bot.cli import checks

    try:
        async with aiohttp.ClientSession(timeout=checks.TIMEOUT, headers={"Authorization": f"Bot {token}"}) as session:
            return [await checks.get(session, f"{settings.discord_api_url}{path}") for path in paths]
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        leave(
            Exit.UNAVAILABLE,
            f"{settings.discord_api_url} doesn't answer ({type(error).__name__}). Check your network, then run "
            "`manila setup` again.",
        )


def _write(token: str) -> None:
    """Write the token to ``.env`` for its owner only, keeping other lines."""
    lines = ENV.read_text(encoding="utf-8").splitlines() if ENV.exists() else []
    wanted = f"MANILA_TOKEN={token}"
    places = [number for number, line in enumerate(lines) if line.strip().startswith("MANILA_TOKEN=")]
    if places:
        lines = [wanted if number in places else line for number, line in enumerate(lines)]
    else:
        lines.append(wanted)
    beside = ENV.with_name(f"{ENV.name}.new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    beside.replace(ENV)


# -- the server ---------------------------------------------------------------------------------


async def _guilds(settings: Settings, poll: float, patience: float) -> list[ServerEntry]:
    """Wait for the bot's first server; return its servers, or none in time."""
    token = settings.token.get_secret_value().strip()
    until = asyncio.get_running_loop().time() + patience
    waiting = False
    while True:
        (answer,) = await _ask(settings, token, "/users/@me/guilds")
        if answer.status == 401:
            leave(Exit.CONFIG, "Discord no longer accepts the token: it was reset. Run `manila setup` again.")
        if answer.status == 200 and answer.body:
            return [
                ServerEntry(int(one["id"]), one["name"], tuple(_lacking(int(one["permissions"]))))
                for one in answer.body
            ]
        if asyncio.get_running_loop().time() + poll > until:
            return []
        if not waiting:
            typer.echo("Waiting for the bot to join a server …")
            waiting = True
        await asyncio.sleep(poll)


def _one_of(guilds: Sequence[ServerEntry]) -> ServerEntry:
    """Return the server to use; asks if there are several."""
    if len(guilds) == 1:
        return guilds[0]
    for number, guild in enumerate(guilds, 1):
        typer.echo(f"{number:>3}  {guild.name}")
    chosen = 0
    while not 1 <= chosen <= len(guilds):
        chosen = typer.prompt("Which of these servers?", type=int, default=1)
    return guilds[chosen - 1]


def _lacking(permissions: int) -> Sequence[str]:
    """Return the English names of required permissions that are missing."""
    import discord

    from bot.cli.invite import PERMISSIONS

    given = discord.Permissions(permissions)
    if given.administrator:
        return ()
    wanted = [name for name, asked in PERMISSIONS if asked]
    return [name.replace("_", " ").title() for name in wanted if not getattr(given, name)]


def _offer_unit(settings: Settings) -> None:
    """Write a systemd unit, if systemd exists and the user wants it."""
    from storage.dialects import sqlite_file
    from storage.modes import FOLDER

    if UNIT.exists() or not Path("/run/systemd/system").is_dir():
        return
    if typer.confirm("Write a systemd unit, so that the bot starts with this machine?", default=False):
        file = sqlite_file(settings.database)
        data = Path.cwd() if file is None else file.parent.resolve()
        data.mkdir(mode=FOLDER, parents=True, exist_ok=True)  # systemd starts nothing while a named folder is missing
        UNIT.write_text(unit(Path.cwd(), data), encoding="utf-8")
        typer.echo(
            f"Wrote {UNIT}. To use it:\n\n"
            f"  sudo cp {UNIT} /etc/systemd/system/ && sudo systemctl enable --now {UNIT.stem}\n"
        )


def unit(folder: Path, data: Path) -> str:
    """Return a unit that runs the bot in a folder as this user, with minimal rights.

    It may write there and to ``data``.
    """
    import getpass
    import sys

    written = (folder,) if data.is_relative_to(folder) else (folder, data)
    return f"""[Unit]
Description=manila-bot, games on Discord
After=network-online.target
Wants=network-online.target

[Service]
User={getpass.getuser()}
WorkingDirectory={_unexpanded(folder)}
ExecStart={_quoted(sys.executable)} -m manila_bot run
Restart=on-failure
RestartSec=10
# A setting is wrong, or Discord no longer accepts the token: restarting does not help.
RestartPreventExitStatus=77 78
TimeoutStopSec=12
# Only the bot itself is asked to stop: it ends the processes that draw and search once nothing needs them.
KillMode=mixed
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=strict
ReadWritePaths={" ".join(map(_quoted, written))}

[Install]
WantedBy=multi-user.target
"""


def _unexpanded(path: Path | str) -> str:
    """Return a path without systemd's specifiers, which begin with a percent sign."""
    return str(path).replace("%", "%%")


def _quoted(path: Path | str) -> str:
    """Return a path as one word of a unit's list or command."""
    escaped = _unexpanded(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


# -- the first table ----------------------------------------------------------------------------


async def _open_first(guild: ServerEntry, application: Application, bot: GameBot) -> None:
    """Open a lobby in the server, and print where it is or why there is none."""
    from bot.cogs.help.greeting import open_for
    from bot.core.layout import link_to

    await bot.wait_until_ready()
    try:
        live = await open_for(bot.services, guild.id, application.owner, application.owner_name)
    except Exception:
        typer.echo(
            f"No table was opened; the log says why. The bot is running: open a table with /play in {guild.name}."
        )
        raise
    if live is None:
        typer.echo(
            f"No table was opened: {application.owner_name} or the bot may not write in a channel of {guild.name}."
        )
    else:
        typer.echo(f"The first table is open: {link_to(live)}")
