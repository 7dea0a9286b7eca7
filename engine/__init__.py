"""Games as pure rules, with tables and verifiable dice.

Knows no Discord, no pictures, no database.
"""
