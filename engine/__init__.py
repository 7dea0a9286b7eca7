"""The games: pure rules, tables, fair dice. Knows no Discord, no pictures, no database."""
