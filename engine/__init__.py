"""Games as pure rules, without Discord, pictures or a database."""
