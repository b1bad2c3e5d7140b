import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps these files in memory. Containers often have little there, or forbid to run programs from it. */
const inMemory = '/dev/shm';
const neededBytes = 8 * 1024 ** 3;

/**
 * Makes a folder for what tests write: in memory where there is room, since most of the time of creating a database is that
 * of the file system, else where temporary files are.
 */
export function makeTestFolder(): string {
  const folder = inMemoryIfItServes() ?? mkdtempSync(path.join(tmpdir(), 'decpage-test-'));
  // as root, the unprivileged account that runs Postgres needs to traverse the folder
  chmodSync(folder, 0o711);
  return folder;
}

function inMemoryIfItServes(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < neededBytes) return undefined;
    folder = mkdtempSync(path.join(inMemory, 'decpage-test-'));
    const program = path.join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) return folder;
  } catch {
    // not there, or not writable
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
