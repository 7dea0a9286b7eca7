"""The program: ``python -m bot``, and ``manila`` once it is installed."""

from bot.cli.app import main

if __name__ == "__main__":
    main()
