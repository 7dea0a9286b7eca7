"""The one private panel of each person at a table: everything that is for them alone is told in it."""

from __future__ import annotations

from unittest.mock import AsyncMock

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.core.answers import READ_SECONDS
from bot.core.layout import link_to
from bot.core.presenter import Legend
from bot.games.catalogue import catalogue
from host.live import GameSession
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    components,
    labels,
    panels,
    play,
    press,
    press_late,
    pressable,
    seen,
    send_form,
    set_rule,
    table_message,
    text_of,
    with_part,
)
from tests.bot.finishing import finish, finished_game
from tests.bot.playing import against_ai, by_id, game_of, hand_of, open_table, start_game, story_of
from tests.bot.test_held_up import comes_about
from tests.bot.test_places import back_room, shut_out
from tests.kit import GAMES
from tests.render.english import english

PRESENTERS = catalogue().presenters(english)
MORE_BUTTONS = 12
"""So many controls are under More at most: the eye finds its way among them."""
TABS = ("hand", "explain", "odds", "rules", "story", "more")


def opened(panel: ResponseMessage) -> str:
    """The tab that is open: it alone cannot be pressed. A hand has none of its own."""
    tabs = [part for part in components(panel) if part.get("custom_id") in {f"tb:1:{tab}" for tab in TABS}]
    if text_of(panel).lstrip().startswith("### Your hand"):
        assert not any(part.get("disabled") or part["custom_id"] == "tb:1:hand" for part in tabs)
        return "hand"
    (shown,) = [part["custom_id"] for part in tabs if part.get("disabled")]
    return str(shown).split(":")[-1]


@pytest.mark.slow
async def test_all_that_one_asks_of_a_table_is_shown_in_one_message(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    said = set()
    for tab in ("hand", "explain", "more"):
        asked = await press(harbor.ann, table_message(harbor.channel), f"tb:.*:{tab}$")
        assert asked.response is not None
        said.add(text_of(asked.response))
    for tab in TABS:
        (panel,) = panels(harbor.ann, harbor.channel.id)
        if opened(panel) in {"hand", "odds", "rules"} and tab in {"rules", "story"}:
            await press(harbor.ann, panel, "tb:.*:more$")
        if opened(panel) != tab:
            await press(harbor.ann, panel, f"tb:.*:{tab}$")
        (panel,) = panels(harbor.ann, harbor.channel.id)
        assert opened(panel) == tab
        said.add(text_of(panel))
    assert len(said) == len(TABS)
    for view in ("text", "zoom", "legend", "record"):
        await press(harbor.ann, panel, f"tb:.*:{view}$")
        (panel,) = panels(harbor.ann, harbor.channel.id)
        await press(harbor.ann, panel, "tb:.*:more$")


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind, spoken in PRESENTERS.items() if isinstance(spoken, Legend)])
async def test_more_explains_the_signs_of_the_picture(harbor: Harbor, kind: str) -> None:
    await open_table(harbor, kind, [harbor.ann], GAMES[kind].seats[-1] - 1, speed="none")
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    await press(harbor.ann, more.response, "tb:.*:legend$")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "initials" in text_of(panel)


@pytest.mark.parametrize("others", [0, 1])
async def test_premoves_are_offered_only_with_other_humans_at_table(harbor: Harbor, others: int) -> None:
    people = [harbor.ann, harbor.ben][: 1 + others]
    await open_table(harbor, "manila", people, 3 - len(people), speed="none")
    assert ("Premoves" in labels(await hand_of(harbor, harbor.ann))) is bool(others)


@pytest.mark.parametrize("others", [0, 1])
async def test_others_are_called_and_asked_only_where_there_are_some(harbor: Harbor, others: int) -> None:
    people = [harbor.ann, harbor.ben][: 1 + others]
    live = await open_table(harbor, "manila", people, 3 - len(people), speed="none")
    seat = live.table.to_act[0]
    await live.table.submit(live.chairs[seat].user or 0, live.table.ply, live.table.moves(seat)[0].code)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    offered = set(labels(more.response))
    asks, acts = {"Nudge", "Propose Undo", "Propose End"}, {"Undo", "End Game"}
    assert offered & (asks | acts) == (asks if others else acts)


async def test_proof_of_fairness_is_one_button_behind_more(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    assert "SHA-256" not in text_of(more.response)
    assert len(labels(more.response)) <= MORE_BUTTONS
    proven = await press(harbor.ann, more.response, "tb:.*:record$")
    assert proven.response is not None
    *_, proof, way = text_of(proven.response).strip().splitlines()
    assert proof.endswith(f"SHA-256 `{game_of(live).commitment}`. The seed is shown at the end.")
    assert link_to(live) in way


@pytest.mark.slow
async def test_game_log_has_page_buttons_only_with_a_second_page(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    assert "Page" not in await story_of(harbor, harbor.ann)
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert not [pressed for pressed in pressable(panel) if pressed.startswith("st:")]


@pytest.mark.slow
async def test_a_refusal_is_a_new_message_and_the_panel_stays(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    panel = await hand_of(harbor, waits)
    before = text_of(panel)
    refused = await press(waits, table_message(harbor.channel), "mv:.*:pass")
    assert answer_of(refused).startswith("❗")
    assert [each.id for each in panels(waits, harbor.channel.id)] == [panel.id, refused.response.id]  # type: ignore[union-attr]
    assert text_of(panel) == before
    assert labels(refused.response) == []  # type: ignore[arg-type]


@pytest.mark.slow
async def test_an_answer_goes_when_the_next_one_comes(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    for _ in range(3):
        refused = await press(waits, table_message(harbor.channel), "mv:.*:pass")
        assert [each.id for each in panels(waits, harbor.channel.id)] == [refused.response.id]  # type: ignore[union-attr]
    more = await press(waits, table_message(harbor.channel), "tb:.*:more")
    assert [each.id for each in panels(waits, harbor.channel.id)] == [more.response.id]  # type: ignore[union-attr]


async def test_a_refusal_goes_once_its_table_has_moved_on(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    refused = await press(waits, table_message(harbor.channel), "mv:.*:pass")
    await harbor.env.advance_time(2 * READ_SECONDS)
    assert [each.id for each in panels(waits, harbor.channel.id)] == [refused.response.id]  # type: ignore[union-attr]
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    mover = by_id([harbor.ann, harbor.ben, harbor.cho])[live.chairs[game_of(live).to_act[0]].user or 0]
    await press(waits, table_message(harbor.channel), "mv:.*:pass")
    await play(mover, table_message(harbor.channel), "pass")
    assert len(panels(waits, harbor.channel.id)) == 1, "there is time to read it"
    await harbor.env.advance_time(READ_SECONDS + 1)
    mover = by_id([harbor.ann, harbor.ben, harbor.cho])[live.chairs[game_of(live).to_act[0]].user or 0]
    await play(mover, table_message(harbor.channel), "pass")
    assert panels(waits, harbor.channel.id) == []


async def test_a_refusal_in_the_panel_is_a_new_message(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    panel = await hand_of(harbor, waits)
    forged = with_part(seen(waits, panel), "mv:1:0:pass")
    refused = await press_late(waits, forged, "mv:1:0:pass")
    assert [each.id for each in panels(waits, harbor.channel.id)] == [panel.id, refused.response.id]  # type: ignore[union-attr]


@pytest.mark.slow
async def test_what_was_done_is_said_without_the_sign_of_a_refusal(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    more = await press(waits, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    said = answer_of(await press(waits, more.response, "tb:.*:nudge"))
    assert said.strip().startswith(("Nobody to ping", "I pinged"))


@pytest.mark.slow
async def test_who_leaves_and_comes_back_is_not_told_that_they_left(harbor: Harbor) -> None:
    waits = await who_waits(harbor)
    more = await press(waits, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    asked = await press(waits, more.response, "tb:.*:leave")
    assert asked.response is not None
    left = await press(waits, asked.response, "tb:.*:parted")
    assert "left" in answer_of(left)
    await press(waits, table_message(harbor.channel), "tb:.*:back")
    assert not any("left" in text_of(each) for each in panels(waits, harbor.channel.id))


async def who_waits(harbor: Harbor) -> MemberActor:
    """Begin a game of three people, and give one who is not to decide."""
    table = game_of(await start_game(harbor, harbor.ann, harbor.ben, harbor.cho))
    turn = table.chairs[table.to_act[0]].user
    return next(person for person in (harbor.ann, harbor.ben, harbor.cho) if person.id != turn)


async def test_a_wrong_number_is_asked_for_again_with_what_was_typed(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await start_game(harbor, *people)
    table, board = game_of(live), table_message(harbor.channel)
    ann = by_id(people)[table.chairs[table.to_act[0]].user or 0]
    form = next(custom_id for custom_id in pressable(board) if custom_id.startswith("an:"))
    wrong = await send_form(ann, seen(ann, board), form, "a lot")
    assert "whole number from" in answer_of(wrong)
    assert wrong.response is not None
    asked = await press(ann, wrong.response, "^re:")
    assert asked.modal is not None
    (field,) = [part["component"] for part in asked.modal["components"]]
    assert (asked.modal["custom_id"], field["value"]) == (form, "a lot")
    assert [each.id for each in panels(ann, harbor.channel.id)] == [wrong.response.id]
    again = await send_form(ann, seen(ann, wrong.response), form, "999")
    assert again.response is not None
    assert text_of(again.response).endswith("**×2**")  # else it would not be seen that it is a new answer
    done = await send_form(ann, seen(ann, again.response), form, "12")
    assert table.view(None).bid == 12
    assert "12" in answer_of(done)
    assert [each.id for each in panels(ann, harbor.channel.id)] == [done.response.id]  # type: ignore[union-attr]


async def test_who_watches_has_a_panel_without_a_hand(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.eve, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    offered = {tab for tab in TABS if f"tb:1:{tab}" in pressable(more.response)}
    assert offered == {"odds", "rules", "story"}
    await press(harbor.eve, more.response, "tb:.*:text$")
    (panel,) = panels(harbor.eve, harbor.channel.id)
    assert "Market" in text_of(panel) or "market" in text_of(panel)


@pytest.mark.slow
async def test_panel_above_a_reposted_table_is_replaced_by_one_below(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    older = await hand_of(harbor, harbor.ann)
    await harbor.ann.slash(harbor.channel, "manila board")
    newer = await hand_of(harbor, harbor.ann)
    assert newer.id > (live.message or 0) > older.id
    assert [panel.id for panel in panels(harbor.ann, harbor.channel.id)] == [newer.id]


async def test_command_is_answered_by_a_panel_in_place_of_the_old_one(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await hand_of(harbor, harbor.ann)
    await harbor.ann.slash(harbor.channel, "manila shares")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, panel, "tb:.*:odds$")
    assert "Odds" in text_of(panel) or "odds" in text_of(panel)


async def test_what_is_pressed_on_board_opens_the_panel_below_it_anew(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    older = await hand_of(harbor, harbor.ann)
    newer = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain$")
    assert newer.response is not None
    assert newer.response.id > older.id
    assert [each.id for each in panels(harbor.ann, harbor.channel.id)] == [newer.response.id]


async def test_forged_press_on_the_panel_of_another_changes_nothing(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    panel = await hand_of(harbor, harbor.ann)
    before = text_of(panel)
    await press_late(harbor.ben, seen(harbor.ann, panel), "tb:1:explain")
    assert text_of(panel) == before
    assert opened(panel) == "hand"


async def test_a_panel_that_rests_goes_on_where_it_stands(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    panel = await hand_of(harbor, harbor.ann)
    await harbor.env.advance_time(14 * 60 + 30)
    assert "has expired" in text_of(panel)
    await press(harbor.ann, panel, "tb:.*:hand$")
    await press(harbor.ann, panel, "tb:.*:odds$")
    assert [each.id for each in panels(harbor.ann, harbor.channel.id)] == [panel.id]


@pytest.mark.slow
async def test_each_press_in_panel_gives_it_another_quarter_of_an_hour(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    panel = await hand_of(harbor, harbor.ann)
    for tab in ("explain", "rules", "hand"):
        await harbor.env.advance_time(10 * 60)
        await press(harbor.ann, panel, f"tb:.*:{tab}$")
    assert "has expired" not in text_of(panel)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain$")
    assert len(panels(harbor.ann, harbor.channel.id)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (500, 0)])
async def test_a_panel_that_cannot_be_taken_away_harms_no_answer(
    harbor: Harbor, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    gone = await hand_of(harbor, harbor.ann)
    harbor.env.inject_error("DELETE", "/webhooks/*", status=status, code=code)
    answer = await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain$")
    assert answer.response is not None
    assert answer.response.id != gone.id
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_panel_that_goes_while_it_is_pressed_is_answered_anew(
    harbor: Harbor, caplog: pytest.LogCaptureFixture
) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    gone = await hand_of(harbor, harbor.ann)
    harbor.env.inject_error("POST", "/interactions/*", status=404, code=10008)
    answer = await press(harbor.ann, gone, "tb:.*:odds$")
    assert answer.response is not None
    assert answer.response.id != gone.id
    assert opened(answer.response) == "odds"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.slow
async def test_panels_of_a_lobby_close_at_the_start(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ann, table_message(harbor.channel), "^easy$")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await set_rule(harbor.ann, harbor.channel, "deal", "twelve")
    for reader in (harbor.ben, harbor.eve):
        await press(reader, table_message(harbor.channel), "tb:.*:more")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    for reader in (harbor.ann, harbor.ben, harbor.eve):
        assert not panels(reader, harbor.channel.id)


@pytest.mark.slow
async def test_a_page_opened_from_the_hand_leads_back_to_it(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain$")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "My Hand" in labels(panel)
    await press(harbor.ann, panel, "tb:.*:hand$")
    for tab in ("explain", "odds"):
        await press(harbor.ann, panels(harbor.ann, harbor.channel.id)[0], f"tb:.*:{tab}$")
        assert "◀ Back" in labels(panels(harbor.ann, harbor.channel.id)[0])
    await press(harbor.ann, panels(harbor.ann, harbor.channel.id)[0], "tb:.*:hand$")
    assert opened(panels(harbor.ann, harbor.channel.id)[0]) == "hand"


@pytest.mark.slow
async def test_a_question_from_the_hand_has_one_way_back(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:hand$")
    for tab in ("more", "leave"):
        await press(harbor.ann, panels(harbor.ann, harbor.channel.id)[0], f"tb:.*:{tab}$")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert [label for label in labels(panel) if "Back" in label] == ["◀ Back"]
    assert "My Hand" in labels(panel)


@pytest.mark.slow
async def test_panels_of_a_game_lose_its_buttons_at_its_end(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    await press(harbor.ben, table_message(harbor.channel), "tb:.*:explain$")
    await press(harbor.eve, table_message(harbor.channel), "tb:.*:more$")
    while not live.table.over:
        await live.table.time_up(live.table.ply)
    await harbor.bot.services.updater.update(live)
    await comes_about(harbor, lambda: "Leave Table" not in labels(panels(harbor.ann, harbor.channel.id)[0]))
    for person in (harbor.ann, harbor.ben, harbor.eve):
        (panel,) = panels(person, harbor.channel.id)
        assert not {"Undo", "Leave Table", "Explain"} & set(labels(panel))
    (panel,) = panels(harbor.ben, harbor.channel.id)
    assert "wins" in text_of(panel)


@pytest.mark.slow
@pytest.mark.parametrize("tab", ["odds", "explain", "story", "text", "zoom"])
async def test_a_page_of_a_moment_says_once_that_the_game_went_on(harbor: Harbor, tab: str) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id([harbor.ann, harbor.ben, harbor.cho])
    reader, board = harbor.eve, table_message(harbor.channel)
    asked = await press(reader, board, f"tb:.*:{tab}$" if tab == "explain" else "tb:.*:more$")
    if tab != "explain":
        assert asked.response is not None
        await press(reader, asked.response, f"tb:.*:{tab}$")
    said = []
    for _ in range(2):
        await play(people[live.chairs[live.table.to_act[0]].user or 0], table_message(harbor.channel), "pass")
        (panel,) = panels(reader, harbor.channel.id)
        said.append(text_of(panel))
        assert said[-1].count("The game goes on. Press **") == 1
    assert said[0] == said[1], "one edit says so, however many moves follow"
    await press(reader, panel, f"tb:.*:{tab}$")
    (panel,) = panels(reader, harbor.channel.id)
    assert "The game goes on" not in text_of(panel)


@pytest.mark.slow
async def test_every_panel_leads_to_the_table(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    (seat,) = live.table.to_act
    asked = by_id([harbor.ann, harbor.ben, harbor.cho])[live.chairs[seat].user or 0]
    waits = harbor.ann if asked is not harbor.ann else harbor.ben
    for person in (asked, waits, harbor.eve):
        for tab in ("explain", "more", "odds"):
            shown = panels(person, harbor.channel.id)[0] if tab == "odds" else table_message(harbor.channel)
            await press(person, shown, f"tb:.*:{tab}$")
            (panel,) = panels(person, harbor.channel.id)
            (way,) = [line for line in text_of(panel).splitlines() if link_to(live) in line]
            assert (asked.mention in way) is (person is asked and tab != "more"), "more would not follow the turn"


@pytest.mark.slow
async def test_a_game_with_hints_begins_without_them(harbor: Harbor) -> None:
    await against_ai(harbor, harbor.ann, "manila")
    assert panels(harbor.ann, harbor.channel.id) == []
    assert "💡" not in text_of(table_message(harbor.channel))
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:explain")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert opened(panel) == "explain"
    for _ in range(3):
        (panel,) = panels(harbor.ann, harbor.channel.id)
        assert "💡" in text_of(panel) or "❗" not in text_of(panel)
        await press(harbor.ann, table_message(harbor.channel), "^pass$|^mv:.*:pass")


@pytest.mark.slow
async def test_who_plays_alone_is_asked_before_game_is_ended_for_good(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, panel, "tb:.*:quit")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "for good" in text_of(panel)
    assert not live.over
    await press(harbor.ann, panel, "tb:.*:end")
    assert live.over


async def test_panel_of_an_abandoned_game_says_so_and_offers_no_moves(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    await press(harbor.ann, more.response, "tb:.*:quit")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, panel, "tb:.*:end")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "is closed: the player ended the game" in text_of(panel)
    hand = await press(harbor.ann, panel, "tb:.*:hand")
    assert "is closed: the player ended the game" in answer_of(hand)
    assert "bid" not in answer_of(hand)


@pytest.mark.slow
async def test_finished_game_opens_in_the_panel_and_files_separately(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, ai=2)
    await harbor.bot.services.updater.update(live)
    before = len(panels(harbor.ann, harbor.channel.id))
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    (*_, panel) = panels(harbor.ann, harbor.channel.id)
    for way in ("record", "verify", "more", "record", "replay", "more", "story"):
        await press(harbor.ann, panel, f"tb:.*:{way}$")
    assert len(panels(harbor.ann, harbor.channel.id)) <= before + 1
    for way in ("more", "record", "log"):
        await press(harbor.ann, panel, f"tb:.*:{way}$")
    assert panels(harbor.ann, harbor.channel.id)[-1].attachments


@pytest.mark.slow
async def test_the_board_in_words_has_pages_and_begins_with_the_hand(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=2)
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more$")
    assert more.response is not None
    await press(harbor.ann, more.response, "tb:.*:text$")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    pages = [text_of(panel)]
    while any(custom_id == f"tx:1:{len(pages)}" for custom_id in pressable(panel)):
        await press(harbor.ann, panel, f"tx:1:{len(pages)}$")
        pages.append(text_of(panel))
    assert len(pages) > 1
    assert pages[0].lstrip().startswith("Your shares: ")
    assert "### Manila" in "".join(pages)
    await press(harbor.ann, panel, f"tx:1:{len(pages) - 2}$")
    assert text_of(panel) == pages[-2]


async def _reading(harbor: Harbor, place: ChannelHandle, live: GameSession) -> None:
    """Have a spectator open the text of a table in a channel."""
    replay = (await harbor.eve.slash(place, "table replay", table=live.id)).response
    assert replay is not None
    more = (await press(harbor.eve, replay, "tb:.*:more")).response
    assert more is not None
    await press(harbor.eve, more, "tb:.*:text")


async def _ended(harbor: Harbor, live: GameSession) -> None:
    await finish(live)
    await harbor.bot.services.updater.update(live)
    await harbor.errands()


def _read_in(harbor: Harbor, place: ChannelHandle) -> str:
    return "".join(text_of(panel) for panel in panels(harbor.eve, place.id))


@pytest.mark.slow
async def test_spectator_panel_follows_a_visible_table_to_its_end(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    lounge = harbor.guild.create_text_channel("lounge")
    shut_out(harbor.channel, harbor.cho)  # so that the others have to be checked
    await harbor.env.settle()
    await _reading(harbor, lounge, live)
    await _ended(harbor, live)
    assert "Final scores" in _read_in(harbor, lounge)


async def test_spectator_panel_stops_once_the_channel_is_hidden(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    lounge = harbor.guild.create_text_channel("lounge")
    await _reading(harbor, lounge, live)
    before = _read_in(harbor, lounge)
    shut_out(harbor.channel, harbor.eve)
    await harbor.env.settle()
    await _ended(harbor, live)
    assert _read_in(harbor, lounge) == before
    assert (live.id, harbor.eve.id, lounge.id) not in harbor.bot.services.panels._open


@pytest.mark.slow
async def test_spectator_panel_stops_when_the_table_hides(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await _reading(harbor, harbor.channel, live)
    before = _read_in(harbor, harbor.channel)
    room = back_room(harbor, harbor.ann, harbor.ben)
    asked = (await harbor.ann.slash(room, "manila board", table=live.id)).response
    assert asked is not None
    await press(harbor.ann, asked, "^bm:")
    assert live.channel == room.id
    await _ended(harbor, live)
    assert _read_in(harbor, harbor.channel) == before


@pytest.mark.slow
async def test_spectator_panel_waits_while_discord_fails(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    lounge = harbor.guild.create_text_channel("lounge")
    await _reading(harbor, lounge, live)
    before = _read_in(harbor, lounge)
    shut_out(harbor.channel, harbor.cho)
    await harbor.env.settle()
    with monkeypatch.context() as patched:
        patched.setattr(discord.Guild, "fetch_member", AsyncMock(side_effect=TimeoutError))
        await _ended(harbor, live)
    assert _read_in(harbor, lounge) == before
    await harbor.bot.services.panels.follow(live)
    assert "Final scores" in _read_in(harbor, lounge)
