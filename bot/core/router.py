"""Dispatch clicks and forms to the methods of cogs."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import cache
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
    """Mark a method as the handler of a button or menu; id fields are arguments."""
    return _mark("press", ids)


def submitted(*ids: Id) -> Callable[[H], H]:
    """Mark a method as the handler of the form that has this id."""
    return _mark("form", ids)


def _mark(way: Way, ids: tuple[Id, ...]) -> Callable[[H], H]:
    def mark(handler: H) -> H:
        setattr(handler, _MARK, [*getattr(handler, _MARK, ()), *((way, each) for each in ids)])
        return handler

    return mark


@cache
def _marked(cog: type[commands.Cog]) -> list[tuple[str, Way, Id, list[str]]]:
    """Return the marked methods of a class: name, way, id and the fields they take."""
    found: list[tuple[str, Way, Id, list[str]]] = []
    for name, handler in inspect.getmembers(cog, inspect.iscoroutinefunction):
        for way, each in getattr(handler, _MARK, ()):
            _, _, *taken = inspect.signature(handler).parameters
            if not {*taken} <= each.fields.keys():
                raise TypeError(f"{handler.__qualname__} takes what {each.form} does not claim")
            found.append((name, way, each, taken))
    return found


class Found(NamedTuple):
    handler: Handler
    claim: dict[str, Field]
    """All fields of the id."""
    arguments: dict[str, Field]
    """The fields that the handler takes."""


class Router:
    def __init__(self, missed: Missed) -> None:
        """Set up; ``missed`` receives table clicks that had no effect."""
        self._missed = missed
        self._known: defaultdict[tuple[Way, str], list[tuple[Id, Handler, list[str]]]] = defaultdict(list)

    @property
    def ids(self) -> list[Id]:
        """Every form of id with a click handler."""
        known = (each for (way, _), each in self._known.items() if way == "press")
        return [AGAIN, *(each for ids in known for each, _, _ in ids)]

    @property
    def handlers(self) -> list[tuple[Id, Handler]]:
        """Every form of id with its handler, of clicks and forms."""
        return [(each, handler) for known in self._known.values() for each, handler, _ in known]

    def add(self, cog: commands.Cog) -> None:
        """Add the marked methods of a cog; ``TypeError`` for a parameter not in its id."""
        for name, way, each, taken in _marked(type(cog)):
            self._known[way, each.head].append((each, getattr(cog, name), taken))

    def find(self, custom_id: str, way: Way = "press") -> Found | None:
        for each, handler, taken in self._known.get((way, custom_id.partition(":")[0]), ()):
            if (claim := each.read(custom_id)) is not None:
                return Found(handler, claim, {name: claim[name] for name in taken})
        return None

    async def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Dispatch a click or form, or refuse one whose id has no handler."""
        found, typed = self._asked(interaction)

        async def act(ctx: Context) -> None:
            if found is None:
                raise Refusal("why-unknown-button")
            ctx.typed = typed
            try:
                await ctx.require_allowed(found.handler, found.claim)
                await found.handler(ctx, **found.arguments)
            except (Refusal, StoreError) as error:
                if isinstance(table := found.claim.get("table"), int):
                    self._missed(interaction, table, error)
                raise

        await answer(interaction, act)

    def _asked(self, interaction: discord.Interaction[Any]) -> tuple[Found | None, str]:
        """Return the handler, and what was typed into a form that opens again."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            return self.find(custom_id, "form"), ""
        if interaction.message is None or custom_id not in ids_on(interaction.message):
            return None, ""
        if (again := AGAIN.read(custom_id)) is None:
            return self.find(custom_id), ""
        form = str(again["form"])
        return self.find(form) if self.find(form, "form") else None, str(again["typed"])
