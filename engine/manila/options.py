"""The house rules of Manila (docs/rules/manila.md §4). The defaults are the rules as this project plays them."""

from __future__ import annotations

from typing import Literal

from engine.game import Options


class ManilaOptions(Options):
    """What a table can agree on before it starts."""

    deal: Literal["twelve", "all"] = "twelve"
    """Opening shares from a pool with three of each ware, or from all twenty."""

    redeal: bool = False
    """Opening shares are dealt anew while somebody has both of a ware that nobody else holds."""

    opener: Literal["random", "host"] = "random"
    """Who opens the first auction: a seat drawn by lot, or seat 0 (the host sits there)."""

    extra_round: Literal["first", "second"] = "first"
    """Three players only: whether the extra placement round lies before the first roll or before the second."""

    kick_off: bool = False
    """Pirates may take the place of a passenger where no punt within reach has a free seat."""

    stowaway: Literal["seats", "anywhere"] = "seats"
    """Where somebody with no money and nothing to pledge may place: punt seats, or anywhere but the insurance."""

    hidden_money: bool = False
    """Everybody's cash is their own secret until the end."""

    tie_break: Literal["shared", "cash"] = "shared"
    """Equal fortunes share the win; or more cash wins, then more shares."""
