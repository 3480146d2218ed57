"""The table service: people meet at tables, play, and lose nothing. It deals in matches and views, never in rules.

`service.py` makes all parts. A move walks like this: `http/socket.py` reads it, `tables/moves.py` checks who sends it,
`live/match.py` works it out on a copy, `tables/writer.py` stores it and only then applies it and tells those who watch.
"""
