"""What is kept: tables and their seats, the log of every game, choices held back, agreements, chat.

The log is `steps`. Its key, (table, step), is what decides between two moves for the same step, whichever process they
reached. Rows are only ever added to it. Times are milliseconds since 1970, UTC.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_ID = sa.String(32)
_MOMENT = sa.BigInteger

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("board_hash", sa.String(80), nullable=False),
    sa.Column("seats", sa.SmallInteger, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("timer", sa.Integer),  # seconds that a person may take for a decision
    sa.Column("quick", sa.Boolean, nullable=False),  # bots do not pause
    sa.Column("language", sa.String(8), nullable=False),  # of the one who made it; others choose their own
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("result", sa.JSON),
    sa.Column("rematch", _ID),  # the table at which the same people play again
    sa.Column("created", _MOMENT, nullable=False),
    sa.Column("changed", _MOMENT, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # grows with every change: how other processes notice one
    sa.Index("ix_tables_status_changed", "status", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),  # empty while the seat is free
    sa.Column("bot", sa.String(32)),  # the level of a bot that sits here
    sa.Column("token_hash", sa.String(64)),
    sa.Column("stand_in", sa.String(32)),  # the level of the bot that plays for an absent person
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("seen", _MOMENT, nullable=False),  # the last sign of life
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # deal, move, undo, resign
    sa.Column("seat", sa.SmallInteger),  # who did it; nobody deals
    sa.Column(
        "entries", sa.Text, nullable=False
    ),  # of the game's log, separated by commas; of an undo, the step it undoes
    sa.Column("at", _MOMENT, nullable=False),
)

held = sa.Table(
    "held",
    metadata,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("action", sa.Integer, nullable=False),  # chosen before the seat's step has come
    # The step that was the next one then: void once the seat has moved since.
    sa.Column("step", sa.Integer, nullable=False, server_default="0"),
)

agreements = sa.Table(
    "agreements",
    metadata,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),  # undo, take-over
    sa.Column("about", sa.SmallInteger, primary_key=True),  # the seat that it is about
    sa.Column("step", sa.Integer, primary_key=True),  # it holds for this step alone
    sa.Column("seat", sa.SmallInteger, primary_key=True),  # who agrees
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", _MOMENT, nullable=False),
)
