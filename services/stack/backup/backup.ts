import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder } from '../data-folder.ts';
import type { Environment, OnProgress } from '../environment.ts';
import { embeddedDatabase } from '../postgres/database.ts';
import { startPostgres } from '../postgres/server.ts';
import { StackError } from '../stack-error.ts';
import { findRunningStack } from '../state-file.ts';
import { copyMeasured, isEmpty } from './files.ts';
import { type BackupFile, type Manifest, namesIn, writeManifest } from './manifest.ts';
import { findNeededObjects, findStillNeeded, holdObjects, holdWhatIsThere } from './objects.ts';
import { dumpTable, findSequences, findTables, printExactly } from './tables.ts';
import { isInside, removeLeftovers, temporaryFolders } from './temporary-folders.ts';

interface Wanted {
  dataDir: string;
  /** Folder of the backup: new or empty. */
  target: string;
  environment: Environment;
  onProgress: OnProgress;
  /** Stops the backup, of which nothing remains then. */
  signal?: AbortSignal;
}

/**
 * Backs up the database and the documents of a data folder, also while decpage runs on it. One snapshot of the database
 * decides what is in the backup. Workflows are not: `reconcile` starts them again from the rows (decision 048).
 */
export async function backUp({ dataDir, target, signal, ...given }: Wanted): Promise<Manifest> {
  const dataFolder = path.resolve(dataDir);
  const folder = path.resolve(target);
  if (!existsSync(path.join(dataFolder, 'postgres.json'))) {
    throw new StackError(
      `There is nothing to back up: ${dataFolder} has no database. Choose a folder with DATA_DIR=<folder>.`,
    );
  }
  if (isInside(folder, dataFolder)) {
    throw new StackError(
      `${folder} lies in DATA_DIR (${dataFolder}), which a backup has to outlive. Choose a folder outside of it.`,
    );
  }
  if (!(await isEmpty(folder)))
    throw new StackError(`${folder} is not empty. A backup is written to a new or empty folder.`);
  const { held, unfinished } = temporaryFolders({ dataFolder, folder });
  try {
    await removeLeftovers({ dataFolder, folder });
    const manifest = await withDatabaseOf({ dataFolder, signal, ...given }, (url) =>
      writeBackup({ url, storage: path.join(dataFolder, 'storage'), held, folder: unfinished, signal }),
    );
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    if (signal?.aborted) throw new StackError('The backup was stopped. Nothing of it is left.', { cause: error });
    throw error;
  } finally {
    await rm(held, { recursive: true, force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

interface Source extends Pick<Wanted, 'environment' | 'onProgress'> {
  dataFolder: string;
  signal: AbortSignal | undefined;
}

/** Uses the database of the decpage that runs on the folder, or starts Postgres for the time of the backup. */
async function withDatabaseOf<Done>(
  { dataFolder, environment, onProgress, signal }: Source,
  work: (url: string) => Promise<Done>,
): Promise<Done> {
  const running = findRunningStack(dataFolder);
  if (running !== undefined) return await work(running.databaseUrl);
  const locked = await openDataFolder({ dataDir: dataFolder, onProgress, signal });
  try {
    const postgres = await startPostgres({ dataFolder, environment, onProgress });
    try {
      return await work(postgres.urlOf(embeddedDatabase));
    } finally {
      await postgres.stop();
    }
  } finally {
    locked.release();
  }
}

interface Places {
  url: string;
  storage: string;
  /** Folder of the same disk as the storage. */
  held: string;
  /** Where the backup is written. */
  folder: string;
  signal: AbortSignal | undefined;
}

async function writeBackup(places: Places): Promise<Manifest> {
  const { held, folder, signal } = places;
  signal?.throwIfAborted();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { client, lost, documents, others, ...snapshot } = await takeSnapshot(places);
  // the transaction ends before the objects are copied, which may take long
  const { files, ...rows } = await writeRows(client, folder);
  const isDocument = new Set(documents);
  for (const key of [...documents, ...others]) {
    signal?.throwIfAborted();
    const file = `${namesIn.objects}/${key}`;
    const measured = await copyMeasured(path.join(held, key), path.join(folder, file));
    files.push({ path: file, ...measured });
    // the name of a document is its hash
    if (isDocument.has(key) && path.basename(key) !== measured.sha256) lost.push(key);
  }
  return await writeManifest(folder, {
    ...snapshot,
    ...rows,
    objects: documents.length + others.length,
    lost,
    files,
  });
}

type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { files: BackupFile[] };

/** Writes all rows, and ends the transaction. */
async function writeRows(client: pg.Client, folder: string): Promise<Rows> {
  const files: BackupFile[] = [];
  const tables: Manifest['tables'] = [];
  try {
    for (const table of await findTables(client)) {
      const { rows, ...file } = await dumpTable(client, { table: table.name, folder });
      files.push(file);
      tables.push({ ...table, rows });
    }
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
    );
    return { files, tables, migrations, sequences: await findSequences(client) };
  } finally {
    await client.end();
  }
}

interface Snapshot {
  /** In a transaction that sees the snapshot. */
  client: pg.Client;
  takenAt: string;
  /** Keys of held objects. */
  documents: string[];
  others: string[];
  /** Keys that rows refer to, without an object already before. */
  lost: string[];
}

const mostSnapshots = 10;

/**
 * Takes a snapshot of the database and holds its documents. One that was deleted in between makes the snapshot useless; the
 * next one takes less time, because nearly all documents are held already.
 */
async function takeSnapshot({ url, ...given }: Places): Promise<Snapshot> {
  for (let taken = 1; taken <= mostSnapshots; taken++) {
    const client = await connect(url, given.signal);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const { rows } = await client.query<{ at: Date }>('SELECT now() AS at');
      const needed = await findNeededObjects(client);
      const missing = await holdObjects({ keys: needed.documents, ...given });
      const lost = missing.length === 0 ? [] : await lostOf(url, missing);
      if (lost.length === missing.length) {
        const others = await holdWhatIsThere({ names: needed.others, ...given });
        const gone = new Set(lost);
        const documents = needed.documents.filter((key) => !gone.has(key));
        return { client, takenAt: (rows[0]?.at ?? new Date()).toISOString(), documents, others, lost };
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    await client.end();
  }
  throw new StackError(
    `Documents were deleted during each of ${mostSnapshots} attempts to back them up. Try again later.`,
  );
}

/** Missing objects that rows still refer to: not deleted meanwhile, but lost before. */
async function lostOf(url: string, missing: readonly string[]): Promise<string[]> {
  const client = await connect(url);
  try {
    return await findStillNeeded(client, missing);
  } finally {
    await client.end();
  }
}

async function connect(url: string, signal?: AbortSignal): Promise<pg.Client> {
  signal?.throwIfAborted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // told by the statement that it ends, or by the next one
  client.on('error', () => undefined);
  // not before it is connected: `connect` would wait for ever on a client that is ended meanwhile
  await client.connect();
  // also ends a statement that waits
  const end = () => void client.end();
  signal?.addEventListener('abort', end);
  client.once('end', () => signal?.removeEventListener('abort', end));
  if (signal?.aborted) await client.end();
  signal?.throwIfAborted();
  await printExactly(client);
  return client;
}
