"""What every game has through the same code: practice, help, replay, rematch, rules."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import OptionError

from bot.cogs.solo.practice_room import ME
from bot.cogs.solo.practice_views import where_of
from bot.core.limits import TEXT
from bot.tables.house_rules import HELP
from engine import advice
from engine import review as reviews
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    fits,
    labels,
    post,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish
from tests.bot.playing import against_ai, game_of, live_table, open_table
from tests.bot.test_arena import ROUND, join, message, opened, tables
from tests.bot.test_nights import HOUR, MINUTE, come, plan
from tests.kit import GAMES


@pytest.fixture(params=GAMES)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_practice_is_private_and_shared_on_wish(harbor: Harbor, kind: str) -> None:
    front = await harbor.ann.slash(harbor.channel, f"{kind} practice")
    seats = harbor.voice.presenters[kind].practice_seats
    assert front.response is not None
    begin = [each for each in pressable(front.response) if f":do:begin:{seats}:" in each]
    assert len(begin) == len(harbor.bot.catalogue.games[kind].levels)
    board = await press(harbor.ann, front.response, f"^{begin[0]}$")
    assert board.ephemeral
    assert board.response is not None
    room = harbor.bot.features.solo.practices
    last = await room.last(harbor.ann.id)
    assert last is not None
    now = await room.playing(harbor.ann.id, kind, last.number)
    share, confirm = where_of(last).do_id("share"), where_of(last).do_id("post")
    early = with_part(seen(harbor.ann, board.response), confirm)
    assert "once the game is over" in answer_of(await press_late(harbor.ann, early, confirm))
    while not now.over:
        now = await room.play(now, now.solo.moves(ME)[0])
    assert harbor.channel.history() == []
    asked = await press_late(harbor.ann, with_part(early, share), share)
    assert harbor.channel.history() == []
    assert asked.response is not None
    end = (await press(harbor.ann, asked.response, ":do:on$")).response
    assert end is not None
    assert harbor.ann.mention in text_of(await post(harbor.ann, end))
    assert "already" in answer_of(await press_late(harbor.ann, early, confirm))


@pytest.mark.parametrize(("kind", "players"), [(kind, seats) for kind, game in GAMES.items() for seats in game.seats])
async def test_practice_can_be_had_with_every_number_of_seats(harbor: Harbor, kind: str, players: int) -> None:
    front = await harbor.ann.slash(harbor.channel, f"{kind} practice", players=players)
    assert front.response is not None
    await press(harbor.ann, front.response, f":do:begin:{players}:{GAMES[kind].levels[0]}$")
    last = await harbor.bot.features.solo.practices.last(harbor.ann.id)
    assert last is not None
    assert last.seats == players


async def test_practice_with_unsupported_number_of_players_is_refused(harbor: Harbor) -> None:
    with pytest.raises(OptionError, match="2, 3, 4, 6"):  # by Discord, before it is sent
        await harbor.ann.slash(harbor.channel, "manilla practice", players=5)


@pytest.mark.slow
async def test_every_decision_can_be_explained(harbor: Harbor, kind: str) -> None:
    await against_ai(harbor, harbor.ann, kind)
    live = await live_table(harbor)
    presenter = harbor.voice.presenters[kind]
    explained = set()
    while not game_of(live).over:
        explained.add(presenter.explain(game_of(live).view(None)))
        await game_of(live).time_up(game_of(live).ply)
    assert explained
    assert all(0 < len(text) <= 500 for text in explained)


async def test_odds_are_offered_where_there_are_any(harbor: Harbor, kind: str) -> None:
    await against_ai(harbor, harbor.ann, kind)
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    offered = harbor.voice.presenters[kind].offers_odds
    assert ("Odds" in labels(more)) is offered
    await harbor.ann.slash(harbor.channel, f"{kind} new")
    rules = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    live = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    page = harbor.views.house_rules.page_of(live, HELP)
    shown = rules.response
    for at in range(1, page + 1):
        turned = (await press(harbor.ann, shown, f"^lr:{live.id}:{at}$")).response
        assert turned is not None
        shown = turned
    (menu,) = [part for custom_id, part in pressable(shown).items() if custom_id.startswith("lh:")]
    offers = {option["value"] for option in menu["options"]}
    assert offers == ({"off", "odds", "hints"} if offered else {"off", "hints"})
    fits(rules.response)


@pytest.mark.slow
async def test_a_hand_says_at_the_end_who_has_won(harbor: Harbor, kind: str) -> None:
    await against_ai(harbor, harbor.ann, kind)
    await harbor.bot.services.updater.update(await finish(await live_table(harbor)))
    board = table_message(harbor.channel)
    heading = next(line for line in text_of(board).splitlines() if line.startswith("## "))
    more = await press(harbor.ann, board, "tb:.*:more")
    assert more.response is not None
    hand = await press(harbor.ann, more.response, "tb:.*:hand")
    assert f") {heading.removeprefix('## ')}\n" in f"{answer_of(hand)}\n"


@pytest.mark.slow
async def test_a_finished_game_is_replayed_and_played_again(harbor: Harbor, kind: str) -> None:
    await against_ai(harbor, harbor.ann, kind)
    live = await finish(await live_table(harbor))
    await harbor.bot.services.updater.update(live)
    replay = await press(harbor.eve, table_message(harbor.channel), "tb:.*:replay")
    shown = replay.response
    assert shown is not None
    assert "Step 1 of" in text_of(shown)
    assert len(text_of(shown)) <= TEXT
    for way in ("next", "last", "back"):
        shown = (await press(harbor.eve, shown, f"ry:.*:{way}")).response
        assert shown is not None
        assert shown.attachments
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch")
    again = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    assert again.game.kind == kind
    assert again.lobby.after == live.id


@pytest.mark.slow
async def test_hints_reasons_and_review_come_from_one_judge(
    harbor: Harbor, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    services = harbor.bot.services
    await against_ai(harbor, harbor.ann, kind)
    live = await live_table(harbor)
    table, hinted = game_of(live), 0
    for _ in range(8):
        while not table.over and 0 not in table.to_act:
            await table.time_up(table.ply)
        if table.over:
            break
        moves = [move for move in table.moves(0) if not move.free] or table.moves(0)
        await services.updater.update(live)
        hinted += "💡" in answer_of(await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain"))
        await table.submit(harbor.ann.id, table.ply, moves[len(moves) // 2].code)
    assert hinted
    await finish(live)
    await services.updater.update(live)
    result = table_message(harbor.channel)
    review = answer_of(await press(harbor.ann, result, "tb:.*:review"))
    assert "Your review" in review
    assert ("You chose **" in review) is bool(await services.panel_pages.reviews.of(live, 0))
    reasons = answer_of(await press_more(harbor.ann, result, "tb:.*:why"))
    assert " chose **" in reasons
    assert "secrets included" in reasons
    assert "fairly" in answer_of(await press_more(harbor.ann, result, "tb:.*:verify"))


async def test_the_rules_open_where_the_decision_is_explained(harbor: Harbor, kind: str) -> None:
    await against_ai(harbor, harbor.ann, kind)
    help_ = await press(harbor.eve, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    assert "Page " in answer_of(await press(harbor.eve, help_.response, "tb:.*:rules"))


@pytest.mark.slow
async def test_an_arena_seats_players_and_counts_their_games(harbor: Harbor, boss: MemberActor, kind: str) -> None:
    seats = min(harbor.bot.catalogue.games[kind].seats)
    await opened(harbor, boss, game=kind, seats=seats)
    await join(harbor, *(harbor.ann, harbor.ben, harbor.cho, harbor.eve)[:seats])
    await harbor.env.advance_time(ROUND)
    (live,) = await tables(harbor)
    assert (live.game.kind, len(live.chairs)) == (kind, seats)
    await finish(live)
    await harbor.env.advance_time(ROUND)
    assert "one game" in text_of(message(harbor))


async def test_a_night_opens_a_table_with_its_guests(harbor: Harbor, kind: str) -> None:
    night = await plan(harbor, harbor.ann, 1, game=kind)
    await come(harbor, night, harbor.ben)
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert live.game.kind == kind
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "ben"]


@pytest.mark.slow
async def test_a_finished_game_counts_for_the_season(harbor: Harbor, kind: str) -> None:
    seats = min(harbor.bot.catalogue.games[kind].seats)
    await finish(await open_table(harbor, kind, (harbor.ann, harbor.ben, harbor.cho, harbor.eve)[:seats]))
    await harbor.bot.services.recorder.sweep()
    said = answer_of(await harbor.ann.slash(harbor.channel, "season", game=kind))
    assert "You: placement 1/10" in said
