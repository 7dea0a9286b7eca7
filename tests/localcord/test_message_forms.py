"""What Discord refuses in a message, each refusal with its code and place."""

from __future__ import annotations

from typing import Any

import pytest

from localcord import LocalCord

from .conftest import Api, own_rules_only, png

V2 = 1 << 15


def button(custom_id: str = "a", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **fields}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [option("a")], **fields}


def option(value: str, **fields: Any) -> dict[str, Any]:
    return {"label": value, "value": value, **fields}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*urls: str, **fields: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **fields} for url in urls]}


LEGACY: dict[str, tuple[dict[str, Any], str, str]] = {
    "content over 2000 characters": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "more than 5 rows": (
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "6 buttons in a row": (
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": (
        {"components": [row(button(), select())]},
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a V2 component without the flag": ({"components": [text("x")]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "the same custom_id twice": (
        {"components": [row(button("same")), row(button("same"))]},
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a custom_id of 101 characters": (
        {"components": [row(button("x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty custom_id": (
        {"components": [row(button(""))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a label of 81 characters": (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button without label and emoji": (
        {"components": [row(button(label=""))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "an unknown button style": (
        {"components": [row(button(style=9))]},
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    "a link with a custom_id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a select without options": (
        {"components": [row(select(options=[]))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a select of 26 options": (
        {"components": [row(select(options=[option(str(n)) for n in range(26)]))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two options of one value": (
        {"components": [row(select(options=[option("a"), option("a")]))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more values than options": (
        {"components": [row(select(max_values=2))]},
        "components.0.components.0.options",
        "BASE_TYPE_MIN_LENGTH",
    ),
    "an option's description of 101 characters": (
        {"components": [row(select(options=[option("a", description="x" * 101)]))]},
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a placeholder of 151 characters": (
        {"components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}

LAYOUT: dict[str, tuple[dict[str, Any], str, str]] = {
    "V2 with content": (
        {"content": "x", "components": [text("x")]},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "more than 40 components in all": (
        {"components": [{"type": 17, "components": [text("x")] * 20}] * 2},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "more than 4000 characters in all": (
        {"components": [text("x" * 2001), {"type": 17, "components": [text("x" * 2000)]}]},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an unknown file": (
        {"components": [gallery("attachment://no.png")]},
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an address of another scheme": (
        {"components": [gallery("ftp://example.org/a.png")]},
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a gallery of 11": (
        {"components": [gallery(*["https://example.org/a.png"] * 11)]},
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text of 1025 characters": (
        {"components": [gallery("https://example.org/a.png", description="x" * 1025)]},
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without an accessory": (
        {"components": [{"type": 9, "components": [text("x")]}]},
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a section of 4 texts": (
        {"components": [{"type": 9, "components": [text("x")] * 4, "accessory": button()}]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a container in a container": (
        {"components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}]},
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "the same custom_id in a row and an accessory": (
        {"components": [row(button()), {"type": 9, "components": [text("x")], "accessory": button()}]},
        "components.1.accessory.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "an empty text": ({"components": [text("")]}, "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "the same id twice": (
        {"components": [text("x") | {"id": 7}, text("x") | {"id": 7}]},
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
}


@own_rules_only
@pytest.mark.parametrize(("body", "where", "code"), LEGACY.values(), ids=LEGACY)
async def test_an_ordinary_message_is_refused_for(
    cord: LocalCord, api: Api, body: dict[str, Any], where: str, code: str
) -> None:
    answer = await api.post(cord.channel("manila"), body)
    assert (answer.status, answer.code) == (400, 50035)
    assert (where, code) in answer.faults()


@own_rules_only
@pytest.mark.parametrize(("body", "where", "code"), LAYOUT.values(), ids=LAYOUT)
async def test_a_layout_message_is_refused_for(
    cord: LocalCord, api: Api, body: dict[str, Any], where: str, code: str
) -> None:
    answer = await api.post(cord.channel("manila"), body | {"flags": V2})
    assert (answer.status, answer.code) == (400, 50035)
    assert (where, code) in answer.faults()


async def test_the_largest_allowed_message_is_accepted(cord: LocalCord, api: Api) -> None:
    options = [option(str(n)) for n in range(25)]
    components = [row(select(options=options, max_values=25)), *(row(*_five(n)) for n in range(4))]
    answer = await api.post(cord.channel("manila"), {"content": "x" * 2000, "components": components})
    assert answer.status == 200
    assert [part["id"] for part in answer.body["components"]] == [1, 3, 9, 15, 21]


def _five(number: int) -> list[dict[str, Any]]:
    return [button(f"{number}-{place}", label="x" * 80) for place in range(5)]


async def test_forty_components_and_four_thousand_characters_fit(cord: LocalCord, api: Api) -> None:
    inside = [text("x" * 1000)] * 4 + [{"type": 14}] * 35
    body = {"flags": V2, "components": [{"type": 17, "components": inside}]}
    answer = await api.post(cord.channel("manila"), body)
    assert answer.status == 200


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n"}, {"embeds": []}])
async def test_an_empty_message_is_refused(cord: LocalCord, api: Api, body: dict[str, Any]) -> None:
    answer = await api.post(cord.channel("manila"), body)
    assert (answer.status, answer.code) == (400, 50006)


async def test_the_layout_flag_cannot_be_taken_from_a_message(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    message = (await api.post(channel, {"flags": V2, "components": [text("x")]})).body
    path = f"/channels/{channel.id}/messages/{message['id']}"
    answer = await api("PATCH", path, {"flags": 0})
    assert answer.faults() == [("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG")]
    answer = await api("PATCH", path, {"content": "plain again"})
    assert answer.faults() == [("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")]
    answer = await api("PATCH", path, {"components": [text("y")]})
    assert (answer.status, answer.body["flags"]) == (200, V2)


async def test_ordinary_message_becomes_a_layout_without_content(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    message = (await api.post(channel, {"content": "old"})).body
    path = f"/channels/{channel.id}/messages/{message['id']}"
    assert (await api("PATCH", path, {"flags": V2, "components": [text("x")]})).code == 50035
    answer = await api("PATCH", path, {"content": None, "flags": V2, "components": [text("x")]})
    assert answer.status == 200


async def test_file_shown_by_component_is_not_listed_as_an_attachment(cord: LocalCord, api: Api) -> None:
    body = {
        "flags": V2,
        "components": [gallery("attachment://a board.png")],
        "attachments": [{"id": 0, "description": "The board"}],
    }
    answer = await api.post(cord.channel("manila"), body, files=[("a board.png", png(3, 2))])
    media = answer.body["components"][0]["items"][0]["media"]
    assert media["url"].startswith(f"{cord.cdn_url}/attachments/{cord.channel('manila').id}/")
    assert media["url"].endswith("/a_board.png")
    assert (media["width"], media["height"], media["content_type"]) == (3, 2, "image/png")
    assert answer.body["attachments"] == []


async def test_attachments_have_alt_text_and_edits_keep_or_drop_them(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    body = {"attachments": [{"id": 0, "description": "One"}, {"id": 1}]}
    files = [("one.png", png(1, 1)), ("two.txt", b"two")]
    message = (await api.post(channel, body, files=files)).body
    one, two = message["attachments"]
    assert (one["description"], one["size"], two["content_type"]) == ("One", len(png(1, 1)), "text/plain")
    path = f"/channels/{channel.id}/messages/{message['id']}"
    kept = await api("PATCH", path, {"content": "still there"})
    assert [attachment["id"] for attachment in kept.body["attachments"]] == [one["id"], two["id"]]
    changed = await api(
        "PATCH", path, {"attachments": [{"id": one["id"]}, {"id": 0}]}, files=[("three.png", png(2, 2))]
    )
    assert [attachment["filename"] for attachment in changed.body["attachments"]] == ["one.png", "three.png"]
    dropped = await api("PATCH", path, {"content": "bare", "attachments": []})
    assert dropped.body["attachments"] == []


@own_rules_only
async def test_alt_text_over_1024_characters_is_refused(cord: LocalCord, api: Api) -> None:
    body = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    answer = await api.post(cord.channel("manila"), body, files=[("a.png", png(1, 1))])
    assert answer.faults() == [("attachments.0.description", "BASE_TYPE_MAX_LENGTH")]


async def test_an_attachment_that_was_not_uploaded_is_refused(cord: LocalCord, api: Api) -> None:
    body = {"content": "x", "attachments": [{"id": 5}]}
    answer = await api.post(cord.channel("manila"), body, files=[("a.png", png(1, 1))])
    assert answer.faults() == [("attachments.0.id", "ATTACHMENT_NOT_FOUND")]


async def test_a_file_over_10_mib_is_too_large(cord: LocalCord, api: Api) -> None:
    exact = await api.post(cord.channel("manila"), {}, files=[("a.bin", bytes(10 * 1024 * 1024))])
    assert exact.status == 200
    answer = await api.post(cord.channel("manila"), {}, files=[("a.bin", bytes(10 * 1024 * 1024 + 1))])
    assert (answer.status, answer.code) == (413, 40005)


async def test_a_request_over_25_mib_is_too_large(cord: LocalCord, api: Api) -> None:
    files = [(f"{n}.bin", bytes(9 * 1024 * 1024)) for n in range(3)]
    answer = await api.post(cord.channel("manila"), {}, files=files)
    assert (answer.status, answer.code) == (413, 40005)


async def test_a_body_that_is_no_json_is_refused(cord: LocalCord, api: Api) -> None:
    answer = await api.post(cord.channel("manila"), b"{nonsense")
    assert (answer.status, answer.code) == (400, 50109)


async def test_a_refused_edit_changes_nothing(cord: LocalCord, api: Api) -> None:
    channel = cord.channel("manila")
    message = (await api.post(channel, {"content": "before"})).body
    path = f"/channels/{channel.id}/messages/{message['id']}"
    assert (await api("PATCH", path, {"content": "x" * 2001})).status == 400
    assert (await api("GET", path)).body == message


@own_rules_only
@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"content": 5}, "content"),
        ({"content": "x", "components": "x"}, "components"),
        ({"content": "x", "components": ["x"]}, "components.0"),
        ({"content": "x", "flags": "many"}, "flags"),
        ([], ""),
    ],
)
async def test_a_field_of_the_wrong_kind_is_refused(cord: LocalCord, api: Api, body: Any, where: str) -> None:
    answer = await api.post(cord.channel("manila"), body)
    assert (answer.status, [place for place, _ in answer.faults()]) == (400, [where])


@own_rules_only
@pytest.mark.parametrize("field", ["embeds", "poll", "sticker_ids"])
async def test_what_localcord_cannot_show_is_refused_loudly(
    cord: LocalCord, api: Api, field: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await api.post(cord.channel("manila"), {"content": "x", field: ["something"]})
    assert answer.faults() == [(field, "NOT_IMPLEMENTED")]
    assert f"NOT IMPLEMENTED by localcord: messages with {field}" in caplog.text
