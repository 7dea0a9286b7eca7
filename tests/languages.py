"""Languages for tests: those of the bot, and one that is made of English with a sign before every message."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.core.texts import FALLBACK, LOCALE_DIR
from bot.games.catalogue import Catalogue, catalogue

SIGN: Final = "¤"
"""Before whatever is said in a language that was made up."""


def with_language(language: str, folder: Path, *, without: frozenset[str] = frozenset()) -> Catalogue:
    """The catalogue of games, with English and a language that was made up; all of it in ``folder``.

    ``without``: keys of messages that the language lacks.
    """
    for file in sorted((LOCALE_DIR / FALLBACK).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for name, content in ((FALLBACK, source), (language, translated(source, without))):
            (folder / name).mkdir(exist_ok=True)
            (folder / name / file.name).write_text(content, encoding="utf-8")
    found = catalogue()
    packages = {
        kind: replace(package, locale=folder) if package.locale == LOCALE_DIR else package
        for kind, package in found.packages.items()
    }
    return replace(found, packages=packages, locale=folder)


def translated(source: str, without: frozenset[str] = frozenset()) -> str:
    """A file of English in the language that was made up: without declarations, as translators write it."""
    resource = FluentParser().parse(source)
    said = [entry for entry in resource.body if isinstance(entry, ast.Message) and entry.id.name not in without]
    for message in said:
        assert message.value is not None
        message.comment = None
        _Quotes().visit(message)
        # What a command and its options are called takes letters alone.
        sign = "x" if message.id.name.startswith(("name-", "argument-")) else SIGN
        message.value.elements.insert(0, ast.TextElement(sign))
    return FluentSerializer().serialize(ast.Resource(list(said)))


class _Quotes(Visitor):
    """Quotes commands by what the language that was made up calls them."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        said = re.sub(r"`/([a-z]+)(?= |`)", r"`/x\1", node.value)
        said = re.sub(r"(`/x[a-z]+ )([a-z]+)(?=`)", r"\1x\2", said)
        node.value = re.sub(r"^ ([a-z]+)(?=`)", r" x\1", said)
