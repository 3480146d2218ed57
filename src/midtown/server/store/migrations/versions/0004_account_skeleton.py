"""What the name of an account looks like"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from midtown.nicknames import account_skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("account_skeleton", sa.Text(), nullable=True))
    op.create_index("ix_people_account_skeleton", "people", ["account_skeleton"])
    people = sa.table("people", sa.column("account"), sa.column("account_skeleton"))
    connection = op.get_bind()
    for account in connection.execute(sa.select(people.c.account).where(people.c.account.is_not(None))).scalars().all():
        values = {"account_skeleton": account_skeleton(account)}
        connection.execute(sa.update(people).where(people.c.account == account).values(values))


def downgrade() -> None:
    op.drop_index("ix_people_account_skeleton", "people")
    op.drop_column("people", "account_skeleton")
