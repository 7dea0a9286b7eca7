"""Every text that a picture shows: its key, and the arguments it is asked for with.

Pictures hold no language. Whoever draws hands in a ``Words`` function: key and typed keyword arguments in, text
out, as the bot's catalogue is one. ``KEYS`` is the contract.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from render import manille_words

Words: TypeAlias = Callable[..., str]
"""``words("picture-voyage", voyage=3)`` gives ``"Voyage 3"``. Pictures are kept by the identity of this function,
so hand in the same one for the same language."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    # What stands between things side by side.
    "list-comma": (),
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
    "picture-rolls": ("rolls",),
    "picture-voyage-ended": ("voyage",),
    "picture-under-way": (),
    "picture-in-port": ("letter",),
    "picture-in-yard": ("letter",),
    # The sea, the wares before they are loaded.
    "picture-bid": ("bid",),
    "picture-no-bid": (),
    "picture-nobody-paid": (),
    "picture-rises": (),
    "picture-master": (),
    "picture-price": (),
    "picture-cargo": (),
    # Pirates and wrecks.
    "picture-on-space": ("space",),
    "picture-owes": (),
    # The spaces.
    "picture-ports": (),
    "picture-yards": (),
    "picture-pirates": (),
    "picture-pilots": (),
    "picture-insurance": (),
    "picture-captain": (),
    "picture-second": (),
    # Merchants.
    "picture-cash": (),
    "picture-passed": (),
    # The hand.
    "picture-hand": (),
    "picture-no-shares": (),
    "picture-worth": ("value",),
    "picture-pledged": ("count",),
    "picture-pledge": ("loan", "redeem"),
    "picture-owed": ("count", "amount"),
    "picture-credit": (),
    "picture-shares-worth": (),
    "picture-debts": (),
    "picture-fortune": (),
    # The result.
    "picture-result": (),
    "picture-wins": (),
    "picture-share-win": (),
    "picture-fortunes": (),
    "picture-moment-plunder": ("ware",),
    "picture-moment-cargo": ("ware",),
    "picture-moment-port": ("letter",),
    "picture-moment-yard": ("letter",),
    "picture-moment-repairs": (),
    "picture-moment-market": ("ware", "value"),
    # The lobby.
    "picture-seat-free": (),
    "picture-host": (),
    "picture-ai": (),
    "picture-rules": (),
    # Illustrations of the rules.
    "picture-lesson-auction": (),
    "picture-lesson-master": (),
    "picture-lesson-spaces": (),
    "picture-lesson-movement": (),
    "picture-lesson-pirates": (),
    "picture-lesson-pilots": (),
    "picture-lesson-payout": (),
    "picture-lesson-market": (),
    "picture-lesson-loans": (),
    **manille_words.KEYS,
}
"""Message keys with the names of their arguments. Numbers are ``int``, the rest ``str``."""
