#!/bin/sh
# Brings the tables of the Temporal server to its version; does nothing where they are.
set -eu
schemas=/etc/temporal/schema/postgresql/v12

setup() {
  temporal-sql-tool --plugin postgres12 --ep postgres --port 5432 --user temporal --db "$1" setup-schema -v 0.0
  temporal-sql-tool --plugin postgres12 --ep postgres --port 5432 --user temporal --db "$1" \
    update-schema -d "$schemas/$2/versioned"
}

setup temporal temporal
setup temporal_visibility visibility
