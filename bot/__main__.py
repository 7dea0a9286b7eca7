"""The program: ``python -m bot``, and ``manila`` once it is installed."""


def main() -> None:
    from bot.cli.app import app  # noqa: PLC0415 - the processes that the bot starts read this file too, without it

    app()


if __name__ == "__main__":
    main()
