"""Bringing a database to the schema of this version, with Alembic."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from carbarn.server.database import Database
from carbarn.server.errors import StorageFailed

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x636172  # of PostgreSQL: processes that start together migrate one after the other


def migrate(database: Database) -> None:
    """Create the tables, or bring older ones up to date."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    try:
        with database.writing() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_advisory_lock({_LOCK})"))
                connection.commit()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text(f"SELECT pg_advisory_unlock({_LOCK})"))
                connection.commit()
    except sa.exc.SQLAlchemyError as problem:
        raise StorageFailed(problem) from problem


def revision(database: Database) -> str | None:
    """The schema that a database has."""
    with database.engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()
