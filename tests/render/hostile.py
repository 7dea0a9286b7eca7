"""Names that are hard to draw. All but the long ones fit where Discord takes a name."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "\ufdfd",
    "Ann \ufdfd",
    "\u0645\u062d\u0645\u062f \ufdfd \u0645\u062d\u0645\u062f",
    "\ufdfd" * 32,
    "\u2029\r\x0b",
    "a" + "\u0301" * 500,
    "\u0e01" + "\u0e47" * 500,
    "o" + "\u20dd" * 500,
    "x" * 5000,
    "\u6f22" * 5000,
    "\U00012031" * 500,
    "\U0001f468\u200d\U0001f469\u200d" * 60,
    "\U0001f98a" * 500,
    "\u2764\ufe0f\ufe0e\U000e0100" * 20,
    "\u05d0b\u202e\u05d2d\u2066\u0661" * 8,
    "\u200d" * 32,
    "\u200b\u2060\ufeff\u00ad",
    "\u0301",
    "\ud83d",
    "\udc00\ud800",
    "\x00\ufffe\uffff\U0010ffff",
    "\ue000\U000f0000",
    "\u115f\u3164\uffa0\u2800",
    "",
)
