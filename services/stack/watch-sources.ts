import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Debounces: editors write a file in several steps, and a checkout touches many files. */
const quietMs = 200;

/**
 * Calls `onChange` when TypeScript files below the folders change, once for changes in quick succession. Calls do not
 * overlap.
 */
export function watchSources({ folders, onChange }: { folders: readonly string[]; onChange: () => Promise<void> }): {
  close: () => void;
} {
  let quiet: NodeJS.Timeout | undefined;
  let isCalling = false;
  let isStale = false;

  async function call(): Promise<void> {
    isStale = true;
    if (isCalling) return;
    isCalling = true;
    try {
      while (isStale) {
        isStale = false;
        await onChange();
      }
    } finally {
      isCalling = false;
    }
  }

  // one watcher per folder: a recursive watcher on Linux loses files that an editor replaces
  const watchers = new Map<string, FSWatcher>();
  const watchAll = (): void => folders.flatMap(foldersIn).forEach(watchFolder);
  function watchFolder(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      const extension = path.extname(name ?? '');
      if (extension === '') watchAll();
      if (extension !== '.ts') return;
      clearTimeout(quiet);
      quiet = setTimeout(() => void call(), quietMs);
    });
    // the folder was removed
    watcher.once('error', () => watcher.close()).once('close', () => watchers.delete(folder));
    watchers.set(folder, watcher);
  }
  watchAll();
  return {
    close: () => {
      clearTimeout(quiet);
      isStale = false;
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** The folder and its subfolders. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}
