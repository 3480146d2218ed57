"""What keeps a service running: settings, housekeeping, limits, logs, metrics, compilation."""
