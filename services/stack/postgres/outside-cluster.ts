import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnProgress } from '../environment.ts';
import { isSameFolder } from '../same-folder.ts';
import { StackError } from '../stack-error.ts';
import { readClusterFile } from './cluster-file.ts';

// Run as root, a cluster lies outside of its data folder where the account that runs Postgres cannot enter that. A file
// beside it names the data folder that it belongs to, so that a copy of that folder does not work on the same database.

const suffix = '.belongs-to';
const copyInstead = 'To copy data, use "decpage backup" and "decpage restore".';

/** The inode of a folder, which tells whether it was moved or copied. */
export const inodeOf = (folder: string): string => String(statSync(folder, { bigint: true }).ino);

/** Chooses the folder of a new cluster for a data folder. */
export function newOutsideFolder({ outside, dataFolder }: { outside: string; dataFolder: string }): string {
  removeAbandoned(outside);
  const folder = path.join(outside, `postgres-data-${randomBytes(6).toString('hex')}`);
  writeFileSync(`${folder}${suffix}`, dataFolder, { mode: 0o600, flush: true });
  return folder;
}

/**
 * Takes over the cluster of a data folder that was moved. Throws StackError if the cluster belongs to another data folder,
 * of which this one is a copy, or may belong to one.
 */
export function claimOutside(given: {
  dataFolder: string;
  /** Folder of the cluster. */
  folder: string;
  /** Inode that the data folder had at its last start, if known. */
  inode: string | undefined;
  onProgress: OnProgress;
}): void {
  const { dataFolder, folder, inode, onProgress } = given;
  const marker = `${folder}${suffix}`;
  const owner = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : undefined;
  if (owner !== undefined && isSameFolder(owner, dataFolder)) return;
  if (owner !== undefined && usesCluster({ dataFolder: owner, folder })) {
    throw new StackError(
      `${dataFolder} is a copy of ${owner}, whose database lies outside of it, in ${folder}: both would work on the same ` +
        `one. ${copyInstead}`,
    );
  }
  if (owner === undefined || inode !== inodeOf(dataFolder)) {
    const of = owner === undefined ? 'is not known to belong to it' : `belongs to ${owner}, which is not there`;
    throw new StackError(
      `The database of ${dataFolder} lies outside of it, in ${folder}, and ${of}. If the data folder was moved here, and ` +
        `no other uses that database, write its new path into ${marker} and start again. ${copyInstead}`,
    );
  }
  writeFileSync(marker, dataFolder, { mode: 0o600, flush: true });
  onProgress(`The data folder was moved from ${owner} to ${dataFolder}; its database stays in ${folder}.`);
}

function usesCluster({ dataFolder, folder }: { dataFolder: string; folder: string }): boolean {
  try {
    return readClusterFile(dataFolder)?.folder === folder;
  } catch {
    // rather too often than too rarely: a damaged file may have named it
    return true;
  }
}

/** Folders that `mkdtemp` makes for tests and tools of decpage. */
const temporaryName = /^decpage-[a-z-]+-\w{6}$/;

/** Removes clusters of deleted temporary data folders. Other missing data folders may be on an unmounted disk, or moved. */
function removeAbandoned(outside: string): void {
  for (const marker of readdirSync(outside).filter((name) => name.endsWith(suffix))) {
    const dataFolder = readFileSync(path.join(outside, marker), 'utf8');
    const cluster = path.join(outside, marker.slice(0, -suffix.length));
    const isUsed = existsSync(dataFolder) || existsSync(path.join(cluster, 'postmaster.pid'));
    const [first = ''] = path.relative(tmpdir(), dataFolder).split(path.sep);
    if (isUsed || !temporaryName.test(first)) continue;
    for (const left of [cluster, path.join(outside, marker)]) rmSync(left, { recursive: true, force: true });
  }
}
