"""From what was pressed to the method of a cog that answers it: ``@pressed(ID)``."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord.ext import commands

from bot.core.context import Context, answer
from bot.core.ids import Field, Id
from bot.core.layout import ids_on
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


class Found(NamedTuple):
    """What an id leads to."""

    handler: Handler
    claim: dict[str, Field]
    """All that the id says."""
    arguments: dict[str, Field]
    """What of that the handler takes."""


class Router:
    """All that can be pressed, by the first word of its id."""

    def __init__(self) -> None:
        self._known: defaultdict[str, list[tuple[Id, Handler, list[str]]]] = defaultdict(list)

    @property
    def ids(self) -> list[Id]:
        """Every form of id that leads somewhere."""
        return [each for known in self._known.values() for each, _, _ in known]

    def add(self, cog: commands.Cog) -> None:
        """Take the marked methods of a cog. Raises ``TypeError`` for one that takes what its id does not claim."""
        for _, handler in inspect.getmembers(cog, inspect.iscoroutinefunction):
            for each in getattr(handler, _MARK, ()):
                _, *taken = inspect.signature(handler).parameters
                if not {*taken} <= each.fields.keys():
                    raise TypeError(f"{handler.__qualname__} takes what {each.form} does not claim")
                self._known[each.head].append((each, handler, taken))

    def find(self, custom_id: str) -> Found | None:
        """Find who answers an id, and what it claims."""
        for each, handler, taken in self._known.get(custom_id.partition(":")[0], ()):
            if (claim := each.read(custom_id)) is not None:
                return Found(handler, claim, {name: claim[name] for name in taken})
        return None

    async def follow(self, interaction: discord.Interaction[Any]) -> bool:
        """Answer a press. False if it is none that is known here, or if it does not stand on the message it names."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        found = self.find(custom_id)
        if found is None or interaction.message is None or custom_id not in ids_on(interaction.message):
            return False

        async def act(ctx: Context) -> None:
            try:
                await found.handler(ctx, **found.arguments)
            except (Refusal, StoreError) as error:
                if isinstance(table := found.claim.get("table"), int):
                    ctx.missed(table, error)
                raise

        await answer(interaction, act)
        return True
