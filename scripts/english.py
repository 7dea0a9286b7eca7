"""Find English that the style guide forbids in docs, docstrings, comments and the catalog.

    scripts/english.py [FOLDER]

Prints a line for each hit and the number of hits by file, and exits with 1 if there are any. The guide is
docs/developers/style.md. ruff checks the form of docstrings, and the imperative mood of words that it knows.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

Hit: TypeAlias = tuple[int, str]
"""A line number and what to do there."""

LONGEST: Final = 79
CHECKED: Final = (
    *("*.md", "docs/**/*.md", "bot/words/locale/en/*.ftl", ".env.example"),
    *("bench/**/*.py", "bot/**/*.py", "engine/**/*.py", "examples/**/*.py", "host/**/*.py", "localcord/**/*.py"),
    *("manila_bot/**/*.py", "render/**/*.py", "scripts/**/*.py", "storage/**/*.py"),
)
SKIPPED: Final = re.compile(
    r"docs/(?:glossary|rules/(?:et|fr|nl|zh)|developers/(?:style|decisions/.*))|storage/migrations/versions|CHANGELOG"
    r"|scripts/english"
)
"""Other languages, examples of what not to write, and what must not change any more."""

FORBIDDEN: Final = {
    "Start with a noun": r"(?:^|[.:;] )(?-i:(?:Who|Whom|Whose) (?![^.?!]*\?)[a-z][^.]*\.|Of which\b)",
    "Name the role": (
        r"(?-i:\bsomebody\b|\bSomebody (?=[a-z]))"
        r"|\b(?:those who run|whoever (?:runs|asks|presses|sits)|who looks on)\b"
    ),
    "Use a common word": (
        r"\b(?:anew|oftener|by lot|as ever|so many|tells? (?:of|nothing)|told (?:of|so)|reckon(?:s|ed|ing)?|mildest"
        r"|sits? in for|shall)\b"
    ),
    "Split the sentence": r"\b(?:of|by|in) whose\b",
    "Use US spelling": (
        r"\b(?:(?:col|harb|fav|hon|neighb|behavi|lab|flav)our(?:s|ed|ing|able|ly)?|(?:centre|defence|catalogue|fulfil)s?"
        r"|(?:organ|recogn|local|initial|serial|minim|maxim|optim|normal|real|summar)is(?:e[ds]?|ing|ation))\b"
    ),
    "Close up the percent sign": r"\d %",
}
PATTERNS: Final = {advice: re.compile(pattern, re.IGNORECASE) for advice, pattern in FORBIDDEN.items()}
NO_VERB: Final = re.compile(
    r"(?:A|After|All|An|Another|Any\w*|Around|As|Before|Both|By|Each|Every\w*|For|From|How|If|In|Its?|Many|More|Most"
    r"|No|Nobody|Nothing|Of|One|Only|Our|Some\w*|Such|That|The|Their|There|These|Those|This|Three|Two|Until|What|When"
    r"|Where|Whether|Which|While|Who\w*|Why|With|Within|Without)\b"
)
QUOTED: Final = re.compile(r"``.*?``|`[^`]*`|\"[^\"]*\"|“[^”]*”|\S+/\S+|\{[^{}]*\}|<[^<>]*>|\$\w+|\[[\w-]+\]")
FENCED: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SENTENCES: Final = re.compile(r"[.!?] (?=[A-Z`])")


def main(folder: Path) -> int:
    """Print the hits in a folder, and return the exit code."""
    files = sorted({file for pattern in CHECKED for file in folder.glob(pattern)})
    names = [str(file.relative_to(folder)) for file in files]
    hits = {name: list(hits_in(folder / name)) for name in names if not SKIPPED.match(name)}
    for name, found in hits.items():
        sys.stdout.writelines(f"{name}:{line}: {advice}\n" for line, advice in sorted(found))
    counts = Counter({name: len(found) for name, found in hits.items() if found})
    sys.stdout.writelines(f"{count:5} {name}\n" for name, count in counts.most_common())
    return 1 if counts else 0


def hits_in(file: Path) -> Iterator[Hit]:
    """Yield what the guide forbids in a file."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        yield from _docstrings(ast.parse(source))
        yield from _comments(source)
        return
    if file.suffix == ".ftl":
        source = re.sub(r"^(?:#.*|[\w-]+ =)", "", source, flags=re.MULTILINE)
    text = FENCED.sub(lambda block: "\n" * block.group(0).count("\n"), source)
    for line, words in enumerate(text.splitlines(), 1):
        yield from ((line, advice) for advice in forbidden(words.lstrip("#*|>- ")))


def forbidden(text: str) -> Iterator[str]:
    """Yield advice for each forbidden pattern, with the words that match; quotations and code don't count."""
    plain = QUOTED.sub("X", text)
    for advice, pattern in PATTERNS.items():
        yield from (f"{advice}: {hit.group(0).strip(' .:;')}" for hit in pattern.finditer(plain))


def misshaped(summary: str, *, function: bool) -> Iterator[str]:
    """Yield advice for the summary of a docstring."""
    if len(summary) > LONGEST:
        yield f"Shorten the summary from {len(summary)} to {LONGEST} characters"
    if SENTENCES.search(summary):
        yield "End the summary after its first sentence"
    if function and NO_VERB.match(summary):
        yield f"Start with a verb in the imperative, not {summary.split(maxsplit=1)[0]}"


def _docstrings(tree: ast.Module) -> Iterator[Hit]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        body = node.body if isinstance(node, documented) else []
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                continue
            line, text = statement.lineno, inspect.cleandoc(str(statement.value.value))
            yield from ((line, advice) for advice in forbidden(" ".join(text.split())))
            if statement is body[0]:
                summary = " ".join(text.split("\n\n")[0].split())
                yield from ((line, advice) for advice in misshaped(summary, function=_is_function(node)))


def _is_function(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def _comments(source: str) -> Iterator[Hit]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], advice) for advice in forbidden(token.string.lstrip("#: ")))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent))
