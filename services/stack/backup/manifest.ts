import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { releaseVersion } from '../../shared/release.ts';
import { checksumOf, migrationsOfProject } from '../migrate/apply-migrations.ts';
import { StackError } from '../stack-error.ts';

/** Names in the folder of a backup. The list has the format of `sha256sum`, so that operators can check a backup with it. */
export const namesIn = {
  manifest: 'manifest.json',
  list: 'SHA256SUMS',
  database: 'database',
  objects: 'objects',
} as const;

const format = 1;

/** Names of files that a backup writes: below its folder, no part begins with a dot. */
const fileForm = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/i;

const manifestSchema = z.object({
  format: z.number(),
  /** Version of decpage that wrote the backup. */
  release: z.string(),
  /** When the snapshot of the database was taken. */
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  objects: z.number(),
  /** Keys of documents that were missing or corrupt in storage already. */
  lost: z.array(z.string()),
  /** All files of the backup but the manifest and the list. */
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** SHA-256 of the list, hex. */
  list: z.string(),
});

/** What a backup contains. Written last: a folder without it is not a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A file of the backup with its size and SHA-256 (hex). */
export interface BackupFile {
  /** Relative to the folder of the backup, with `/`. */
  path: string;
  bytes: number;
  sha256: string;
}

/** Writes the list of the files, then the manifest. */
export async function writeManifest(
  folder: string,
  { files, ...contents }: Omit<Manifest, 'format' | 'release' | 'list' | 'files'> & { files: readonly BackupFile[] },
): Promise<Manifest> {
  const list = files.map(({ path: name, sha256 }) => `${sha256}  ${name}\n`).join('');
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, namesIn.list), list, options);
  const manifest: Manifest = {
    format,
    release: releaseVersion,
    ...contents,
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    list: sha256Of(list),
  };
  await writeFile(path.join(folder, namesIn.manifest), `${JSON.stringify(manifest, null, 2)}\n`, options);
  return manifest;
}

/** Reads and checks the manifest and the list of files. Throws StackError when this release cannot restore the backup. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; sums: Map<string, string> }> {
  const file = path.join(folder, namesIn.manifest);
  if (!existsSync(file)) {
    throw new StackError(`${folder} is not a backup, or one that was not finished: it has no ${namesIn.manifest}.`);
  }
  const manifest = parse(await readFile(file, 'utf8'), file);
  const list = await readFile(path.join(folder, namesIn.list), 'utf8').catch(() => '');
  if (sha256Of(list) !== manifest.list) throw damaged(path.join(folder, namesIn.list));
  const sums = new Map<string, string>();
  for (const line of list.split('\n').filter((line) => line !== '')) sums.set(line.slice(66), line.slice(0, 64));
  // they become paths of what is read and written
  if ([...sums.keys()].some((name) => !fileForm.test(name))) throw damaged(path.join(folder, namesIn.list));
  return { manifest, sums };
}

function parse(text: string, file: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(file);
  }
  const given = z.object({ format: z.number(), release: z.string() }).safeParse(value);
  if (given.success && given.data.format > format) throw madeByNewer(given.data.release);
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw damaged(file);
  return manifest.data;
}

/** Throws StackError when a newer release than this one made the backup, or one whose schema this one cannot make. */
export async function assertRestorable({ release, migrations }: Manifest): Promise<void> {
  const known = new Map((await migrationsOfProject()).map((migration) => [migration.name, checksumOf(migration)]));
  const isUnknown = migrations.some(({ name }) => !known.has(name));
  if (isUnknown || isNewer(release, releaseVersion)) throw madeByNewer(release);
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed === undefined) return;
  throw new StackError(
    `The backup was made with another migration ${changed.name} than the one of this release. Restore it with decpage ${release}, which made it.`,
  );
}

function isNewer(release: string, than: string): boolean {
  const [given, ours] = [release, than].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = given.findIndex((number, index) => number !== ours[index]);
  return at !== -1 && (given[at] ?? 0) > (ours[at] ?? 0);
}

function madeByNewer(release: string): StackError {
  return new StackError(
    `The backup was made by decpage ${release}, which is newer than this one (${releaseVersion}). Restore it with that release.`,
  );
}

/** The error about a file that is not what the backup wrote. */
export function damaged(file: string): StackError {
  return new StackError(`The backup is damaged: ${file} is missing or was changed. Nothing was restored.`);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
