"""Slash commands: one package per command group."""

from __future__ import annotations

from typing import TypeAlias

from discord import app_commands

from bot.core.ids import LARGEST

TableNumber: TypeAlias = app_commands.Range[int, 1, LARGEST]
