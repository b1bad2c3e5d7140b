import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment, type Environment, type OnProgress } from '../environment.ts';
import { openLog, tailOf } from '../logs.ts';
import { freePorts } from '../ports.ts';
import { isRunning, waitUntilGone } from '../processes.ts';
import { StackError } from '../stack-error.ts';
import { type Cluster, openCluster, urlOf } from './cluster.ts';
import { type RunningPostgres, findOrphanedServer, readPidFile } from './orphaned-server.ts';
import { findPostgresPrograms, type PostgresPrograms } from './programs.ts';
import { openFolder } from './reachable-folder.ts';
import { postgresUser, type SystemUser } from './system-user.ts';

/** A Postgres server that the stack manages. */
export interface PostgresServer {
  pid: number;
  port: number;
  /** Folder of the cluster. */
  folder: string;
  /** The connection string of a database; `postgres` always exists. */
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;

/** Keeps failed statements out of the server's log, where they would quote rows and values. Clients receive the errors. */
export const quietStatements = ['log_min_messages=log', 'log_min_error_statement=panic'];

/**
 * Starts Postgres for the cluster of a data folder on 127.0.0.1, or takes over the server that a killed launcher left
 * running there.
 */
export async function startPostgres(given: {
  dataFolder: string;
  environment: Environment;
  onProgress: OnProgress;
  /** Settings of postgresql.conf, as `name=value`. */
  settings?: readonly string[];
  /** Port of the server that this one replaces; a free port by default. */
  port?: number | undefined;
}): Promise<PostgresServer> {
  const { dataFolder, environment, onProgress, settings = [], port } = given;
  const user = postgresUser();
  const programs = findPostgresPrograms({
    user,
    copyFolder: () => (user.uid === undefined ? dataFolder : openFolder(user)),
  });
  const cluster = await openCluster({ dataFolder, programs, user, onProgress });
  const running =
    (await findOrphanedServer(cluster)) ??
    (await launch({ cluster, programs, user, dataFolder, environment, settings, onProgress, port }));
  return {
    pid: running.pid,
    port: running.port,
    folder: cluster.folder,
    urlOf: (database) => urlOf({ cluster, port: running.port, database }),
    stop: () => stop({ pid: running.pid, cluster, programs, user }),
  };
}

interface Launch {
  cluster: Cluster;
  programs: PostgresPrograms;
  user: SystemUser;
  dataFolder: string;
  environment: Environment;
  settings: readonly string[];
  onProgress: OnProgress;
  port: number | undefined;
}

async function launch(wanted: Launch): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    const [port = 0] = wanted.port === undefined ? await freePorts(1) : [wanted.port];
    const outcome = await launchOn({ ...wanted, port });
    if (outcome !== 'port taken') return outcome;
    if (wanted.port !== undefined) throw new StackError(`Its port ${port} is in use.`);
    if (attempt === 3) throw new StackError('Postgres found no free port on 127.0.0.1 in three attempts.');
  }
}

async function launchOn({
  cluster,
  programs,
  user,
  port,
  ...rest
}: Launch & { port: number }): Promise<RunningPostgres | 'port taken'> {
  const log = openLog({ dataFolder: rest.dataFolder, name: 'postgres' });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...quietStatements, ...rest.settings];
  const child = spawn(
    programs.postgres,
    ['-D', cluster.folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // detached: Ctrl-C must not stop the server before the services have shut down
    {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', log.descriptor],
      env: { ...bareEnvironment(rest.environment), LC_ALL: 'C' },
    },
  );
  closeSync(log.descriptor);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  const started = Date.now();
  let isReported = false;
  for (;;) {
    const running = readPidFile(cluster);
    if (running?.isReady === true && running.pid === child.pid) return running;
    if (ended) {
      const lines = tailOf(log.file);
      if (/Address already in use/i.test(lines)) return 'port taken';
      throw new StackError(`Postgres did not start. Its log (${log.file}) ends with:\n${lines}`);
    }
    if (Date.now() - started > startTimeoutMs) {
      child.kill('SIGQUIT');
      throw new StackError(`Postgres was not ready after ${startTimeoutMs / 1_000} s. See its log: ${log.file}`);
    }
    if (!isReported && Date.now() - started > 3_000) {
      rest.onProgress('Postgres is repairing its files after it was not stopped properly…');
      isReported = true;
    }
    await sleep(15);
  }
}

async function stop(given: {
  pid: number;
  cluster: Cluster;
  programs: PostgresPrograms;
  user: SystemUser;
}): Promise<void> {
  const { pid, cluster, programs, user } = given;
  for (const mode of ['fast', 'immediate']) {
    if (!isRunning(pid)) return;
    const options = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', '20', '-s'];
    await new Promise((resolve) => {
      spawn(programs.pgCtl, options, { ...user, cwd: '/', stdio: 'ignore', detached: true })
        .once('error', resolve)
        .once('close', resolve);
    });
    if (await waitUntilGone(pid, 5_000)) return;
  }
}
