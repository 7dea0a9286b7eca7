"""Every text that a picture shows: its key, and the arguments it is asked for with.

Pictures hold no language. Whoever draws hands in a ``Words`` function: key and typed keyword arguments in, text
out. ``KEYS`` is the contract; ``ENGLISH`` a plain table that fulfils it, for the gallery and the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

Words: TypeAlias = Callable[..., str]
"""``words("picture-voyage", voyage=3)`` gives ``"Voyage 3"``. Pictures are kept by the identity of this function,
so hand in the same one for the same language."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    # Names of things.
    "picture-ware-nutmeg": (),
    "picture-ware-silk": (),
    "picture-ware-ginseng": (),
    "picture-ware-jade": (),
    "picture-colour": ("colour",),
    # The heading: voyage, stage of it, who does what.
    "picture-voyage": ("voyage",),
    "picture-stage-auction": (),
    "picture-stage-office": (),
    "picture-stage-place": ("lap", "laps"),
    "picture-stage-board": (),
    "picture-stage-pilot": (),
    "picture-stage-plunder": (),
    "picture-stage-over": (),
    "picture-doing-auction": (),
    "picture-doing-pledge": ("due",),
    "picture-doing-pledge-hidden": (),
    "picture-doing-buy": (),
    "picture-doing-load": (),
    "picture-doing-start": (),
    "picture-doing-place": (),
    "picture-doing-stowaway": (),
    "picture-doing-board": (),
    "picture-doing-pilot": (),
    "picture-doing-plunder": (),
    "picture-over": (),
    "picture-rolls": ("rolls",),
    # The sea, the wares before they are loaded.
    "picture-bid": ("bid",),
    "picture-no-bid": (),
    "picture-master": (),
    "picture-price": (),
    "picture-cargo": (),
    # The spaces.
    "picture-yards": (),
    "picture-pirates": (),
    "picture-pilots": (),
    "picture-insurance": (),
    "picture-captain": (),
    "picture-second": (),
    # Market and merchants.
    "picture-market": (),
    "picture-left": (),
    "picture-merchants": (),
    "picture-men": (),
    "picture-shares": (),
    "picture-cash": (),
    "picture-passed": (),
    # The hand.
    "picture-hand": (),
    "picture-no-shares": (),
    "picture-worth": ("value",),
    "picture-pledged": ("count",),
    "picture-credit": (),
    "picture-shares-worth": (),
    "picture-debts": (),
    "picture-fortune": (),
    # The result.
    "picture-result": (),
    "picture-wins": (),
    "picture-share-win": (),
    "picture-fortunes": (),
    # The lobby.
    "picture-seat-free": (),
    "picture-host": (),
    "picture-ai": (),
    "picture-rules": (),
}
"""Message keys with the names of their arguments. Numbers are ``int``, the rest ``str``."""

ENGLISH: Final[Mapping[str, str]] = {
    "picture-ware-nutmeg": "Nutmeg",
    "picture-ware-silk": "Silk",
    "picture-ware-ginseng": "Ginseng",
    "picture-ware-jade": "Jade",
    "picture-colour": "{colour}",
    "picture-voyage": "Voyage {voyage}",
    "picture-stage-auction": "Auction",
    "picture-stage-office": "Harbor office",
    "picture-stage-place": "Round {lap} of {laps}",
    "picture-stage-board": "Pirates",
    "picture-stage-pilot": "Pilots",
    "picture-stage-plunder": "Plunder",
    "picture-stage-over": "The end",
    "picture-doing-auction": "bids for harbor master",
    "picture-doing-pledge": "pledges shares to pay {due} more",
    "picture-doing-pledge-hidden": "pledges shares to pay",
    "picture-doing-buy": "may buy a share",
    "picture-doing-load": "chooses the wares to load",
    "picture-doing-start": "launches the punts",
    "picture-doing-place": "places an accomplice",
    "picture-doing-stowaway": "places a stowaway",
    "picture-doing-board": "may board as a pirate",
    "picture-doing-pilot": "may pilot the punts",
    "picture-doing-plunder": "decides over the plunder",
    "picture-over": "The game is over",
    "picture-rolls": "Roll {rolls} of 3",
    "picture-bid": "bids {bid}",
    "picture-no-bid": "No bid yet",
    "picture-master": "harbor master",
    "picture-price": "share",
    "picture-cargo": "cargo pays",
    "picture-yards": "Shipyards",
    "picture-pirates": "Pirates",
    "picture-pilots": "Pilots",
    "picture-insurance": "Insurance",
    "picture-captain": "captain",
    "picture-second": "second",
    "picture-market": "Black market",
    "picture-left": "left",
    "picture-merchants": "Merchants",
    "picture-men": "men",
    "picture-shares": "shares",
    "picture-cash": "cash",
    "picture-passed": "out",
    "picture-hand": "Your shares",
    "picture-no-shares": "none",
    "picture-worth": "worth {value} each",
    "picture-pledged": "{count} pledged",
    "picture-credit": "credit left",
    "picture-shares-worth": "shares",
    "picture-debts": "debts",
    "picture-fortune": "fortune",
    "picture-result": "The final reckoning",
    "picture-wins": "wins",
    "picture-share-win": "share the win",
    "picture-fortunes": "Fortunes by voyage",
    "picture-seat-free": "free seat",
    "picture-host": "host",
    "picture-ai": "AI",
    "picture-rules": "House rules",
}


def english(key: str, **args: int | str) -> str:
    """The text of a key in plain English. Raises ``KeyError`` for an unknown key or a missing argument."""
    return ENGLISH[key].format(**args)
