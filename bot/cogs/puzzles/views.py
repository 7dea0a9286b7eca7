"""Views of a puzzle: one message with the question, then the verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.core.components import button, menu
from bot.core.ids import Id
from bot.core.layout import MessagePayload, gallery, layout, row
from bot.core.limits import TEXT, cut
from bot.core.player_names import marked
from bot.core.presenter import Choice, PlayerNames, Presenter, Style
from bot.core.texts import Texts
from engine.game import AnyGame, Move
from engine.puzzles.puzzle import SURE, Posed
from engine.search.evaluator import MoveEval
from host.ratings import shown
from render.names import changed
from render.pool import Painter
from storage.puzzles import Answered, PuzzleAnswer, PuzzleScore

BUTTON: Final = Id("pz:{kind:word}:{puzzle:name}:{answer:number|next|good|bad}")
MENU: Final = Id("pm:{kind:word}:{puzzle:name}")
NEXT, GOOD, BAD = "next", "good", "bad"
VOTES: Final[Mapping[str, int]] = {GOOD: 1, BAD: -1}
"""The votes by their word in place of an answer."""

SHORT: Final = 34
"""Characters of a label that a phone shows. Longer ones go into a menu."""
AT_ONCE: Final = 5
"""The maximum number of choices as buttons: more would push the picture away on a phone."""
OTHERS: Final = 3
"""Choices that a verdict lists in addition to the best one and the answer."""
SIGNS: Final[Mapping[str, str]] = {GOOD: "👍", BAD: "👎"}
"""Short enough for one row with the next puzzle, in every language."""
IN_SIGHT: Final = 40
"""Characters of all button labels in two rows on a phone. More go into a menu, for the same reason."""


@dataclass(frozen=True, slots=True)
class PuzzleViews:
    texts: Texts
    presenters: Mapping[str, Presenter]
    games: Mapping[str, AnyGame]
    painter: Painter

    async def question(self, posed: Posed, score: PuzzleScore, *, chosen: bool = True) -> MessagePayload:
        """Return a puzzle; the first says how to choose a game, unless ``chosen``."""
        presenter, cast = self.presenters[posed.puzzle.kind], self._cast(posed.puzzle.seats, posed.puzzle.seat)
        where = self.texts("puzzle-heading", where=presenter.heading(posed.own, cast))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(where))
        files = await self._pictures(box, posed)
        if before := presenter.remembered(posed.own, cast):
            box.add_item(ui.TextDisplay(cut(self.texts("puzzle-before") + "\n" + before, TEXT // 3)))
        offered = self._offered(posed)
        asked = self.texts.join_sentences((presenter.turn(posed.own, cast), self.texts("puzzle-ask")))
        box.add_item(ui.TextDisplay(asked))
        kind, name = posed.puzzle.kind, posed.puzzle.id
        lengths = [len(choice.label) for choice in offered.values()]
        if len(offered) > AT_ONCE or max(lengths) > SHORT or sum(lengths) > IN_SIGHT:
            options = [
                discord.SelectOption(label=choice.label, value=str(place), description=choice.description or None)
                for place, choice in offered.items()
            ]
            box.add_item(row(menu(MENU(kind=kind, puzzle=name), self.texts("puzzle-menu"), options)))
        else:
            buttons = [
                button(BUTTON(kind=kind, puzzle=name, answer=str(place)), choice.label, "primary")
                for place, choice in offered.items()
            ]
            box.add_item(row(*buttons))
        if not score.tries:  # later, a verdict has the rating, and a question more room
            foot = [self._score(kind, score), *([] if chosen else [self.texts("puzzle-other")])]
            box.add_item(ui.TextDisplay(self.texts.join_sentences(foot)))
        return MessagePayload(layout(box), files)

    async def taken(self, posed: Posed, taken: Answered) -> MessagePayload:
        rating = shown(taken.after.skill)
        change = changed(rating - shown(taken.before.skill))
        if not taken.counts:
            return await self.verdict(posed, taken.answer, taken.after)
        tries, solved = taken.after.tries, taken.after.solved
        counted = self.texts("puzzle-counted", rating=str(rating), change=change, tries=tries, solved=solved)
        return await self._verdict(posed, taken.answer, [counted])

    async def verdict(self, posed: Posed, answer: PuzzleAnswer, score: PuzzleScore) -> MessagePayload:
        return await self._verdict(posed, answer, [self.texts("puzzle-again"), self._score(posed.puzzle.kind, score)])

    async def voted(self, posed: Posed, answer: PuzzleAnswer, score: PuzzleScore, *, retired: bool) -> MessagePayload:
        thanks = self.texts("puzzle-voted", vote=GOOD if answer.vote > 0 else BAD, retired="yes" if retired else "no")
        return await self._verdict(posed, answer, [thanks, self._score(posed.puzzle.kind, score)])

    async def _verdict(self, posed: Posed, answer: PuzzleAnswer, said: Sequence[str]) -> MessagePayload:
        text, puzzle = self.texts, posed.puzzle
        presenter, cast = self.presenters[puzzle.kind], self._cast(puzzle.seats, puzzle.seat)
        game = self.games[puzzle.kind]

        def called(code: str) -> str:
            return presenter.named(posed.own, game.parse(code), cast)

        verdicts = [
            MoveEval(
                game.parse(choice.code),
                max(0.0, puzzle.chance - choice.lag),
                choice.lag,
                SURE * choice.error,
                choice.short,
            )
            for choice in puzzle.choices
        ]
        # After a right answer, the next best choice is explained.
        other = next((each for each in verdicts[1:] if each.move.code == answer.code), verdicts[1])
        rest = [verdict for verdict in verdicts[1:] if verdict is not other]
        lines = [
            text(
                "puzzle-verdict",
                right="yes" if answer.solved else "no",
                choice=called(answer.code),
            ),
            *presenter.compared(posed.own, [verdicts[0], other], cast),
        ]
        others = presenter.wins_of(posed.own, rest[:OTHERS], cast) if rest else "none"
        lines.append(text("puzzle-basis", games=puzzle.games, others=others))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut("\n".join(lines), TEXT // 2)))
        files = await self._pictures(box, posed, answered=True)
        box.add_item(ui.TextDisplay("\n".join(said)))
        box.add_item(row(*self._ways_on(posed, answer.vote)))
        return MessagePayload(layout(box), files)

    def _ways_on(self, posed: Posed, vote: int) -> list[ui.Button[Any]]:
        kind, name = posed.puzzle.kind, posed.puzzle.id
        styles: dict[str, Style] = {
            GOOD: "success" if vote > 0 else "secondary",
            BAD: "danger" if vote < 0 else "secondary",
        }
        return [
            button(BUTTON(kind=kind, puzzle=name, answer=NEXT), self.texts("button-next-puzzle"), "primary"),
            *(
                button(BUTTON(kind=kind, puzzle=name, answer=word), SIGNS[word], style)
                for word, style in styles.items()
            ),
        ]

    async def _pictures(self, box: ui.Container[Any], posed: Posed, *, answered: bool = False) -> list[Any]:
        """Add board and hand; once answered, or for cards, only that of the choices."""
        puzzle = posed.puzzle
        presenter, cast = self.presenters[puzzle.kind], self._cast(puzzle.seats, puzzle.seat)
        hand = presenter.hand(posed.own, self._moves(posed), cast)
        from_hand = hand.paint is not None and bool(hand.prompt.rows)
        files: list[Any] = []
        if not (from_hand and (answered or presenter.holds_cards)):
            moves = () if answered else self._moves(posed)
            board, alt = presenter.board(posed.public, cast, None, moves), presenter.alt(posed.public, cast)
            picture, files = await gallery(self.painter, board, alt, f"puzzle-{puzzle.id}")
            box.add_item(picture)
        if hand.paint is not None and (from_hand or not answered):
            picture, more = await gallery(self.painter, hand.paint, hand.alt, f"puzzle-{puzzle.id}-hand")
            box.add_item(picture)
            files = [*files, *more]
        if from_hand and presenter.holds_cards and not answered:  # the picture of the table is too much for a phone
            box.add_item(ui.TextDisplay(cut(hand.text, TEXT // 4)))
        return files

    def _offered(self, posed: Posed) -> dict[int, Choice]:
        """Return each choice as a game offers it, by index in ``posed.codes``."""
        presenter, cast = self.presenters[posed.puzzle.kind], self._cast(posed.puzzle.seats, posed.puzzle.seat)
        moves = self._moves(posed)
        rows = presenter.prompt(posed.own, moves, cast).rows
        shown = {item.code: item for offered in rows for item in offered.items if isinstance(item, Choice)}
        named = [shown.get(move.code) or Choice(move.code, presenter.named(posed.own, move, cast)) for move in moves]
        return {place: named[place] for place in posed.order}

    def _moves(self, posed: Posed) -> list[Move]:
        return [self.games[posed.puzzle.kind].parse(code) for code in posed.codes]

    def _score(self, kind: str, score: PuzzleScore) -> str:
        return self.texts(
            "puzzle-score",
            game=self.texts(f"game-{kind}"),
            rating=str(shown(score.skill)),
            tries=score.tries,
            solved=score.solved,
        )

    def _cast(self, seats: int, reader: int) -> PlayerNames:
        others = iter(self.texts("ai-names").split())
        you = self.texts("lesson-names").split()[0]
        names = tuple(you if seat == reader else next(others) for seat in range(seats))
        badged = tuple(marked(seat, name) for seat, name in enumerate(names))
        return PlayerNames(names, badged, badged)
