"""Discord's error responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

Json = dict[str, Any]
Path = Sequence[str | int]


class ApiError(Exception):
    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        headers: Mapping[str, str] | None = None,
        extra: Json | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}" + (f" {errors}" if errors else ""))
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = dict(headers or {})
        self.extra = extra or {}

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error response of Discord: a row of its table of error codes."""

    status: int
    code: int
    message: str

    def error(self, **details: Any) -> ApiError:
        return ApiError(self.status, self.code, self.message, **details)


NOT_FOUND = Refusal(404, 0, "404: Not Found")
INTERNAL = Refusal(500, 0, "500: Internal Server Error")
UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Refusal(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_EVENT = Refusal(404, 10070, "Unknown Guild Scheduled Event")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
TOO_MANY_EMOJIS = Refusal(400, 30008, "Maximum number of emojis reached")
TOO_MANY_COMMANDS = Refusal(400, 30032, "Maximum number of application commands reached (100)")
OLD_MESSAGE_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
ENTITY_TOO_LARGE = Refusal(413, 40005, "Request entity too large")
TOO_MANY_FOLLOW_UPS = Refusal(400, 40094, "This interaction has reached the maximum number of follow-up messages")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
CANNOT_ON_DM = Refusal(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
CANNOT_DM = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Refusal(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
ENTRY_POINT_LEFT_OUT = Refusal(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point "
    "command in your update request or delete it separately.",
)
FINISHED_EVENT = Refusal(400, 180000, "Cannot update a finished event")


class FormErrors:
    """A collector of a form's faults by path, refused together (50035)."""

    def __init__(self) -> None:
        self._root: Json = {}

    def __bool__(self) -> bool:
        return bool(self._root)

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._root
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, allowed: Sequence[object]) -> None:
        listed = ", ".join(str(choice) for choice in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def length(self, path: Path, size: int, low: int, high: int) -> None:
        """Add a fault for a size outside low..high, in Discord's wording."""
        if low <= size <= high:
            return
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def error(self) -> ApiError:
        return INVALID_FORM.error(errors=self._root)

    def raise_if_any(self) -> None:
        if self._root:
            raise self.error()


def refuse_form(path: Path, code: str, message: str) -> NoReturn:
    faults = FormErrors()
    faults.add(path, code, message)
    raise faults.error()
