"""What every game shares. Nothing here knows a game by name."""
