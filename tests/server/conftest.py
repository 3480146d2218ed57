"""One service for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.service import Service


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service"))
    yield running
    running.stop()


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Service]:
    """A service that a test may stop and start."""
    running = Service(tmp_path)
    yield running
    running.stop()
