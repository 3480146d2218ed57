"""What people may know of their sessions: an id, a device, the last use"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("id", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("device", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("used", sa.BigInteger(), nullable=False, server_default="0"))
    _fill()


def _fill() -> None:
    """When those of before were used last nobody knows: they count from now."""
    sessions = sa.table("sessions", sa.column("secret_hash"), sa.column("id"), sa.column("used"))
    connection, now = op.get_bind(), time.time_ns() // 1_000_000
    for known in connection.execute(sa.select(sessions.c.secret_hash)).scalars().all():
        values = {"id": secrets.token_urlsafe(12), "used": now}
        connection.execute(sa.update(sessions).where(sessions.c.secret_hash == known).values(**values))


def downgrade() -> None:
    for name in ("used", "device", "id"):
        op.drop_column("sessions", name)
