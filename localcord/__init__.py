"""A local Discord.

Gateway, REST and a small web page, for playing with a bot and for testing it. It knows nothing of any particular bot.
Point an unmodified client at `api_url` and `gateway_url` and log in.
"""

from .clock import Clock, ManualClock, SkewedClock, SystemClock
from .core import CallRecord
from .openapi import OpenApi, Violation
from .permissions import Permissions
from .ratelimit import Quota, RateLimits
from .server import LocalCord

__all__ = [
    "CallRecord",
    "Clock",
    "LocalCord",
    "ManualClock",
    "OpenApi",
    "Permissions",
    "Quota",
    "RateLimits",
    "SkewedClock",
    "SystemClock",
    "Violation",
]
