import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { StackError } from '../stack-error.ts';

/** Contents of `postgres.json` in a data folder. */
export interface ClusterFile {
  /** Folder of the cluster: relative to the data folder, or absolute where the cluster lies outside of it. */
  folder: string;
  /** Password of the cluster's superuser. It is stored nowhere else. */
  password: string;
  /** Until the cluster has been made: one that is missing later is an error. */
  isUnfinished?: boolean;
  /** Inode of the data folder, where the cluster lies outside of it: a folder that is moved keeps it, a copy has its own. */
  inode?: string;
}

/** Name of a cluster that lies in its data folder. */
export const insideName = 'postgres';

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'postgres.json');

/** Reads where the cluster is; undefined in a data folder that has none yet. Throws StackError when the file is damaged. */
export function readClusterFile(dataFolder: string): ClusterFile | undefined {
  const file = fileIn(dataFolder);
  const inside = path.join(dataFolder, insideName);
  const remedy = `Bring the file back, or restore a backup into an empty DATA_DIR.`;
  if (!existsSync(file)) {
    if (!existsSync(path.join(inside, 'PG_VERSION'))) return undefined;
    throw new StackError(`There is a database in ${inside}, but not ${file}, which has its password. ${remedy}`);
  }
  const written = readJsonFile(file) as ClusterFile | undefined;
  if (written === undefined) {
    throw new StackError(
      `${file}, which has the password of the database, is damaged. ${remedy} If decpage has never run on it, remove the file.`,
    );
  }
  // the rest of the path is where the data folder was at its last start, before it was moved or copied
  return path.basename(written.folder) === insideName ? { ...written, folder: insideName } : written;
}

/** Writes the whole path of the cluster, by which the release before this one finds it when somebody goes back to that. */
export function writeClusterFile(dataFolder: string, cluster: ClusterFile): void {
  writeJsonFile(fileIn(dataFolder), { ...cluster, folder: path.resolve(dataFolder, cluster.folder) });
}

/** The error about a cluster that was there before. */
export function missingCluster({ dataFolder, folder }: { dataFolder: string; folder: string }): StackError {
  return new StackError(
    `The database of ${dataFolder} is missing: there is none in ${folder}. Bring that folder back, or restore a backup ` +
      `into an empty DATA_DIR. To begin with an empty database, remove ${fileIn(dataFolder)}.`,
  );
}
