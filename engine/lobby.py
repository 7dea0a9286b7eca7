"""A table before its game: who has sat down, which house rules are agreed on.

A plain value and pure functions over it, the same for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from engine.game import AnyGame, Json, Options, Reason
from engine.table import Chair


class LobbyError(Exception):
    """The lobby does not allow it. Nothing has changed."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.reason = Reason(key, args)


@dataclass(frozen=True, slots=True)
class Lobby:
    """Seats in the order in which they were taken; the host is the person who opened it, and sits first."""

    kind: str
    host: int
    size: int
    """Seats that can be filled at most."""
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any]

    def seat_of(self, user: int) -> int | None:
        """The place of a person among the chairs, or ``None``."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def to_json(self) -> Json:
        """The lobby as JSON; ``from_json`` reads it."""
        return {
            "kind": self.kind,
            "host": self.host,
            "size": self.size,
            "chairs": [[chair.name, chair.user, chair.level] for chair in self.chairs],
            "options": dict(self.options),
        }

    @staticmethod
    def from_json(data: Json) -> Lobby:
        chairs = tuple(Chair(name, user, level) for name, user, level in data["chairs"])
        return Lobby(data["kind"], data["host"], data["size"], chairs, data["options"])


def open_lobby(game: AnyGame, host: int, name: str, size: int | None = None) -> Lobby:
    """A lobby with its host seated. ``size`` defaults to all seats that the game has.

    Raises ``LobbyError`` for a size the game cannot be played with.
    """
    size = max(game.seats) if size is None else size
    if size not in game.seats:
        raise LobbyError("why-lobby-size", least=min(game.seats), most=max(game.seats))
    return Lobby(game.kind, host, size, (Chair(name, host),), game.options_type().model_dump())


def join(lobby: Lobby, user: int, name: str) -> Lobby:
    """With one more person. Raises ``LobbyError`` if they sit already, or if it is full."""
    if lobby.seat_of(user) is not None:
        raise LobbyError("why-lobby-seated")
    return _add(lobby, Chair(name, user))


def add_ai(lobby: Lobby, user: int, game: AnyGame, level: str, name: str) -> Lobby:
    """With one more AI seat. Raises ``LobbyError`` unless a seated person asks for a level there is."""
    if lobby.seat_of(user) is None:
        raise LobbyError("why-lobby-outsider")
    if level not in game.players:
        raise LobbyError("why-lobby-level")
    return _add(lobby, Chair(name, None, level))


def leave(lobby: Lobby, user: int) -> Lobby:
    """Without this person. The host's part passes to the next person. Raises ``LobbyError`` if they don't sit.

    A lobby that its last person leaves has no chairs of people: the caller closes it.
    """
    if lobby.seat_of(user) is None:
        raise LobbyError("why-lobby-outsider")
    chairs = tuple(chair for chair in lobby.chairs if chair.user != user)
    people = [chair.user for chair in chairs if chair.user is not None]
    host = lobby.host if lobby.host != user or not people else people[0]
    return replace(lobby, chairs=chairs, host=host)


def remove_ai(lobby: Lobby, user: int) -> Lobby:
    """Without the AI seat added last. Raises ``LobbyError`` if there is none or an outsider asks."""
    if lobby.seat_of(user) is None:
        raise LobbyError("why-lobby-outsider")
    ais = [seat for seat, chair in enumerate(lobby.chairs) if chair.user is None]
    if not ais:
        raise LobbyError("why-lobby-no-ai")
    return replace(lobby, chairs=lobby.chairs[: ais[-1]] + lobby.chairs[ais[-1] + 1 :])


def set_option(lobby: Lobby, user: int, game: AnyGame, field: str, value: str) -> Lobby:
    """With one house rule changed. Raises ``LobbyError`` unless the host sets a rule there is to a value it has."""
    _demand_host(lobby, user)
    choices = option_choices(game.options_type)
    if field not in choices or value not in choices[field]:
        raise LobbyError("why-lobby-option")
    return replace(lobby, options={**lobby.options, field: choices[field][value]})


def ready(lobby: Lobby, user: int, game: AnyGame) -> tuple[tuple[Chair, ...], Options]:
    """The chairs and options to start with: the host first, the others in the order of coming.

    Raises ``LobbyError`` unless the host asks and the game can be played with that many seats.
    """
    _demand_host(lobby, user)
    if len(lobby.chairs) not in game.seats:
        raise LobbyError("why-lobby-few", least=min(game.seats), seats=len(lobby.chairs))
    first = [chair for chair in lobby.chairs if chair.user == lobby.host]
    others = [chair for chair in lobby.chairs if chair.user != lobby.host]
    return (*first, *others), game.options_type.model_validate(lobby.options)


def option_choices(options: type[Options]) -> dict[str, dict[str, Any]]:
    """For each house rule its possible values by their text form, in the order of their declaration."""
    choices: dict[str, dict[str, Any]] = {}
    for name, field in options.model_fields.items():
        values = (False, True) if field.annotation is bool else get_args(field.annotation)
        choices[name] = {str(value).lower(): value for value in values}
    return choices


def _demand_host(lobby: Lobby, user: int) -> None:
    if user != lobby.host:
        raise LobbyError("why-lobby-host")


def _add(lobby: Lobby, chair: Chair) -> Lobby:
    if len(lobby.chairs) >= lobby.size:
        raise LobbyError("why-lobby-full", seats=lobby.size)
    return replace(lobby, chairs=(*lobby.chairs, chair))
