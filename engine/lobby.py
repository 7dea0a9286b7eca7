"""A table before its game: who has sat down, which house rules are agreed on.

A plain value and pure functions over it, the same for every game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

from engine.game import AnyGame, Json, Numbers, Options, Refusal
from engine.table import SeatAssignment

SPEEDS: Final[Mapping[str, int | None]] = {"live": 60, "relaxed": 600, "correspondence": 86_400, "none": None}
"""Seconds for a decision by the name of a table's speed; ``None`` is as long as it likes."""

DEFAULT_SPEED: Final = "relaxed"

HELPS: Final[Mapping[str, tuple[bool, bool]]] = {"off": (False, False), "odds": (True, False), "hints": (True, True)}
"""How much help a table may give, by name, the least first: whether it has odds, and whether it has hints."""

MOTIONS: Final[Mapping[str, bool]] = {"moving": True, "still": False}
"""Whether a table's pictures may move, by name."""

NO_USER: Final = 0
"""The host of a table whose host's data was deleted. No person has this id."""


class Hurry(NamedTuple):
    """What made the players decide sooner than they had agreed to."""

    by: int
    """Who did it; they have agreed."""
    number: int
    """The game's last log entry then."""
    speed: str | None = None
    """The slowest speed that a player had agreed to; ``None`` where an earlier version did not keep it."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Seats in the order in which they were taken; the host is the person who opened it, and sits first."""

    kind: str
    host: int
    size: int
    """Seats that can be filled at most."""
    chairs: tuple[SeatAssignment, ...]
    options: Mapping[str, Any]
    speed: str = DEFAULT_SPEED
    """How long a decision may take: a key of ``SPEEDS``."""
    quiet: tuple[int, int] | None = None
    """Hours of the day (UTC, from and until) in which nobody is called."""
    odds: bool = True
    """Whether the table computes chances for whoever asks."""
    hints: bool = False
    """Whether decisions come with the choices that promise most."""
    motion: bool = True
    """Whether pictures may move where something does, as punts after a roll."""
    language: str = ""
    """What the table speaks in public; empty is what the bot speaks of itself."""
    after: int | None = None
    """The table that this one is a rematch of."""
    kicked: tuple[int, ...] = ()
    """People who were sent away and do not sit down here again."""

    clocked: bool = False
    """Whether the clock runs for who plays alone, too: others wait for the end."""
    hurried: Hurry | None = None
    """When a player last made the others decide sooner."""

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
            "speed": self.speed,
            "quiet": self.quiet,
            "odds": self.odds,
            "hints": self.hints,
            "motion": self.motion,
            "language": self.language,
            "after": self.after,
            "kicked": list(self.kicked),
            "clocked": self.clocked,
            "hurried": self.hurried,
        }

    @staticmethod
    def from_json(data: Json) -> Lobby:
        """The lobby of ``to_json``, also of one that an earlier version wrote."""
        chairs = tuple(SeatAssignment(name, user, level) for name, user, level in data["chairs"])
        quiet = data.get("quiet")
        hurried = data.get("hurried")
        return Lobby(
            kind=data["kind"],
            host=data["host"],
            size=data["size"],
            chairs=chairs,
            options=data["options"],
            speed=data.get("speed", DEFAULT_SPEED),
            quiet=None if quiet is None else (int(quiet[0]), int(quiet[1])),
            odds=data.get("odds", True),
            hints=data.get("hints", False),
            motion=data.get("motion", True),
            language=data.get("language", ""),
            after=data.get("after"),
            kicked=tuple(data.get("kicked", ())),
            clocked=data.get("clocked", False),
            hurried=None if hurried is None else Hurry(*hurried),
        )


def open_lobby(game: AnyGame, host: int, name: str, size: int | None = None) -> Lobby:
    """A lobby with its host seated. ``size`` defaults to all seats that the game has.

    Raises ``Refusal`` for a size the game cannot be played with.
    """
    size = max(game.seats) if size is None else size
    if size not in game.seats:
        raise Refusal("why-lobby-size", size=str(size), counts=option_text(game.seats))
    return Lobby(game.kind, host, size, (SeatAssignment(name, host),), game.options_type().model_dump())


def join(lobby: Lobby, user: int, name: str) -> Lobby:
    """With one more person. Raises ``Refusal`` if they sit already or were sent away, or if it is full."""
    if lobby.seat_of(user) is not None:
        raise Refusal("why-lobby-hosting" if user == lobby.host else "why-lobby-seated")
    if user in lobby.kicked:
        raise Refusal("why-lobby-kicked")
    return _add(lobby, SeatAssignment(name, user))


def add_ai(lobby: Lobby, user: int, game: AnyGame, level: str, name: str) -> Lobby:
    """With one more AI seat. Raises ``Refusal`` unless a seated person asks for a level there is."""
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    if level not in game.players:
        raise Refusal("why-lobby-level")
    return _add(lobby, SeatAssignment(name, None, level))


def leave(lobby: Lobby, user: int) -> Lobby:
    """Without this person. The host's part passes to the next person. Raises ``Refusal`` if they don't sit.

    A lobby that its last person leaves has no chairs of people: the caller closes it.
    """
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    chairs = tuple(chair for chair in lobby.chairs if chair.user != user)
    people = [chair.user for chair in chairs if chair.user is not None]
    host = lobby.host if lobby.host != user or not people else people[0]
    return replace(lobby, chairs=chairs, host=host)


def kick(lobby: Lobby, user: int) -> Lobby:
    """Without this person, who does not come back. Raises ``Refusal`` if they don't sit here.

    Who may send somebody away is for the caller to say. As in ``leave``, the host's part passes on.
    """
    if lobby.seat_of(user) is None:
        raise Refusal("why-kick-nobody")
    return replace(leave(lobby, user), kicked=(*lobby.kicked, user))


def forget(lobby: Lobby, user: int, name: str) -> Lobby:
    """Without a trace of a person: ``name`` stands where theirs was, and if they were host there is none."""
    host = NO_USER if lobby.host == user else lobby.host
    kicked = tuple(person for person in lobby.kicked if person != user)
    hurried = lobby.hurried
    if hurried is not None and hurried.by == user:
        hurried = hurried._replace(by=NO_USER)
    chairs = forget_chairs(lobby.chairs, user, name)
    return replace(lobby, host=host, chairs=chairs, kicked=kicked, hurried=hurried)


def forget_chairs(chairs: Sequence[SeatAssignment], user: int, name: str) -> tuple[SeatAssignment, ...]:
    """The chairs without a trace of a person. Theirs belongs to nobody then: it is no AI seat either."""
    return tuple(replace(chair, name=name, user=None) if chair.user == user else chair for chair in chairs)


def drop_forgotten(lobby: Lobby) -> Lobby:
    """Free the seats of people whose data was deleted."""
    return replace(lobby, chairs=tuple(chair for chair in lobby.chairs if not chair.forgotten))


def remove_ai(lobby: Lobby, user: int) -> Lobby:
    """Without the AI seat added last. Raises ``Refusal`` if there is none or an outsider asks."""
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    ais = [seat for seat, chair in enumerate(lobby.chairs) if chair.user is None]
    if not ais:
        raise Refusal("why-lobby-no-ai")
    return replace(lobby, chairs=lobby.chairs[: ais[-1]] + lobby.chairs[ais[-1] + 1 :])


def set_option(lobby: Lobby, user: int, game: AnyGame, field: str, value: str) -> Lobby:
    """With one house rule changed. Raises ``Refusal`` unless the host sets a rule there is to a value it has."""
    require_host(lobby, user)
    return replace(lobby, options={**lobby.options, field: _value_of(game, field, value)})


def _value_of(game: AnyGame, field: str, text: str) -> Any:
    """The value of a house rule by its text form, as JSON has it."""
    choices = option_choices(game.options_type).get(field, {})
    if text in choices:
        return choices[text]
    numbers = own_numbers(game.options_type, field)
    if numbers is None:
        raise Refusal("why-lobby-option")
    try:
        return list(numbers.read(text))
    except ValueError as error:
        raise Refusal("why-lobby-numbers", count=numbers.count, least=numbers.least, most=numbers.most) from error


def set_speed(lobby: Lobby, user: int, speed: str) -> Lobby:
    """With another speed. Raises ``Refusal`` unless the host sets one there is."""
    require_host(lobby, user)
    if speed not in SPEEDS:
        raise Refusal("why-lobby-option")
    return replace(lobby, speed=speed)


def is_sooner(speed: str, than: str) -> bool:
    """Whether decisions at one speed are due sooner than at another."""
    seconds, before = SPEEDS[speed], SPEEDS[than]
    return seconds is not None and (before is None or seconds < before)


def slowest(speeds: Iterable[str]) -> str:
    """Return the speed at which decisions are due last."""
    return max(speeds, key=lambda speed: SPEEDS[speed] or inf)


def set_quiet(lobby: Lobby, user: int, hours: tuple[int, int] | None) -> Lobby:
    """With other quiet hours, or none. Raises ``Refusal`` unless the host sets hours of the day."""
    require_host(lobby, user)
    if hours is not None and not all(0 <= hour <= 23 for hour in hours):
        raise Refusal("why-lobby-option")
    return replace(lobby, quiet=hours)


def set_help(lobby: Lobby, user: int, help_: str) -> Lobby:
    """With more or less help for deciding. Raises ``Refusal`` unless the host chooses one there is."""
    require_host(lobby, user)
    if help_ not in HELPS:
        raise Refusal("why-lobby-option")
    odds, hints = HELPS[help_]
    return replace(lobby, odds=odds, hints=hints)


def set_motion(lobby: Lobby, user: int, motion: str) -> Lobby:
    """With pictures that move or stand still. Raises ``Refusal`` unless the host chooses one of the two."""
    require_host(lobby, user)
    if motion not in MOTIONS:
        raise Refusal("why-lobby-option")
    return replace(lobby, motion=MOTIONS[motion])


def set_language(lobby: Lobby, user: int, language: str, spoken: Collection[str]) -> Lobby:
    """With another language. Raises ``Refusal`` unless the host chooses one that is spoken."""
    require_host(lobby, user)
    if language not in spoken:
        raise Refusal("why-lobby-option")
    return replace(lobby, language=language)


def limit_help(lobby: Lobby, most: str | None) -> Lobby:
    """With no more help than that, by its name; ``None`` is as much as there is."""
    if most is None or not exceeds(help_of(lobby), most):
        return lobby
    odds, hints = HELPS[most]
    return replace(lobby, odds=odds, hints=hints)


def exceeds(help_: str, most: str | None) -> bool:
    """Whether that is more help than there may be."""
    names = list(HELPS)
    return most is not None and help_ in names and names.index(help_) > names.index(most)


def help_of(lobby: Lobby) -> str:
    """How much help a table gives: a key of ``HELPS``."""
    return "hints" if lobby.hints else "odds" if lobby.odds else "off"


def rematch(old: Lobby, chairs: Sequence[SeatAssignment], user: int, table: int) -> Lobby:
    """A lobby like that of ``table``, which is over, opened by one of its people, who is its host.

    ``chairs`` are those of its game: AI seats stay, people sit down again by themselves. Raises ``Refusal`` for
    somebody who did not play.
    """
    mine = next((replace(chair, level=None) for chair in chairs if chair.user == user), None)
    if mine is None:
        raise Refusal("why-not-seated")
    ais = [chair for chair in chairs if chair.user is None and chair.level is not None]
    return replace(old, host=user, chairs=(mine, *ais), after=table, kicked=(), clocked=False, hurried=None)


def pass_host(lobby: Lobby, user: int, heir: int, people: Collection[int]) -> Lobby:
    """With another host. Raises ``Refusal`` unless the host names one of the people at the table."""
    require_host(lobby, user)
    if heir not in people or heir == user:
        raise Refusal("why-lobby-heir")
    return replace(lobby, host=heir)


def ready(lobby: Lobby, user: int, game: AnyGame) -> tuple[tuple[SeatAssignment, ...], Options]:
    """The chairs and options to start with: the host first, the others in the order of coming.

    Raises ``Refusal`` unless the host asks and the game can be played with that many seats.
    """
    require_host(lobby, user)
    taken = len(lobby.chairs)
    if taken < min(game.seats):
        raise Refusal("why-lobby-few", least=min(game.seats), seats=taken)
    if taken not in game.seats:
        raise Refusal("why-lobby-count", counts=option_text(game.seats), seats=taken)
    first = [chair for chair in lobby.chairs if chair.user == lobby.host]
    others = [chair for chair in lobby.chairs if chair.user != lobby.host]
    return (*first, *others), game.options_type.model_validate(lobby.options)


def option_choices(options: type[Options]) -> dict[str, dict[str, Any]]:
    """For each house rule its possible values by their text form, in the order of their declaration."""
    choices: dict[str, dict[str, Any]] = {}
    for name, field in options.model_fields.items():
        values = (False, True) if field.annotation is bool else _listed(field.annotation)
        choices[name] = {option_text(value): value for value in values}
    return choices


def _listed(annotation: Any) -> tuple[Any, ...]:
    """The values of a ``Literal``, also of one with a list of numbers beside it."""
    literal = next((part for part in get_args(annotation) if get_origin(part) is Literal), annotation)
    return get_args(literal)


def own_numbers(options: type[Options], field: str) -> Numbers | None:
    """What numbers a table may write for itself as the value of a house rule, if it may."""
    if field not in options.model_fields:
        return None
    marks = [mark for part in get_args(options.model_fields[field].annotation) for mark in get_args(part)]
    return next((mark for mark in marks if isinstance(mark, Numbers)), None)


def option_text(value: Any) -> str:
    """The text form of a house rule's value: of a list, its numbers."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value).lower()


def require_host(lobby: Lobby, user: int) -> None:
    """Raise ``Refusal`` unless somebody is the host."""
    if user != lobby.host:
        raise Refusal("why-lobby-host", host=str(lobby.host))


def _add(lobby: Lobby, chair: SeatAssignment) -> Lobby:
    if len(lobby.chairs) >= lobby.size:
        raise Refusal("why-lobby-full", seats=lobby.size)
    return replace(lobby, chairs=(*lobby.chairs, chair))
