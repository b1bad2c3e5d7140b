import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Environment, OnProgress } from '../../services/stack/environment.ts';
import { freePorts } from '../../services/stack/ports.ts';
import { compile } from '../helpers/compiled.ts';
import { commandOfImage, readCompose, type ResolvedService, resolveService } from './compose-file.ts';
import { createMember, type Member, runToEnd } from './member.ts';
import { startTemporalOnPostgres } from './temporal-on-postgres.ts';
import { startProxy } from './proxy.ts';
import { startDatabaseServer, startObjectServer, startWorkflowServer } from './servers.ts';

/** How many processes of each service there are. */
export const defaultScale: Readonly<Record<string, number>> = {
  gateway: 2,
  'worker-workflows': 2,
  'worker-extraction': 2,
  'worker-outbound': 1,
};

/** The services of docker-compose.yml as processes of this machine. */
export interface Topology {
  /** The proxy before the gateways. */
  url: string;
  /** A key of the account `default` with all scopes. */
  key: string;
  gateways: Member[];
  /** Of the gateways, without the proxy. */
  gatewayUrls: string[];
  workers: Member[];
  /** What a command of an operator needs, such as `decpage keys create`. */
  environment: Readonly<Record<string, string>>;
  /** Stops everything; the folder stays. */
  stop: () => Promise<void>;
}

export interface Wanted {
  /** For the data of the servers, logs, and nothing of gateways and workers. */
  folder: string;
  /** What Compose takes from the shell and from `.env`. */
  environment: Environment;
  /** Variables of gateways and workers beside those of docker-compose.yml, as an override file would set them. */
  more?: Readonly<Record<string, string>>;
  scale?: Readonly<Record<string, number>>;
  /** Programs of a Temporal server that keeps its data in Postgres, as that of docker-compose.yml does. */
  temporalPrograms?: string | undefined;
  /** Of the proxy; 0 takes any free one. */
  port?: number;
  onProgress: OnProgress;
}

/** Starts docker-compose.yml without containers: same services, commands and variables, on loopback. */
export async function startTopology(wanted: Wanted): Promise<Topology> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(wanted, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(wanted: Wanted, undo: (() => Promise<unknown>)[]): Promise<Omit<Topology, 'stop'>> {
  const { folder, onProgress, more = {}, scale = defaultScale, port = 0 } = wanted;
  mkdirSync(folder, { recursive: true });
  // the account that runs Postgres where we are root has to pass through
  chmodSync(folder, 0o711);
  await compile();
  const compose = readCompose();
  const resolve = (name: string): ResolvedService => resolveService(compose, name, wanted.environment);
  const places = await startServers({ ...wanted, resolve }, undo);
  const settingsOf = (name: string, process = name) => {
    const { command, environment } = resolve(name);
    const moved = Object.entries(environment).map(([key, value]) => [key, relocate(value, places)]);
    return {
      name: process,
      folder,
      command: command.length > 0 ? command : commandOfImage(),
      environment: { ...nodeEnvironment(more), ...Object.fromEntries(moved), ...more } as Record<string, string>,
    };
  };
  onProgress('Migrating the database…');
  await runToEnd(settingsOf('migrate'));

  const counted = Object.entries(scale).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => ({ name, process: `${name}-${index + 1}` })),
  );
  const ports = await freePorts(2 * counted.length);
  const members = counted.map(({ name, process }, index) => {
    const settings = settingsOf(name, process);
    const probes = String(ports[counted.length + index]);
    const address = { HOST: '127.0.0.1', PORT: String(ports[index]), PROBE_PORT: probes };
    return createMember({ ...settings, environment: { ...settings.environment, ...address } });
  });
  undo.push(() => Promise.all(members.map((member) => member.stop())));
  onProgress(`Starting ${members.map(({ name }) => name).join(', ')}…`);
  await Promise.all(members.map((member) => member.start()));
  const urls = counted.flatMap(({ name }, index) => (name === 'gateway' ? [`http://127.0.0.1:${ports[index]}`] : []));
  const proxy = await startProxy({ port, urls });
  undo.push(() => proxy.stop());
  const { environment } = settingsOf('migrate');
  return {
    url: proxy.url,
    key: await makeFirstKey({ folder, environment }),
    gateways: members.filter(({ name }) => name.startsWith('gateway')),
    gatewayUrls: urls,
    workers: members.filter(({ name }) => name.startsWith('worker')),
    environment,
  };
}

/** Addresses of docker-compose.yml, and what they are here. */
type Places = ReadonlyMap<string, string>;

async function startServers(
  given: Wanted & { resolve: (name: string) => ResolvedService },
  undo: (() => Promise<unknown>)[],
): Promise<Places> {
  const { folder, environment, onProgress, resolve, temporalPrograms: programs } = given;
  onProgress('Starting Postgres, the Temporal server and the S3 server…');
  const servers = { environment, onProgress };
  const namespace = resolve('temporal-namespace').environment.TEMPORAL_NAMESPACE ?? '';
  const database = startDatabaseServer({
    ...servers,
    service: resolve('postgres'),
    folder: path.join(folder, 'postgres'),
  });
  const own = path.join(folder, 'temporal');
  const starting = [
    database,
    programs === undefined
      ? startWorkflowServer({ ...servers, namespace, folder: own })
      : database.then(({ address }) =>
          startTemporalOnPostgres({
            service: resolve('temporal'),
            programs,
            folder: own,
            database: address,
            namespace,
          }),
        ),
    startObjectServer({ ...servers, service: resolve('storage'), folder: path.join(folder, 'storage') }),
  ] as const;
  const settled = await Promise.allSettled(starting);
  for (const one of settled) if (one.status === 'fulfilled') undo.push(() => one.value.stop());
  const [postgres, temporal, objects] = await Promise.all(starting);
  return new Map([
    ['postgres:5432', postgres.address],
    ['temporal:7233', temporal.address],
    ['storage:7070', objects.address],
    // as clients reach it
    ['127.0.0.1:7070', objects.address],
  ]);
}

function relocate(value: string, places: Places): string {
  return [...places].reduce((text, [from, to]) => text.replaceAll(from, to), value);
}

/** The image runs in production mode, which refuses the addresses that only development opens. */
function nodeEnvironment({ OUTBOUND_ALLOW }: Readonly<Record<string, string>>): Record<string, string> {
  return OUTBOUND_ALLOW === undefined ? { NODE_ENV: 'production' } : {};
}

async function makeFirstKey({
  folder,
  environment,
}: {
  folder: string;
  environment: Record<string, string>;
}): Promise<string> {
  const words = ['keys', 'create', '--account', 'default', '--name', 'first', '--json'];
  const command = ['node', '--enable-source-maps', 'dist/services/cli/main.js', ...words];
  const output = await runToEnd({ name: 'keys', command, environment, folder });
  return (JSON.parse(output) as { key: string }).key;
}
