"""From which step a table was forked"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("forked_ply", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "forked_ply")
