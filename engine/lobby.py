"""A table before its game: an immutable value and pure functions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

from engine.game import AnyGame, Json, Numbers, Options, Refusal
from engine.table import SeatAssignment

SPEEDS: Final[Mapping[str, int | None]] = {"live": 60, "relaxed": 600, "correspondence": 86_400, "none": None}
"""Seconds per decision by table speed; ``None`` is no limit."""

DEFAULT_SPEED: Final = "relaxed"

HELPS: Final[Mapping[str, tuple[bool, bool]]] = {"off": (False, False), "odds": (True, False), "hints": (True, True)}
"""How much help a table gives, least first: whether it shows odds, and whether it gives hints."""

MOTIONS: Final[Mapping[str, bool]] = {"moving": True, "still": False}
"""Whether the pictures of a table may move, by name."""

MOST_QUIET: Final = 12
"""Hours of the day that can be quiet, at most."""

NO_USER: Final = 0
"""The host of a table after the host's data was deleted. No user has this id."""


class Hurry(NamedTuple):
    """A record of a player who made the others' deadlines shorter."""

    by: int
    """The player who did it, and so has agreed."""
    number: int
    """The last log entry of the game at that time; −1 before the game (0 in earlier versions)."""
    speed: str | None = None
    """The slowest speed that a player had agreed to; ``None`` if an earlier version didn't store it."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A lobby; its seats are in joining order, the host first."""

    kind: str
    host: int
    size: int
    """The maximum number of seats."""
    chairs: tuple[SeatAssignment, ...]
    options: Mapping[str, Any]
    speed: str = DEFAULT_SPEED
    """The time limit per decision, a key of ``SPEEDS``."""
    quiet: tuple[int, int] | None = None
    """Hours of the day (UTC, from and until) without pings."""
    odds: bool = True
    """Whether players can ask the table for odds."""
    hints: bool = False
    """Whether decisions come with the most promising choices."""
    motion: bool = True
    """Whether pictures may be animated, as punts after a roll."""
    language: str = ""
    """The public language of the table; empty is the bot's default."""
    after: int | None = None
    """The table that this one is a rematch of."""
    kicked: tuple[int, ...] = ()
    """Users who were removed and can't join again."""

    clocked: bool = False
    """Whether time limits apply even to a single human, because others wait for the end."""
    hurried: Hurry | None = None
    """When a player last made the deadline of the others shorter."""
    joined_at: Mapping[int, str] = field(default_factory=dict)
    """The speed at which users joined who were there when the host chose another."""

    def seat_of(self, user: int) -> int | None:
        """Return the index of a user's seat, or ``None``."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def to_json(self) -> Json:
        """Return the lobby as JSON; ``from_json`` reads it."""
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
            "joined_at": [*self.joined_at.items()],
        }

    @staticmethod
    def from_json(data: Json) -> Lobby:
        """Return the lobby that any version's ``to_json`` wrote."""
        chairs = tuple(SeatAssignment(name, user, level) for name, user, level in data["chairs"])
        quiet = data.get("quiet")
        hurried = data.get("hurried")
        slower = ((user, hurried[2]) for user in data.get("joined_slower", ()))  # of an earlier version
        return Lobby(
            kind=data["kind"],
            host=data["host"],
            size=data["size"],
            chairs=chairs,
            options=data["options"],
            speed=data.get("speed", DEFAULT_SPEED),
            quiet=None if quiet is None else _limited(int(quiet[0]), int(quiet[1])),
            odds=data.get("odds", True),
            hints=data.get("hints", False),
            motion=data.get("motion", True),
            language=data.get("language", ""),
            after=data.get("after"),
            kicked=tuple(data.get("kicked", ())),
            clocked=data.get("clocked", False),
            hurried=None if hurried is None else Hurry(*hurried),
            joined_at=dict(data.get("joined_at", slower)),
        )


def open_lobby(game: AnyGame, host: int, name: str, size: int | None = None) -> Lobby:
    """Return a lobby with its host seated; ``size`` defaults to all seats."""
    size = max(game.seats) if size is None else size
    if size not in game.seats:
        raise Refusal("why-lobby-size", size=str(size), counts=option_text(game.seats))
    return Lobby(game.kind, host, size, (SeatAssignment(name, host),), game.options_type().model_dump())


def join(lobby: Lobby, user: int, name: str) -> Lobby:
    """Return the lobby with one more user."""
    if lobby.seat_of(user) is not None:
        raise Refusal("why-lobby-hosting" if user == lobby.host else "why-lobby-seated")
    if user in lobby.kicked:
        raise Refusal("why-lobby-kicked")
    return _add(lobby, SeatAssignment(name, user))


def add_ai(lobby: Lobby, user: int, game: AnyGame, level: str, name: str) -> Lobby:
    """Return the lobby with one more AI seat."""
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    if level not in game.players:
        raise Refusal("why-lobby-level")
    return _add(lobby, SeatAssignment(name, None, level))


def leave(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby without this user.

    The next user becomes host if the host leaves. If the last user leaves, the caller closes the lobby.
    """
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    chairs = tuple(chair for chair in lobby.chairs if chair.user != user)
    people = [chair.user for chair in chairs if chair.user is not None]
    host = lobby.host if lobby.host != user or not people else people[0]
    return replace(lobby, chairs=chairs, host=host, joined_at=_without(lobby.joined_at, user))


def kick(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby without this user, who can't join again.

    The caller checks who may remove others. As in ``leave``, the next user becomes host.
    """
    if lobby.seat_of(user) is None:
        raise Refusal("why-kick-nobody")
    return replace(leave(lobby, user), kicked=(*lobby.kicked, user))


def forget(lobby: Lobby, user: int, name: str) -> Lobby:
    """Return the lobby without any trace of a user; ``name`` replaces theirs."""
    host = NO_USER if lobby.host == user else lobby.host
    kicked = tuple(each for each in lobby.kicked if each != user)
    hurried = lobby.hurried
    if hurried is not None and hurried.by == user:
        hurried = hurried._replace(by=NO_USER)
    chairs = forget_chairs(lobby.chairs, user, name)
    joined_at = _without(lobby.joined_at, user)
    return replace(lobby, host=host, chairs=chairs, kicked=kicked, hurried=hurried, joined_at=joined_at)


def _without(joined_at: Mapping[int, str], user: int) -> Mapping[int, str]:
    return {each: speed for each, speed in joined_at.items() if each != user}


def forget_chairs(chairs: Sequence[SeatAssignment], user: int, name: str) -> tuple[SeatAssignment, ...]:
    """Return the seats with a user's id removed, and ``name`` instead of theirs.

    How long a giver sat is kept: a seat that counts for them must not count for its newcomer instead. And a seat where
    an AI played for the user is no AI's.
    """
    kept = (replace(chair, giver=None, giver_name="") if chair.giver == user else chair for chair in chairs)
    return tuple(
        replace(chair, name=name, user=None, given_up=chair.level is not None) if chair.user == user else chair
        for chair in kept
    )


def drop_forgotten(lobby: Lobby) -> Lobby:
    """Free the seats of users whose data was deleted."""
    return replace(lobby, chairs=tuple(chair for chair in lobby.chairs if not chair.forgotten))


def remove_ai(lobby: Lobby, user: int) -> Lobby:
    """Return the lobby without the AI seat added last."""
    if lobby.seat_of(user) is None:
        raise Refusal("why-lobby-outsider")
    ais = [seat for seat, chair in enumerate(lobby.chairs) if chair.user is None]
    if not ais:
        raise Refusal("why-lobby-no-ai")
    return replace(lobby, chairs=lobby.chairs[: ais[-1]] + lobby.chairs[ais[-1] + 1 :])


def set_option(lobby: Lobby, user: int, game: AnyGame, field: str, value: str) -> Lobby:
    """Return the lobby with one house rule changed."""
    require_host(lobby, user)
    return replace(lobby, options={**lobby.options, field: _value_of(game, field, value)})


def _value_of(game: AnyGame, field: str, text: str) -> Any:
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
    """Return the lobby with another time limit; only its host may choose it."""
    require_host(lobby, user)
    require_free(lobby)
    if speed not in SPEEDS:
        raise Refusal("why-lobby-option")
    return replace(lobby, speed=speed)


def set_first_speed(lobby: Lobby, user: int, speed: str) -> Lobby:
    """Return a lobby with another time limit, before its game begins.

    The others keep the time of the speed at which they joined until they move. Raises ``Refusal`` for no limit if they
    joined with one.
    """
    changed = set_speed(lobby, user, speed)
    seated = {chair.user: lobby.speed for chair in lobby.chairs if chair.user is not None}
    joined_at = _without(seated | {**lobby.joined_at}, user)
    if SPEEDS[speed] is None and any(SPEEDS[each] for each in joined_at.values()):
        raise Refusal("why-lobby-no-limit")  # who loses could stop, and who leaves has left a game
    slower = [each for each in joined_at.values() if is_sooner(speed, each)]
    return replace(changed, hurried=Hurry(user, -1, slowest(slower)) if slower else None, joined_at=joined_at)


def require_free(lobby: Lobby) -> None:
    """Raise ``Refusal`` at the table of an arena, where the same applies to everyone."""
    if lobby.clocked:
        raise Refusal("why-arena-fixed")


def is_sooner(speed: str, than: str) -> bool:
    """Return whether one speed's deadlines are earlier than another's."""
    seconds, before = SPEEDS[speed], SPEEDS[than]
    return seconds is not None and (before is None or seconds < before)


def slowest(speeds: Iterable[str]) -> str:
    """Return the speed with the latest deadlines."""
    return max(speeds, key=lambda speed: SPEEDS[speed] or inf)


def set_quiet(lobby: Lobby, user: int, hours: tuple[int, int] | None) -> Lobby:
    """Return the lobby with other quiet hours, or none."""
    require_host(lobby, user)
    require_free(lobby)
    if hours is not None and not all(0 <= hour <= 23 for hour in hours):
        raise Refusal("why-lobby-option")
    if hours is not None and hours != _limited(*hours):
        raise Refusal("why-quiet-long")
    return replace(lobby, quiet=hours)


def _limited(begins: int, ends: int) -> tuple[int, int]:
    """Return quiet hours, cut to the maximum, which earlier versions exceeded."""
    return begins, (begins + min((ends - begins) % 24, MOST_QUIET)) % 24


def set_help(lobby: Lobby, user: int, help_: str) -> Lobby:
    """Return the lobby with more or less help."""
    require_host(lobby, user)
    if help_ not in HELPS:
        raise Refusal("why-lobby-option")
    odds, hints = HELPS[help_]
    return replace(lobby, odds=odds, hints=hints)


def set_motion(lobby: Lobby, user: int, motion: str) -> Lobby:
    """Return the lobby with animated or still pictures."""
    require_host(lobby, user)
    if motion not in MOTIONS:
        raise Refusal("why-lobby-option")
    return replace(lobby, motion=MOTIONS[motion])


def set_language(lobby: Lobby, user: int, language: str, spoken: Collection[str]) -> Lobby:
    """Return the lobby with another language; only its host may choose it."""
    require_host(lobby, user)
    if language not in spoken:
        raise Refusal("why-lobby-option")
    return replace(lobby, language=language)


def limit_help(lobby: Lobby, most: str | None) -> Lobby:
    """Return the lobby with at most this much help; ``None`` is no limit."""
    if most is None or not exceeds(help_of(lobby), most):
        return lobby
    odds, hints = HELPS[most]
    return replace(lobby, odds=odds, hints=hints)


def limit_levels(lobby: Lobby, levels: Sequence[str], allowed: Collection[str]) -> Lobby:
    """Return the lobby with each AI seat at the nearest allowed level.

    ``levels`` are all levels in order. A seat without an allowed level is removed. An empty ``allowed`` is no limit.
    """
    if not allowed:
        return lobby
    places = [place for place, level in enumerate(levels) if level in allowed]
    chairs = list[SeatAssignment]()
    for chair in lobby.chairs:
        if chair.level not in levels or chair.level in allowed:
            chairs.append(chair)
        elif places:
            at = levels.index(chair.level)
            chairs.append(replace(chair, level=levels[min(places, key=lambda place: abs(place - at))]))
    return replace(lobby, chairs=tuple(chairs))


def exceeds(help_: str, most: str | None) -> bool:
    """Return whether an amount of help exceeds the limit."""
    names = list(HELPS)
    return most is not None and help_ in names and names.index(help_) > names.index(most)


def help_of(lobby: Lobby) -> str:
    """Return how much help a table gives, a key of ``HELPS``."""
    return "hints" if lobby.hints else "odds" if lobby.odds else "off"


def rematch(old: Lobby, chairs: Sequence[SeatAssignment], user: int, table: int) -> Lobby:
    """Return a lobby for the rematch of ``table``, with ``user`` as host.

    ``chairs`` are the seats of the finished game: AI seats stay, humans join again by themselves.
    """
    mine = next((replace(chair, level=None) for chair in chairs if chair.user == user), None)
    if mine is None:
        raise Refusal("why-not-seated")
    ais = [chair for chair in chairs if chair.user is None and chair.level is not None and not chair.given_up]
    seats = replace(old, host=user, chairs=(mine, *ais), after=table)
    return replace(seats, kicked=(), clocked=False, hurried=None, joined_at={})


def pass_host(lobby: Lobby, user: int, heir: int, people: Collection[int]) -> Lobby:
    """Return the lobby with another of its people as host."""
    require_host(lobby, user)
    if heir not in people or heir == user:
        raise Refusal("why-lobby-heir")
    return replace(lobby, host=heir)


def keep_host(lobby: Lobby, chairs: Sequence[SeatAssignment], changed: int) -> Lobby:
    """Return the lobby of a game with a present host, if anyone is present.

    The user in the ``changed`` seat comes first: they may have taken it over from the host.
    """
    present = [chair.user for chair in (chairs[changed], *chairs) if chair.user is not None and chair.present]
    if not present or any(chair.here and chair.user == lobby.host for chair in chairs):
        return lobby
    return replace(lobby, host=present[0])


def ready(lobby: Lobby, user: int, game: AnyGame) -> tuple[tuple[SeatAssignment, ...], Options]:
    """Return the seats, host first, and options for the start, or raise ``Refusal``."""
    require_host(lobby, user)
    taken = len(lobby.chairs)
    if taken < min(game.seats):
        raise Refusal("why-lobby-few", least=min(game.seats), seats=taken)
    if taken not in game.seats:
        raise Refusal("why-lobby-count", counts=option_text(game.seats), seats=taken)
    chairs = lobby.chairs
    if lobby.hurried is not None:  # whoever joined since has agreed to the speed
        slower = [each for each, speed in lobby.joined_at.items() if is_sooner(lobby.speed, speed)]
        chairs = tuple(replace(chair, since=lobby.hurried.number + (chair.user not in slower)) for chair in chairs)
    return seating(replace(lobby, chairs=chairs)), game.options_type.model_validate(lobby.options)


def seating(lobby: Lobby) -> tuple[SeatAssignment, ...]:
    """Return the seats in the order of the game: the host first."""
    return tuple(sorted(lobby.chairs, key=lambda chair: chair.user != lobby.host))


def option_choices(options: type[Options]) -> dict[str, dict[str, Any]]:
    """Return the values of each house rule, by their text forms."""
    choices: dict[str, dict[str, Any]] = {}
    for name, info in options.model_fields.items():
        values = (False, True) if info.annotation is bool else _listed(info.annotation)
        choices[name] = {option_text(value): value for value in values}
    return choices


def _listed(annotation: Any) -> tuple[Any, ...]:
    literal = next((part for part in get_args(annotation) if get_origin(part) is Literal), annotation)
    return get_args(literal)


def own_numbers(options: type[Options], field: str) -> Numbers | None:
    """Return the bounds for custom numbers of a house rule, if it accepts any."""
    if field not in options.model_fields:
        return None
    marks = [mark for part in get_args(options.model_fields[field].annotation) for mark in get_args(part)]
    return next((mark for mark in marks if isinstance(mark, Numbers)), None)


def option_text(value: Any) -> str:
    """Return the text form of a house rule's value; for a list, its numbers."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value).lower()


def require_host(lobby: Lobby, user: int) -> None:
    """Raise ``Refusal`` unless the user is the host."""
    if user != lobby.host:
        raise Refusal("why-lobby-host", host=str(lobby.host))


def _add(lobby: Lobby, chair: SeatAssignment) -> Lobby:
    if len(lobby.chairs) >= lobby.size:
        raise Refusal("why-lobby-full", seats=lobby.size)
    return replace(lobby, chairs=(*lobby.chairs, chair))
