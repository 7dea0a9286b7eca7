"""``tests.near``: which tests a change of a file concerns first."""

from __future__ import annotations

import pytest

from tests.near import by_distance, near

pytestmark = pytest.mark.slow


def test_near_a_test_is_itself() -> None:
    assert near("tests/bot/test_nights.py") == {"tests/bot/test_nights.py"}
    removed = "test_nights.py"
    assert near(f"tests/{removed}") == set()


def test_near_a_module_are_importers_and_namesakes() -> None:
    assert "tests/engine/manila/test_shares.py" in by_distance("engine.manila.state")
    assert {"tests/bot/core/test_router.py", "tests/bot/test_restrictions.py"} <= near("bot/core/router.py")
    assert {"tests/bot/test_nights.py", "tests/bot/test_night_places.py"} <= near("bot/cogs/nights/cog.py")
    assert "tests/bot/test_puzzles.py" not in near("bot/cogs/nights/cog.py")


def test_near_a_helper_are_its_users() -> None:
    assert {"tests/test_house.py", "tests/test_near.py"} <= near("tests/imports.py") | near("tests/near.py")


def test_near_a_module_without_own_tests_are_some() -> None:
    assert near("host/inactivity.py")


def test_near_texts_are_tests_of_texts() -> None:
    assert {"tests/bot/test_texts.py", "tests/bot/test_translations.py"} <= near("bot/words/locale/fr/nights.ftl")


def test_near_other_files_are_tests_that_name_them() -> None:
    assert "tests/deploy/test_claims.py" in near("compose.yaml")
