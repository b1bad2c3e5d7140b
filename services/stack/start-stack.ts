import type { Configuration } from '../configuration/variables.ts';
import { openDataFolder } from './data-folder.ts';
import type { Environment, OnProgress } from './environment.ts';
import { createFirstKey } from './first-key.ts';
import { supervise } from './supervise.ts';
import { applyMigrations } from './migrate/apply-migrations.ts';
import { checkKeysOfPayloads } from './payload-keys.ts';
import { assertPortIsFree, freePorts } from './ports.ts';
import { createDatabase, embeddedDatabase as name } from './postgres/database.ts';
import { type PostgresServer, startPostgres } from './postgres/server.ts';
import { commandLineOf, stopProcess } from './processes.ts';
import { type Service, startService } from './service.ts';
import { readStackState, removeStackState, writeStackState } from './state-file.ts';
import { findTemporalProgram } from './temporal/find-program.ts';
import { prepareNamespace } from './temporal/namespace.ts';
import { startTemporal, type TemporalServer } from './temporal/server.ts';
import { workflowListUrl } from './temporal/workflow-list.ts';

/** A running decpage with the servers that it needs. */
export interface Stack {
  /** Base URL of the HTTP API. */
  url: string;
  /** The first API key, if there was none. It cannot be shown again. */
  key?: string;
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  /** The list of workflows in the Temporal UI. */
  temporalUiUrl?: string;
  /** Restarts the gateway and the worker gracefully; Postgres and Temporal keep running. */
  restartServices: () => Promise<void>;
  /** Stops all of it in order: gateway, worker, Temporal server, Postgres. */
  stop: () => Promise<void>;
}

interface Wanted {
  configuration: Configuration;
  /** Inherited by the processes. */
  environment: Environment;
  onProgress: OnProgress;
  /** Aborts the start; servers that were started are stopped. */
  signal?: AbortSignal;
}

/** Starts Postgres and Temporal unless their addresses are configured, then the worker and the gateway. Throws StackError. */
export async function startStack(wanted: Wanted): Promise<Stack> {
  const { configuration, onProgress, signal } = wanted;
  const dataFolder = await openDataFolder({ dataDir: configuration.DATA_DIR, onProgress });
  const folder = dataFolder.path;
  const started: Started = {};
  const stop = async () => {
    await started.services?.stop();
    await started.temporal?.stop();
    await started.postgres?.stop();
    removeStackState(folder);
    dataFolder.release();
  };
  try {
    await endServicesLeftIn(folder);
    const port = await choosePort(configuration);
    const url = `http://${hostInUrl(configuration.HOST)}:${port}`;
    const serversStarting = [
      database({ wanted, folder, started }),
      temporal({ wanted, folder, started, url }),
    ] as const;
    // wait for both, so that after a failure of one the other can be stopped
    await Promise.allSettled(serversStarting);
    const [databaseUrl, temporalPlace] = await Promise.all(serversStarting);
    signal?.throwIfAborted();
    const place = {
      url,
      databaseUrl,
      namespace: configuration.TEMPORAL_NAMESPACE,
      ...temporalPlace,
    };
    const { restart: restartServices } = await services({ wanted, folder, started, place, port });
    signal?.throwIfAborted();
    // last: if a later step failed, the key would be lost
    const key = await createFirstKey(databaseUrl);
    return { ...place, ...(key === undefined ? {} : { key }), restartServices, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Stoppable {
  stop: () => Promise<void>;
}

interface Started {
  services?: Stoppable;
  temporal?: Stoppable;
  postgres?: Stoppable;
}

interface Starting {
  wanted: Wanted;
  folder: string;
  started: Started;
}

async function database({ wanted, folder, started }: Starting): Promise<string> {
  const { configuration, environment, onProgress } = wanted;
  let url = configuration.DATABASE_URL;
  if (url === undefined) {
    const postgres = await supervise<PostgresServer>({
      name: 'Postgres',
      start: (ended) => startPostgres({ dataFolder: folder, environment, onProgress, port: ended?.port }),
      onProgress,
    });
    started.postgres = postgres;
    const { urlOf } = postgres.first;
    await createDatabase({ adminUrl: urlOf('postgres'), name });
    url = urlOf(name);
  }
  await applyMigrations(url, configuration.REQUESTS_DATABASE_URL);
  await checkKeysOfPayloads(url, configuration.PAYLOAD_KEYS ?? []);
  return url;
}

type TemporalPlace = Pick<Stack, 'temporalAddress' | 'temporalUiUrl'>;

async function temporal({ wanted, folder, started, url }: Starting & { url: string }): Promise<TemporalPlace> {
  const { configuration, environment, onProgress, signal } = wanted;
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, TEMPORAL_CLI_PATH: cliPath } = configuration;
  if (address !== undefined) {
    await prepareNamespace({ address, namespace, timeoutMs: 10_000 });
    return { temporalAddress: address };
  }
  const program = await findTemporalProgram({ cliPath, environment, onProgress, signal });
  const uiPort = configuration.TEMPORAL_UI_PORT;
  const codecKey = configuration.CODEC_KEY;
  // in the address, since the UI sends nothing else that could carry it
  const uiCodecEndpoint = codecKey === undefined ? undefined : `${url}/temporal-codec/${codecKey}`;
  const own = { uiPort, uiCodecEndpoint, environment };
  const server = { program, dataFolder: folder, namespace, storage: 'file', ...own } as const;
  const kept = await supervise<TemporalServer>({
    name: 'The Temporal server',
    start: (ended) => startTemporal({ ...server, ports: ended?.ports }),
    onProgress,
  });
  started.temporal = kept;
  const { address: temporalAddress, uiUrl } = kept.first;
  return { temporalAddress, ...(uiUrl !== undefined && { temporalUiUrl: workflowListUrl({ uiUrl, namespace }) }) };
}

async function services(
  given: Starting & { place: Omit<Stack, 'key' | 'restartServices' | 'stop'>; port: number },
): Promise<{ restart: () => Promise<void> }> {
  const { wanted, folder, started, place, port } = given;
  const { METRICS_PORT } = wanted.configuration;
  const environment = {
    ...wanted.environment,
    PORT: String(port),
    DATA_DIR: folder,
    // there is no other gateway that a proxy could turn to
    DRAIN_SECONDS: '0',
    DATABASE_URL: place.databaseUrl,
    TEMPORAL_ADDRESS: place.temporalAddress,
    ...(place.temporalUiUrl !== undefined && { TEMPORAL_UI_URL: new URL(place.temporalUiUrl).origin }),
  };
  const running: Service[] = [];
  let isStopping = false;
  const onChange = () => {
    const pids = running.flatMap((service) => service.pid() ?? []);
    writeStackState({ folder, state: { ...place, pid: process.pid, services: pids, isStopping } });
  };
  started.services = {
    stop: async () => {
      isStopping = true;
      onChange();
      for (const service of running) await service.stop();
    },
  };
  for (const [index, name] of ['gateway', 'worker'].entries()) {
    const entry = `services/${name}/main.ts`;
    const metrics = METRICS_PORT === undefined ? {} : { METRICS_PORT: String(METRICS_PORT + index) };
    running.push(
      startService({
        name,
        entry,
        environment: { ...environment, ...metrics },
        onProgress: wanted.onProgress,
        onChange,
      }),
    );
  }
  onChange();
  await Promise.all(running.map((service) => service.ready));
  return {
    restart: async () => {
      await Promise.all(running.map((service) => service.restart()));
    },
  };
}

/** Stops services of a killed launcher. They exit by themselves, but the new gateway needs the port now. */
async function endServicesLeftIn(folder: string): Promise<void> {
  const left = readStackState(folder)?.services ?? [];
  const ours = left.filter((pid) => /services[/\\](gateway|worker)[/\\]main/.test(commandLineOf(pid) ?? ''));
  await Promise.all(ours.map((pid) => stopProcess(pid, 10_000)));
}

async function choosePort({ PORT: port, HOST: host, METRICS_PORT: metrics }: Configuration): Promise<number> {
  for (const taken of metrics === undefined ? [] : [metrics, metrics + 1]) {
    await assertPortIsFree({ host, port: taken, variable: 'METRICS_PORT' });
  }
  if (port !== 0) {
    await assertPortIsFree({ host, port, variable: 'PORT' });
    return port;
  }
  const [free = 0] = await freePorts(1);
  return free;
}

/** Clients cannot connect to a wildcard address. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
