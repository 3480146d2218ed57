"""The service on the wire: requests, the socket, and the pages of the browser client."""
