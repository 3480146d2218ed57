"""Seeds that are agreed on: the secret of a table, and what the seats add to it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A match that has begun keeps the seed that it was dealt; a table that waits takes its seed for its secret."""
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO secret")
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=False, server_default="drawn"))
    op.execute("UPDATE tables SET origin = 'agreed' WHERE begun IS NULL")
    op.add_column("seats", sa.Column("contribution", sa.Text(), nullable=True))


def downgrade() -> None:
    """Not without loss: a match whose seed was agreed on cannot be played again without its contributions."""
    op.drop_column("seats", "contribution")
    op.drop_column("tables", "origin")
    op.execute("ALTER TABLE tables RENAME COLUMN secret TO seed")
