"""Writing to Discord: the message of a table, calls, open hands, answers, and what a refusal means."""
