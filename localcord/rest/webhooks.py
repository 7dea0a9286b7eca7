"""Interaction callbacks, and the webhook routes of follow-ups."""

from __future__ import annotations

from typing import Any

from ..interactions import Interaction
from .router import RestRequest, Routes

routes = Routes()
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
MESSAGE = f"{WEBHOOK}/messages/{{message_id}}"


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", quota=None, authorized=False)
async def respond(call: RestRequest) -> Any:
    result = call.cord.interactions.respond(
        call.id("interaction_id"), call.text("interaction_token"), call.form(), call.uploads
    )
    return result if call.flag("with_response") else None


@routes.add("POST", WEBHOOK, quota="webhook", authorized=False)
async def follow_up(call: RestRequest) -> Any:
    message = call.cord.interactions.follow_up(_interaction(call), call.form(), call.uploads)
    # An interaction's webhook waits whether `wait` is set or not.
    return call.cord.shapes.message(message)


@routes.add("GET", MESSAGE, quota="webhook", authorized=False)
async def get_message(call: RestRequest) -> Any:
    message = call.cord.interactions.message(_interaction(call), call.text("message_id"))
    return call.cord.shapes.message(message)


@routes.add("PATCH", MESSAGE, quota="webhook", authorized=False)
async def edit_message(call: RestRequest) -> Any:
    interactions, interaction = call.cord.interactions, _interaction(call)
    message = interactions.message(interaction, call.text("message_id"))
    return call.cord.shapes.message(interactions.edit(interaction, message, call.form(), call.uploads))


@routes.add("DELETE", MESSAGE, quota="webhook", authorized=False)
async def delete_message(call: RestRequest) -> Any:
    interactions, interaction = call.cord.interactions, _interaction(call)
    interactions.delete(interaction, interactions.message(interaction, call.text("message_id")))


def _interaction(call: RestRequest) -> Interaction:
    return call.cord.interactions.by_token(call.id("webhook_id"), call.text("webhook_token"))
