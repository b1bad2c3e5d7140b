import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnProgress } from './environment.ts';
import { acquireLock } from './lock.ts';
import { readStackState } from './state-file.ts';
import { StackError } from './stack-error.ts';

/** The data folder, locked by this launcher until `release`. */
export interface DataFolder {
  path: string;
  release: () => void;
}

/** Name of the file that marks a data folder whose restore is not complete. */
export const restoreMarker = 'restore.unfinished';

/** Grace period for a launcher that is about to exit but has not marked itself as stopping yet. */
const graceMs = 2_000;
const stopWithinMs = 60_000;

/** Creates and locks the data folder. Throws StackError with the URL of the running launcher if another one holds the lock. */
export async function openDataFolder({
  dataDir,
  onProgress,
  signal,
}: {
  dataDir: string;
  onProgress: OnProgress;
  /** Ends the wait for a launcher that is stopping. */
  signal?: AbortSignal | undefined;
}): Promise<DataFolder> {
  const folder = path.resolve(dataDir);
  makeUsable(folder);
  const started = Date.now();
  let isReported = false;
  for (;;) {
    const lock = acquireLock(path.join(folder, 'launcher.lock'));
    if ('release' in lock) {
      if (existsSync(path.join(folder, restoreMarker))) {
        lock.release();
        throw new StackError(`A restore into ${folder} was interrupted. Remove what is in it, and restore again.`);
      }
      restrictOwnEntries(folder);
      return { path: folder, release: lock.release };
    }
    const state = readStackState(folder);
    const waited = Date.now() - started;
    if (waited > (state?.isStopping === true ? stopWithinMs : graceMs))
      throw alreadyRunning({ folder, pid: lock.holderPid });
    if (state?.isStopping === true && !isReported) {
      onProgress('Waiting for the decpage that is stopping…');
      isReported = true;
    }
    await sleep(100, undefined, { signal });
  }
}

function makeUsable(folder: string): void {
  // as root, the unprivileged account that runs Postgres needs to traverse the folder
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK | constants.X_OK);
    readdirSync(folder);
  } catch (error) {
    throw new StackError(
      `The data folder ${folder} cannot be used (${(error as Error).message}). Choose another with DATA_DIR=<folder>.`,
      { cause: error },
    );
  }
}

/** Entries that a launcher and its servers create. The storage adapter restricts the documents. */
const ourNames = /^(logs|demo|postgres\.json|stack\.json|temporal\.json|temporal\.db(-wal|-shm)?)$/;

/**
 * Restricts entries that earlier releases created readable by everybody to their owner. The folder itself and foreign
 * entries keep their permissions, because the owner may share them on purpose.
 */
function restrictOwnEntries(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => ourNames.test(name))) {
    const entry = path.join(folder, name);
    const { mode, uid } = lstatSync(entry);
    const isOurs = uid === process.getuid?.() && (mode & 0o077) !== 0;
    const kind = mode & constants.S_IFMT;
    if (isOurs && kind === constants.S_IFDIR) {
      for (const inner of name === 'logs' ? readdirSync(entry) : []) chmodSync(path.join(entry, inner), 0o600);
      chmodSync(entry, 0o700);
    }
    if (isOurs && kind === constants.S_IFREG) chmodSync(entry, 0o600);
  }
}

function alreadyRunning({ folder, pid }: { folder: string; pid: number }): StackError {
  const url = readStackState(folder)?.url;
  const where = url === undefined ? '' : ` at ${url}`;
  return new StackError(
    `decpage is running on ${folder} already${where} (process ${pid}). Use that one, stop it with "kill ${pid}", or ` +
      'choose another folder with DATA_DIR=<folder> and another port with PORT=<port>.',
  );
}
