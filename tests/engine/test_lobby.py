"""The lobby: who may sit down, and what the host may settle."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from engine import lobby as lobbies
from engine.game import Reason, Refusal
from engine.lobby import Hurry, Lobby
from engine.manille.game import MANILLA
from engine.table import SeatAssignment
from tests.engine.toy import FINGERS

HOST, BEN, EVE = 1, 2, 3


def opened(size: int | None = None) -> Lobby:
    return lobbies.open_lobby(FINGERS, HOST, "Ann", size)


def why(step: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        step()
    return caught.value.reason.key


def test_the_host_sits_first() -> None:
    assert opened().seat_of(HOST) == 0


def test_exactly_the_seats_there_are_get_filled() -> None:
    lobby = lobbies.join(opened(2), BEN, "Ben")
    assert why(lambda: lobbies.join(lobby, EVE, "Eve")) == "why-lobby-full"


def test_nobody_sits_twice() -> None:
    assert why(lambda: lobbies.join(opened(), HOST, "Ann")) == "why-lobby-hosting"
    assert why(lambda: lobbies.join(lobbies.join(opened(), BEN, "Ben"), BEN, "Ben")) == "why-lobby-seated"


def test_a_size_that_the_game_does_not_have_is_refused() -> None:
    assert why(lambda: opened(9)) == "why-lobby-size"


def test_only_those_who_sit_add_ai_seats() -> None:
    assert why(lambda: lobbies.add_ai(opened(), EVE, FINGERS, "quiet", "Luz")) == "why-lobby-outsider"
    assert why(lambda: lobbies.add_ai(opened(), HOST, FINGERS, "genius", "Luz")) == "why-lobby-level"


def test_the_last_ai_can_be_removed_again() -> None:
    lobby = lobbies.add_ai(lobbies.add_ai(opened(), HOST, FINGERS, "quiet", "Luz"), HOST, FINGERS, "quiet", "Rosa")
    assert [chair.name for chair in lobbies.remove_ai(lobby, HOST).chairs] == ["Ann", "Luz"]
    assert why(lambda: lobbies.remove_ai(opened(), HOST)) == "why-lobby-no-ai"


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    lobby = lobbies.leave(lobbies.join(opened(), BEN, "Ben"), HOST)
    assert lobby.host == BEN
    assert lobby.seat_of(HOST) is None


def test_only_host_sets_house_rules_and_only_to_what_there_is() -> None:
    lobby = lobbies.join(opened(), BEN, "Ben")
    assert why(lambda: lobbies.set_option(lobby, BEN, FINGERS, "generous", "true")) == "why-lobby-host"
    assert why(lambda: lobbies.set_option(lobby, HOST, FINGERS, "generous", "perhaps")) == "why-lobby-option"
    assert why(lambda: lobbies.set_option(lobby, HOST, FINGERS, "kind", "true")) == "why-lobby-option"
    assert lobbies.set_option(lobby, HOST, FINGERS, "generous", "true").options == {"generous": True}


def test_a_start_with_too_few_is_refused() -> None:
    assert why(lambda: lobbies.ready(opened(), HOST, FINGERS)) == "why-lobby-few"


def test_a_start_with_a_number_between_two_that_fit_is_refused() -> None:
    lobby = lobbies.open_lobby(MANILLA, HOST, "Ann")
    for _ in range(4):
        lobby = lobbies.add_ai(lobby, HOST, MANILLA, "simple", "Luz")
    with pytest.raises(Refusal) as caught:
        lobbies.ready(lobby, HOST, MANILLA)
    assert caught.value.reason == Reason("why-lobby-count", {"counts": "2 3 4 6", "seats": 5})
    assert lobbies.ready(lobbies.remove_ai(lobby, HOST), HOST, MANILLA)


@pytest.mark.parametrize(
    "settle",
    [
        lambda lobby, user: lobbies.set_speed(lobby, user, "live"),
        lambda lobby, user: lobbies.set_quiet(lobby, user, (22, 7)),
        lambda lobby, user: lobbies.set_language(lobby, user, "fr", ["en", "fr"]),
        lambda lobby, user: lobbies.pass_host(lobby, user, EVE, [HOST, BEN, EVE]),
    ],
    ids=["speed", "quiet hours", "language", "the next host"],
)
def test_only_the_host_settles(settle: Callable[[Lobby, int], Lobby]) -> None:
    lobby = lobbies.join(lobbies.join(opened(), BEN, "Ben"), EVE, "Eve")
    assert why(lambda: settle(lobby, BEN)) == "why-lobby-host"
    assert settle(lobby, HOST) != lobby


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (lambda lobby: lobbies.set_speed(lobby, HOST, "eternal"), "why-lobby-option"),
        (lambda lobby: lobbies.set_quiet(lobby, HOST, (22, 24)), "why-lobby-option"),
        (lambda lobby: lobbies.set_quiet(lobby, HOST, (22, 11)), "why-quiet-long"),
        (lambda lobby: lobbies.set_language(lobby, HOST, "tlh", ["en", "fr"]), "why-lobby-option"),
        (lambda lobby: lobbies.pass_host(lobby, HOST, EVE, [HOST, BEN]), "why-lobby-heir"),
        (lambda lobby: lobbies.pass_host(lobby, HOST, HOST, [HOST, BEN]), "why-lobby-heir"),
        (lambda lobby: lobbies.leave(lobby, EVE), "why-lobby-outsider"),
        (lambda lobby: lobbies.remove_ai(lobby, EVE), "why-lobby-outsider"),
        (lambda lobby: lobbies.kick(lobby, EVE), "why-kick-nobody"),
        (lambda lobby: lobbies.join(lobbies.kick(lobby, BEN), BEN, "Ben"), "why-lobby-kicked"),
    ],
)
def test_what_makes_no_sense_in_a_lobby_is_refused(step: Callable[[Lobby], Lobby], reason: str) -> None:
    lobby = lobbies.add_ai(lobbies.join(opened(), BEN, "Ben"), HOST, FINGERS, "quiet", "Luz")
    assert why(lambda: step(lobby)) == reason


@pytest.mark.parametrize(
    ("stored", "counted"), [((22, 10), (22, 10)), ((22, 21), (22, 10)), ((0, 23), (0, 12)), ((5, 5), (5, 5))]
)
def test_stored_quiet_hours_end_after_half_a_day(stored: tuple[int, int], counted: tuple[int, int]) -> None:
    assert Lobby.from_json(replace(opened(), quiet=stored).to_json()).quiet == counted


def test_only_the_host_starts_and_sits_first() -> None:
    lobby = lobbies.join(opened(), BEN, "Ben")
    assert why(lambda: lobbies.ready(lobby, BEN, FINGERS)) == "why-lobby-host"
    chairs, options = lobbies.ready(lobby, HOST, FINGERS)
    assert [chair.user for chair in chairs] == [HOST, BEN]
    assert options == FINGERS.options_type()


def test_only_the_host_chooses_how_much_help_there_is() -> None:
    lobby = lobbies.join(opened(), BEN, "Ben")
    assert lobbies.help_of(lobby) == "odds"
    assert why(lambda: lobbies.set_help(lobby, BEN, "hints")) == "why-lobby-host"
    assert why(lambda: lobbies.set_help(lobby, HOST, "everything")) == "why-lobby-option"
    for help_ in lobbies.HELPS:
        assert lobbies.help_of(lobbies.set_help(lobby, HOST, help_)) == help_


def test_only_the_host_chooses_whether_pictures_move() -> None:
    lobby = lobbies.join(opened(), BEN, "Ben")
    assert lobby.motion
    assert why(lambda: lobbies.set_motion(lobby, BEN, "still")) == "why-lobby-host"
    assert why(lambda: lobbies.set_motion(lobby, HOST, "sideways")) == "why-lobby-option"
    assert not lobbies.set_motion(lobby, HOST, "still").motion


def test_ai_seats_get_the_nearest_allowed_level() -> None:
    seats = (SeatAssignment("ann", HOST), *(SeatAssignment(level, None, level) for level in ("a", "c", "other")))
    lobby = replace(opened(), chairs=seats)
    limit = partial(lobbies.limit_levels, lobby, ("a", "b", "c"))
    assert limit(()) == lobby
    assert [chair.level for chair in limit(("b", "c")).chairs] == [None, "b", "c", "other"]
    assert [chair.level for chair in limit(("of another game",)).chairs] == [None, "other"]


def test_a_rematch_seats_who_asks_as_host_and_the_ai_players() -> None:
    old = lobbies.set_help(lobbies.set_speed(lobbies.join(opened(), BEN, "Ben"), HOST, "live"), HOST, "hints")
    luz = SeatAssignment("Luz", None, "quiet")
    chairs = (SeatAssignment("Ann", HOST), SeatAssignment("Ben", BEN, "quiet"), luz)
    again = lobbies.rematch(old, chairs, BEN, 7)
    assert again.chairs == (SeatAssignment("Ben", BEN), luz)
    assert (again.host, again.speed, again.hints, again.size, again.after) == (BEN, "live", True, old.size, 7)
    assert why(lambda: lobbies.rematch(opened(), chairs, EVE, 7)) == "why-not-seated"


def test_a_rematch_keeps_no_seat_of_who_left_and_deleted_data() -> None:
    lobby = lobbies.join(opened(), BEN, "Ben")
    chairs = lobbies.forget_chairs((SeatAssignment("Ann", HOST, "quiet"), SeatAssignment("Ben", BEN)), HOST, "Somebody")
    assert lobbies.rematch(lobby, chairs, BEN, 7).chairs == (SeatAssignment("Ben", BEN),)


def test_a_lobby_survives_json() -> None:
    lobby = lobbies.set_help(lobbies.add_ai(opened(3), HOST, FINGERS, "quiet", "Luz"), HOST, "hints")
    lobby = lobbies.set_motion(lobbies.rematch(lobby, lobby.chairs, HOST, 7), HOST, "still")
    assert Lobby.from_json(lobby.to_json()) == lobby
    assert Lobby.from_json(replace(lobby, clocked=True).to_json()).clocked
    hurried = replace(lobby, hurried=Hurry(HOST, 7, "relaxed"), joined_at={BEN: "relaxed", EVE: "none"})
    assert Lobby.from_json(json.loads(json.dumps(hurried.to_json()))) == hurried


def sped(*speeds: str) -> Lobby:
    """A lobby that Ben joins at the first speed, and Eve at the last."""
    lobby = lobbies.join(lobbies.set_first_speed(opened(), HOST, speeds[0]), BEN, "Ben")
    for speed in speeds[1:]:
        lobby = lobbies.set_first_speed(lobby, HOST, speed)
    return lobbies.join(lobby, EVE, "Eve")


@pytest.mark.parametrize(
    ("speeds", "agreed"),
    [
        (("relaxed", "live"), "relaxed"),
        (("none", "correspondence", "live"), "none"),
        (("relaxed", "correspondence", "live"), "relaxed"),
        (("correspondence", "live", "relaxed"), "correspondence"),
        (("correspondence", "live", "live"), "correspondence"),
    ],
)
def test_who_joined_a_slower_lobby_agreed_to_that(speeds: tuple[str, ...], agreed: str) -> None:
    lobby = sped(*speeds)
    assert (lobby.hurried, lobby.joined_at) == (Hurry(HOST, -1, agreed), {BEN: agreed})
    chairs, _ = lobbies.ready(lobby, HOST, FINGERS)
    assert [(chair.user, chair.since) for chair in chairs] == [(HOST, 0), (BEN, -1), (EVE, 0)]
    again = lobbies.join(lobbies.leave(lobby, BEN), BEN, "Ben")
    assert again.joined_at == {}


SAME_OR_SLOWER = [("live", "relaxed"), ("relaxed", "live", "relaxed"), ("live", "live"), ("none", "live", "none")]


@pytest.mark.parametrize("speeds", SAME_OR_SLOWER)
def test_a_lobby_as_slow_as_joined_hurries_no_one(speeds: tuple[str, ...]) -> None:
    lobby = sped(*speeds)
    assert lobby.hurried is None
    assert [chair.since for chair in lobbies.ready(lobby, HOST, FINGERS)[0]] == [0, 0, 0]


def test_a_lobby_joined_with_a_limit_keeps_one() -> None:
    limited = sped("none", "live")
    assert why(lambda: lobbies.set_first_speed(limited, HOST, "none")) == "why-lobby-no-limit"
    left = lobbies.leave(limited, EVE)
    assert lobbies.set_first_speed(left, HOST, "none").speed == "none"


def test_only_who_joined_before_a_trial_keeps_the_slower_time() -> None:
    lobby = lobbies.join(lobbies.set_first_speed(opened(3), HOST, "live"), BEN, "Ben")
    lobby = lobbies.join(lobbies.set_first_speed(lobby, HOST, "correspondence"), EVE, "Eve")
    lobby = lobbies.set_first_speed(lobbies.pass_host(lobby, HOST, BEN, (BEN,)), BEN, "live")
    assert lobby.hurried == Hurry(BEN, -1, "correspondence")
    assert [(chair.user, chair.since) for chair in lobbies.ready(lobby, BEN, FINGERS)[0]] == [
        (BEN, 0),
        (HOST, -1),
        (EVE, -1),
    ]


def test_a_lobby_of_an_earlier_version_keeps_who_joined_slower() -> None:
    stored = opened().to_json() | {"hurried": [HOST, 0, "none"], "joined_slower": [BEN]}
    del stored["joined_at"]
    lobby = lobbies.join(Lobby.from_json(stored), BEN, "Ben")
    assert lobby.joined_at == {BEN: "none"}
    assert [chair.since for chair in lobbies.ready(lobby, HOST, FINGERS)[0]] == [1, 0]


def test_a_hurry_of_an_earlier_version_names_no_speed() -> None:
    stored = opened().to_json() | {"hurried": [HOST, 7]}
    assert Lobby.from_json(stored).hurried == Hurry(HOST, 7, None)


def test_forgetting_a_player_leaves_a_nameless_chair_in_place() -> None:
    lobby = lobbies.add_ai(lobbies.join(opened(), BEN, "Ben"), HOST, FINGERS, "quiet", "Luz")
    forgotten = lobbies.forget(lobby, HOST, "Somebody")
    assert [(chair.name, chair.user, chair.level) for chair in forgotten.chairs] == [
        ("Somebody", None, None),
        ("Ben", BEN, None),
        ("Luz", None, "quiet"),
    ]
    assert forgotten.host == lobbies.NO_USER
    assert lobbies.forget(lobby, EVE, "Somebody") == lobby
    hurried = replace(lobby, hurried=Hurry(HOST, 7, "none"), joined_at={HOST: "none", BEN: "none"})
    hurried = lobbies.forget(hurried, HOST, "Somebody")
    assert (hurried.hurried, hurried.joined_at) == (Hurry(lobbies.NO_USER, 7, "none"), {BEN: "none"})
    assert lobbies.forget(lobby, BEN, "Somebody").host == HOST
