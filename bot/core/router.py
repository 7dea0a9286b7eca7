"""From what was pressed or sent to the method of a cog that answers it: ``@pressed(ID)``, ``@submitted(ID)``."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, NamedTuple, TypeVar

import discord
from discord.ext import commands

from bot.core.context import Context, answer
from bot.core.forms import AGAIN
from bot.core.ids import Field, Id
from bot.core.layout import ids_on
from engine.game import Refusal
from storage.errors import StoreError

Way = Literal["press", "form"]
Handler = Callable[..., Awaitable[None]]
Missed = Callable[[discord.Interaction[Any], int, Refusal | StoreError], None]
H = TypeVar("H", bound=Handler)

_MARK: Final = "__answered_ids__"


def pressed(*ids: Id) -> Callable[[H], H]:
    """Mark a method to be called when a button or menu is used, with a ``Context`` and what the id claims by name."""
    return _mark("press", ids)


def submitted(*ids: Id) -> Callable[[H], H]:
    """Mark a method to be called when a form is sent.

    The method that is marked as ``pressed`` with the same id opens the form, also anew after a mistake.
    """
    return _mark("form", ids)


def _mark(way: Way, ids: tuple[Id, ...]) -> Callable[[H], H]:
    def mark(handler: H) -> H:
        setattr(handler, _MARK, [*getattr(handler, _MARK, ()), *((way, each) for each in ids)])
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
    """All that can be pressed and sent, by the first word of its id."""

    def __init__(self, missed: Missed) -> None:
        """``missed`` is told of presses at a table that came to nothing."""
        self._missed = missed
        self._known: defaultdict[tuple[Way, str], list[tuple[Id, Handler, list[str]]]] = defaultdict(list)

    @property
    def ids(self) -> list[Id]:
        """Every form of id that a press leads somewhere with."""
        known = (each for (way, _), each in self._known.items() if way == "press")
        return [AGAIN, *(each for ids in known for each, _, _ in ids)]

    @property
    def handlers(self) -> list[tuple[Id, Handler]]:
        """Every form of id of a press or a form, and who answers it."""
        return [(each, handler) for known in self._known.values() for each, handler, _ in known]

    def add(self, cog: commands.Cog) -> None:
        """Take the marked methods of a cog. Raises ``TypeError`` for one that takes what its id does not claim."""
        for _, handler in inspect.getmembers(cog, inspect.iscoroutinefunction):
            for way, each in getattr(handler, _MARK, ()):
                _, *taken = inspect.signature(handler).parameters
                if not {*taken} <= each.fields.keys():
                    raise TypeError(f"{handler.__qualname__} takes what {each.form} does not claim")
                self._known[way, each.head].append((each, handler, taken))

    def find(self, custom_id: str, way: Way = "press") -> Found | None:
        """Find who answers an id, and what it claims."""
        for each, handler, taken in self._known.get((way, custom_id.partition(":")[0]), ()):
            if (claim := each.read(custom_id)) is not None:
                return Found(handler, claim, {name: claim[name] for name in taken})
        return None

    async def follow(self, interaction: discord.Interaction[Any]) -> bool:
        """Answer a press or a form. False if none that is known, or if it does not stand on the message it names."""
        data: Any = interaction.data or {}
        custom_id, typed = str(data.get("custom_id", "")), ""
        if interaction.type is discord.InteractionType.modal_submit:
            found = self.find(custom_id, "form")
        elif not _stands_on(interaction, custom_id):
            return False
        elif (again := AGAIN.read(custom_id)) is not None:
            form, typed = str(again["form"]), str(again["typed"])
            found = self.find(form) if self.find(form, "form") else None
        else:
            found = self.find(custom_id)
        if found is None:
            return False

        async def act(ctx: Context) -> None:
            ctx.typed = typed
            try:
                await ctx.require_allowed(found.handler, found.claim)
                await found.handler(ctx, **found.arguments)
            except (Refusal, StoreError) as error:
                if isinstance(table := found.claim.get("table"), int):
                    self._missed(interaction, table, error)
                raise

        await answer(interaction, act)
        return True


def _stands_on(interaction: discord.Interaction[Any], custom_id: str) -> bool:
    """Whether an id stands on the message that a press names."""
    return interaction.message is not None and custom_id in ids_on(interaction.message)
