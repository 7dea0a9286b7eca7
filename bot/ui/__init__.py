"""How the bot looks on Discord: layouts, buttons that outlive a restart, answers that never fail silently."""
