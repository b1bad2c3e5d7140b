#!/bin/sh
# Runs once, when the database is made: Temporal keeps its data apart from ours, as a user that cannot read ours.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$TEMPORAL_POSTGRES_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE temporal LOGIN PASSWORD :'password';
CREATE DATABASE temporal OWNER temporal;
CREATE DATABASE temporal_visibility OWNER temporal;
REVOKE CONNECT ON DATABASE decpage FROM PUBLIC;
SQL
