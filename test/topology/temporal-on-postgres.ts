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

/**
 * The Temporal server that the image `temporalio/server` has, with the variables of the service `temporal` and its
 * databases in the Postgres of the topology. `programs` has `bin/server`, `bin/sql` and the sources of the same version:
 * GOMODCACHE=$PWD/mod GOBIN=$PWD/bin go install go.temporal.io/server/cmd/{server,tools/sql}@v1.29.1
 */
export async function startTemporalOnPostgres(given: {
  service: ResolvedService;
  programs: string;
  folder: string;
  /** `host:port` of Postgres. */
  database: string;
  namespace: string;
}): Promise<Server> {
  const { service, programs, folder, database, namespace } = given;
  const [host = '', port = ''] = database.split(':');
  const sources = path.join(programs, 'mod/go.temporal.io/server@v1.29.1');
  const { POSTGRES_PWD: password = '', DBNAME = '', VISIBILITY_DBNAME = '' } = service.environment;
  const sql = ['--plugin', 'postgres12', '--ep', host, '--port', port, '--user', 'temporal', '--password', password];
  // as deploy/temporal/setup-schema.sh does it
  for (const [name, kind] of [
    [DBNAME, 'temporal'],
    [VISIBILITY_DBNAME, 'visibility'],
  ] as const) {
    const versions = path.join(sources, 'schema/postgresql/v12', kind, 'versioned');
    for (const words of [
      ['setup-schema', '-v', '0.0'],
      ['update-schema', '-d', versions],
    ]) {
      execFileSync(path.join(programs, 'bin/sql'), [...sql, '--db', name, ...words], { stdio: 'ignore' });
    }
  }
  const ports = await lowPorts(2 * grpcPorts.length + 1);
  const own = grpcPorts.flatMap((role, index) => [
    [`${role}_GRPC_PORT`, String(ports[2 * index])],
    [`${role}_MEMBERSHIP_PORT`, String(ports[2 * index + 1])],
  ]);
  mkdirSync(folder, { recursive: true });
  const log = openSync(path.join(folder, 'temporal.log'), 'a', 0o600);
  const child = spawn(
    path.join(programs, 'bin/server'),
    ['--root', sources, '--env', 'docker', '--allow-no-auth', 'start'],
    {
      stdio: ['ignore', log, log],
      detached: true,
      env: {
        ...bareEnvironment(process.env),
        ...service.environment,
        ...Object.fromEntries(own),
        FRONTEND_HTTP_PORT: String(ports.at(-1)),
        POSTGRES_SEEDS: host,
        DB_PORT: port,
        POSTGRES_PORT: port,
        BIND_ON_IP: '127.0.0.1',
        DYNAMIC_CONFIG_FILE_PATH: path.resolve('deploy/temporal/dynamic-config.yaml'),
      },
    },
  );
  closeSync(log);
  const address = `127.0.0.1:${ports[0]}`;
  const stop = () => stopProcess(child.pid ?? 0, 30_000);
  try {
    await makeNamespace({ address, namespace, hasEnded: () => child.exitCode !== null });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
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
