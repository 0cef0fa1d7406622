"""Alembic runs this around every migration; the connection is the caller's."""

from alembic import context

from carbarn.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
