import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnProgress } from './environment.ts';
import { takeLock } from './lock.ts';
import { readStackNote } from './state-file.ts';
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
    if ('release' in lock) {
      closeToOthers(folder);
      return { path: folder, release: lock.release };
    }
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

/** What a launcher and its servers put into a data folder; its documents are closed by who keeps them there. */
const ourNames = /^(logs|demo|postgres\.json|stack\.json|temporal\.json|temporal\.db(-wal|-shm)?)$/;

/**
 * Takes from others what an earlier release let them read. The folder itself may be one that its owner shares with others,
 * and may hold more than what is ours: that stays as it is.
 */
function closeToOthers(folder: string): void {
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
  const url = readStackNote(folder)?.url;
  const where = url === undefined ? '' : ` at ${url}`;
  return new StackError(
    `decpage is running on ${folder} already${where} (process ${pid}). Use that one, stop it with "kill ${pid}", or ` +
      'choose another folder with DATA_DIR=<folder> and another port with PORT=<port>.',
  );
}
