import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment, OnProgress } from '../environment.ts';
import { acquireLock } from '../lock.ts';
import { StackError } from '../stack-error.ts';
import { buildTemporal } from './build.ts';
import { downloadTemporal } from './download.ts';
import { isUsable } from './program.ts';
import { type Archive, officialArchive } from './release.ts';

interface Wanted {
  /** Target path of the program. */
  target: string;
  environment: Environment;
  onProgress: OnProgress;
  signal?: AbortSignal | undefined;
  download?: Download;
}

/** Download source and idle timeout. */
export interface Download {
  archive: Archive | undefined;
  silenceMs: number;
}

const downloadWithinMs = 15 * 60_000;

/** Downloads the program, or builds it if that fails. Concurrent starts wait for the first one. */
export async function installProgram(wanted: Wanted): Promise<string> {
  const { target, onProgress, signal } = wanted;
  mkdirSync(path.dirname(target), { recursive: true });
  for (let waits = 0; ; waits++) {
    const lock = acquireLock(`${target}.lock`);
    if ('release' in lock) {
      try {
        return isUsable(target) ? target : await obtain(wanted);
      } finally {
        lock.release();
      }
    }
    if (waits % 20 === 0) onProgress(`Waiting for the Temporal server that process ${lock.holderPid} fetches…`);
    await sleep(500, undefined, signal === undefined ? {} : { signal });
  }
}

/** Obtains the program in a temporary folder, which is removed afterwards. */
type Way = (folder: string) => Promise<string>;

async function obtain(wanted: Wanted): Promise<string> {
  const { target, environment, onProgress } = wanted;
  const { download = official(), signal = new AbortController().signal } = wanted;
  const ways: Record<string, Way> = {
    download: (folder) => {
      const { archive, silenceMs } = download;
      if (archive === undefined) throw new Error(`there is none for ${process.platform}-${process.arch}`);
      onProgress('Downloading the Temporal server (first time)…');
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(downloadWithinMs)]);
      return downloadTemporal({ archive, folder, environment, silenceMs, onProgress, signal: bounded });
    },
    build: (folder) => buildTemporal({ folder, environment, onProgress, signal }),
  };
  const failures: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      return await inFolder({ target, way });
    } catch (error) {
      signal.throwIfAborted();
      failures.push(`${name}: ${reasonOf(error)}`);
      if (name === 'download') onProgress(`The Temporal server cannot be downloaded (${reasonOf(error)}).`);
    }
  }
  throw new StackError(nothingWorked(failures));
}

function official(): Download {
  return { archive: officialArchive(), silenceMs: 20_000 };
}

async function inFolder({ target, way }: { target: string; way: Way }): Promise<string> {
  const parent = path.dirname(target);
  const prefix = `.${path.basename(target)}-`;
  // left by interrupted starts; nobody uses them, because the lock is held here
  for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    rmSync(path.join(parent, left), { recursive: true, force: true });
  }
  const folder = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(folder);
  try {
    const program = await way(folder);
    if (!isUsable(program)) throw new Error('the program does not run on this machine');
    renameSync(program, target);
    return target;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

function nothingWorked(failures: readonly string[]): string {
  return [
    'There is no Temporal server on this machine, and none could be fetched:',
    ...failures.map((failure) => `  - ${failure}`),
    'Do one of these, then start again:',
    '  - install the Temporal CLI (https://docs.temporal.io/cli), so that "temporal" is on the PATH',
    '  - set TEMPORAL_CLI_PATH to a temporal program',
    '  - set TEMPORAL_ADDRESS to a Temporal server that runs already',
    '  - install Go 1.25 or newer (https://go.dev/dl), and decpage builds the server once',
  ].join('\n');
}
