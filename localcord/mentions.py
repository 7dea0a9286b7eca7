"""The users and roles that a message mentions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .entities import Channel, Mentions
from .errors import Json
from .permissions import Permissions
from .world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(?:everyone|here)\b")


def find_mentions(
    world: World,
    channel: Channel,
    author_id: int,
    texts: Iterable[str],
    allowed: Json | None,
    replied_user_id: int | None = None,
) -> Mentions:
    """Return the mentioned users and roles; without `allowed`, all in the text."""
    text = "\n".join(texts)
    rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    parse = set(rules.get("parse") or ())
    user_ids = [
        user_id for user_id in _ids(USER, text) if user_id in world.users and _permitted("users", user_id, parse, rules)
    ]
    if replied_user_id is not None and rules.get("replied_user", allowed is None):
        user_ids.append(replied_user_id)
    roles = world.guilds[channel.guild_id].roles if channel.guild_id is not None else {}
    role_ids = [
        role_id for role_id in _ids(ROLE, text) if role_id in roles and _permitted("roles", role_id, parse, rules)
    ]
    may_call_all = bool(world.permissions(author_id, channel) & Permissions.MENTION_EVERYONE)
    everyone = "everyone" in parse and may_call_all and EVERYONE.search(text) is not None
    return Mentions(list(dict.fromkeys(user_ids)), list(dict.fromkeys(role_ids)), everyone)


def _ids(pattern: re.Pattern[str], text: str) -> list[int]:
    return [int(found) for found in pattern.findall(text)]


def _permitted(kind: str, target_id: int, parse: set[str], rules: Json) -> bool:
    return kind in parse or str(target_id) in {str(entry) for entry in rules.get(kind) or ()}
