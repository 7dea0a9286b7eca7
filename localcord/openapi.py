"""Validation against Discord's OpenAPI description, if available.

The environment variable `DISCORD_OPENAPI` names the file.
"""

from __future__ import annotations

import importlib
import json
import logging
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from .errors import FormErrors

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

log = logging.getLogger(__name__)

VARIABLE = "DISCORD_OPENAPI"
ROOT = "urn:discord-openapi"

PERMISSION_FIELDS = ("allow", "deny", "permissions", "default_member_permissions")

#: Discord's names of these faults.
CODES = {
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_MAX_LENGTH",
    "minItems": "BASE_TYPE_MIN_LENGTH",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "pattern": "STRING_TYPE_REGEX",
}

#: Finds the faults of one body.
Check = Callable[[Any], "list[ValidationError]"]


@dataclass(frozen=True, slots=True)
class Violation:
    """A body that the description does not allow."""

    method: str
    path: str
    where: str
    message: str


class Description:
    """Discord's description, with each route's validator built on first use."""

    def __init__(self, document: dict[str, Any]) -> None:
        _require_jsonschema()
        # Discord accepts snowflakes as numbers and permissions as text too, and clients send them so.
        document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        _take_permissions_as_text(document)
        self._document = document
        self._paths = {_anonymous(path): path for path in document["paths"]}
        self._checks: dict[tuple[str, str], Check | None] = {}

    @classmethod
    @cache
    def load(cls, path: Path) -> Description:
        """Return the description in a file, read once per process."""
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def faults(self, method: str, path: str, body: Any) -> list[ValidationError]:
        """Return the faults that the description finds in a body."""
        key = (method, path)
        if key not in self._checks:
            self._checks[key] = self._build(method, path)
        check = self._checks[key]
        return [] if check is None else check(body)

    def _build(self, method: str, path: str) -> Check | None:
        # Imported here because only this check needs jsonschema, which may not be installed.
        from jsonschema import Draft202012Validator  # noqa: PLC0415
        from referencing import Registry  # noqa: PLC0415
        from referencing.jsonschema import DRAFT202012  # noqa: PLC0415

        known = self._paths.get(_anonymous(path))
        operation = {} if known is None else self._document["paths"][known].get(method.lower(), {})
        if known is None or "application/json" not in operation.get("requestBody", {}).get("content", {}):
            return None
        steps = ("paths", known, method.lower(), "requestBody", "content", "application/json", "schema")
        pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in steps)
        registry: Registry[Any] = Registry().with_resource(ROOT, DRAFT202012.create_resource(self._document))
        validator = Draft202012Validator({"$ref": f"{ROOT}#/{pointer}"}, registry=registry)
        return lambda body: [deepest(error) for error in validator.iter_errors(body)]


class OpenApi:
    """Checks request bodies against a description, if any, and records violations."""

    def __init__(self, description: Description | None = None) -> None:
        self._description = description
        self.violations: list[Violation] = []

    @classmethod
    def from_environment(cls) -> OpenApi:
        name = os.environ.get(VARIABLE)
        if not name:
            return cls()
        path = Path(name)
        if not path.is_file():
            log.warning("%s names %s, which is not a file: request bodies are not checked", VARIABLE, name)
            return cls()
        return cls(Description.load(path))

    @property
    def active(self) -> bool:
        return self._description is not None

    def check(self, method: str, path: str, body: Any) -> None:
        """Record and refuse (50035) a body that the description does not allow."""
        if self._description is None:
            return
        faults = FormErrors()
        for error in self._description.faults(method, path, body):
            where = [str(step) for step in error.absolute_path]
            code = CODES.get(str(error.validator), f"SCHEMA_{str(error.validator).upper()}")
            message = error.message if len(error.message) < 300 else error.message[:300] + "…"
            self.violations.append(Violation(method, path, ".".join(where), message))
            faults.add(where, code, message)
        faults.raise_if_any()


def deepest(error: ValidationError) -> ValidationError:
    """Return the most specific error among alternative schemas.

    From the branch that agrees on `type`, if there is one; otherwise the one that failed furthest inside.
    """
    while error.context:
        branches: dict[int, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(int(inner.schema_path[0]), []).append(inner)
        meant = [faults for faults in branches.values() if not any(_about_type(fault) for fault in faults)]
        candidates = [fault for faults in (meant or list(branches.values())) for fault in faults]
        error = max(candidates, key=lambda fault: len(fault.absolute_path))
    return error


def _about_type(error: ValidationError) -> bool:
    """Return whether a fault means "this is another kind of thing"."""
    path = list(error.relative_path)
    return path == ["type"] or (not path and error.validator == "type")


def _take_permissions_as_text(node: Any) -> None:
    """Allow text for every property that holds permission bits."""
    if isinstance(node, list):
        for item in node:
            _take_permissions_as_text(item)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in PERMISSION_FIELDS and isinstance(value, dict) and "integer" in value.get("type", ()):
                value["type"] = [*([value["type"]] if isinstance(value["type"], str) else value["type"]), "string"]
            _take_permissions_as_text(value)


def _anonymous(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def _require_jsonschema() -> None:
    try:
        importlib.import_module("jsonschema")
    except ImportError as missing:
        raise RuntimeError(
            f"{VARIABLE} is set, but checking against it needs the package jsonschema: "
            f"install it, or unset the variable."
        ) from missing
