"""The running program.

Start and stop, logs, metrics, health, handover, registration.
"""
