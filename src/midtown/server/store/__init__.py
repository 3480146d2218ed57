"""What is kept: one schema for SQLite and PostgreSQL, written by one thread that commits many moves together."""
