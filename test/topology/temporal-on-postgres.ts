import { spawn, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { bareEnvironment } from '../../services/stack/environment.ts';
import { assertPortIsFree } from '../../services/stack/ports.ts';
import { stopProcess } from '../../services/stack/processes.ts';
import { prepareNamespace } from '../../services/stack/temporal/namespace.ts';
import { until } from '../helpers/until.ts';
import type { ResolvedService } from './compose-file.ts';
import type { Server } from './servers.ts';

const grpcPorts = ['FRONTEND', 'HISTORY', 'MATCHING', 'WORKER'] as const;

interface Starting {
  service: ResolvedService;
  programs: string;
  folder: string;
  /** `host:port` of Postgres. */
  database: string;
  namespace: string;
}

/**
 * The Temporal server that the image `temporalio/server` has, with the variables of the service `temporal` and its
 * databases in the Postgres of the topology. `programs` has `bin/server`, `bin/sql` and the sources of the same version:
 * GOMODCACHE=$PWD/mod GOBIN=$PWD/bin go install go.temporal.io/server/cmd/{server,tools/sql}@v1.29.1
 */
export async function startTemporalOnPostgres(given: Starting): Promise<Server> {
  const { programs, folder, namespace } = given;
  setUpSchema(given);
  const { address, environment } = await environmentOf(given);
  mkdirSync(folder, { recursive: true });
  const log = openSync(path.join(folder, 'temporal.log'), 'a', 0o600);
  const words = ['--root', sourcesOf(programs), '--env', 'docker', '--allow-no-auth', 'start'];
  const child = spawn(path.join(programs, 'bin/server'), words, {
    stdio: ['ignore', log, log],
    detached: true,
    env: environment,
  });
  closeSync(log);
  const stop = () => stopProcess(child.pid ?? 0, 30_000);
  try {
    await makeNamespace({ address, namespace, hasEnded: () => child.exitCode !== null });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

const sourcesOf = (programs: string): string => path.join(programs, 'mod/go.temporal.io/server@v1.29.1');

/** As deploy/temporal/setup-schema.sh does it. */
function setUpSchema({ service, programs, database }: Starting): void {
  const [host = '', port = ''] = database.split(':');
  const { POSTGRES_PWD: password = '', DBNAME = '', VISIBILITY_DBNAME = '' } = service.environment;
  const sql = ['--plugin', 'postgres12', '--ep', host, '--port', port, '--user', 'temporal', '--password', password];
  for (const [name, kind] of [
    [DBNAME, 'temporal'],
    [VISIBILITY_DBNAME, 'visibility'],
  ] as const) {
    const versions = path.join(sourcesOf(programs), 'schema/postgresql/v12', kind, 'versioned');
    const run = (words: readonly string[]): void =>
      void execFileSync(path.join(programs, 'bin/sql'), [...sql, '--db', name, ...words], { stdio: 'ignore' });
    run(['setup-schema', '-v', '0.0']);
    run(['update-schema', '-d', versions]);
  }
}

async function environmentOf({
  service,
  database,
}: Starting): Promise<{ address: string; environment: NodeJS.ProcessEnv }> {
  const [host = '', port = ''] = database.split(':');
  const ports = await lowPorts(2 * grpcPorts.length + 1);
  const own = grpcPorts.flatMap((role, index) => [
    [`${role}_GRPC_PORT`, String(ports[2 * index])],
    [`${role}_MEMBERSHIP_PORT`, String(ports[2 * index + 1])],
  ]);
  return {
    address: `127.0.0.1:${ports[0]}`,
    environment: {
      ...bareEnvironment(process.env),
      ...service.environment,
      ...(Object.fromEntries(own) as Record<string, string>),
      FRONTEND_HTTP_PORT: String(ports.at(-1)),
      POSTGRES_SEEDS: host,
      DB_PORT: port,
      POSTGRES_PORT: port,
      BIND_ON_IP: '127.0.0.1',
      DYNAMIC_CONFIG_FILE_PATH: path.resolve('deploy/temporal/dynamic-config.yaml'),
    },
  };
}

/** Free ports that fit into the column of the server's database that keeps them, a smallint. */
async function lowPorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(20_000, 32_000);
    const isFree = await assertPortIsFree({ host: '127.0.0.1', port, variable: 'PORT' }).then(
      () => true,
      () => false,
    );
    if (isFree) found.add(port);
  }
  return [...found];
}

/** As deploy/temporal/setup-namespace.sh does it. */
async function makeNamespace(given: { address: string; namespace: string; hasEnded: () => boolean }): Promise<void> {
  const { address, namespace, hasEnded } = given;
  const connection = Connection.lazy({ address, interceptors: [] });
  const alreadyThere = 6;
  try {
    await until(async () => {
      if (hasEnded()) throw new Error('the Temporal server ended, see temporal.log');
      const request = { namespace, workflowExecutionRetentionPeriod: msToTs('7 days') };
      return await connection.workflowService.registerNamespace(request).then(
        () => true,
        (error: { code?: number }) => error.code === alreadyThere,
      );
    });
  } finally {
    await connection.close();
  }
  await prepareNamespace({ address, namespace, timeoutMs: 120_000 });
}
