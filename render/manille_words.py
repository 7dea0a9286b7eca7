"""Every text that a picture of Manilla or Manille shows: its key, and the arguments it is asked for with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    # The heading: which deal, what is going on, who does what.
    "picture-manille-deal": ("deal",),
    "picture-manille-rank-j": (),
    "picture-manille-rank-q": (),
    "picture-manille-rank-k": (),
    "picture-manille-rank-a": (),
    "picture-manille-trump-named": ("suit",),
    "picture-manille-stage-blind": (),
    "picture-manille-stage-trump": (),
    "picture-manille-stage-along": (),
    "picture-manille-stage-against": (),
    "picture-manille-stage-play": ("trick", "tricks"),
    "picture-manille-stage-review": (),
    "picture-manille-stage-over": (),
    "picture-manille-doing-blind": (),
    "picture-manille-doing-trump": (),
    "picture-manille-doing-along": (),
    "picture-manille-doing-against": (),
    "picture-manille-doing-lead": (),
    "picture-manille-doing-play": (),
    "picture-manille-doing-dummy": (),
    "picture-manille-doing-review": (),
    # Trump, what the deal counts, the order of cards.
    "picture-manille-trump": (),
    "picture-manille-suit-clubs": (),
    "picture-manille-suit-diamonds": (),
    "picture-manille-suit-hearts": (),
    "picture-manille-suit-spades": (),
    "picture-manille-suit-none": (),
    "picture-manille-not-named": (),
    "picture-manille-counts": (),
    "picture-manille-factor-draw": (),
    "picture-manille-factor-no-trump": (),
    "picture-manille-factor-blind": (),
    "picture-manille-factor-along": (),
    "picture-manille-factor-against": (),
    "picture-manille-each-trick": (),
    "picture-manille-turned-up": (),
    "picture-manille-unplayed": (),
    "picture-manille-open-hand": (),
    # The hands around the table.
    "picture-manille-dummy": (),
    "picture-manille-deals": (),
    "picture-manille-goes-along": (),
    "picture-manille-goes-against": (),
    "picture-manille-led": (),
    "picture-manille-last-trick": (),
    # Below: the deal so far, and the scores.
    "picture-manille-tricks": (),
    "picture-manille-points": (),
    "picture-manille-target": ("target",),
    # The hand.
    "picture-manille-hand": (),
    "picture-manille-your-dummy": (),
    "picture-manille-on-table": (),
    "picture-manille-nothing-led": (),
    "picture-manille-not-yet": (),
    # The result.
    "picture-manille-win": (),
    "picture-manille-wins": (),
    "picture-manille-sheet": (),
    "picture-manille-earlier": ("deals",),
    "picture-manille-games": (),
    # Illustrations of the rules.
    "picture-manille-lesson-cards": (),
    "picture-manille-lesson-beat": (),
    "picture-manille-lesson-trump": (),
    "picture-manille-lesson-partner": (),
    "picture-manille-may": (),
    "picture-manille-may-not": (),
}
"""Message keys with the names of their arguments. Numbers are ``int``, the rest ``str``."""
