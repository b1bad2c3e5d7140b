import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from './processes.ts';
import { isSameFolder } from './same-folder.ts';

interface Holder {
  pid: number;
  /** Distinguishes the holder from a later process with the same PID. */
  commandLine?: string | undefined;
  /** Distinguishes the locks of processes with the same PID and command line: containers number their processes anew. */
  id?: string;
  /** Folder of the lock. */
  folder?: string;
}

/** Ids of the locks that this process holds. */
const ownIds = new Set<string>();

/** The acquired lock, or the PID of its holder. */
export type LockAttempt = { release: () => void } | { holderPid: number };

/** Tries to acquire a lock file. The lock of a process that no longer runs counts as free. */
export function acquireLock(file: string): LockAttempt {
  const folder = path.dirname(path.resolve(file));
  const own = { pid: process.pid, commandLine: commandLineOf(process.pid), id: randomUUID(), folder } satisfies Holder;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (;;) {
      // `link` is atomic and fails if the file exists
      if (link(draft, file)) return held({ file, id: own.id });
      const holder = readHolder(file);
      if (holder !== undefined && holds(holder, folder)) return { holderPid: holder.pid };
      moveAway({ file, expected: holder });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function held({ file, id }: { file: string; id: string }): LockAttempt {
  ownIds.add(id);
  return {
    release: () => {
      rmSync(file, { force: true });
      ownIds.delete(id);
    },
  };
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function holds({ pid, commandLine, id, folder }: Holder, place: string): boolean {
  // came with a copy of the folder
  if (folder !== undefined && !isSameFolder(folder, place)) return false;
  if (pid === process.pid) return id !== undefined && ownIds.has(id);
  if (!isRunning(pid)) return false;
  const now = commandLineOf(pid);
  return now === undefined || commandLine === undefined || now === commandLine;
}

// Removes a stale lock. If another process replaced it in the meantime, the moved file is that lock and is put back.
function moveAway({ file, expected }: { file: string; expected: Holder | undefined }): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved?.pid !== expected?.pid || moved?.id !== expected?.id) link(aside, file);
  rmSync(aside, { force: true });
}
