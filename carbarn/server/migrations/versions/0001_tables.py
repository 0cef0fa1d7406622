"""Tables, seats, steps, held choices, agreements, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.String(32)


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Everything that the first version keeps."""
    op.create_table(
        "tables",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("board_hash", sa.String(80), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("timer", sa.Integer),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", _ID),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "seats",
        _of_a_table(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("stand_in", sa.String(32)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "steps",
        _of_a_table(),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "held",
        _of_a_table(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("action", sa.Integer, nullable=False),
    )
    op.create_table(
        "agreements",
        _of_a_table(),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("about", sa.SmallInteger, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
    )
    op.create_table(
        "chat",
        _of_a_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("chat", "agreements", "held", "steps", "seats", "tables"):
        op.drop_table(name)
