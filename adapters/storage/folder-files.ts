import { randomUUID } from 'node:crypto';
import { chmod, type FileHandle, lstat, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file in `folder`, brings it to the disk, and lets `place` give it its name: a reader sees the whole object or
 * none. The file that was written aside is removed whatever happens; a process that dies leaves it to be swept.
 */
export async function writeAside<Written>({
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

/** Lets `place` make an entry at `target`, in a folder that is made for it, so that it outlives a crash of the machine. */
export async function intoPlace(target: string, place: () => Promise<void>): Promise<void> {
  const folder = path.dirname(target);
  const firstMade = await placeIn(folder, place);
  const upTo = firstMade === undefined ? folder : path.dirname(firstMade);
  for (let made = folder; ; made = path.dirname(made)) {
    // one that was removed again needs it no more
    await unlessMissing(syncFolder(made));
    if (made === upTo) return;
  }
}

/** Returns the uppermost folder that had to be made, if any. */
async function placeIn(folder: string, place: () => Promise<void>): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      const firstMade = await makeFolder(folder);
      await place();
      return firstMade;
    } catch (error) {
      // somebody may remove the folder while it is made, or as soon as it is
      if (attempt === placeAttempts || !isMissing(error)) throw error;
    }
  }
}

/** Makes a folder that nobody else may look into, with those above it; returns the uppermost that was made, if any. */
async function makeFolder(folder: string): Promise<string | undefined> {
  return await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Takes from others what an earlier release let them do with a folder and everything below. A closed folder is not looked
 * into; a link leads to what may not be ours.
 */
export async function closeToOthers(folder: string, { below }: { below: boolean }): Promise<void> {
  // one that cannot be looked at shows as soon as it is used
  const found = await lstat(folder).catch(() => undefined);
  const isOpen = found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) !== 0;
  if (!isOpen) return;
  const entries = below ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    const mode = entry.isDirectory() ? 0o700 : 0o600;
    if (!entry.isSymbolicLink()) await unlessMissing(chmod(path.join(entry.parentPath, entry.name), mode));
  }
  // last, so that the next start does the rest when this one ends half-way
  await chmod(folder, 0o700);
}

/** Removes the files under a folder that were last written before that time; returns how many. */
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

/** Undefined in the place of an error that says that there is no such file. */
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

/** A new name is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
