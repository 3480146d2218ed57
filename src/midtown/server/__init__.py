"""The table service: people meet at tables, play, and lose nothing. It deals in matches and views, never in rules."""
