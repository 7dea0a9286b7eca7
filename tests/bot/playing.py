"""People who play a whole game by pressing what they are offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.core.player_names import ai_name
from engine import lobby as lobbies
from engine.game import SUBSTITUTE
from engine.table import Table
from host.live import GameSession, TableSession, require_game
from tests.bot.conftest import Harbor
from tests.bot.driver import beside, codes, play, press, pressable, set_rule, table_message, text_of


async def open_table(
    harbor: Harbor,
    kind: str,
    people: Sequence[MemberActor],
    ai: int = 0,
    *,
    level: str = "beginner",
    speed: str | None = None,
    **rules: str,
) -> GameSession:
    """A game of these people and AI players, under house rules. The first person is the host."""
    host, *others = people
    await host.slash(harbor.channel, f"{kind} new", **({} if speed is None else {"speed": speed}))
    for person in others:
        await press(person, table_message(harbor.channel), "lb:.*:join")
    for _ in range(ai):
        await press(host, table_message(harbor.channel), f"^{level}$")
    for rule, value in rules.items():
        await set_rule(host, harbor.channel, rule, value)
    await press(host, table_message(harbor.channel), "lb:.*:start")
    return await live_table(harbor)


async def start_game(harbor: Harbor, *people: MemberActor, ai: int = 0, level: str = "easy") -> GameSession:
    """A game of Manila. The first person is the host."""
    return await open_table(harbor, "manila", people, ai, level=level)


async def live_table(harbor: Harbor) -> GameSession:
    """The newest table of the channel, as the bot holds it."""
    return require_game((await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1])


def game_of(live: TableSession) -> Table:
    return require_game(live).table


def by_id(people: Iterable[MemberActor]) -> dict[int, MemberActor]:
    """People by what a chair knows them by."""
    return {person.id: person for person in people}


async def hand_of(harbor: Harbor, actor: MemberActor) -> ResponseMessage:
    """The private panel of somebody."""
    panel = await press(actor, table_message(harbor.channel), "tb:.*:hand")
    assert panel.ephemeral
    assert panel.response is not None
    return panel.response


async def story_of(harbor: Harbor, actor: MemberActor) -> str:
    """What has happened, as somebody is told who asks."""
    more = await press(actor, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    story = await press(actor, more.response, "tb:.*:story")
    assert story.response is not None
    return text_of(story.response)


async def one_move(
    harbor: Harbor, live: GameSession, people: dict[int, MemberActor], random: Random
) -> InteractionResult:
    """Whoever has to decide presses something they are offered, in public or in their own panel."""
    table = game_of(live)
    actor = people[table.chairs[table.to_act[0]].user or 0]
    shown = table_message(harbor.channel)
    if ways := [custom_id for custom_id in pressable(shown) if custom_id.startswith("sp:")]:
        step = beside(actor, await actor.click(shown, custom_id=random.choice(ways))).response
        assert step is not None
        return await play(actor, step, random.choice(list(codes(step))))
    offered = list(codes(shown))
    if offered:
        return await play(actor, shown, random.choice(offered))
    hand = await hand_of(harbor, actor)
    return await play(actor, hand, random.choice([code for code in codes(hand) if code.startswith("pledge")]))


async def against_ai(
    harbor: Harbor, person: MemberActor, kind: str = "manila", players: int | None = None
) -> GameSession:
    """A table of one person and AI players, with hints and without a clock."""
    services = harbor.bot.services
    size = services.languages.localizations.default.presenters[kind].practice_seats if players is None else players
    await person.slash(harbor.channel, f"{kind} new", players=size, speed="none")
    live = (await services.tables.in_channel(harbor.channel.id))[-1]

    texts = services.languages.at(live).texts

    def fill(lobby: lobbies.Lobby) -> lobbies.Lobby:
        lobby = lobbies.set_help(lobby, person.id, "hints")
        while len(lobby.chairs) < size:
            lobby = lobbies.add_ai(lobby, person.id, live.game, SUBSTITUTE, ai_name(texts, lobby))
        return lobby

    await services.tables.change(live, fill)
    await services.updater.update(live)
    await press(person, table_message(harbor.channel), "lb:.*:start")
    return require_game(live)
