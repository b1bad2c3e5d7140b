import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, and a change of branch touches many files. */
const quietMs = 200;

/**
 * Calls `onChange` when TypeScript files below the folders have changed, once for changes that come together. It is
 * called again only when the call before is done.
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

  // one watcher a folder: on Linux a recursive one follows files, and loses those that an editor replaces
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
    // a folder that was removed
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

/** The folder and all below it. */
function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}
