"""Run by Alembic: the connection comes from whoever opened the database."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
