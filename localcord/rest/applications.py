"""The application, its users' accounts, and its gateway address."""

from __future__ import annotations

from typing import Any

from .. import errors
from ..entities import User
from ..errors import Json
from .router import RestRequest, Routes

routes = Routes()


@routes.add("GET", "/gateway", authorized=False)
async def gateway(call: RestRequest) -> Any:
    return {"url": call.cord.gateway.url}


@routes.add("GET", "/gateway/bot")
async def gateway_for_bot(call: RestRequest) -> Any:
    return {
        "url": call.cord.gateway.url,
        "shards": call.cord.recommended_shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 86_400_000,
            "max_concurrency": 16,
        },
    }


@routes.add("GET", "/users/@me")
async def get_own_user(call: RestRequest) -> Any:
    return _own_user(call)


@routes.add("PATCH", "/users/@me")
async def change_own_user(call: RestRequest) -> Any:
    call.cord.world.bot.name = call.form().get("username") or call.cord.world.bot.name
    return _own_user(call)


@routes.add("GET", "/users/{user_id}")
async def get_user(call: RestRequest) -> Any:
    return call.cord.shapes.user(_user(call, call.id("user_id")))


@routes.add("POST", "/users/@me/channels")
async def open_direct_messages(call: RestRequest) -> Any:
    cord = call.cord
    recipient = call.form().get("recipient_id")
    if recipient is None:
        errors.refuse_form(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
    user = _user(call, int(recipient))
    if user is cord.world.bot:
        raise errors.CANNOT_DM.error()
    return cord.shapes.channel(cord.open_dm(cord.world.bot, user), cord.world.bot.id)


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
async def get_own_application(call: RestRequest) -> Any:
    return _application(call)


def _application(call: RestRequest) -> Json:
    cord = call.cord
    bot = cord.world.bot
    guilds = list(cord.world.guilds.values())
    owner = cord.world.users[guilds[0].owner_id] if guilds else bot
    return {
        "id": str(cord.world.application_id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "summary": "",
        "rpc_origins": [],
        "owner": cord.shapes.user(owner),
        "bot": cord.shapes.user(bot),
        "approximate_guild_count": len(guilds),
        "integration_types_config": {"0": {}},
    }


def _own_user(call: RestRequest) -> Json:
    shape = call.cord.shapes.user(call.cord.world.bot)
    return shape | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}


def _user(call: RestRequest, user_id: int) -> User:
    return call.cord.world.user(user_id)
