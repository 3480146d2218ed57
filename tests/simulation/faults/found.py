"""Seeds that are known to find planted faults, so that a hunt need not look for them."""

FOUND_BY: dict[str, int] = {}
