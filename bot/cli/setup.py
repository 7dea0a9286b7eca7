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
    from bot.cli.checks import Answer, CheckResult
    from bot.settings import Settings

EPILOG: Final = """
Asks for the token, looks whether it is good, writes it into `.env` for its owner alone, gives the link that invites the
bot, and waits until the bot is in a server. Then it starts the bot and opens a first table, if that is wanted. Once
more, it keeps what is there.

**Exit codes** 0 all is there · 1 something on this machine has to be mended first · 69 Discord does not answer, or a
port is taken · 75 another process has the database · 78 no token that Discord takes was given
"""

ENV: Final = Path(".env")
UNIT: Final = Path("manila.service")
TRIES: Final = 3
"""How often a token is asked for."""
POLL: Final = 2.0
"""Seconds between two looks for a server with the bot in it."""
PATIENCE: Final = 900.0
"""Seconds that are waited for one."""
PORTAL: Final = "https://discord.com/developers/applications"
ANEW: Final = "Open the link again and tick them all, or give them to the bot's role in the server's settings."


@dataclass(frozen=True, slots=True)
class Application:
    """The bot's own, as Discord knows it."""

    id: int
    name: str
    owner: int
    """Who made it, and will host the first table."""
    owner_name: str


@dataclass(frozen=True, slots=True)
class Home:
    """A server that the bot is in."""

    id: int
    name: str
    lacking: tuple[str, ...]
    """What the bot may not do there, and needs."""


def setup(
    wait: Annotated[
        bool, typer.Option("--wait/--no-wait", help="Wait until the bot is in a server, and offer to start it there.")
    ] = True,
    poll: Annotated[float, typer.Option(hidden=True)] = POLL,
    patience: Annotated[float, typer.Option(hidden=True)] = PATIENCE,
) -> None:
    """Set up the bot step by step: token, invitation, first table."""
    from bot.cli import machine
    from bot.cli.invite import invite_link

    settings = load_settings()
    _mend_first(settings)
    settings, application = _token(settings)
    for finding in machine.env_file(ENV):
        typer.echo(f"{finding.found}. {finding.todo}")
    typer.echo(
        f"\nInvite the bot to a server of yours, with all that it asks for:\n\n  {invite_link(application.id)}\n"
    )
    if not wait:
        typer.echo("Then `manila run` starts the bot.")
        return
    homes = asyncio.run(_homes(settings, poll, patience))
    if not homes:
        typer.echo("The bot is in no server yet. When it is, call `manila setup` again, or `manila run`.")
        return
    home = _one_of(homes)
    typer.echo(f"The bot is in {home.name}.")
    if home.lacking:
        typer.echo(f"It may not do all there that it needs. It lacks: {', '.join(home.lacking)}. {ANEW}")
    _offer_unit()
    if typer.confirm("Start the bot now? (Ctrl-C ends it)", default=True):
        first = typer.confirm(f"Open a first table in {home.name}, hosted by {application.owner_name}?", default=True)
        serve(settings, partial(_open_first, home, application) if first else None)
    else:
        typer.echo("`manila run` starts it.")


def _mend_first(settings: Settings) -> None:
    """Leave if something of this machine is in the way, with what to do about it."""
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
    """Settings with a token that Discord takes, written to ``.env``; and whose it is."""
    token = settings.token.get_secret_value().strip()
    if token:
        found = _try(settings, token)
        if isinstance(found, Application):
            typer.echo(f"The token that is set is that of {found.name}.")
            return settings, found
        typer.echo(f"The token that is set is of no use: {found}")
    else:
        typer.echo(
            f"Open {PORTAL}, choose New Application and give it a name. On its page Bot choose Reset Token and copy "
            "the token; leave all Privileged Gateway Intents off."
        )
    for _ in range(TRIES):
        token = typer.prompt("Paste the token (it is not shown)", hide_input=True).strip()
        found = _try(settings, token)
        if isinstance(found, Application):
            break
        typer.echo(found)
    else:
        leave(Exit.CONFIG, "No token that Discord takes was given. Nothing was written.")
    _write(token)
    typer.echo(f"That is the token of {found.name}. It is in {ENV}, which only you can read.")
    return load_settings(token=token), found


def _try(settings: Settings, token: str) -> Application | str:
    """Whose token this is, or a sentence that says why it is none."""
    from bot.cli import checks
    from bot.cli.token import is_no_token

    if is_no_token(token, settings):
        return (
            "That is not the token of a bot: it has three parts with dots between. Copy it from the page Bot; the "
            "public key, the client secret and the application ID are others."
        )
    me, application = asyncio.run(_ask(settings, token, "/users/@me", "/applications/@me"))
    if me.status == 401:
        return "Discord refuses this token. It changes whenever it is reset: copy the newest one from the page Bot."
    if me.status != 200 or application.status != 200:
        leave(
            Exit.UNAVAILABLE, f"Discord answers {me.status}. Try again in a while; discordstatus.com tells of trouble."
        )
    for finding in (*checks.clock(me.date), checks.endpoint(application.body)):
        if finding.verdict != "ok":
            typer.echo(_told(finding))
    if application.body.get("bot_public") is False:
        typer.echo("This bot is private: only you can invite it. The switch is Public Bot, on the page Bot.")
    owner = _owner(application.body)
    shown = owner.get("global_name") or owner["username"]
    return Application(int(application.body["id"]), me.body["username"], int(owner["id"]), shown)


def _owner(application: dict[str, Any]) -> dict[str, Any]:
    """Whose application this is; of a team, its owner."""
    team = application.get("team") or {"members": [], "owner_user_id": None}
    members: list[dict[str, Any]] = [member["user"] for member in team["members"]]
    return next((user for user in members if user["id"] == team["owner_user_id"]), application["owner"])


async def _ask(settings: Settings, token: str, *paths: str) -> list[Answer]:
    """What Discord answers. Leaves if it does not."""
    import aiohttp

    from bot.cli import checks

    try:
        async with aiohttp.ClientSession(timeout=checks.TIMEOUT, headers={"Authorization": f"Bot {token}"}) as session:
            return [await checks.get(session, f"{settings.discord_api_url}{path}") for path in paths]
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        leave(
            Exit.UNAVAILABLE,
            f"{settings.discord_api_url} does not answer ({type(error).__name__}). Check this machine's network, then "
            "call `manila setup` again.",
        )


def _write(token: str) -> None:
    """Put the token into ``.env``, readable by its owner alone; other lines stay as they are."""
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


async def _homes(settings: Settings, poll: float, patience: float) -> list[Home]:
    """The servers that the bot is in, as soon as there is one; none after some time."""
    token = settings.token.get_secret_value().strip()
    until = asyncio.get_running_loop().time() + patience
    waiting = False
    while True:
        (answer,) = await _ask(settings, token, "/users/@me/guilds")
        if answer.status == 401:
            leave(Exit.CONFIG, "Discord takes the token no more: it was reset. Call `manila setup` again.")
        if answer.status == 200 and answer.body:
            return [Home(int(one["id"]), one["name"], tuple(_lacking(int(one["permissions"])))) for one in answer.body]
        if asyncio.get_running_loop().time() + poll > until:
            return []
        if not waiting:
            typer.echo("Waiting for the bot to join a server …")
            waiting = True
        await asyncio.sleep(poll)


def _one_of(homes: Sequence[Home]) -> Home:
    """The server that is meant; asks if there are several."""
    if len(homes) == 1:
        return homes[0]
    for number, home in enumerate(homes, 1):
        typer.echo(f"{number:>3}  {home.name}")
    chosen = 0
    while not 1 <= chosen <= len(homes):
        chosen = typer.prompt("Which of these servers?", type=int, default=1)
    return homes[chosen - 1]


def _lacking(permissions: int) -> Sequence[str]:
    """Which of the permissions that the bot asks for are not among these, by Discord's names in English."""
    import discord

    from bot.cli.invite import PERMISSIONS

    given = discord.Permissions(permissions)
    if given.administrator:
        return ()
    wanted = [name for name, asked in PERMISSIONS if asked]
    return [name.replace("_", " ").title() for name in wanted if not getattr(given, name)]


def _offer_unit() -> None:
    """Write a unit of systemd, where there is systemd and it is wanted."""
    if UNIT.exists() or not Path("/run/systemd/system").is_dir():
        return
    if typer.confirm("Write a unit for systemd, so that the bot starts with this machine?", default=False):
        UNIT.write_text(unit(Path.cwd()), encoding="utf-8")
        typer.echo(
            f"{UNIT} is written. To use it:\n\n"
            f"  sudo cp {UNIT} /etc/systemd/system/ && sudo systemctl enable --now {UNIT.stem}\n"
        )


def unit(folder: Path) -> str:
    """A unit that runs the bot in a folder, as the one who calls this, with no more rights than it needs."""
    import getpass
    import sys

    return f"""[Unit]
Description=manila-bot, games on Discord
After=network-online.target
Wants=network-online.target

[Service]
User={getpass.getuser()}
WorkingDirectory={folder}
ExecStart={sys.executable} -m manila_bot run
Restart=on-failure
RestartSec=10
# A setting is wrong, or Discord takes the token no more: starting again does not help.
RestartPreventExitStatus=77 78
TimeoutStopSec=12
NoNewPrivileges=yes
PrivateTmp=yes
ProtectSystem=strict
ReadWritePaths={folder}

[Install]
WantedBy=multi-user.target
"""


# -- the first table ----------------------------------------------------------------------------


async def _open_first(home: Home, application: Application, bot: GameBot) -> None:
    """Open a lobby in the server, and say where it is or why there is none."""
    from bot.cogs.help.greeting import open_for
    from bot.core.layout import link_to

    await bot.wait_until_ready()
    try:
        live = await open_for(bot.services, home.id, application.owner, application.owner_name)
    except Exception:
        typer.echo(f"No table was opened; the log says why. The bot runs: a command in {home.name} opens one.")
        raise
    if live is None:
        typer.echo(
            f"No table was opened: {application.owner_name} is not in {home.name}, or the bot may write nowhere there."
        )
    else:
        typer.echo(f"The first table is open: {link_to(live)}")
