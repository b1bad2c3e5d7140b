import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { commandLineOf, isRunning } from './processes.ts';

interface Holder {
  pid: number;
  /** Tells the holder from a process that was given its number later. */
  commandLine?: string | undefined;
}

/** A lock file, or the number of the running process that holds it. A lock of a process that ended counts as free. */
export type LockAttempt = { release: () => void } | { heldBy: number };

export function takeLock(file: string): LockAttempt {
  const own: Holder = { pid: process.pid, commandLine: commandLineOf(process.pid) };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (;;) {
      // a link appears whole or not at all, and never replaces one that is there
      if (link(draft, file)) return { release: () => rmSync(file, { force: true }) };
      const holder = readHolder(file);
      if (holder !== undefined && holds(holder)) return { heldBy: holder.pid };
      moveAway({ file, expected: holder });
    }
  } finally {
    rmSync(draft, { force: true });
  }
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

function holds({ pid, commandLine }: Holder): boolean {
  if (!isRunning(pid)) return false;
  const now = commandLineOf(pid);
  return now === undefined || commandLine === undefined || now === commandLine;
}

// Somebody else may have done the same and taken the lock since: then what we moved is theirs, and goes back.
function moveAway({ file, expected }: { file: string; expected: Holder | undefined }): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.pid !== expected?.pid) link(aside, file);
  rmSync(aside, { force: true });
}
