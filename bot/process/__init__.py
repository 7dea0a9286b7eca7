"""The running program: start and stop, logs, metrics, health, hand-over, registration."""
