"""Each reads in their own language what is for them alone, and a table speaks one language to all."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.app import create_bot
from bot.core.texts import TextError
from bot.games.catalogue import Catalogue
from bot.process.commands import differ, payload
from bot.settings import Settings
from host.live import TableSession
from storage.dialects import connect
from storage.errors import StoreError
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, panels, play, post, press, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, start_game
from tests.bot.settling import page
from tests.bot.test_stats import store_of
from tests.languages import SIGN, with_language


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The bot with a language more: German, which Discord has too."""
    return with_language("de", tmp_path_factory.mktemp("german"))


@pytest.fixture(autouse=True)
def _speaking(german: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.catalogue", lambda: german)


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of people's Discord, where it is not English."""
    spoken: dict[int, str] = {}
    read = discord.Interaction._from_data

    def heard(interaction: discord.Interaction[Any], data: Any) -> None:
        user = data.get("user") or data["member"]["user"]
        data["locale"] = spoken.get(int(user["id"]), data["locale"])
        read(interaction, data)

    monkeypatch.setattr(discord.Interaction, "_from_data", heard)
    return spoken


@pytest.fixture
def mia(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])


async def newest(harbor: Harbor) -> TableSession:
    return (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]


def public(harbor: Harbor) -> str:
    return text_of(table_message(harbor.channel))


# -- what one alone reads ---------------------------------------------------------------------------


@pytest.mark.slow
async def test_two_people_at_one_table_read_panels_in_two_languages(harbor: Harbor, locales: dict[int, str]) -> None:
    locales[harbor.ben.id] = "de"
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    for person, german in ((harbor.ann, False), (harbor.ben, True)):
        for tab in ("hand", "explain", "rules", "more"):
            shown = await press(person, table_message(harbor.channel), f"tb:.*:{tab}$|tb:.*:more$")
            assert shown.response is not None
            assert (SIGN in text_of(shown.response)) is german
    assert SIGN not in public(harbor)


@pytest.mark.slow
async def test_panel_keeps_the_language_of_its_player_through_the_game(harbor: Harbor, locales: dict[int, str]) -> None:
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    locales.update(dict.fromkeys(people, "de"))
    table = game_of(await start_game(harbor, *people.values()))
    turn, following = (people[table.chairs[(table.to_act[0] + n) % 3].user or 0] for n in (0, 1))
    await press(following, table_message(harbor.channel), "tb:.*:hand$")
    before = text_of(panels(following, harbor.channel.id)[0])
    await play(turn, table_message(harbor.channel), "pass")
    after = text_of(panels(following, harbor.channel.id)[0])
    assert before != after
    assert [SIGN in text for text in (before, after, public(harbor))] == [True, True, False]


@pytest.mark.slow
async def test_answers_use_the_language_of_the_user_who_asks(harbor: Harbor, locales: dict[int, str]) -> None:
    locales[harbor.ben.id] = "de"
    for command, options in (
        ("help", {}),
        ("table list", {}),
        ("learn", {}),
        ("learn", {"game": "manila"}),
        ("rules", {"game": "manila"}),
        ("privacy", {}),
        ("history", {}),
        ("table leave", {}),
    ):
        assert SIGN in answer_of(await harbor.ben.slash(harbor.channel, command, **options)), command
        assert SIGN not in answer_of(await harbor.ann.slash(harbor.channel, command, **options)), command


async def test_chosen_language_overrides_discord_and_survives_restart(harbor: Harbor, locales: dict[int, str]) -> None:
    said = answer_of(await harbor.ann.slash(harbor.channel, "language me", language="de"))
    assert SIGN in said
    await harbor.restart()
    assert SIGN in answer_of(await harbor.ann.slash(harbor.channel, "help"))
    locales[harbor.ann.id] = "de"
    await harbor.ann.slash(harbor.channel, "language me", language="en")
    assert SIGN not in answer_of(await harbor.ann.slash(harbor.channel, "help"))
    await harbor.ann.slash(harbor.channel, "language me", language="auto")
    assert SIGN in answer_of(await harbor.ann.slash(harbor.channel, "help"))


async def test_commands_are_quoted_as_the_readers_discord_shows_them(harbor: Harbor, locales: dict[int, str]) -> None:
    locales.update({harbor.ben.id: "de", harbor.cho.id: "pt-BR"})
    for person, chosen, shown in (
        (harbor.ann, "de", "`/puzzle`"),  # reads German in an English Discord
        (harbor.ben, "en", "`/xpuzzle`"),
        (harbor.ben, "de", "`/xpuzzle`"),
        (harbor.cho, "de", "`/puzzle`"),  # in a Discord of another language, commands are called by default
    ):
        await person.slash(harbor.channel, "language me", language=chosen)
        said = answer_of(await person.slash(harbor.channel, "help"))
        assert (SIGN in said) is (chosen == "de")
        assert shown in said


async def test_unsupported_language_cannot_be_chosen_and_reads_default(harbor: Harbor, locales: dict[int, str]) -> None:
    locales[harbor.ann.id] = "pt-BR"
    with pytest.raises(Exception, match="only allows"):
        await harbor.ann.slash(harbor.channel, "language me", language="tlh")
    assert SIGN not in answer_of(await harbor.ann.slash(harbor.channel, "help"))


async def test_a_language_that_is_spoken_no_more_gives_way_to_default(harbor: Harbor) -> None:
    await store_of(harbor).readers.choose(harbor.ann.id, "tlh")
    assert SIGN not in answer_of(await harbor.ann.slash(harbor.channel, "help"))


async def test_database_failure_is_reported_in_the_language_of_discord(
    harbor: Harbor, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    locales[harbor.ben.id] = "de"

    async def fail(*_: Any) -> Any:
        raise StoreError("gone")

    monkeypatch.setattr(store_of(harbor).readers, "language", fail)
    assert SIGN in answer_of(await harbor.ben.slash(harbor.channel, "table leave"))


async def test_ones_choice_is_told_given_and_forgotten_with_the_rest(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "language me", language="de")
    store = store_of(harbor)
    assert (await store.privacy.kept(harbor.ann.id)).settings == 1
    assert (await store.export.part(harbor.ann.id, 1)).content["readers"] == [{"language": "de"}]
    asked = await harbor.ann.slash(harbor.channel, "privacy")
    assert asked.response is not None
    sure = await press(harbor.ann, asked.response, "pv:ask")
    assert sure.response is not None
    await press(harbor.ann, sure.response, "pv:delete")
    assert await store.readers.language(harbor.ann.id) is None
    assert SIGN not in answer_of(await harbor.ann.slash(harbor.channel, "help"))


async def test_hand_by_direct_message_is_in_the_language_of_its_player(harbor: Harbor, locales: dict[int, str]) -> None:
    locales[harbor.ben.id] = "de"
    await harbor.cho.slash(harbor.channel, "language me", language="de")
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    said = [SIGN in text_of(person.user.dm_channel.history()[-1]) for person in (harbor.ann, harbor.ben, harbor.cho)]
    assert said == [False, True, True]


# -- what a table speaks ------------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_host_chooses_in_the_lobby_what_the_table_speaks(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    house = await press(harbor.ann, table_message(harbor.channel), "lb:.*:rules")
    assert house.response is not None
    house = await press(harbor.ann, house.response, "^lr:1:1$")
    assert house.response is not None
    await press(harbor.ann, house.response, "^de$")
    assert SIGN in public(harbor)
    assert SIGN not in text_of(panels(harbor.ann, harbor.channel.id)[0])
    await press(harbor.ann, table_message(harbor.channel), "^beginner$")
    names = (await newest(harbor)).chairs
    assert names[-1].name.startswith(SIGN), "AI players too have names of the table's language"


@pytest.mark.slow
async def test_a_switch_in_a_game_redraws_its_table_once_and_no_panel(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await press(harbor.ben, table_message(harbor.channel), "tb:.*:hand$")
    drawn: list[str] = []
    for voice in harbor.bot.localizations.spoken.values():
        count(voice.language, voice.presenters["manila"], drawn, monkeypatch)
    await harbor.ann.slash(harbor.channel, "language table", language="de")
    assert SIGN in public(harbor)
    assert drawn == ["de"]
    assert live.lobby.language == "de"
    await harbor.ann.slash(harbor.channel, "language table", language="de")
    assert drawn == ["de"], "nothing changed"
    await harbor.restart()
    again = await newest(harbor)
    await harbor.bot.services.updater.update(again)
    assert SIGN in public(harbor)


def count(language: str, presenter: Any, drawn: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    board = presenter.board

    def noted(*args: Any) -> Any:
        drawn.append(language)
        return board(*args)

    monkeypatch.setattr(presenter, "board", noted)


async def test_only_the_host_switches(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert "Only the host" in answer_of(await harbor.ben.slash(harbor.channel, "language table", language="de"))
    assert SIGN not in public(harbor)


async def test_who_manages_a_server_chooses_what_its_new_tables_speak(harbor: Harbor, mia: MemberActor) -> None:
    refused = answer_of(await harbor.ann.slash(harbor.channel, "language server", language="de"))
    assert "Manage Server" in refused
    await harbor.ann.slash(harbor.channel, "manila new")
    before = await newest(harbor)
    await mia.slash(harbor.channel, "language server", language="de")
    await harbor.bot.services.updater.update(before)
    assert SIGN not in public(harbor), "open tables keep their language"
    await harbor.ben.slash(harbor.channel, "manila new")
    assert SIGN in public(harbor)
    assert "the language chosen here" in text_of(await page(harbor, mia, "words"))
    await mia.slash(harbor.channel, "language server", language="auto")
    await harbor.cho.slash(harbor.channel, "manila new")
    assert SIGN not in public(harbor)


async def test_a_server_is_spoken_to_in_the_language_discord_knows(harbor: Harbor) -> None:
    elsewhere = harbor.env.create_guild(preferred_locale="de")
    channel = elsewhere.create_text_channel("manila")
    dora = elsewhere.add_member(harbor.env.create_user("dora"))
    await dora.slash(channel, "manila new")
    assert SIGN in text_of(table_message(channel))


@pytest.mark.slow
async def test_what_is_posted_for_everybody_speaks_as_the_server_does(harbor: Harbor, locales: dict[int, str]) -> None:
    locales[harbor.ann.id] = "de"
    live = await start_game(harbor, harbor.ann, ai=2)
    await finish(live)
    await harbor.bot.services.updater.update(live)
    mine = await harbor.ann.slash(harbor.channel, "stats")
    assert mine.response is not None
    assert SIGN in text_of(mine.response)
    assert SIGN not in text_of(await post(harbor.ann, mine.response))


async def test_a_table_of_before_goes_on_in_the_language_of_the_owner(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    live = await newest(harbor)
    told = live.lobby.to_json()
    del told["language"]
    assert type(live.lobby).from_json(told).language == ""
    assert harbor.bot.services.languages.localizations.of("") is harbor.voice


@pytest.mark.slow
async def test_a_rematch_speaks_as_the_game_did(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.ann.slash(harbor.channel, "language table", language="de")
    await finish(live)
    await harbor.bot.services.updater.update(live)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch")
    assert SIGN in public(harbor)


# -- commands -------------------------------------------------------------------------------------------


async def test_discord_shows_commands_in_the_words_of_each_language(harbor: Harbor) -> None:
    commands = {command["name"]: command for command in await payload(harbor.bot.tree)}
    play, manila = commands["play"], commands["manila"]
    assert play["name_localizations"] == {"de": "xplay"}
    assert play["description_localizations"] == {"de": SIGN + play["description"]}
    company = next(option for option in play["options"] if option["name"] == "with")
    assert company["name_localizations"] == {"de": "xwith"}
    assert company["description_localizations"] == {"de": SIGN + company["description"]}
    assert [choice["name_localizations"] for choice in company["choices"]] == [
        {"de": SIGN + choice["name"]} for choice in company["choices"]
    ]
    assert manila["name_localizations"] == {}
    new = next(command for command in manila["options"] if command["name"] == "new")
    assert new["name_localizations"] == {"de": "xnew"}
    assert new["description_localizations"]["de"].startswith(SIGN)
    language = next(command for command in commands["language"]["options"] if command["name"] == "me")["options"][0]
    assert [choice["value"] for choice in language["choices"]] == ["auto", "de", "en"]


async def test_a_word_of_another_language_makes_commands_differ(harbor: Harbor) -> None:
    ours = await payload(harbor.bot.tree)
    for name in ("name_localizations", "description_localizations"):
        theirs = copy.deepcopy(ours)
        assert not differ(ours, theirs)
        option = next(command for command in theirs if command["name"] == "play")["options"][1]
        option[name] = {"de": "anders"}
        assert differ(ours, theirs), name
        theirs = copy.deepcopy(ours)
        option = next(command for command in theirs if command["name"] == "play")["options"][1]
        option["choices"][0]["name_localizations"] = {"de": "Anders"}
        assert differ(ours, theirs)


async def test_an_owner_may_choose_another_default(german: Catalogue, settings: Settings) -> None:
    bot = create_bot(settings.model_copy(update={"language": "de"}))
    await bot.load_commands(Store(connect("sqlite://")))
    play = next(command for command in await payload(bot.tree) if command["name"] == "play")
    assert play["name"] == "play"
    assert play["description"].startswith(SIGN)
    assert play["description_localizations"].keys() == {"en-US", "en-GB"}
    assert play["name_localizations"] == {"de": "xplay"}
    with pytest.raises(TextError, match="tlh"):
        create_bot(settings.model_copy(update={"language": "tlh"}))


async def test_a_message_that_a_language_lacks_is_counted(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = with_language("de", tmp_path, without=frozenset({"why-no-seat"}))
    monkeypatch.setattr("bot.app.catalogue", lambda: found)
    bot = create_bot(settings)
    assert bot.localizations.of("de").texts("why-no-seat") == bot.localizations.of("en").texts("why-no-seat")
    assert bot.missed_texts == {"de": 1, "en": 0}


async def test_choice_is_read_once_and_replaced_at_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    readers, resolver = harbor.bot.services.tables.store.readers, harbor.bot.services.languages
    read = readers.language

    async def counted(user: int) -> str | None:
        asked.append(user)
        return await read(user)

    monkeypatch.setattr(readers, "language", counted)
    for _ in range(3):
        await harbor.ann.slash(harbor.channel, "language me", language="de")
        assert (await resolver.person(harbor.ann.id)).language == "de"
    assert asked.count(harbor.ann.id) <= 1
    await harbor.ann.slash(harbor.channel, "language me", language="en")
    assert (await resolver.person(harbor.ann.id)).language == "en"
