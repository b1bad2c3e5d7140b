import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes.ts';

/** State of a launcher in its data folder, read by CLI commands and by the next launcher. */
export interface StackNote {
  /** PID of the launcher. */
  pid: number;
  /** Base URL of the HTTP API. */
  url: string;
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  temporalUiUrl?: string;
  /** PIDs of the gateway and the worker. */
  services: number[];
  isStopping: boolean;
}

const fileIn = (folder: string) => path.join(folder, 'stack.json');

/** Readable by the owner only: it contains the password of the database. */
export function writeStackNote({ folder, note }: { folder: string; note: StackNote }): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function readStackNote(folder: string): StackNote | undefined {
  return existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as StackNote) : undefined;
}

export function removeStackNote(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** The state of the stack that runs on a data folder, or undefined if none does. */
export function findRunningStack(dataDir: string): StackNote | undefined {
  const note = readStackNote(path.resolve(dataDir));
  return note !== undefined && !note.isStopping && isRunning(note.pid) ? note : undefined;
}
