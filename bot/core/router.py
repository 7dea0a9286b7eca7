"""From what was pressed to the method of a cog that answers it: ``@pressed(ID)``."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import discord
from discord.ext import commands

from bot.core.context import Context, answer
from bot.core.ids import Field, Id
from bot.ui.parts import ids_on
from engine.game import Refusal
from storage.errors import StoreError

Handler = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)

_MARK: Final = "__pressed_ids__"


def pressed(*ids: Id) -> Callable[[H], H]:
    """Mark a method to be called when a button or menu is used, with a ``Context`` and what the id claims by name."""

    def mark(handler: H) -> H:
        setattr(handler, _MARK, ids)
        return handler

    return mark


class Router:
    """All that can be pressed, by the first word of its id."""

    def __init__(self) -> None:
        self._known: defaultdict[str, list[tuple[Id, Handler]]] = defaultdict(list)

    @property
    def ids(self) -> list[Id]:
        """Every form of id that leads somewhere."""
        return [each for known in self._known.values() for each, _ in known]

    def add(self, cog: commands.Cog) -> None:
        """Take the marked methods of a cog. Raises ``TypeError`` for one whose arguments are not those of its id."""
        for _, handler in inspect.getmembers(cog, inspect.iscoroutinefunction):
            for each in getattr(handler, _MARK, ()):
                if [*inspect.signature(handler).parameters][1:] != [*each.fields]:
                    raise TypeError(f"{handler.__qualname__} does not take what {each.form} claims")
                self._known[each.head].append((each, handler))

    def find(self, custom_id: str) -> tuple[Handler, dict[str, Field]] | None:
        """Find who answers an id, and what it claims."""
        for each, handler in self._known.get(custom_id.partition(":")[0], ()):
            if (claim := each.read(custom_id)) is not None:
                return handler, claim
        return None

    async def follow(self, interaction: discord.Interaction[Any]) -> bool:
        """Answer a press. False if it is none that is known here, or if it does not stand on the message it names."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        found = self.find(custom_id)
        if found is None or interaction.message is None or custom_id not in ids_on(interaction.message):
            return False
        handler, claim = found

        async def act(ctx: Context) -> None:
            try:
                await handler(ctx, **claim)
            except (Refusal, StoreError) as error:
                if isinstance(table := claim.get("table"), int):
                    ctx.missed(table, error)
                raise

        await answer(interaction, act)
        return True
