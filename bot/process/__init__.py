"""Process-wide parts: logs, metrics, restarts and command registration."""
