"""The views of tables, in each reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.core.localization import Localization, Localizations
from bot.core.presenter import Prompt
from bot.tables.board_views import BoardViews
from bot.tables.house_rules import HouseRules
from bot.tables.panel_views import PanelViews
from bot.tables.replay_views import ReplayViews
from render.pool import Painter

Dress: TypeAlias = Callable[[Prompt], Prompt]
"""Puts the application's own emojis on buttons, if there are any."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TableViews:
    localization: Localization
    boards: BoardViews
    panels: PanelViews
    house_rules: HouseRules
    replays: ReplayViews


class LocalizedTableViews:
    """Builds the views of each language when first needed."""

    def __init__(self, localizations: Localizations, painter: Painter, dress: Dress) -> None:
        self._localizations = localizations
        self._painter = painter
        self.dress = dress
        self._made: dict[Localization, TableViews] = {}

    @property
    def default(self) -> TableViews:
        return self.of(self._localizations.default)

    def of(self, localization: Localization) -> TableViews:
        if localization not in self._made:
            self._made[localization] = self._make(localization)
        return self._made[localization]

    def _make(self, localization: Localization) -> TableViews:
        known = self._localizations
        read = localization.texts, localization.presenters
        return TableViews(
            localization,
            BoardViews(*read, self._painter, self.dress),
            PanelViews(*read, self._painter, self.dress),
            HouseRules(*read, known.names, known.default.language),
            ReplayViews(*read, self._painter),
        )
