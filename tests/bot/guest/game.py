"""The toy game with AI players that do not fail and reasons of its own."""

from __future__ import annotations

from typing import Any, Final

from engine.game import Reason
from tests.engine.toy import Fingers, FingersOptions, FingersState, Quiet, Show


class GuestOptions(FingersOptions):
    """One house rule more."""

    late: bool = False


class Guest(Fingers):
    options_type = GuestOptions

    def illegal_reason(self, state: FingersState, seat: int, move: Show) -> Reason | None:
        return None if super().illegal_reason(state, seat, move) is None else Reason("why-fingers-turn")

    @property
    def players(self) -> dict[str, Any]:
        return {"simple": Quiet()}


GUEST: Final = Guest()
