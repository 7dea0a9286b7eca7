"""Games of Manila set up for a test: who holds what, who stands where, which dice fall.

Seats are numbers, wares and spaces are named by their slugs, dice by their faces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from engine.fair import NumberedDice, RecordedDice
from engine.game import Seat
from engine.manila.board import SHARES_PER_WARE, WARES
from engine.manila.events import ManilaEvent
from engine.manila.game import MANILA
from engine.manila.moves import ManilaMove, Skip
from engine.manila.options import ManilaOptions
from engine.manila.rules.placing import rolls_after
from engine.manila.state import CAPTAIN, FIRST_SEAT, INSURANCE, PILOT, PORT, YARD, State
from engine.manila.view import ManilaView, Phase
from tests.engine.stage import Stage

_SPOTS = {
    **{ware.slug: FIRST_SEAT[ware] for ware in WARES},
    "ports": PORT,
    "yards": YARD,
    "pirates": CAPTAIN,
    "pilots": PILOT,
    "insurance": INSURANCE,
}


class Scene(Stage[State, ManilaMove, ManilaEvent]):
    """One game under test. Seat 0 opens the first auction; nobody holds a share unless ``hold`` says so."""

    def __init__(self, seats: int = 4, rules: int = MANILA.rules_version, **options: Any) -> None:
        self.options = ManilaOptions(**({"opener": "host"} | options))
        played = MANILA.under(rules)
        assert played is not None
        self.game = played
        self.state, self.told = played.start(seats, self.options, NumberedDice("scene", 0))
        self.state.free = [0] * (4 * seats)
        self.state.supply = [SHARES_PER_WARE] * 4

    # -- setting up ----------------------------------------------------------------------------------

    def hold(self, seat: Seat, **shares: int) -> Self:
        """Give a merchant shares out of the supply: ``hold(1, silk=2)``."""
        for ware in WARES:
            count = shares.get(ware.slug, 0)
            self.state.free[4 * seat + ware] += count
            self.state.supply[ware] -= count
        return self

    def cash(self, *amounts: int) -> Self:
        """Set the cash of seats 0, 1, …"""
        self.state.cash[: len(amounts)] = amounts
        return self

    def voyage(
        self, master: Seat = 0, leave: str = "jade", start: str = "5-4-0", price: int = 1, buy: str = "none"
    ) -> Self:
        """Auction off the office, load and launch; the master is then to place. Others lose nothing."""
        while self.state.phase is Phase.AUCTION:
            wins = self.actor == master and self.state.bidder != master
            self.play(f"bid:{price}" if wins else "pass")
        self.play(f"buy:{buy}")
        self.play(f"leave:{leave}")
        self.play(f"start:{start}")
        return self

    def last_lap(
        self,
        positions: Sequence[int],
        master: Seat = 0,
        leave: str = "jade",
        placing: Iterable[Seat] = (),
    ) -> Self:
        """The last placement round, punts at ``positions``. Only the master and ``placing`` have still to place."""
        self.voyage(master, leave)
        state = self.state
        still = {master, *placing}
        state.lap = rolls_after(state)[-1]
        state.rolls = 2
        state.position = list(positions)
        state.passed = [seat not in still for seat in range(state.players)]
        state.accomplices = [1] * state.players
        return self

    def stand(self, **spots: Sequence[Seat]) -> Self:
        """Put accomplices on spots, from the first seat or letter on: ``stand(silk=(1, 2), ports=(-1, 3))``.

        -1 leaves one vacant.
        """
        for name, seats in spots.items():
            first = _SPOTS[name]
            self.state.spots[first : first + len(seats)] = seats
        return self

    # -- playing -------------------------------------------------------------------------------------

    @property
    def actor(self) -> Seat:
        (seat,) = MANILA.to_act(self.state)
        return seat

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def view(self) -> ManilaView:
        """The public view."""
        return MANILA.view(self.state, None)

    def play(self, code: str, *faces: int, seat: Seat | None = None) -> Self:
        """Play a move of whoever is to act (or of ``seat``); exactly these die faces fall."""
        dice = RecordedDice([face - 1 for face in faces])
        mover = self.actor if seat is None else seat
        self.state, self.told = MANILA.play(self.state, mover, MANILA.parse(code), dice)
        dice.finish()
        return self

    def each(self, *codes: str) -> Self:
        """Play codes one after another, each by whoever is to act."""
        for code in codes:
            self.play(code)
        return self

    def skip(self) -> Self:
        """The clock makes the player miss a turn."""
        return self.play(Skip().code)

    # -- looking -------------------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        """The spaces that whoever is to act may take."""
        return [code.removeprefix("place:") for code in self.codes() if code.startswith("place:")]
