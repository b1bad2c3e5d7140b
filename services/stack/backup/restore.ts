import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder, restoreMarker } from '../data-folder.ts';
import type { Environment, OnProgress } from '../environment.ts';
import { applyMigrations } from '../migrate/apply-migrations.ts';
import { createDatabase, embeddedDatabase } from '../postgres/database.ts';
import { startPostgres } from '../postgres/server.ts';
import { StackError } from '../stack-error.ts';
import { copyMeasured, hashOf, isEmpty } from './files.ts';
import { assertRestorable, damaged, type Manifest, namesIn, readManifest } from './manifest.ts';
import { findTables, loadTable, printExactly } from './tables.ts';

interface Wanted {
  /** Folder of the backup. */
  source: string;
  /** New or empty. */
  dataDir: string;
  environment: Environment;
  onProgress: OnProgress;
}

/**
 * Restores a backup into an empty data folder. The next start migrates it to this release, and `reconcile` starts the
 * workflows of what was in progress. Throws StackError, before it changes anything if the backup cannot be restored.
 */
export async function restore({ source, dataDir, environment, onProgress }: Wanted): Promise<Manifest> {
  const [folder, dataFolder] = [path.resolve(source), path.resolve(dataDir)];
  // 1. everything that can be refused
  if (!(await isEmpty(dataFolder))) {
    throw new StackError(
      `${dataFolder} is not empty. A backup is restored into a new or empty folder: choose one with DATA_DIR=<folder>.`,
    );
  }
  const { manifest, sums } = await readManifest(folder);
  await assertRestorable(manifest);
  for (const [file, sum] of sums) {
    if ((await hashOf(path.join(folder, file))) !== sum) throw damaged(path.join(folder, file));
  }

  // 2. the data, marked as incomplete until all of it is there
  const locked = await openDataFolder({ dataDir: dataFolder, onProgress });
  try {
    const marker = path.join(dataFolder, restoreMarker);
    writeFileSync(marker, randomUUID(), { mode: 0o600, flush: true });
    await restoreObjects({ folder, dataFolder, sums });
    const postgres = await startPostgres({ dataFolder, environment, onProgress });
    try {
      await createDatabase({ adminUrl: postgres.urlOf('postgres'), name: embeddedDatabase });
      await restoreRows({ url: postgres.urlOf(embeddedDatabase), folder, manifest });
    } finally {
      await postgres.stop();
    }
    await rm(marker);
  } finally {
    locked.release();
  }
  return manifest;
}

async function restoreObjects(given: { folder: string; dataFolder: string; sums: Map<string, string> }): Promise<void> {
  const { folder, dataFolder, sums } = given;
  const prefix = `${namesIn.objects}/`;
  for (const [file, sum] of sums) {
    if (!file.startsWith(prefix)) continue;
    const target = path.join(dataFolder, 'storage', file.slice(prefix.length));
    const { sha256 } = await copyMeasured(path.join(folder, file), target);
    if (sha256 !== sum) throw new StackError(`${target} is not what was read from the backup. Check the disk.`);
  }
}

/** Makes the schema of the backup in an empty database, and inserts its rows. */
export async function restoreRows(given: { url: string; folder: string; manifest: Manifest }): Promise<void> {
  const { url, folder, manifest } = given;
  const wanted = new Set(manifest.migrations.map(({ name }) => name));
  await applyMigrations(url, undefined, (name) => wanted.has(name));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await printExactly(client);
    await assertSameTables(client, manifest);
    await client.query('BEGIN');
    // no triggers and no foreign keys: the rows are those of one snapshot already
    await client.query('SET LOCAL session_replication_role = replica');
    for (const table of manifest.tables) {
      await emptyTable(client, table.name);
      await loadTable(client, { table, folder });
    }
    for (const { name, value } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Removes rows that a migration inserted. Not where there are none: the audit log refuses the attempt. */
async function emptyTable(client: pg.Client, table: string): Promise<void> {
  const name = pg.escapeIdentifier(table);
  const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
  if (rowCount !== 0) await client.query(`DELETE FROM ${name}`);
}

async function assertSameTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const expected = JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })));
  if (JSON.stringify(await findTables(client)) === expected) return;
  throw new StackError('The tables of the backup are not those that its migrations make. Nothing was restored.');
}
