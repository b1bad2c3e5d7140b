import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnProgress } from '../environment.ts';
import { StackError } from '../stack-error.ts';
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

/** Opens the cluster of a data folder; creates it if there is none. */
export async function openCluster(given: {
  dataFolder: string;
  programs: PostgresPrograms;
  user: SystemUser;
  onProgress: OnProgress;
}): Promise<Cluster> {
  const { dataFolder, programs, user, onProgress } = given;
  const stateFile = path.join(dataFolder, 'postgres.json');
  if (!existsSync(stateFile)) writeCluster({ stateFile, cluster: newCluster({ dataFolder, user, onProgress }) });
  const cluster = JSON.parse(readFileSync(stateFile, 'utf8')) as Cluster;
  if (existsSync(path.join(cluster.folder, 'PG_VERSION'))) assertSameMajor({ cluster, programs });
  else await initialize({ cluster, programs, user });
  return cluster;
}

function newCluster(given: { dataFolder: string; user: SystemUser; onProgress: OnProgress }): Cluster {
  const { dataFolder, user, onProgress } = given;
  const password = randomBytes(24).toString('hex');
  if (canEnter({ folder: dataFolder, user })) return { folder: path.join(dataFolder, 'postgres'), password };
  const outside = openFolder(user);
  removeAbandoned(outside);
  const folder = path.join(outside, `postgres-data-${randomBytes(6).toString('hex')}`);
  writeFileSync(`${folder}.belongs-to`, dataFolder, { mode: 0o600 });
  onProgress(
    `Postgres does not run as root, and the account that runs it cannot enter ${dataFolder}: its files go to ${folder}.`,
  );
  return { folder, password };
}

/** Removes clusters of deleted temporary data folders. Other missing data folders may be on an unmounted disk. */
function removeAbandoned(outside: string): void {
  const suffix = '.belongs-to';
  for (const marker of readdirSync(outside).filter((name) => name.endsWith(suffix))) {
    const dataFolder = readFileSync(path.join(outside, marker), 'utf8');
    const cluster = path.join(outside, marker.slice(0, -suffix.length));
    const isUsed = existsSync(dataFolder) || existsSync(path.join(cluster, 'postmaster.pid'));
    if (isUsed || !dataFolder.startsWith(tmpdir() + path.sep)) continue;
    for (const left of [cluster, path.join(outside, marker)]) rmSync(left, { recursive: true, force: true });
  }
}

function writeCluster({ stateFile, cluster }: { stateFile: string; cluster: Cluster }): void {
  writeFileSync(`${stateFile}.new`, `${JSON.stringify(cluster, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${stateFile}.new`, stateFile);
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

function assertSameMajor({ cluster, programs }: { cluster: Cluster; programs: PostgresPrograms }): void {
  const written = readFileSync(path.join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  if (written === programs.major) return;
  throw new StackError(
    `The data in ${cluster.folder} was written by Postgres ${written}, this is Postgres ${programs.major}. Move it over ` +
      'with pg_dump and pg_restore of both versions, or start with an empty DATA_DIR.',
  );
}
