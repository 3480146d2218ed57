"""What goes over the wire, as types: docs/protocol.md in Python. Forms, which come in, are checked in `http.forms`."""
