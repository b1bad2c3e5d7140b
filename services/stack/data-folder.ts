import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnProgress } from './environment.ts';
import { takeLock } from './lock.ts';
import { readStackNote } from './stack-note.ts';
import { StackError } from './stack-error.ts';

/** The data folder, ours until `release`. */
export interface DataFolder {
  path: string;
  release: () => void;
}

/** A launcher that was told to stop, or lost its terminal, needs a moment. */
const patienceMs = 2_000;
const stopWithinMs = 60_000;

/** Opens the data folder for one launcher; a second one on the same folder is told where the first one is. */
export async function openDataFolder({
  dataDir,
  onProgress,
}: {
  dataDir: string;
  onProgress: OnProgress;
}): Promise<DataFolder> {
  const folder = path.resolve(dataDir);
  makeUsable(folder);
  const started = Date.now();
  let told = false;
  for (;;) {
    const lock = takeLock(path.join(folder, 'launcher.lock'));
    if ('release' in lock) return { path: folder, release: lock.release };
    const note = readStackNote(folder);
    const waited = Date.now() - started;
    if (waited > (note?.isStopping === true ? stopWithinMs : patienceMs))
      throw alreadyRunning({ folder, pid: lock.heldBy });
    if (note?.isStopping === true && !told) {
      onProgress('Waiting for the decpage that is stopping…');
      told = true;
    }
    await sleep(100);
  }
}

function makeUsable(folder: string): void {
  // the account that runs Postgres where we are root has to pass through; nobody else may look around
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

function alreadyRunning({ folder, pid }: { folder: string; pid: number }): StackError {
  const url = readStackNote(folder)?.url;
  const where = url === undefined ? '' : ` at ${url}`;
  return new StackError(
    `decpage is running on ${folder} already${where} (process ${pid}). Use that one, stop it with "kill ${pid}", or ` +
      'choose another folder with DATA_DIR=<folder> and another port with PORT=<port>.',
  );
}
