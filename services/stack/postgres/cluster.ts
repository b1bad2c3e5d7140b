import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OnProgress } from '../environment.ts';
import { StackError } from '../stack-error.ts';
import { type ClusterFile, insideName, missingCluster, readClusterFile, writeClusterFile } from './cluster-file.ts';
import { claimOutside, inodeOf, newOutsideFolder } from './outside-cluster.ts';
import type { PostgresPrograms } from './programs.ts';
import { canEnter, openFolder } from './reachable-folder.ts';
import type { SystemUser } from './system-user.ts';

/** Superuser of the cluster; its password is stored only in the data folder. */
const owner = 'decpage';

/** Location of a Postgres cluster and the password of `owner`. */
export interface Cluster {
  folder: string;
  password: string;
}

/** The connection string of a database of the cluster on 127.0.0.1. */
export function urlOf({ cluster, port, database }: { cluster: Cluster; port: number; database: string }): string {
  return `postgresql://${owner}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Opens the cluster of a data folder; creates it if there is none. Throws StackError if it is missing, or belongs to
 * another data folder.
 */
export async function openCluster(given: {
  dataFolder: string;
  programs: PostgresPrograms;
  user: SystemUser;
  onProgress: OnProgress;
}): Promise<Cluster> {
  const { dataFolder, programs, user, onProgress } = given;
  const found = readClusterFile(dataFolder);
  const { isUnfinished = false, inode, ...noted } = found ?? newCluster({ dataFolder, user, onProgress });
  const isOutside = path.isAbsolute(noted.folder);
  const cluster = { folder: path.resolve(dataFolder, noted.folder), password: noted.password };
  const exists = existsSync(path.join(cluster.folder, 'PG_VERSION'));
  if (!exists && !isUnfinished) throw missingCluster({ dataFolder, folder: cluster.folder });
  if (isOutside) claimOutside({ dataFolder, folder: cluster.folder, inode, onProgress });
  if (exists) assertUsable({ cluster, programs, user });
  else {
    writeClusterFile(dataFolder, { ...noted, isUnfinished: true });
    await initialize({ cluster, programs, user });
  }
  writeClusterFile(dataFolder, { ...noted, ...(isOutside && { inode: inodeOf(dataFolder) }) });
  return cluster;
}

function newCluster(given: { dataFolder: string; user: SystemUser; onProgress: OnProgress }): ClusterFile {
  const { dataFolder, user, onProgress } = given;
  const made = { password: randomBytes(24).toString('hex'), isUnfinished: true };
  if (canEnter({ folder: dataFolder, user })) return { folder: insideName, ...made };
  const folder = newOutsideFolder({ outside: openFolder(user), dataFolder });
  onProgress(
    `Postgres does not run as root, and the account that runs it cannot enter ${dataFolder}: its files go to ${folder}.`,
  );
  return { folder, ...made };
}

/** Initializes in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
async function initialize(given: { cluster: Cluster; programs: PostgresPrograms; user: SystemUser }): Promise<void> {
  const { cluster, programs, user } = given;
  const unfinished = `${cluster.folder}.unfinished`;
  const passwordFile = `${cluster.folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(cluster.folder, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
    for (const file of user.uid === undefined ? [] : [unfinished, passwordFile]) chownSync(file, user.uid, user.gid);
    const options = ['-D', unfinished, '-U', owner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    // the same locale on every machine: Unicode character classes, code point collation
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run({ program: programs.initdb, arguments: [...options, ...locale], user });
    renameSync(unfinished, cluster.folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function run(given: { program: string; arguments: string[]; user: SystemUser }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(given.program, given.arguments, {
      ...given.user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-2_000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StackError(`Postgres could not make its data folder: ${stderr.trim()}`));
    });
  });
}

function assertUsable(given: { cluster: Cluster; programs: PostgresPrograms; user: SystemUser }): void {
  const { cluster, programs, user } = given;
  const { uid } = statSync(cluster.folder);
  if (user.uid !== undefined && uid !== user.uid) {
    throw new StackError(
      `${cluster.folder} does not belong to the account that runs Postgres, as after a copy without owners. Give it ` +
        `back: chown -R ${user.uid}:${user.gid} ${cluster.folder}`,
    );
  }
  const written = readFileSync(path.join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  if (written === programs.major) return;
  throw new StackError(
    `The data in ${cluster.folder} was written by Postgres ${written}, this is Postgres ${programs.major}. Move it over ` +
      'with pg_dump and pg_restore of both versions, or start with an empty DATA_DIR.',
  );
}
