"""Forms show what was chosen before."""

from __future__ import annotations

import pytest
from discord import ui

from bot.core.forms import numbers_modal


@pytest.mark.parametrize(("now", "shown"), [("3 5 7", "3 5 7"), ("", None)])
def test_a_form_for_numbers_shows_those_chosen_now(now: str, shown: str | None) -> None:
    (label,) = numbers_modal("fm:1", "Ships", "Which ships?", now).children
    assert isinstance(label, ui.Label)
    assert isinstance(label.component, ui.TextInput)
    assert label.component.default == shown
