"""Choices that are held say at which step they were made; older ones were made before their seats had moved."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this schema."""
    op.add_column("held", sa.Column("step", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """And back."""
    op.drop_column("held", "step")
