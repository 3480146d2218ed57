"""What is counted about the service, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MOVES = Counter("midtown_moves_total", "Moves, undos and other entries written to a log.", ["game"])
REFUSALS = Counter("midtown_refusals_total", "Requests that were refused.", ["code"])
FAILURES = Counter("midtown_failures_total", "Requests that failed by a mistake of ours.")
SOCKETS = Gauge("midtown_sockets", "Open sockets.")
LIVE = Gauge("midtown_live_matches", "Matches in memory.")
BOT_QUEUE = Gauge("midtown_bot_queue", "Decisions and hints that wait for a bot or are being thought about.", ["lane"])
BOT_SECONDS = Histogram("midtown_bot_seconds", "How long a bot thought.", ["bot"])
MOVE_SECONDS = Histogram("midtown_move_seconds", "From a move's arrival to its answer.", buckets=QUICK)
COMMIT_SECONDS = Histogram("midtown_commit_seconds", "How long a transaction took.", buckets=QUICK)
BATCH_SIZE = Histogram("midtown_batch_size", "Changes in one transaction.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
