"""Reading and pressing what the bot shows, as a player would: by what stands on the screen."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import ResponseKind
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.core.limits import COMPONENTS, TEXT

Shown = discord.Message | ResponseMessage
Presser = MemberActor | UserHandle
"""Somebody in a server, or in direct messages."""


def components(shown: Shown) -> Iterator[dict[str, Any]]:
    """All components of a message, nested ones included, as Discord's JSON."""
    tops: list[Any] = [part if isinstance(part, dict) else part.to_dict() for part in shown.components]
    while tops:
        part = tops.pop(0)
        yield part
        inner = list(part.get("components", ()))
        if "accessory" in part:
            inner.append(part["accessory"])
        tops = inner + tops


def text_of(shown: Shown) -> str:
    """All that a message says, without its buttons."""
    said = [part["content"] for part in components(shown) if part["type"] == 10]
    return "\n".join([shown.content, *said])


def alt_of(shown: Shown) -> str:
    """The picture of a message in words."""
    (gallery,) = [part for part in components(shown) if part["type"] == 12]
    return str(gallery["items"][0]["description"])


def pressable(shown: Shown) -> dict[str, dict[str, Any]]:
    """Buttons and menus that can be used, by ``custom_id``."""
    return {
        part["custom_id"]: part for part in components(shown) if "custom_id" in part and not part.get("disabled", False)
    }


def labels(shown: Shown) -> list[str]:
    """The labels of all buttons, disabled ones included."""
    return [part["label"] for part in components(shown) if part["type"] == 2]


def button_style(shown: Shown, pattern: str) -> discord.ButtonStyle:
    """The style of the one button whose id matches."""
    (style,) = (part["style"] for name, part in pressable(shown).items() if re.fullmatch(pattern, name))
    return discord.ButtonStyle(style)


def fits(shown: Shown) -> None:
    """Discord takes no message that has more in it, and shows a mark within its like as stars."""
    assert sum(1 for _ in components(shown)) <= COMPONENTS
    said = text_of(shown)
    assert len(said) <= TEXT
    for line in said.splitlines():
        heavy = re.sub(r"\\.", "", line).split("**")[1::2]
        assert all(part and part == part.strip() for part in heavy), line


def table_message(channel: ChannelHandle) -> discord.Message:
    """The newest message of a channel that shows a table."""
    found = [message for message in channel.history() if any("custom_id" in part for part in components(message))]
    assert found, "no table here"
    return max(found, key=lambda message: message.id)


def answer_of(result: InteractionResult) -> str:
    """The private sentence that a press was answered with."""
    assert result.response is not None, "no answer"
    assert result.ephemeral or result.response.ephemeral, f"a public answer: {text_of(result.response)}"
    return text_of(result.response)


class Beside(InteractionResult):
    """What came of a press that was answered in its owner's panel."""

    def __init__(self, told: InteractionResult, panel: ResponseMessage) -> None:
        super().__init__(told._env, told._interaction)
        self._panel = panel

    @property
    def ephemeral(self) -> bool:
        return True

    @property
    def response(self) -> ResponseMessage:
        return self._panel


def panels(actor: Presser, channel_id: int) -> list[ResponseMessage]:
    """The private messages of the bot that somebody has in a channel, the oldest first."""
    env = actor._env
    kept = env.backend.messages.get(channel_id, {})
    mine = [each for each in kept.values() if each.is_ephemeral and each.visible_to(actor.id)]
    return [ResponseMessage(env, each) for each in sorted(mine, key=lambda each: each.id)]


def of_table(custom_id: str) -> bool:
    """Whether something leads to a view of a table, or to its lobby: what panels have and lists have not."""
    return custom_id.startswith(("tb:", "lb:"))


def beside(actor: Presser, result: InteractionResult) -> InteractionResult:
    """The same, with the panel that answered if it was pressed in there, or acknowledged in silence beside it."""
    told = result._interaction
    if told.response_kind is ResponseKind.UPDATE and result.response is not None and result.response.ephemeral:
        return Beside(result, result.response)
    if told.response_kind is not ResponseKind.DEFERRED_UPDATE or told.followup_ids:
        return result
    found = [panel for panel in panels(actor, told.channel_id) if any(map(of_table, pressable(panel)))]
    return Beside(result, found[-1]) if found else result


async def press(actor: MemberActor, shown: Shown, pattern: str) -> InteractionResult:
    """Press the one thing whose ``custom_id`` matches, or choose from the menu line whose value matches."""
    for custom_id, part in pressable(shown).items():
        if part["type"] == 2 and re.search(pattern, custom_id):
            return beside(actor, await actor.click(shown, custom_id=custom_id))
        if part["type"] == 3:
            values = [option["value"] for option in part["options"] if re.search(pattern, option["value"])]
            if values:
                return beside(actor, await actor.select(shown, [values[0]], custom_id=custom_id))
    raise AssertionError(f"nothing like {pattern!r} among {list(pressable(shown))}")


async def press_more(actor: MemberActor, shown: Shown, pattern: str) -> InteractionResult:
    """Press what stands behind ``More``, or one button further."""
    panel = (await press(actor, shown, "tb:.*:more")).response
    assert panel is not None
    if not any(re.search(pattern, custom_id) for custom_id in pressable(panel)):
        panel = (await press(actor, panel, "tb:.*:record")).response
        assert panel is not None
    return await press(actor, panel, pattern)


async def leave_game(actor: MemberActor, channel: ChannelHandle, **which: int) -> InteractionResult:
    """Leave a game by the command, and confirm it."""
    asked = (await actor.slash(channel, "table leave", **which)).response
    assert asked is not None
    return await press(actor, asked, "tb:.*:parted$")


def codes(shown: Shown) -> dict[str, str]:
    """The moves that a message offers: code and ``custom_id`` of the button or menu that makes it."""
    offered: dict[str, str] = {}
    for custom_id, part in pressable(shown).items():
        if custom_id.startswith("mv:"):
            offered[custom_id.split(":", 3)[3]] = custom_id
        elif custom_id.startswith("ms:"):
            offered |= {option["value"]: custom_id for option in part["options"]}
    return offered


async def play(actor: MemberActor, shown: Shown, code: str) -> InteractionResult:
    """Make a move that a message offers, and say yes where its price is asked about."""
    custom_id = codes(shown)[code]
    if custom_id.startswith("mv:"):
        result = beside(actor, await actor.click(shown, custom_id=custom_id))
    else:
        result = beside(actor, await actor.select(shown, [code], custom_id=custom_id))
    return await confirm(actor, result)


async def confirm(actor: MemberActor, result: InteractionResult) -> InteractionResult:
    """Say yes where a press was answered by the price of a move: in a form, or in a message."""
    if result.modal is not None and result.modal["custom_id"].startswith("my:"):
        return beside(actor, await actor.submit_modal(result, {}))
    asked = result.response
    return await press(actor, asked, "^my:") if asked is not None and sure(asked) else result


async def post(actor: MemberActor, page: Shown) -> Shown:
    """Press Share on a page that only its reader sees and confirm it; return what everyone sees then."""
    asked = (await press(actor, page, ":(ask|do:share)$")).response
    assert asked is not None
    told = await press(actor, asked, ":(show|do:post)$")
    (posted,) = told.followups
    assert not posted.ephemeral
    return posted


def sure(shown: Shown) -> bool:
    """Whether a message asks about the price of a move."""
    return any(custom_id.startswith("my:") for custom_id in pressable(shown))


async def loans(actor: MemberActor, board: Shown) -> Shown:
    """What somebody can pledge and redeem: behind a button of their hand."""
    hand = (await press(actor, board, "tb:.*:hand")).response
    assert hand is not None
    aside = (await press(actor, hand, "tb:.*:aside")).response
    assert aside is not None
    return aside


@dataclass(frozen=True)
class Seen:
    """A message as somebody saw it once: what a slow thumb, or a crafted client, still presses later."""

    id: int
    channel: int
    payload: dict[str, Any]


def seen(actor: Presser, shown: Shown) -> Seen:
    """Keep what a message shows now."""
    backend = actor._env.backend
    stored = backend.get_message(shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id, shown.id)
    return Seen(stored.id, stored.channel_id, copy.deepcopy(dict(serializers.message_payload(backend, stored))))


async def press_late(actor: Presser, then: Seen, custom_id: str, values: list[str] | None = None) -> InteractionResult:
    """Press something on a message as it was then."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = values
    return await _send(actor, 3, then, data)


async def send_form(actor: Presser, then: Seen, custom_id: str, value: str, field: str = "number") -> InteractionResult:
    """Send a form with one filled field, whether or not it was ever opened."""
    filled = {"type": 18, "component": {"type": 4, "custom_id": field, "value": value}}
    return await _send(actor, 5, then, {"custom_id": custom_id, "components": [filled]})


def with_part(then: Seen, custom_id: str, kind: int = 2) -> Seen:
    """A message on which a button, or a menu (``kind`` 3), stands that the bot never put there."""
    part: dict[str, Any] = {"type": kind, "id": 91, "custom_id": custom_id}
    part |= {"style": 2, "label": "x"} if kind == 2 else {"options": [{"label": "x", "value": "x"}]}
    row = {"type": 1, "id": 90, "components": [part]}
    return Seen(then.id, then.channel, {**then.payload, "components": [*then.payload["components"], row]})


async def _send(actor: Presser, kind: int, then: Seen, data: dict[str, Any]) -> InteractionResult:
    guild = actor.guild if isinstance(actor, MemberActor) else None
    channel = ChannelHandle(actor._env, guild, actor._env.backend.get_channel(then.channel))
    told = await _dispatch_actor_interaction(
        actor, kind, channel, data, extra={"message": then.payload}, source_message_id=then.id
    )
    return beside(actor, told)


async def set_rule(host: MemberActor, channel: ChannelHandle, rule: str, value: str) -> None:
    """Settle a house rule in the lobby, turning the panel's pages until it is there."""
    panel = await press(host, table_message(channel), "lb:.*:rules")
    assert panel.response is not None
    shown: Shown = panel.response
    page = 0
    while not (menu := [custom_id for custom_id in pressable(shown) if re.fullmatch(f"lo:[0-9]+:{rule}", custom_id)]):
        page += 1
        turned = await press(host, shown, f"lr:[0-9]+:{page}$")
        assert turned.response is not None
        shown = turned.response
    await host.select(shown, [value], custom_id=menu[0])
