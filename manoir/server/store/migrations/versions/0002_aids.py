"""Whether a table allows aids to thinking; older tables did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()))
