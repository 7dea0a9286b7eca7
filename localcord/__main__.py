"""`python -m localcord`: run a local Discord until it is interrupted."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from .server import LocalCord


def main() -> None:
    parser = argparse.ArgumentParser(prog="localcord", description="A local Discord for a bot under development.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8137, help="port to listen on (default: %(default)s)")
    parser.add_argument("--token", default="local", help="token that bots log in with (default: %(default)s)")
    parser.add_argument("--bot-name", default="Manila", help="name of the bot's user (default: %(default)s)")
    parser.add_argument(
        "--allow-host", action="append", default=[], help="also answer requests for this host name; may be repeated"
    )
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    try:
        asyncio.run(_serve(options))
    except KeyboardInterrupt:
        sys.exit(130)


async def _serve(options: argparse.Namespace) -> None:
    cord = LocalCord(options.token, bot_name=options.bot_name, extra_hosts=options.allow_host)
    await cord.start(options.host, options.port)
    log = logging.getLogger("localcord")
    log.info("page     %s", cord.url)
    log.info("API      %s", cord.api_url)
    log.info("gateway  %s", cord.gateway_url)
    try:
        await asyncio.Event().wait()
    finally:
        await cord.close()


if __name__ == "__main__":
    main()
