"""How the privacy page looks: what is kept about its reader, and the ways to save and delete it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.cogs.privacy.items import ExportButton, PrivacyButton
from bot.core.layout import layout, page, row
from bot.core.texts import Texts
from storage.export import Part
from storage.privacy import Kept


@dataclass(frozen=True, slots=True)
class PrivacyFaces:
    """Builds the page."""

    texts: Texts

    def kept(self, kept: Kept, days: int) -> ui.LayoutView:
        """What is kept about the reader. Finished games are removed after so many ``days``; 0 is never."""
        text = self.texts
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
        ways: list[ui.Item[Any]] = [ExportButton.make(1, text("button-save-data"))]
        if not kept.nothing_to_forget:
            ways.append(PrivacyButton.make("ask", text("button-delete-data"), "danger"))
        return page([*lines, never], [ways])

    def exported(self, part: Part, name: str) -> ui.LayoutView:
        """A part of what is kept about the reader, in a file of that name, and the way to the next."""
        text = self.texts
        said = ui.TextDisplay[Any](text("privacy-exported", part=part.number, parts=part.parts))
        file = ui.File[Any](f"attachment://{name}")
        if part.number == part.parts:
            return layout(said, file)
        following = ExportButton.make(part.number + 1, text("button-next-part", part=part.number + 1))
        return layout(said, file, row(following))

    def ask(self, kept: Kept) -> ui.LayoutView:
        """The question before everything about the reader is deleted."""
        text = self.texts
        return page(
            [text("privacy-ask", tables=kept.open_tables + kept.past_tables)],
            [
                [
                    PrivacyButton.make("delete", text("button-delete-all"), "danger"),
                    PrivacyButton.make("keep", text("button-keep-data")),
                ]
            ],
        )

    def forgotten(self) -> ui.LayoutView:
        """That it is done."""
        return page([self.texts("privacy-done")])
