"""All of Discord's limits that this bot has to keep.

Sources: Discord's API documentation (interactions, components, messages) and its OpenAPI description.
"""

from __future__ import annotations

from typing import Final

CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
BUTTONS_A_ROW: Final = 5
SELECT_OPTIONS: Final = 25
OPTION_TEXT: Final = 100
PLACEHOLDER: Final = 150
COMPONENTS: Final = 40
"""In a Components V2 message, including nested ones."""
TEXT: Final = 4000
"""Characters in all text displays of a message together."""
CONTENT: Final = 2000
FILE: Final = 10 * 1024 * 1024
"""Bytes of a file in a server without boosts."""
ALT_TEXT: Final = 1024
MODAL_TITLE: Final = 45
LABEL: Final = 45

COMMANDS: Final = 100
"""Global slash commands."""
COMMAND_OPTIONS: Final = 25
"""Subcommands of a group, options of a command."""
COMMAND_CHARACTERS: Final = 8000
"""Names, descriptions and values of a command with all its subcommands and options together."""
COMMAND_DESCRIPTION: Final = 100
COMMAND_CHOICES: Final = 25
COMMAND_CHOICE: Final = 100
"""Name or value of a choice."""

MEMBERS: Final = 100
"""Users in a request for members over the gateway."""

ANSWER_SECONDS: Final = 3.0
"""An interaction must be answered within this time."""


def cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
