import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from '../../services/stack/processes.ts';
import { readStackState } from '../../services/stack/state-file.ts';

/** Ends what stands for the name at this moment by SIGKILL; false when there is nothing to end just now. */
export function killOne(pid: number | undefined): boolean {
  if (pid === undefined || !isRunning(pid)) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

/** The process of the launcher's gateway or worker, undefined while it is being started again. */
export function serviceOf({ folder, name }: { folder: string; name: 'gateway' | 'worker' }): number | undefined {
  const entry = new RegExp(`services[/\\\\]${name}[/\\\\]main`);
  return readStackState(folder)?.services.find((pid) => entry.test(commandLineOf(pid) ?? ''));
}

export function postgresOf(folder: string): number | undefined {
  return numberIn(() => readFileSync(path.join(clusterOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export function temporalOf(folder: string): number | undefined {
  const note = path.join(folder, 'temporal.json');
  return numberIn(() => (JSON.parse(readFileSync(note, 'utf8')) as { pid: number }).pid);
}

function clusterOf(folder: string): string {
  const noted = JSON.parse(readFileSync(path.join(folder, 'postgres.json'), 'utf8')) as { folder: string };
  return path.resolve(folder, noted.folder);
}

function numberIn(read: () => unknown): number | undefined {
  try {
    const number = Number(read());
    return number > 0 ? number : undefined;
  } catch {
    // between an end and a start there is no file
    return undefined;
  }
}
