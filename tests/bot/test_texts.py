"""The message catalogue fits the code: nothing missing, nothing left over, every message can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from bot.core.texts import TextError, Texts, languages
from bot.games.catalogue import catalogue
from engine.game import Reason
from engine.lobby import SPEEDS, option_choices
from tests.bot.catalogue import Families, Unclear, Use, strings, uses
from tests.kit import GAMES, kits
from tests.languages import SIGN, with_language
from tests.words import SOON, Words

ENGLISH: Final = Words("en")
TEXTS: Final = ENGLISH.texts


def families() -> Families:
    """Every pattern of composed keys that the code may use, with all keys that it stands for."""
    options = {kind: option_choices(game.options_type) for kind, game in GAMES.items()}
    levels = {f"level-{kind}-{level}" for kind, game in GAMES.items() for level in game.levels}
    rules = {f"option-{kind}-{field}" for kind, fields in options.items() for field in fields}
    values = {
        f"option-{kind}-{field}-{value}"
        for kind, fields in options.items()
        for field, choices in fields.items()
        for value in choices
    }
    # Which commands, options and choices there are says tests/bot/test_commands.py.
    shown = {
        pattern: frozenset(key for key in TEXTS.declared if key.startswith(pattern[: pattern.index("{")]))
        for pattern in ("command-{}", "command-of-game-{}", "choice-{}-{}", "argument-{}", "name-{}")
    }
    shown["command-{}"] -= shown["command-of-game-{}"]
    return {
        **shown,
        **lesson_families(),
        "game-{}": frozenset(f"game-{kind}" for kind in GAMES),
        "about-{}": frozenset(f"about-{kind}" for kind in GAMES),
        "lasts-{}": frozenset(f"lasts-{kind}" for kind in GAMES),
        "{}-daily-about": frozenset(f"{kind}-daily-about" for kind in catalogue().dailies),
        "{}-daily-signs": frozenset(f"{kind}-daily-signs" for kind in catalogue().dailies),
        "{}-daily-score": frozenset(f"{kind}-daily-score" for kind in catalogue().dailies),
        "door-{}": frozenset({"door-learn", "door-ai", "door-people"}),
        "level-{}-{}": frozenset(levels),
        "level-{}-{}-help": frozenset(f"{level}-help" for level in levels),
        "speed-{}": frozenset(f"speed-{speed}" for speed in SPEEDS),
        "option-{}-{}": frozenset(rules),
        "option-{}-{}-help": frozenset(f"{rule}-help" for rule in rules),
        "option-{}-{}-{}": frozenset(values),
    }


def lesson_families() -> Families:
    """The texts of all lessons: of each step what is said, asked and marked, of each answer label and why not."""
    found: dict[str, set[str]] = {"": set(), "-ask": set(), "-marked": set(), "-{}": set(), "-{}-why": set()}
    for kind, lesson in catalogue().lessons.items():
        for step in lesson.steps:
            key = f"{kind}-lesson-{step.name}"
            found[""].add(key)
            found["-ask"] |= {f"{key}-ask" for _ in step.answers}
            found["-marked"].add(f"{key}-marked")
            found["-{}"] |= {f"{key}-{answer.word}" for answer in step.answers}
            found["-{}-why"] |= {f"{key}-{answer.word}-why" for answer in step.answers if answer.word != step.right}
    return {f"{{}}-lesson-{{}}{ending}": frozenset(keys) for ending, keys in found.items()}


RUN_TIME_KEYS: Final = {"key", "reason.key", "told"}
"""Expressions that pass a key on. Where it comes from is looked at there."""


REASONS: Final = {key: args for kit in kits().values() for key, args in kit.wanderer.reasons.items()}
ROOMS: Final = (
    "bot",
    "host",
    "engine",
    *sorted({type(game).__module__.rpartition(".")[0].replace(".", "/") for game in GAMES.values()}),
)
"""Where messages are asked for. A game that the bot does not host yet needs no texts yet."""


@cache
def all_uses() -> tuple[Use | Unclear, ...]:
    return tuple(use for room in ROOMS for use in uses(room, families()))


def known_uses() -> list[Use]:
    return [use for use in all_uses() if isinstance(use, Use)]


# -- keys and arguments ---------------------------------------------------------------------------


def test_every_key_can_be_told_from_the_source() -> None:
    unclear = [use for use in all_uses() if isinstance(use, Unclear) and use.code not in RUN_TIME_KEYS]
    assert not unclear, "name the pattern in families(), or use a plain key"


def test_every_key_that_is_asked_for_has_a_message() -> None:
    missing = {(use.where, key) for use in known_uses() for key in use.keys if key not in TEXTS.declared}
    assert not missing


def test_messages_are_asked_for_with_the_arguments_they_declare() -> None:
    wrong = {
        (use.where, key, tuple(sorted(use.args)), tuple(TEXTS.declared[key]))
        for use in known_uses()
        for key in use.keys & TEXTS.declared.keys()
        if use.args is not None and use.args != TEXTS.declared[key].keys()
    }
    assert not wrong


def test_every_message_is_used() -> None:
    asked = {key for use in known_uses() for key in use.keys}
    asked |= {key for keys in families().values() for key in keys} | REASONS.keys()
    quoted = {key for message in ENGLISH.messages.values() for key in message.references}
    asked |= strings("bot") | strings("host") | strings("engine") | strings("render") | quoted
    unused = TEXTS.declared.keys() - asked
    # Of pictures ``tests/render`` knows it: it draws them all.
    assert not {key for key in unused if not re.match(r"([a-z]+-)?picture-", key)}


def test_every_reason_that_a_game_lists_has_its_sentence() -> None:
    for key, args in REASONS.items():
        expected = {
            "name" if name == "seat" else name: "text" if name == "seat" else type_ for name, type_ in args.items()
        }
        assert TEXTS.declared.get(key) == expected, key


@pytest.mark.parametrize("kind", GAMES)
def test_each_house_rule_and_value_has_a_label_for_menus(kind: str) -> None:
    for field, choices in option_choices(GAMES[kind].options_type).items():
        labels = [TEXTS(f"option-{kind}-{field}-{value}") for value in choices]
        assert len(set(labels)) == len(labels)
        for text in (TEXTS(f"option-{kind}-{field}"), TEXTS(f"option-{kind}-{field}-help"), *labels):
            assert 0 < len(text) <= 100


# -- what messages say ------------------------------------------------------------------------------


@cache
def samples(key: str) -> tuple[str, ...]:
    """A message in every variant it has."""
    return ENGLISH.samples(key)


def told(key: str) -> str:
    """Where a message stands, and its key."""
    return f"{ENGLISH.messages[key].file}: {key}"


def test_every_message_can_be_said_in_every_variant() -> None:
    empty = {told(key) for key in TEXTS.declared for text in samples(key) if not text.strip()}
    assert empty == {told("list-gap")}
    odd = {(told(key), text) for key in TEXTS.declared for text in samples(key) if re.search(r"[{}]|  ", text)}
    assert odd == set()


NEVER_ONE: Final = {
    *("numbers-question", "list-page", "why-many-lobbies", "players-only", "players-range"),
    *("players-listed", "why-lobby-count", "why-lobby-full", "why-manila-board-no-such-seat", "verify-fair"),
    *("why-lobby-numbers", "why-many-tables", "manille-hand-closed", "manila-alt-board"),
    *("manila-sure-stop", "why-undo-many", "practice-last"),
}
"""Messages whose numbers are never one, by the rules of their game or because there is no message then."""
SUMS: Final = {"manila-result-place"}
"""Messages in which a word like shares names a sum of money, and no number of things."""
ONE_OF_MANY: Final = re.compile(
    r"(?<![\d.:×x+−-])\b1 (?!(?:as|was|goes|comes|would) )(?:(?:special|more|open|whole) )?(?:[a-z]+[^s]s|are|have)\b"
)


def of_one(key: str) -> Iterator[str]:
    """A message in every variant it has, of one of whatever it counts."""
    args, variants = TEXTS.declared[key], ENGLISH.variants(key)
    values: list[list[int | str]] = [
        [1] if kind == "number" else [*sorted(variants.get(name, {"Sample"}))] for name, kind in args.items()
    ]
    for row in product(*values):
        yield TEXTS(key, **dict(zip(args, row, strict=True))).replace("*", "")


def test_one_of_something_is_not_told_as_many() -> None:
    counting = {key for key, args in TEXTS.declared.items() if "number" in args.values()} - NEVER_ONE - SUMS
    assert counting
    assert {(told(key), text) for key in counting for text in of_one(key) if ONE_OF_MANY.search(text)} == set()


def test_arguments_are_of_the_type_that_selectors_need() -> None:
    plural = {"zero", "one", "two", "few", "many"}
    for key in TEXTS.declared:
        for name, variants in ENGLISH.variants(key).items():
            numeric = all(variant.removeprefix("-").isdigit() or variant in plural | {"other"} for variant in variants)
            assert not variants & plural or TEXTS.declared[key][name] == "number", (key, name)
            assert numeric or TEXTS.declared[key][name] == "text", (key, name)


def test_only_a_win_is_shouted() -> None:
    shouted = {key for key in TEXTS.declared for text in samples(key) if "!" in text}
    assert shouted <= {"manila-line-won", "manila-result-heading"}


def test_refusals_are_whole_sentences() -> None:
    for key in TEXTS.declared:
        if key.startswith("why-"):
            for text in samples(key):
                assert text[0].isupper() or not text[0].isalpha(), text
                assert text.endswith((".", "Sample", "](Sample)", SOON)), text


def test_refusals_of_the_engine_say_what_can_be_done_too() -> None:
    names = {key for use in known_uses() if use.where.startswith("engine") for key in use.keys} | REASONS.keys()
    names = {key for key in names if not key.startswith("dropped-")}  # whose order was dropped is asked by that
    short = {text for key in names for text in samples(key) if len(re.findall(r"[.?](?: |$)", text)) < 2}
    assert not short


def test_buttons_end_without_a_full_stop() -> None:
    for key in TEXTS.declared:
        if key.startswith(("button-", *(f"{kind}-choose-" for kind in GAMES))):
            assert not any(text.endswith(".") for text in samples(key)), key


# -- the catalogue itself ----------------------------------------------------------------------------


def test_a_call_with_wrong_arguments_is_refused() -> None:
    with pytest.raises(TextError, match="takes"):
        TEXTS("why-old-button", name="Ann")
    with pytest.raises(TextError, match="is a number"):
        TEXTS("manila-choose-bid", bid="seven")
    with pytest.raises(TextError, match="no message"):
        TEXTS("why-not")


def test_a_language_without_catalogue_is_refused() -> None:
    with pytest.raises(TextError, match="no catalogue"):
        Texts("tlh")


def test_arguments_that_english_declares_hold_for_every_language(tmp_path: Path) -> None:
    texts = with_language("de", tmp_path).in_language("de")
    assert texts("why-no-seat").startswith(SIGN)
    with pytest.raises(TextError, match="takes"):
        texts("why-old-button", name="Ann")


def test_unreadable_text_fails_check_and_falls_back_to_english(tmp_path: Path) -> None:
    found = with_language("de", tmp_path, without=frozenset({"why-no-seat"}))
    (tmp_path / "de" / "scrawled.ftl").write_text("why-no-seat = { $where ->\n", encoding="utf-8")
    texts = found.in_language("de")
    assert texts("why-no-seat") == TEXTS("why-no-seat")
    assert texts.missed == {"why-no-seat"}
    with pytest.raises(TextError, match=r"scrawled\.ftl: cannot read 'why-no-seat"):
        texts.check()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("*[one] a boat\n", r"cannot read '\*\[one\] a boat'"),
        ("scrawl = a boat\nscrawl = another\n", "scrawl is written twice"),
        ("why-no-seat = again\n", "why-no-seat is written twice"),
    ],
)
def test_a_file_that_is_no_catalogue_is_refused_at_the_start(tmp_path: Path, content: str, why: str) -> None:
    found = with_language("de", tmp_path)
    (tmp_path / "de" / "scrawled.ftl").write_text(content, encoding="utf-8")
    with pytest.raises(TextError, match=rf"^[a-z]+\.ftl: {why}$"):
        found.in_language("de")


def test_what_a_language_lacks_is_said_in_english_and_noted(tmp_path: Path) -> None:
    texts = with_language("de", tmp_path, without=frozenset({"why-no-seat"})).in_language("de")
    assert texts("why-no-seat") == TEXTS("why-no-seat")
    assert texts("why-old-button") != TEXTS("why-old-button")
    assert texts.missed == {"why-no-seat"}


def test_game_that_speaks_english_alone_is_no_gap_in_translation(tmp_path: Path) -> None:
    own, game = tmp_path / "own", tmp_path / "game" / "en"
    own.mkdir()
    game.mkdir(parents=True)
    (game / "fingers.ftl").write_text("game-fingers = Fingers\n")
    texts = Texts("de", (*with_language("de", own).locales, game.parent))
    assert texts("game-fingers") == "Fingers"
    assert texts.missed == set()


def test_a_translation_that_cannot_be_said_is_told_in_english(tmp_path: Path) -> None:
    found = with_language("de", tmp_path, without=frozenset({"why-no-seat"}))
    (tmp_path / "de" / "wrong.ftl").write_text("why-no-seat = { $nobody } knows\n")
    texts = found.in_language("de")
    assert texts("why-no-seat") == TEXTS("why-no-seat")
    assert texts.missed == {"why-no-seat"}


@pytest.mark.parametrize(("language", "said"), [("en", "1,234.5"), ("de", "1.234,5")])
def test_numbers_are_written_as_the_language_writes_them(tmp_path: Path, language: str, said: str) -> None:
    assert said in with_language("de", tmp_path).in_language(language)("privacy-left", weight=1234.5)


@pytest.mark.parametrize(("language", "said"), [("en", "2, 3, 4 or 6"), ("zh", "2、3、4 或 6")])
def test_reasons_list_numbers_as_the_language_does(language: str, said: str) -> None:
    assert said in Texts(language).reason(Reason("why-lobby-size", {"counts": "2 3 4 6", "size": "5"}))


@pytest.mark.parametrize(("language", "said"), [("en", "Ann, Ben"), ("zh", "Ann、Ben")])
def test_reasons_list_lines_as_the_language_does(language: str, said: str) -> None:
    assert said in Texts(language).reason(Reason("why-move-unseen", {"names": "Ann\nBen", "link": "x"}))


def test_no_list_is_joined_by_an_english_comma() -> None:
    joined = [str(file) for file in Path("bot").rglob("*.py") if '", ".join' in file.read_text(encoding="utf-8")]
    assert [file for file in joined if not file.startswith("bot/cli/")] == []


@pytest.mark.parametrize("language", languages())
def test_number_below_zero_has_the_minus_sign_that_pictures_have(language: str) -> None:
    assert "−1" in Texts(language)("privacy-left", weight=-1)
