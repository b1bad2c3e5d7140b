import { randomUUID } from 'node:crypto';
import { chmod, type FileHandle, lstat, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Atomic write: writes and syncs a temporary file in `folder`, then calls `place` to rename or link it to its final name, so
 * that readers see the whole object or none. The temporary file is always removed; `sweep` removes those of crashed processes.
 */
export async function writeTemporary<Written>({
  folder,
  write,
  place,
}: {
  folder: string;
  write: (file: FileHandle) => Promise<Written>;
  place: (temporary: string) => Promise<void>;
}): Promise<Written> {
  await makeFolder(folder);
  const temporary = path.join(folder, randomUUID());
  try {
    const file = await open(temporary, 'wx', 0o600);
    let written: Written;
    try {
      written = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(temporary);
    return written;
  } finally {
    await rm(temporary, { force: true });
  }
}

const placeAttempts = 5;

/** Creates the folder of `target`, calls `place`, and syncs every created folder, so that the entry survives a power loss. */
export async function placeDurably(target: string, place: () => Promise<void>): Promise<void> {
  const folder = path.dirname(target);
  const firstMade = await placeIn(folder, place);
  const upTo = firstMade === undefined ? folder : path.dirname(firstMade);
  for (let made = folder; ; made = path.dirname(made)) {
    // a concurrent removal may have deleted the folder
    await unlessMissing(syncFolder(made));
    if (made === upTo) return;
  }
}

/** Returns the topmost folder that was created, if any. */
async function placeIn(folder: string, place: () => Promise<void>): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      const firstMade = await makeFolder(folder);
      await place();
      return firstMade;
    } catch (error) {
      // a concurrent removal may delete the folder before `place` runs
      if (attempt === placeAttempts || !isMissing(error)) throw error;
    }
  }
}

/** Creates a folder and its parents for the owner only; returns the topmost that was created, if any. */
async function makeFolder(folder: string): Promise<string | undefined> {
  return await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Removes the permissions of group and others, which earlier releases granted, from a folder and with `below` from
 * everything in it. Skips folders that are restricted already, and symbolic links, whose targets may belong to others.
 */
export async function restrictFolder(folder: string, { below }: { below: boolean }): Promise<void> {
  // a folder without access is reported by its first use
  const found = await lstat(folder).catch(() => undefined);
  const isOpen = found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) !== 0;
  if (!isOpen) return;
  const entries = below ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    const mode = entry.isDirectory() ? 0o700 : 0o600;
    if (!entry.isSymbolicLink()) await unlessMissing(chmod(path.join(entry.parentPath, entry.name), mode));
  }
  // last: an interrupted run is repeated at the next start
  await chmod(folder, 0o700);
}

/** Removes files under a folder that were modified before the time given in milliseconds; returns their number. */
export async function removeOlder({ folder, before }: { folder: string; before: number }): Promise<number> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  let removed = 0;
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const found = await unlessMissing(stat(file));
    if (found === undefined || found.mtimeMs >= before) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** Names of the files directly in a folder; none if it does not exist. */
export async function fileNames(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Returns undefined instead of throwing ENOENT. */
export async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** A new directory entry is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
