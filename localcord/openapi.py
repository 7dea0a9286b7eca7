"""Checks request bodies against Discord's OpenAPI description, where a copy of it is at hand.

The environment variable `DISCORD_OPENAPI` names the file. Without it, or without the file, nothing is checked.
"""

from __future__ import annotations

import importlib
import json
import logging
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from .errors import FormErrors

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

log = logging.getLogger(__name__)

VARIABLE = "DISCORD_OPENAPI"
ROOT = "urn:discord-openapi"

#: What Discord calls these faults.
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


class OpenApi:
    """Validators by route, built when a route is first used: the whole description is large."""

    def __init__(self, description: dict[str, Any] | None = None) -> None:
        self.violations: list[Violation] = []
        self._checks: dict[tuple[str, str], Check | None] = {}
        self._routes: dict[str, str] = {}
        self._description = description
        if description is not None:
            _require_jsonschema()
            # Discord takes snowflakes as numbers too, and clients send them so.
            description["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
            self._routes = {_anonymous(path): path for path in description["paths"]}

    @classmethod
    def from_environment(cls) -> OpenApi:
        name = os.environ.get(VARIABLE)
        if not name:
            return cls()
        path = Path(name)
        if not path.is_file():
            log.warning("%s names %s, which is not a file: request bodies are not checked", VARIABLE, name)
            return cls()
        return cls(json.loads(path.read_text(encoding="utf-8")))

    @property
    def active(self) -> bool:
        return self._description is not None

    def check(self, method: str, path: str, body: Any) -> None:
        """Record and refuse (50035) a body that the description does not allow."""
        if self._description is None:
            return
        key = (method, path)
        if key not in self._checks:
            self._checks[key] = self._build(method, path)
        check = self._checks[key]
        if check is None:
            return
        faults = FormErrors()
        for error in check(body):
            where = [str(step) for step in error.absolute_path]
            code = CODES.get(str(error.validator), f"SCHEMA_{str(error.validator).upper()}")
            message = error.message if len(error.message) < 300 else error.message[:300] + "…"
            self.violations.append(Violation(method, path, ".".join(where), message))
            faults.add(where, code, message)
        faults.raise_if_any()

    def _build(self, method: str, path: str) -> Check | None:
        # Imported here because jsonschema is needed for this check only, and need not be installed without it.
        from jsonschema import Draft202012Validator  # noqa: PLC0415
        from referencing import Registry  # noqa: PLC0415
        from referencing.jsonschema import DRAFT202012  # noqa: PLC0415

        assert self._description is not None
        known = self._routes.get(_anonymous(path))
        operation = {} if known is None else self._description["paths"][known].get(method.lower(), {})
        if known is None or "application/json" not in operation.get("requestBody", {}).get("content", {}):
            return None
        steps = ("paths", known, method.lower(), "requestBody", "content", "application/json", "schema")
        pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in steps)
        resource = DRAFT202012.create_resource(self._description)
        registry: Registry[Any] = Registry().with_resource(ROOT, resource)
        validator = Draft202012Validator({"$ref": f"{ROOT}#/{pointer}"}, registry=registry)
        return lambda body: [deepest(error) for error in validator.iter_errors(body)]


def deepest(error: ValidationError) -> ValidationError:
    """Of a failed choice between schemas, the fault within the branch that was most likely meant.

    That is the branch which agrees on `type`, if there is one; otherwise the one that failed furthest inside.
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
    """Whether a fault says "this is another kind of thing": wrong discriminator, or not even an object."""
    path = list(error.relative_path)
    return path == ["type"] or (not path and error.validator == "type")


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
