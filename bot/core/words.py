"""Shortcuts to the text catalog for presenters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core.texts import Texts, Value

DOT: Final = " · "


class Words:
    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.listed = texts.listed
        self.both = texts.both
        self.join_sentences = texts.join_sentences

    def __call__(self, key: str, /, **args: Value) -> str:
        return self._texts(key, **args)

    def named(self, name: str, said: str) -> str:
        return self._texts("list-of", name=name, said=said)

    def aside(self, said: str, aside: str) -> str:
        """Return a statement with an aside: ``silk (12)``."""
        return self._texts("list-aside", said=said, aside=aside) if aside else said

    def ended(self, sentence: str) -> str:
        """Return a text with a period at its end."""
        stop = self._texts("list-stop", sentence="")
        return sentence if sentence.endswith(stop) else self._texts("list-stop", sentence=sentence)

    def heard(self, lines: Iterable[str]) -> str:
        """Join lines for a screen reader: sentences without bold marks."""
        return self.join_sentences(self.ended(line.replace("**", "")) for line in lines)
