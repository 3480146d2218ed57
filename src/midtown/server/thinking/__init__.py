"""Bots, hints and previews, and the threads in which they think."""
