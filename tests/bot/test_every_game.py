"""What every game has through the same code: practice, help, replay, rematch, rules."""

from __future__ import annotations

import pytest
from simcord.backend.errors import OptionError

from bot.ui.house_rules import HELP
from bot.ui.limits import TEXT
from engine import advice
from engine import review as reviews
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, fits, labels, press, pressable, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import game_of, live_table
from tests.kit import GAMES


@pytest.fixture(params=GAMES)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def test_practice_begins_with_ai_seats_and_hints(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    live = await live_table(harbor)
    seats = harbor.voice.presenters[kind].practice_seats
    assert live.game.kind == kind
    assert sum(chair.user is None for chair in game_of(live).chairs) == seats - 1
    assert live.lobby.hints


@pytest.mark.parametrize(("kind", "players"), [(kind, seats) for kind, game in GAMES.items() for seats in game.seats])
async def test_practice_can_be_had_with_every_number_of_seats(harbor: Harbor, kind: str, players: int) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice", players=players)
    assert len(game_of(await live_table(harbor)).chairs) == players


async def test_practice_with_a_number_that_the_game_does_not_have_is_refused(harbor: Harbor) -> None:
    with pytest.raises(OptionError, match="2, 3, 4, 6"):  # by Discord, before it is sent
        await harbor.ann.slash(harbor.channel, "manilla practice", players=5)
    assert not await harbor.bot.desk.tables.in_channel(harbor.channel.id)


async def test_every_decision_can_be_explained(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    live = await live_table(harbor)
    presenter = harbor.voice.presenters[kind]
    explained = set()
    while not game_of(live).over:
        explained.add(presenter.explain(game_of(live).view(None)))
        await game_of(live).time_up(game_of(live).ply)
    assert explained
    assert all(0 < len(text) <= 500 for text in explained)


async def test_odds_are_offered_where_there_are_any(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    board = table_message(harbor.channel)
    offered = harbor.voice.presenters[kind].offers_odds
    assert ("Odds" in labels(board)) is offered
    await harbor.ann.slash(harbor.channel, f"{kind} new")
    rules = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    live = (await harbor.bot.desk.tables.in_channel(harbor.channel.id))[-1]
    page = harbor.voice.house_rules.page_of(live, HELP)
    shown = rules.response
    for at in range(1, page + 1):
        turned = (await press(harbor.ann, shown, f"^lr:{live.id}:{at}$")).response
        assert turned is not None
        shown = turned
    (menu,) = [part for custom_id, part in pressable(shown).items() if custom_id.startswith("lh:")]
    offers = {option["value"] for option in menu["options"]}
    assert offers == ({"off", "odds", "hints"} if offered else {"off", "hints"})
    fits(rules.response)


async def test_a_hand_says_at_the_end_who_has_won(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    await harbor.bot.desk.changed(await finish(await live_table(harbor)))
    board = table_message(harbor.channel)
    heading = next(line for line in text_of(board).splitlines() if line.startswith("## "))
    more = await press(harbor.ann, board, "tb:.*:more")
    assert more.response is not None
    hand = await press(harbor.ann, more.response, "tb:.*:hand")
    assert f") {heading.removeprefix('## ')}\n" in answer_of(hand)


async def test_a_finished_game_is_replayed_and_played_again(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    live = await finish(await live_table(harbor))
    await harbor.bot.desk.changed(live)
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
    again = (await harbor.bot.desk.tables.in_channel(harbor.channel.id))[-1]
    assert again.game.kind == kind
    assert again.lobby.after == live.id


async def test_hints_reasons_and_review_come_from_one_judge(
    harbor: Harbor, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("GAMES", 2), ("PROVING", 4), ("PIECE", 2)):
        monkeypatch.setattr(reviews, name, number)
    monkeypatch.setattr(advice, "GAMES", 2)
    desk = harbor.bot.desk
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    live = await live_table(harbor)
    table, hinted = game_of(live), 0
    for _ in range(8):
        while not table.over and 0 not in table.to_act:
            await table.time_up(table.ply)
        moves = [move for move in table.moves(0) if not move.free] or table.moves(0)
        await desk.changed(live)
        hinted += "💡" in answer_of(await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain"))
        await table.submit(harbor.ann.id, table.ply, moves[-1].code)
    assert hinted
    await finish(live)
    await desk.changed(live)
    result = table_message(harbor.channel)
    review = answer_of(await press(harbor.ann, result, "tb:.*:review"))
    assert "Your review" in review
    assert ("You chose **" in review) is bool(await desk.reviews.of(live, 0))
    more = await press(harbor.ann, result, "tb:.*:more")
    assert more.response is not None
    reasons = answer_of(await press(harbor.ann, more.response, "tb:.*:why"))
    assert " chose **" in reasons
    assert "its own secrets included" in reasons
    assert "fairly" in answer_of(await press(harbor.ann, result, "tb:.*:verify"))


async def test_the_rules_open_where_the_decision_is_explained(harbor: Harbor, kind: str) -> None:
    await harbor.ann.slash(harbor.channel, f"{kind} practice")
    help_ = await press(harbor.eve, table_message(harbor.channel), "tb:.*:explain")
    assert help_.response is not None
    assert "Page " in answer_of(await press(harbor.eve, help_.response, "tb:.*:rules"))
