import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { filesIn } from './files.ts';

interface Owned {
  accountId: string;
  id: string;
}

/** Names of objects that the rows of a snapshot need. */
export interface NeededObjects {
  /** Documents: the rows are useless without them. */
  documents: string[];
  /** Folders and objects that may be there: uploads in progress, and intermediate results that save repeated work. */
  others: string[];
}

/** Pictures of pages are not among them, because they are drawn again. */
export async function findNeededObjects(client: pg.Client): Promise<NeededObjects> {
  const { rows: documents } = await client.query<{ key: string }>(documentKeys);
  const ownedBy = async (sql: string): Promise<Owned[]> => (await client.query<Owned>(sql)).rows;
  const uploads = await ownedBy(
    `SELECT account_id AS "accountId", id FROM documents WHERE object_key IS NULL AND status NOT IN ('failed', 'expired')`,
  );
  const jobs = await ownedBy(
    `SELECT account_id AS "accountId", id FROM jobs WHERE status IN ('pending', 'processing')`,
  );
  const turns = await ownedBy(
    `SELECT account_id AS "accountId", id FROM turns WHERE status IN ('pending', 'processing')`,
  );
  return {
    documents: documents.map(({ key }) => key),
    others: [
      ...[...uploads, ...jobs].flatMap(({ accountId, id }) => objectKeys.uploadsOf({ accountId, documentId: id })),
      ...jobs.map(({ accountId, id }) => objectKeys.jobFolder({ accountId, jobId: id })),
      ...turns.map(({ accountId, id }) => objectKeys.turnFolder({ accountId, turnId: id })),
    ],
  };
}

const documentKeys = `
  SELECT object_key AS key FROM documents WHERE object_key IS NOT NULL
  UNION SELECT document_key FROM jobs WHERE document_key IS NOT NULL`;

/** Those of the keys that rows still refer to. */
export async function findStillNeeded(client: pg.Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM (${documentKeys}) AS all_keys WHERE key = ANY($1)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

interface Holding {
  storage: string;
  held: string;
  signal: AbortSignal | undefined;
}

/**
 * Links objects of the storage folder into another folder of the same disk, so that they outlive their deletion. Takes no
 * space and little time; objects are never changed in place. Returns the keys that are not there.
 */
export async function holdObjects(given: Holding & { keys: readonly string[] }): Promise<string[]> {
  const missing: string[] = [];
  for (const key of given.keys) {
    given.signal?.throwIfAborted();
    if (!(await hold({ ...given, key }))) missing.push(key);
  }
  return missing;
}

/** Holds what is under these names: objects or folders of them. */
export async function holdWhatIsThere(given: Holding & { names: readonly string[] }): Promise<string[]> {
  const keys: string[] = [];
  for (const name of given.names) {
    given.signal?.throwIfAborted();
    // not a folder: an object, or nothing
    const inside = await filesIn(path.join(given.storage, name)).catch(() => undefined);
    const candidates = inside === undefined ? [name] : inside.map((file) => `${name}/${file}`);
    for (const key of candidates) if (await hold({ ...given, key })) keys.push(key);
  }
  return keys;
}

async function hold({ key, storage, held }: { key: string; storage: string; held: string }): Promise<boolean> {
  const [from, to] = [path.join(storage, key), path.join(held, key)];
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
    return await copyInstead(from, to);
  }
}

/** For file systems without hard links. */
async function copyInstead(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
