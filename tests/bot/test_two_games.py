"""Two tables of different games in one channel, and one person at both."""

from __future__ import annotations

from simcord.actors import MemberActor

from host.live import TableSession
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, codes, leave_game, play, press, table_message, text_of
from tests.bot.playing import game_of


async def open_game(harbor: Harbor, kind: str, host: MemberActor) -> TableSession:
    await host.slash(harbor.channel, f"{kind} new", players=3)
    for _ in range(2):
        await press(host, table_message(harbor.channel), "^easy$|^simple$")
    await press(host, table_message(harbor.channel), "lb:.*:start")
    return (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]


async def test_two_games_in_one_channel_do_not_mix(harbor: Harbor) -> None:
    manila = await open_game(harbor, "manila", harbor.ann)
    board = table_message(harbor.channel)
    malacca = await open_game(harbor, "malacca", harbor.ann)
    other = table_message(harbor.channel)
    before = game_of(malacca).number
    await play(harbor.ann, board, next(iter(codes(board))))
    assert (game_of(manila).number > 0, game_of(malacca).number) == (True, before)
    hand = await press(harbor.ann, other, "tb:.*:hand")
    assert hand.response is not None
    bets = [code for code in codes(hand.response) if code.startswith("bet:")]
    number = game_of(manila).number
    await play(harbor.ann, hand.response, bets[0])
    assert game_of(malacca).number > before
    assert game_of(manila).number == number


async def test_each_command_speaks_of_its_own_game(harbor: Harbor) -> None:
    manila = await open_game(harbor, "manila", harbor.ann)
    malacca = await open_game(harbor, "malacca", harbor.ann)
    for kind, command in (("manila", "shares"), ("malacca", "hand")):
        shown = await harbor.ann.slash(harbor.channel, f"{kind} {command}")
        assert shown.response is not None
        assert kind.title() in text_of(shown.response)
    assert "left" in answer_of(await leave_game(harbor.ann, harbor.channel, table=manila.id))
    assert (game_of(manila).chairs[0].present, game_of(malacca).chairs[0].present) == (False, True)
