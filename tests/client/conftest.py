"""The client is tried on a real service."""

from tests.server.conftest import own_service, service

__all__ = ["own_service", "service"]
