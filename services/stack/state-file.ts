import { rmSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile, writeJsonFile } from './json-file.ts';
import { isRunning } from './processes.ts';
import { isSameFolder } from './same-folder.ts';

/** State of a launcher in its data folder, read by CLI commands and by the next launcher. */
export interface StackState {
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
export function writeStackState({ folder, state }: { folder: string; state: StackState }): void {
  writeJsonFile(fileIn(folder), { folder, ...state });
}

export function readStackState(folder: string): StackState | undefined {
  const state = readJsonFile(fileIn(folder)) as (StackState & { folder?: string }) | undefined;
  // the state of the launcher on the folder that this one was copied from
  if (state?.folder !== undefined && !isSameFolder(state.folder, folder)) return undefined;
  return state;
}

export function removeStackState(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

/** The state of the stack that runs on a data folder, or undefined if none does. */
export function findRunningStack(dataDir: string): StackState | undefined {
  const state = readStackState(path.resolve(dataDir));
  return state !== undefined && !state.isStopping && isRunning(state.pid) ? state : undefined;
}
