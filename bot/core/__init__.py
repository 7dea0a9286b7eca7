"""The basis of every feature.

Interactions and responses, ids and their handlers, parts of messages.
"""
