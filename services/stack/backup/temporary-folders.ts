import { existsSync, realpathSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../processes.ts';
import { namesIn } from './manifest.ts';

/**
 * Folders that a backup uses while it is made: one in the data folder, where it holds documents, and one beside its target.
 * Their names end with the number of its process, so that the next backup removes those of killed ones.
 */
export function temporaryFolders(places: { dataFolder: string; folder: string }): { held: string; unfinished: string } {
  const { held, unfinished } = prefixesOf(places);
  return { held: `${held}${process.pid}`, unfinished: `${unfinished}${process.pid}` };
}

function prefixesOf({ dataFolder, folder }: { dataFolder: string; folder: string }) {
  return { held: path.join(dataFolder, '.held-by-backup-'), unfinished: `${folder}.unfinished-` };
}

/** Removes what killed backups held, so that deleted documents do not remain, and what they wrote for the same target. */
export async function removeLeftovers(places: { dataFolder: string; folder: string }): Promise<void> {
  for (const prefix of Object.values(prefixesOf(places))) {
    const [parent, start] = [path.dirname(prefix), path.basename(prefix)];
    const names = existsSync(parent) ? await readdir(parent) : [];
    for (const name of names.filter((name) => name.startsWith(start))) {
      const end = name.slice(start.length);
      const left = path.join(parent, name);
      // whatever its name is, a backup that was finished is never removed
      const isLeftover = /^\d+$/.test(end) && isGone(Number(end)) && !existsSync(path.join(left, namesIn.manifest));
      if (isLeftover) await rm(left, { recursive: true, force: true });
    }
  }
}

// in a container that is started again, the killed backup may have had the number of this process
const isGone = (pid: number): boolean => pid === process.pid || !isRunning(pid);

/** Whether a path, which may not exist yet, leads into the folder or to it. */
export function isInside(target: string, folder: string): boolean {
  const [first] = path.relative(realPathOf(folder), realPathOf(target)).split(path.sep);
  return first !== '..' && !path.isAbsolute(first ?? '');
}

function realPathOf(target: string): string {
  const parent = path.dirname(target);
  if (existsSync(target) || parent === target) return realpathSync(target);
  return path.join(realPathOf(parent), path.basename(target));
}
