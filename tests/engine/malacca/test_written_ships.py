"""Ships of a table's own: numbers that its host writes."""

from __future__ import annotations

import json

import pytest

from engine import lobby as lobbies
from engine.lobby import Lobby
from engine.malacca.game import MALACCA
from tests.engine.test_lobby import BEN, HOST, why


def test_a_host_writes_numbers_where_a_rule_takes_them() -> None:
    lobby = lobbies.open_lobby(MALACCA, HOST, "Ann")
    written = lobbies.set_option(lobby, HOST, MALACCA, "ships", "9 8, 7 6 5 4 3 3 3 3 3  30")
    assert written.options["ships"] == [3, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 30]
    assert Lobby.from_json(json.loads(json.dumps(written.to_json()))) == written
    assert lobbies.option_text(written.options["ships"]) == "3 3 3 3 3 4 5 6 7 8 9 30"
    assert lobbies.set_option(written, HOST, MALACCA, "ships", "small").options["ships"] == "small"
    assert why(lambda: lobbies.set_option(lobby, BEN, MALACCA, "ships", "3 " * 12)) == "why-lobby-host"


@pytest.mark.parametrize("text", ["", "3 4 5", "3 " * 13, "0 " * 12, "31 " * 12, "-3 " * 12, "\u0663 " * 12, "many"])
def test_what_is_no_list_of_numbers_that_are_wanted_is_refused(text: str) -> None:
    lobby = lobbies.open_lobby(MALACCA, HOST, "Ann")
    assert why(lambda: lobbies.set_option(lobby, HOST, MALACCA, "ships", text)) == "why-lobby-numbers"
    assert why(lambda: lobbies.set_option(lobby, HOST, MALACCA, "rounds", text)) == "why-lobby-option"
