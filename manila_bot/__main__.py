"""The program as installed: ``manila``, or ``python -m manila_bot``."""

import manila_bot  # noqa: F401 - puts the rooms on the path


def main() -> None:
    from bot.__main__ import main as run  # noqa: PLC0415 - the processes that the bot starts read this file without it

    run()


if __name__ == "__main__":
    main()
