"""Application commands: registering within the limits, and using them with every kind of option."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from localcord import LocalCord
from localcord.commands import size_of
from localcord.person import Refused

from .conftest import Api, Bot, Connect, Join, own_rules_only

Interaction = discord.Interaction[Bot]


def command(name: str = "go", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "Go", **fields}


def option(name: str = "x", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "An option", "type": 3, **fields}


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "capital letters": (command("Go"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": (command("go now"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "33 characters": (command("x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    "no description": ({"name": "go"}, "0.description", "BASE_TYPE_REQUIRED"),
    "a description of 101 characters": (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    "a type that is none": (command(type=5), "0.type", "BASE_TYPE_CHOICES"),
    "26 options": (command(options=[option(f"o{n}") for n in range(26)]), "0.options", "BASE_TYPE_MAX_LENGTH"),
    "26 choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "two options of one name": (
        command(options=[option(), option()]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a required option after an optional one": (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "subcommands beside options": (
        command(options=[option("a", type=1), option("b")]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        command(options=[option("a", type=2, options=[option("b", type=2)])]),
        "0.options.0.options.0.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "choices beside autocomplete": (
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    "more than 8000 characters": (
        command(
            options=[
                option(f"o{n}", description="x" * 100, choices=[{"name": f"{m:090}", "value": "x"} for m in range(4)])
                for n in range(18)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@own_rules_only
@pytest.mark.parametrize(("definition", "where", "code"), REFUSED.values(), ids=REFUSED)
async def test_a_command_is_refused_for(
    cord: LocalCord, api: Api, definition: dict[str, Any], where: str, code: str
) -> None:
    path = f"/applications/{cord.world.application_id}/commands"
    answer = await api("PUT", path, [definition])
    assert (answer.status, answer.code) == (400, 50035)
    assert (where, code) in answer.faults()


async def test_one_bad_command_refuses_the_tree_and_the_old_one_stays(cord: LocalCord, api: Api) -> None:
    path = f"/applications/{cord.world.application_id}/commands"
    await api("PUT", path, [command("old")])
    answer = await api("PUT", path, [command("good"), command("Bad")])
    assert answer.faults() == [("1.name", "APPLICATION_COMMAND_INVALID_NAME")]
    assert [known["name"] for known in (await api("GET", path)).body] == ["old"]


async def test_a_hundred_commands_and_no_more(cord: LocalCord, api: Api) -> None:
    path = f"/applications/{cord.world.application_id}/commands"
    hundred = [command(f"c{number}") for number in range(100)]
    assert (await api("PUT", path, hundred)).status == 200
    assert (await api("PUT", path, [*hundred, command("one-more")])).code == 30032


def test_a_commands_size_counts_names_descriptions_and_choices() -> None:
    choices = [{"name": "four", "value": "12345"}]
    assert size_of(command("go", description="12345", options=[option("x", description="123", choices=choices)])) == 20
    assert size_of(command("go", description="12345", description_localizations={"de": "1234567"})) == 9


async def test_commands_keep_their_id(connect: Connect) -> None:
    bot = await connect()

    @bot.tree.command()
    async def everywhere(interaction: Interaction) -> None:
        """Global."""

    (first,) = await bot.tree.sync()
    (again,) = await bot.tree.sync()
    assert first.id == again.id
    assert [(known.name, known.description) for known in await bot.tree.fetch_commands()] == [("everywhere", "Global.")]


async def test_options_of_every_type_arrive_resolved(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()
    seen: list[Any] = []

    @bot.tree.command()
    async def everything(
        interaction: Interaction,
        word: app_commands.Range[str, 2, 5],
        number: app_commands.Range[int, 1, 9],
        share: float,
        hints: bool,
        member: discord.Member,
        channel: discord.TextChannel,
        role: discord.Role,
        anyone: discord.Member | discord.Role,
        ware: app_commands.Transform[str, Upper],
    ) -> None:
        """Everything."""
        seen.extend([word, number, share, hints, member.name, channel.name, role.name, str(anyone), ware])
        await interaction.response.send_message("ok")

    await bot.tree.sync()
    ann, ben = await join("Ann"), await join("Ben")
    options: dict[str, Any] = {
        "word": "silk",
        "number": "3",
        "share": "1.5",
        "hints": "true",
        "member": f"<@{ben.id}>",
        "channel": ann.channel_id("general"),
        "role": str(cord.guild.id),
        "anyone": ben.id,
        "ware": "jade",
    }
    await ann.slash("manila", "everything", **options)
    assert seen == ["silk", 3, 1.5, True, "Ben", "general", "@everyone", "Ben", "JADE"]
    for wrong in (
        {"word": "x"},
        {"number": "10"},
        {"number": "three"},
        {"hints": "perhaps"},
        {"member": "17"},
        {"channel": "nowhere"},
        {"surprise": "x"},
    ):
        with pytest.raises(Refused, match="50035"):
            await ann.slash("manila", "everything", **(options | wrong))
    del options["word"]
    with pytest.raises(Refused, match="word: This field is required"):
        await ann.slash("manila", "everything", **options)


class Upper(app_commands.Transformer):
    async def transform(self, interaction: discord.Interaction, value: str) -> str:
        return value.upper()


async def test_groups_and_fixed_choices(connect: Connect, join: Join) -> None:
    bot = await connect()
    table = app_commands.Group(name="table", description="Tables")
    pings = app_commands.Group(name="pings", description="Pings", parent=table)

    @pings.command()
    @app_commands.choices(when=[app_commands.Choice(name="Always", value="always")])
    async def choose(interaction: Interaction, when: str) -> None:
        """When."""
        await interaction.response.send_message(when)

    bot.tree.add_command(table)
    await bot.tree.sync()
    ann = await join("Ann")
    outcome = await ann.slash("manila", "table pings choose", when="always")
    assert outcome.text == "always"
    assert outcome.message is not None
    assert outcome.message["interaction_metadata"]["name"] == "table pings choose"
    with pytest.raises(Refused, match="Value must be one of"):
        await ann.slash("manila", "table pings choose", when="never")
    with pytest.raises(Refused, match="subcommand"):
        await ann.slash("manila", "table pings")


async def test_a_command_for_managers_is_kept_from_others(connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(interaction: Interaction, word: str = "") -> None:
        """Settings."""
        await interaction.response.send_message("ok")

    @settings.autocomplete("word")
    async def words(_interaction: Interaction, _typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="a secret of managers", value="a")]

    await bot.tree.sync()
    owner, other = await join("Ann"), await join("Ben")
    assert (await owner.slash("manila", "settings")).text == "ok"
    assert [known["name"] for known in other.commands] == []
    # Whoever knows the command's id can still try.
    other.commands = owner.commands
    with pytest.raises(Refused, match="50013"):
        await other.slash("manila", "settings")
    with pytest.raises(Refused, match="50013"):
        await other.autocomplete("manila", "settings", "word", "a")


async def test_admin_command_shows_to_others_only_in_direct_messages(connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: Interaction) -> None:
        """Settings."""

    await bot.tree.sync()
    assert [(await join(name)).commands[0]["contexts"] for name in ("Ann", "Ben")] == [[0, 1], [1]]


async def test_people_are_told_of_new_commands(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    assert ann.commands == []

    @bot.tree.command()
    async def fresh(interaction: Interaction) -> None:
        """Fresh."""

    await bot.tree.sync()
    assert [known["name"] for known in ann.commands] == ["fresh"]


async def test_single_entry_point_survives_replacing_all_commands(cord: LocalCord, api: Api) -> None:
    path = f"/applications/{cord.world.application_id}/commands"
    launch = command("launch", type=4, handler=2, description="")
    assert (await api("PUT", path, [command(), launch])).status == 200
    assert (await api("PUT", path, [command()])).code == 50240
    assert (await api("PUT", path, [command(), launch, launch | {"name": "start"}])).code == 30032


async def test_texts_in_other_languages_are_told_to_who_asks_for_them(cord: LocalCord, api: Api) -> None:
    path = f"/applications/{cord.world.application_id}/commands"
    german = option(name_localizations={"de": "y"})
    await api("PUT", path, [command(description_localizations={"de": "Los"}, options=[german])])
    (plain,) = (await api("GET", path)).body
    assert "description_localizations" not in plain
    assert "name_localizations" not in plain["options"][0]
    (full,) = (await api("GET", f"{path}?with_localizations=true")).body
    assert full["description_localizations"] == {"de": "Los"}
    assert full["options"][0]["name_localizations"] == {"de": "y"}
