"""Views of the privacy page."""

from __future__ import annotations

from typing import Any, Final

from discord import ui

from bot.core.components import button
from bot.core.ids import Id
from bot.core.layout import layout, page, row
from bot.core.texts import Texts
from storage.export import ExportPart
from storage.privacy import Kept

PRIVACY: Final = Id("pv:{action:word}")
EXPORT: Final = Id("px:{part:id}")


def kept(text: Texts, kept: Kept, days: int) -> ui.LayoutView:
    """Show what is stored about the user; games are removed after ``days``, if any."""
    never = text("privacy-never", days=days)
    if kept.nothing:
        return page([text("privacy-heading"), text("privacy-nothing"), never])
    tables = kept.open_tables + kept.past_tables
    counted = (
        (tables, text("privacy-tables", tables=tables)),
        (kept.results, text("privacy-results", results=kept.results)),
        (kept.ratings, text("privacy-ratings", ratings=kept.ratings)),
        (kept.titles, text("privacy-titles", titles=kept.titles)),
        (kept.arenas, text("privacy-arenas", arenas=kept.arenas)),
        (kept.reviews, text("privacy-reviews", reviews=kept.reviews)),
        (kept.nights, text("privacy-nights", nights=kept.nights)),
        (kept.tries, text("privacy-tries", tries=kept.tries)),
        (kept.puzzles, text("privacy-puzzles", puzzles=kept.puzzles)),
        (kept.practices, text("privacy-practice")),
        (kept.settings, text("privacy-settings", settings=kept.settings)),
    )
    lines = [text("privacy-heading"), *(line for count, line in counted if count)]
    if kept.left is not None:
        lines.append(text("privacy-left", weight=round(kept.left, 1)))
    if kept.blocks:
        lines.append(text("privacy-blocks", blocks=kept.blocks))
    if kept.penalties:
        lines.append(text("privacy-penalties", penalties=kept.penalties))
    ways: list[ui.Item[Any]] = [button(EXPORT(part=1), text("button-save-data"))]
    if not kept.nothing_to_forget:
        ways.append(button(PRIVACY(action="ask"), text("button-delete-data"), "danger"))
    return page([*lines, never], [ways])


def exported(text: Texts, part: ExportPart, name: str) -> ui.LayoutView:
    """Return a part of the user's data as file ``name``, with a Next button."""
    said = ui.TextDisplay[Any](text("privacy-exported", part=part.number, parts=part.parts))
    file = ui.File[Any](f"attachment://{name}")
    if part.number == part.parts:
        return layout(said, file)
    following = button(EXPORT(part=part.number + 1), text("button-next-part", part=part.number + 1))
    return layout(said, file, row(following))


def question(text: Texts, kept: Kept) -> ui.LayoutView:
    """Ask before everything about the user is deleted."""
    return page(
        [text("privacy-ask", tables=kept.open_tables + kept.past_tables)],
        [
            [
                button(PRIVACY(action="delete"), text("button-delete-all"), "danger"),
                button(PRIVACY(action="keep"), text("button-keep-data")),
            ]
        ],
    )


def forgotten(text: Texts) -> ui.LayoutView:
    return page([text("privacy-done")])
