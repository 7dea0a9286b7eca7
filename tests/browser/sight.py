"""What somebody sees of a channel on a phone: whether a press is answered inside the visible part of the page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from playwright.async_api import TimeoutError

from bot.core.ids import table_of
from tests.localcord.browser import Window

PHONE: Final = (390, 844)
LAST: Final = re.compile(r":(start|seek|leave|parted|cancel|close|end|quit|undo|rematch)$|^(mv|my|ms|vt):")
"""What ends something is pressed last: what else is offered there can be tried before."""
TYPED: Final = ("a lot", "999")
"""What is written into forms: no number, and none that is fit. The second takes the place of the first."""

_LOOK: Final = r"""
const key = (part, said) => `${part.closest("[data-message-id]")?.dataset.messageId ?? "form"} ${said}`;
const pieces = () => {
    const found = [];
    const frame = document.querySelector("[data-testid=message-list]").getBoundingClientRect();
    const visible = (box, share) => box.height > 0 && box.bottom <= frame.bottom + box.height * (1 - share)
        && box.top >= frame.top - box.height * (1 - share);
    for (const text of document.querySelectorAll("[data-message-id] .markdown, [data-message-id] .file-name")) {
        const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const node = walk.currentNode, range = document.createRange();
            if (!node.textContent.trim() || node.parentElement.closest(".timestamp, .edited")) continue;
            range.selectNode(node);
            found.push([key(text, node.textContent), visible(range.getBoundingClientRect(), 1)]);
        }
    }
    for (const image of document.querySelectorAll("[data-message-id] figure img"))
        found.push([key(image, image.src), visible(image.getBoundingClientRect(), 0.5)]);
    for (const menu of document.querySelectorAll("[data-message-id] [role=combobox]")) {
        const edit = key(menu, menu.closest("[data-message-id]").querySelector(".edited")?.title);
        found.push([key(menu, menu.innerText), visible(menu.getBoundingClientRect(), 1), edit], [edit, false]);
    }
    const form = document.querySelector("[data-testid=modal]");
    if (form) {
        const box = form.getBoundingClientRect();
        found.push([key(form, form.dataset.customId), box.top >= 0 && box.bottom <= innerHeight]);
    }
    return found;
};
"""
"""Each line of text, each picture and the form that the page shows, and whether it lies inside the visible part.

Of a picture half is enough. What a client writes itself does not count: the labels of buttons, the time, the foot of
a private message, and that an answer is waited for. What a menu shows as chosen counts if its message has changed."""

KNOWN: Final = f"() => {{ {_LOOK} return pieces().map(([piece]) => piece); }}"
IN_SIGHT: Final = f"() => {{ {_LOOK} return pieces().flatMap(([piece, seen]) => seen ? [piece] : []); }}"
IS_NEW: Final = f"""known => {{
    {_LOOK}
    const old = new Set(known);
    return pieces().some(([piece, seen, edit]) => seen && !old.has(piece) && !old.has(edit));
}}"""
IS_ANSWERED: Final = "() => !document.querySelector('button[aria-busy=true], .thinking')"
TO_CENTER: Final = "part => { part.scrollIntoView({block: 'center'}); return part.hasAttribute('aria-haspopup'); }"
ANSWER_MS: Final = 60_000
"""How long an answer may be on its way, also after its acknowledgment: animations of long games take their time."""
LOOK_MS: Final = 2_000
"""How long something is looked for that may have gone meanwhile."""
OFFERED: Final = """() => [...document.querySelectorAll("[data-message-id] [data-custom-id]")].filter(
    part => !part.disabled).map(part => [part.closest("[data-message-id]").dataset.messageId, part.dataset.customId])"""


class Offer(NamedTuple):
    """Something on the page that can be pressed."""

    message: str
    custom_id: str

    @property
    def kind(self) -> str:
        """What it is without the numbers of tables, decisions and people."""
        return re.sub(r"\d+", "#", self.custom_id.partition("|")[0])


def _next(offered: Sequence[Offer], pressed: set[str], ways: dict[str, str]) -> Offer | None:
    """What to press now: something new, else what once led to something new; what ends something after all else.

    ``ways``: for kinds that came up, the kind that was pressed before. Each of them is gone once.
    """
    there = {each.kind: each for each in reversed(offered)}
    for last in (False, True):
        for each in offered:
            if each.kind not in pressed and bool(LAST.search(each.kind)) == last:
                return each
        for kind in [kind for kind in ways if kind not in {*pressed, *there} and bool(LAST.search(kind)) == last]:
            if (way := there.get(ways.pop(kind))) is not None:
                return way
    return None


class Sight:
    """Presses what a window shows, and notes what is answered where its owner does not look."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.pressed = 0
        self.unseen: list[str] = []
        """Presses after which nothing new came into sight, with what was there."""

    async def walk(self, table: int, moment: str, *, only: str = "", but: str = "(?!)") -> None:
        """Press all that a table offers at a moment, and what comes of it: each kind of thing once, as ids match."""
        pressed: set[str] = set()
        ways: dict[str, str] = {}
        offered = await self.offered(table, only, but)
        while (offer := _next(offered, pressed, ways)) is not None:
            pressed.add(offer.kind)
            await self.press(offer, moment)
            before, offered = {each.kind for each in offered}, await self.offered(table, only, but)
            for each in offered:
                if each.kind not in before | pressed:
                    ways.setdefault(each.kind, offer.kind)

    async def offered(self, table: int, only: str = "", but: str = "(?!)") -> list[Offer]:
        """What can be pressed, the newest message first."""
        offers = [Offer(*each) for each in await self.window.page.evaluate(OFFERED)]
        asked = [each for each in offers if re.search(only, each.custom_id) and not re.search(but, each.custom_id)]
        return sorted(
            (each for each in asked if table_of(each.custom_id) in {table, None}), key=lambda each: -int(each.message)
        )

    async def press(self, offer: Offer, moment: str, behind: Callable[[], Awaitable[object]] | None = None) -> None:
        """Press something where it is on the screen, and fill in the form that may open; ``behind`` comes before it."""
        control = self.window.page.locator(f"[data-message-id='{offer.message}'] [data-custom-id='{offer.custom_id}']")
        form = self.window.modal
        try:
            is_menu = await control.evaluate(TO_CENTER, timeout=LOOK_MS)
            known = await self._known()
            await control.click(timeout=LOOK_MS)
        except TimeoutError:
            if await control.count():
                raise
            return  # what followed the press before has taken it away
        if is_menu:
            others = self.window.page.get_by_role("option", selected=False)
            if not await others.count():
                await self.window.press("Escape")  # all that it offers is chosen
                return
            await others.first.click()
        await self._judge(known, f"{moment}: {offer.custom_id}")
        if not await form.count():
            return
        field = form.get_by_role("textbox").first
        old = await field.input_value()
        await field.fill(TYPED[old == TYPED[0]])
        if behind is not None:
            await behind()
        known = await self._known()
        await form.get_by_role("button", name="Submit").click()
        await self._judge(known, f"{moment}: the form of {offer.custom_id}")

    async def _known(self) -> list[str]:
        known: list[str] = await self.window.page.evaluate(KNOWN)
        return known

    async def _judge(self, known: Sequence[str], what: str) -> None:
        self.pressed += 1
        page: Any = self.window.page
        await page.wait_for_function(IS_ANSWERED, timeout=ANSWER_MS)
        try:
            await page.wait_for_function(IS_NEW, arg=known, timeout=ANSWER_MS)
        except TimeoutError:
            self.unseen.append(f"{what}, in sight: {await page.evaluate(IN_SIGHT)}")
