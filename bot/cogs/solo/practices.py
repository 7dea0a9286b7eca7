"""Practice that one person plays alone, in a message that only they see, and what they post of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.actions.desk import Desk
from bot.cogs.solo.board_views import Played, SoloId
from bot.cogs.solo.practice_room import ME, Practising
from bot.cogs.solo.practice_views import where_of
from bot.core.layout import Face
from bot.core.permissions import demand_writer
from bot.core.replies import tell
from bot.core.visibility import is_member
from bot.ui.ids import whole
from bot.ui.voices import Voice
from engine.game import AnyGame, Move, Refusal


async def show(desk: Desk, interaction: discord.Interaction[Any], game: AnyGame, seats: int | None = None) -> None:
    """Ask whoever wants to practise how many shall play, and against whom."""
    voice = await desk.voice(interaction)
    if seats not in game.seats:
        seats = voice.presenters[game.kind].practice_seats
    last = await desk.practices.last(interaction.user.id)
    if last is not None and last.kind not in desk.tables.games:
        last = None
    await desk.turn(interaction, voice.practices.front(game.kind, seats, last))


class PracticeHost:
    """Sees to what is pressed in a practice."""

    async def find(self, desk: Desk, press: discord.Interaction[Any], where: SoloId) -> Played:
        """The asker's game that a button was made for."""
        practising = await desk.practices.playing(press.user.id, where.kind, where.number)
        return _played(await desk.voice(press), press, practising)

    async def play(self, desk: Desk, press: discord.Interaction[Any], played: Played, move: Move) -> Face:
        """Make a move."""
        practising = played.kept
        assert isinstance(practising, Practising)  # as ``find`` has made it
        return await _face(await desk.voice(press), press, await desk.practices.play(practising, move))

    async def do(self, desk: Desk, press: discord.Interaction[Any], where: SoloId, word: str) -> None:
        """Begin a game, go on with it, take a move back, choose another; review a game that is over, or share it."""
        game, (what, *given) = desk.tables.games.get(where.kind), word.split(":")
        if game is None:
            raise Refusal("why-unknown-button")
        match what, given:
            case "on", []:
                practising = await desk.practices.playing(press.user.id, where.kind, where.number)
            case "begin", [seats, level]:
                practising = await desk.practices.begin(press.user.id, where.kind, whole(seats), level)
            case "undo", [step]:
                practising = await desk.practices.playing(press.user.id, where.kind, where.number)
                practising = await desk.practices.undo(practising, whole(step))
            case "review", []:
                await _review(desk, press, where)
                return
            case "seats", [seats]:
                await show(desk, press, game, whole(seats))
                return
            case "share", []:
                await _share(desk, press, where)
                return
            case _:
                raise Refusal("why-unknown-button")
        await desk.turn(press, await _face(await desk.voice(press), press, practising))


async def _review(desk: Desk, press: discord.Interaction[Any], where: SoloId) -> None:
    """Show which of the asker's decisions cost most."""
    practising = await desk.practices.playing(press.user.id, where.kind, where.number)
    if not practising.over:
        raise Refusal("why-review-early")
    if not practising.solo.game.advises:
        raise Refusal("why-review-none")
    voice = await desk.voice(press)
    with desk.one_each.of(press.user.id):
        lessons = await desk.practices.review(practising)
    await desk.turn(press, voice.practices.review(practising.practice, _played(voice, press, practising), lessons))


async def _share(desk: Desk, press: discord.Interaction[Any], where: SoloId) -> None:
    """Post what came of the asker's game, as the answer to their press."""
    demand_writer(press, press.guild_id, press.channel_id, file=True)
    practising = await desk.practices.playing(press.user.id, where.kind, where.number)
    if not practising.over:
        raise Refusal("why-share-early")
    if not desk.practices.share(practising.practice, press.channel_id or 0):
        raise Refusal("why-daily-shared")
    voice = await (desk.readers.server(press.guild_id) if is_member(press) else desk.voice(press))
    face = await voice.practices.shared(practising.practice, _played(voice, press, practising))
    await tell(press, view=face.layout, files=face.files, ephemeral=False)


async def _face(voice: Voice, press: discord.Interaction[Any], practising: Practising) -> Face:
    """The board; once the game is over, with what came of it."""
    played = _played(voice, press, practising)
    if practising.over:
        return await voice.solo.end(played, *voice.practices.ending(practising.practice, played))
    face = await voice.solo.board(played)
    assert face is not None  # nothing is chosen yet
    return face


def _played(voice: Voice, press: discord.Interaction[Any], practising: Practising) -> Played:
    practice, faces = practising.practice, voice.practices
    chairs = voice.solo.chairs(practice.seats, ME, press.user.id, press.user.display_name, practice.level)
    where, heading = where_of(practice), faces.heading(practice)
    undo = None if practising.undoable is None else f"undo:{practising.solo.step}"
    return Played(where, practising.solo, ME, chairs, heading, True, practising.over, undo=undo, kept=practising)
