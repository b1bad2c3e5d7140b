import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes.ts';

/** What a launcher writes into its data folder, for commands beside it and for the launcher after it. */
export interface StackNote {
  /** The launcher. */
  pid: number;
  /** Where the HTTP API answers. */
  url: string;
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  temporalUiUrl?: string;
  /** Processes of the gateway and the worker. */
  services: number[];
  isStopping: boolean;
}

const fileIn = (folder: string) => path.join(folder, 'stack.json');

/** The database's password stands in it: readable by its owner only. */
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

/** The stack that runs on a data folder now, or undefined when there is none. */
export function findRunningStack(dataDir: string): StackNote | undefined {
  const note = readStackNote(path.resolve(dataDir));
  return note !== undefined && !note.isStopping && isRunning(note.pid) ? note : undefined;
}
