import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces a file that only its owner reads. After a crash or a power loss it has its former or its new contents: they are
 * on disk before the name leads to them.
 */
export function writeJsonFile(file: string, value: unknown): void {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** The contents of a file; undefined if there is none, or one that a crash has left empty or cut off. */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A name is durable only after its folder is synced. */
function syncFolder(folder: string): void {
  // Windows cannot open folders
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
