"""Every limit of Discord that localcord enforces, by name.

Sizes are characters, counts are items, times are seconds, unless a name says otherwise.
"""

from __future__ import annotations

from typing import Final

MIB: Final = 1024 * 1024

# Messages
CONTENT_LENGTH: Final = 2000
ATTACHMENTS: Final = 10
ALT_TEXT: Final = 1024
FILE_BYTES: Final = 10 * MIB
REQUEST_BYTES: Final = 25 * MIB
HISTORY_PAGE: Final = 100
#: A few minutes, according to Discord, in which a nonce is used once.
NONCE_REMEMBERED: Final = 180.0

# Editing old messages: error 30046
OLD_MESSAGE_AGE: Final = 3600
OLD_MESSAGE_EDITS: Final = 3
OLD_MESSAGE_EDITS_PER: Final = 6.0

# Components
ROWS_LEGACY: Final = 5
COMPONENTS_V2_TOTAL: Final = 40
TEXT_V2_TOTAL: Final = 4000
ROW_BUTTONS: Final = 5
BUTTON_LABEL: Final = 80
CUSTOM_ID: Final = 100
URL_LENGTH: Final = 512
SELECT_OPTIONS: Final = 25
SELECT_TEXT: Final = 100
PLACEHOLDER: Final = 150
GALLERY_ITEMS: Final = 10
SECTION_TEXTS: Final = 3
MEDIA_URL: Final = 2048

# Modals
MODAL_COMPONENTS: Final = 5
MODAL_TITLE: Final = 45
LABEL_TEXT: Final = 45
LABEL_DESCRIPTION: Final = 100
TEXT_INPUT_LENGTH: Final = 4000
TEXT_INPUT_PLACEHOLDER: Final = 100
RADIO_OPTIONS: Final = (2, 10)
CHECKBOX_OPTIONS: Final = (1, 10)

# Application commands
COMMANDS_CHAT_INPUT: Final = 100
COMMANDS_CONTEXT_MENU: Final = 15
COMMANDS_ENTRY_POINT: Final = 1
COMMAND_OPTIONS: Final = 25
COMMAND_CHOICES: Final = 25
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_CHARACTERS: Final = 8000
CHOICE_TEXT: Final = 100
OPTION_STRING_LENGTH: Final = 6000

# Interactions
FIRST_RESPONSE: Final = 3.0
TOKEN_LIFETIME: Final = 15 * 60.0

# Emojis
APPLICATION_EMOJIS: Final = 2000
EMOJI_BYTES: Final = 256 * 1024

# Channels and threads
CHANNEL_NAME: Final = 100
AUTO_ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)

# Gateway
HEARTBEAT_INTERVAL_MS: Final = 41_250
HEARTBEAT_ACK_SECONDS: Final = 0.05
RESUME_WINDOW: Final = 120.0
REPLAY_BUFFER: Final = 2000

#: Messages that may follow the first response in a server without the bot.
FOREIGN_FOLLOW_UPS = 5
