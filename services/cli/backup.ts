import type { Command } from 'commander';
import type { Manifest } from '../stack/backup/manifest.ts';
import { asJson } from './as-json.ts';

/** Work on the data folder of this machine. */
export interface MachineCommands {
  backUp: (target: string) => Promise<Manifest>;
  restore: (source: string) => Promise<Manifest>;
}

/** `decpage backup` and `decpage restore`. */
export function addBackupCommands(
  program: Command,
  { backUp, restore, print }: MachineCommands & { print: (text: string) => void },
): void {
  program
    .command('backup')
    .description('back up the database and the documents of DATA_DIR, also while the service runs')
    .argument('<folder>', 'a new or empty folder')
    .option('--json', 'print JSON')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const manifest = await backUp(folder);
      const lost =
        manifest.lost.length === 0 ? '' : `\nMissing or corrupt in storage already: ${manifest.lost.join(', ')}`;
      if (json) print(describeManifest(folder, manifest));
      else
        print(
          `Backed up ${describe(manifest)} to ${folder}. Protect it like the database: it contains secrets.${lost}`,
        );
    });
  program
    .command('restore')
    .description('restore a backup into DATA_DIR, which has to be new or empty')
    .argument('<folder>', 'the folder of the backup')
    .option('--json', 'print JSON')
    .action(async (folder: string, { json }: { json?: boolean }) => {
      const manifest = await restore(folder);
      if (json) print(describeManifest(folder, manifest));
      else print(`Restored ${describe(manifest)}. npm start goes on with it.`);
    });
}

function describe({ tables, objects, files, takenAt }: Manifest): string {
  const megabytes = (files.bytes / 1e6).toFixed(1);
  return `${rowsOf(tables)} rows and ${objects} objects as of ${takenAt} (${megabytes} MB)`;
}

function describeManifest(folder: string, { tables, objects, files, takenAt, release, lost }: Manifest): string {
  const summary = {
    folder,
    release,
    takenAt,
    rows: rowsOf(tables),
    objects,
    files: files.count,
    bytes: files.bytes,
    lost,
  };
  return asJson(summary);
}

function rowsOf(tables: Manifest['tables']): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
