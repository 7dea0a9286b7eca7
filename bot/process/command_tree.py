"""The slash commands: their descriptions, and the errors they share."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands

from bot.core.guard import guarded
from bot.core.localization import Localizations
from bot.process.command_contexts import set_contexts
from bot.process.command_locales import CommandTranslator, localize_commands
from engine.game import Refusal

log = logging.getLogger(__name__)


class GameTree(app_commands.CommandTree[Any]):
    """The slash commands, with shared error handling."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse unavailable options that Discord still shows."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete or not isinstance(command, app_commands.Command):
            return True
        given = vars(interaction.namespace)
        if all(
            _is_offered(each, given[each.display_name]) for each in command.parameters if each.display_name in given
        ):
            return True
        await guarded(interaction, _unknown_command)
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail() -> None:
            if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                log.warning("outdated command received: error=%s", cause)
                raise Refusal("why-unknown-command")
            raise cause

        await guarded(interaction, fail)


async def describe_commands(
    tree: app_commands.CommandTree[Any], localizations: Localizations, kinds: Collection[str]
) -> None:
    """Say where each command is offered, and describe it in every language."""
    set_contexts(tree, kinds)
    localize_commands(tree, localizations, kinds)
    await tree.set_translator(CommandTranslator(localizations))


async def _unknown_command() -> None:
    raise Refusal("why-unknown-command")


def _is_offered(option: app_commands.Parameter, value: Any) -> bool:
    if option.choices:
        return value in {choice.value for choice in option.choices}
    least, most = option.min_value, option.max_value
    return (least is None or value >= least) and (most is None or value <= most)
