"""Looking back at a finished match: for every seat, what chance gave and what decisions cost. See docs/review.md."""
