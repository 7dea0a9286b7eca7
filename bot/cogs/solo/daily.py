"""``/daily``: the deal of the day of each game that has one, and what came of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.actions.desk import Desk
from bot.cogs.solo.board_views import Played, SoloId
from bot.cogs.solo.daily_days import Playing
from bot.cogs.solo.daily_views import WHAT, DailyFaces, Front
from bot.core.layout import Face
from bot.core.permissions import demand_writer
from bot.core.replies import tell
from bot.core.visibility import is_member
from bot.ui.ids import whole
from bot.ui.voices import Voice
from engine.daily import ME
from engine.fair import commitment
from engine.game import Move, Refusal
from storage.daily import Try


async def show(desk: Desk, interaction: discord.Interaction[Any], kind: str | None = None) -> None:
    """Tell whoever asks of a game's deal of the day, and how they stand; without a game, of the first."""
    kind = kind or next(iter(desk.dailies.deals))
    await desk.open_panel(interaction, await _front(desk, interaction, kind))


async def _front(desk: Desk, interaction: discord.Interaction[Any], kind: str, *, proof: bool = False) -> Face:
    """What there is to tell of the day's deal; or how it is proved that its dice were settled beforehand."""
    dailies, user = desk.dailies, interaction.user.id
    day = await dailies.day(kind)
    desk.later(dailies.reckon_par(kind, day.number))
    counting, _ = await dailies.tries(day, user)
    before = await dailies.revealed(kind)
    front = Front(
        kind=kind,
        number=day.number,
        ends=dailies.end_of(day.number),
        commitment=commitment(day.seed),
        promise=await dailies.promise(kind),
        before=before,
        attempt=counting,
        outcome=None if counting is None or counting.score is None else await dailies.outcome(counting),
        streak=await dailies.streak(kind, user),
        spoiled=day.spoiled,
    )
    faces = (await desk.voice(interaction)).daily
    return faces.proof(front) if proof else await faces.front(front)


class DailyHost:
    """Sees to what is pressed in a deal of the day."""

    async def find(self, desk: Desk, press: discord.Interaction[Any], where: SoloId) -> Played:
        """The asker's try that a button was made for."""
        playing = await desk.dailies.playing(where.kind, where.number, press.user.id, whole(where.run[1:] or "0"))
        return _played(await desk.voice(press), press, playing)

    async def play(self, desk: Desk, press: discord.Interaction[Any], played: Played, move: Move) -> Face:
        """Make a move of a try."""
        playing = played.kept
        assert isinstance(playing, Playing)  # as ``find`` has made it
        playing = await desk.dailies.play(playing, move)
        voice = await desk.voice(press)
        return await _face(desk, voice, _played(voice, press, playing), playing)

    async def do(self, desk: Desk, press: discord.Interaction[Any], where: SoloId, word: str) -> None:
        """Begin a try, go back to the front, or share what came of one."""
        match word:
            case "begin":
                playing = await desk.dailies.begin(where.kind, where.number, press.user.id, press.guild_id)
                voice = await desk.voice(press)
                await desk.turn(press, await _face(desk, voice, _played(voice, press, playing), playing))
            case "front" | "proof":
                await desk.turn(press, await _front(desk, press, where.kind, proof=word == "proof"))
            case "share":
                await _share(desk, press, where)
            case _:
                raise Refusal("why-unknown-button")


async def _share(desk: Desk, press: discord.Interaction[Any], where: SoloId) -> None:
    """Post what came of the asker's try that counts, as the answer to their press."""
    demand_writer(press, press.guild_id, press.channel_id, file=True)
    attempt = await _finished(desk, press, where)
    if not desk.dailies.share(attempt, press.channel_id or 0):
        raise Refusal("why-daily-shared")
    voice = await (desk.readers.server(press.guild_id) if is_member(press) else desk.voice(press))
    faces = voice.daily
    face = await faces.shared(press.user.id, attempt, await desk.dailies.outcome(attempt))
    await tell(press, view=face.layout, files=face.files, ephemeral=False)


async def _finished(desk: Desk, press: discord.Interaction[Any], where: SoloId) -> Try:
    """The asker's try of a day that counts and is over, be the day over, too. Raises ``Refusal``."""
    attempt = await desk.dailies.counting(where.kind, where.number, press.user.id)
    if attempt is None or attempt.score is None:
        raise Refusal("why-daily-unplayed")
    return attempt


async def _face(desk: Desk, voice: Voice, played: Played, playing: Playing) -> Face:
    """The board of a try; once it is over, with what came of it."""
    if not playing.over:
        face = await voice.solo.board(played)
        assert face is not None  # nothing is chosen yet
        return face
    faces: DailyFaces = voice.daily
    outcome = await desk.dailies.outcome(playing.attempt)
    streak = await desk.dailies.streak(playing.day.kind, playing.attempt.user)
    lines, rows = faces.ending(playing.attempt, outcome, streak)
    return await voice.solo.end(played, *faces.picture(playing.attempt, outcome), lines, rows)


def _played(voice: Voice, press: discord.Interaction[Any], playing: Playing) -> Played:
    attempt, faces = playing.attempt, voice.daily
    where = SoloId(WHAT, attempt.kind, attempt.number, f"{'s' if attempt.scored else 'r'}{attempt.run}")
    daily = faces.dailies[attempt.kind]
    chairs = voice.solo.chairs(daily.deal.seats, ME, press.user.id, press.user.display_name, daily.deal.level)
    return Played(
        where,
        playing.solo,
        ME,
        chairs,
        faces.heading(attempt),
        over=playing.over,
        beyond=daily.deal.beyond if playing.over else (),
        kept=playing,
    )
