"""Holding request bodies to Discord's own description, when a copy is at hand."""

from __future__ import annotations

import copy
import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from localcord import LocalCord, OpenApi
from localcord.openapi import VARIABLE, Description

from .conftest import Api

#: A description as small as it can be: one route, whose components are told apart by their type.
DESCRIPTION: dict[str, Any] = {
    "paths": {
        "/channels/{some_channel}/messages": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}
            }
        }
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Message": {
                "type": "object",
                "properties": {
                    "content": {"type": ["string", "null"], "maxLength": 4},
                    "allow": {"type": ["integer", "null"]},
                    "target": {"$ref": "#/components/schemas/SnowflakeType"},
                    "parts": {
                        "type": "array",
                        "items": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}]},
                    },
                },
            },
            "A": {"type": "object", "properties": {"type": {"enum": [1]}}, "required": ["type", "a"]},
            "B": {"type": "object", "properties": {"type": {"enum": [2]}, "b": {"type": "integer", "maximum": 9}}},
        }
    },
}


@pytest.fixture
def described() -> OpenApi:
    return OpenApi(Description(copy.deepcopy(DESCRIPTION)))


@pytest.fixture
async def strict(cord: LocalCord, described: OpenApi) -> LocalCord:
    cord.openapi = described
    return cord


async def test_a_body_within_the_description_passes(strict: LocalCord, api: Api) -> None:
    body = {"content": "four", "target": 17, "allow": "1024", "parts": [{"type": 1, "a": 0}, {"type": 2, "b": 9}]}
    assert (await api.post(strict.channel("manila"), body)).status == 200
    assert strict.openapi.violations == []


@pytest.mark.parametrize(
    ("body", "where", "code"),
    [
        ({"content": "fives"}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "parts": [{"type": 1}]}, "parts.0", "BASE_TYPE_REQUIRED"),
        ({"content": "x", "parts": [{"type": 1, "a": 0}, {"type": 2, "b": 10}]}, "parts.1.b", "NUMBER_TYPE_MAX"),
        ({"content": "x", "target": []}, "target", "SCHEMA_TYPE"),
    ],
)
async def test_body_outside_the_description_is_refused_and_remembered(
    strict: LocalCord, api: Api, body: dict[str, Any], where: str, code: str
) -> None:
    answer = await api.post(strict.channel("manila"), body)
    assert (answer.status, answer.code, answer.faults()) == (400, 50035, [(where, code)])
    (violation,) = strict.openapi.violations
    assert (violation.method, violation.path, violation.where) == (
        "POST",
        "/channels/{channel_id}/messages",
        where,
    )
    strict.openapi.violations.clear()
    assert not strict.channel("manila").messages


async def test_routes_that_are_not_described_are_not_checked(strict: LocalCord, api: Api) -> None:
    answer = await api("PATCH", "/users/@me", {"username": 5, "whatever": True})
    assert answer.status == 200
    assert strict.openapi.violations == []


def test_without_the_variable_nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert not OpenApi.from_environment().active


def test_a_variable_that_names_no_file_is_warned_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "missing.json"))
    assert not OpenApi.from_environment().active
    assert "not a file" in caplog.text


def test_the_variable_names_the_description(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(DESCRIPTION), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(path))
    assert OpenApi.from_environment().active


def test_without_jsonschema_the_variable_is_a_clear_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "openapi.json"
    path.write_text(json.dumps(DESCRIPTION), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(path))
    imported = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name == "jsonschema":
            raise ImportError(name)
        return imported(name, package)

    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(RuntimeError, match="needs the package jsonschema"):
        OpenApi.from_environment()
