"""The house rules of Manila (docs/rules/manila.md §4)."""

from __future__ import annotations

from typing import Literal

from engine.game import Options


class ManilaOptions(Options):
    deal: Literal["twelve", "all"] = "twelve"
    """Opening shares from a pool with three of each ware, or from all twenty."""

    redeal: bool = False
    """Opening shares are dealt again while someone has both of a ware that no one else holds."""

    opener: Literal["random", "host"] = "random"
    """The opener of the first auction: a random seat, or seat 0 (the host)."""

    extra_round: Literal["first", "second"] = "first"
    """Three players only: whether the extra placement round comes before the first roll or before the second."""

    kick_off: bool = False
    """Pirates may take the place of a passenger where no punt within reach has a free seat."""

    stowaway: Literal["seats", "anywhere"] = "seats"
    """Where a player with no money and nothing to pledge may place: punt seats, or anywhere but the insurance."""

    hidden_money: bool = False
    """Cash is secret until the end."""

    tie_break: Literal["shared", "cash"] = "shared"
    """Tied fortunes share the win; or more cash wins, then more shares."""
