import type { Configuration } from '../../domain/configuration.ts';
import { openDataFolder } from './data-folder.ts';
import type { Environment, OnProgress } from './environment.ts';
import { makeFirstKey } from './first-key.ts';
import { applyMigrations } from './migrate/apply-migrations.ts';
import { assertPortIsFree, freePorts } from './ports.ts';
import { createDatabase } from './postgres/database.ts';
import { startPostgres } from './postgres/server.ts';
import { commandLineOf, stopProcess } from './processes.ts';
import { type Service, startService } from './service.ts';
import { readStackNote, removeStackNote, type StackNote, writeStackNote } from './stack-note.ts';
import { findTemporalProgram } from './temporal/find-program.ts';
import { prepareNamespace } from './temporal/namespace.ts';
import { startTemporal } from './temporal/server.ts';

/** Everything that decpage needs, running on this machine. */
export interface Stack {
  /** Where the HTTP API answers. */
  url: string;
  /** A first key, where there was no key yet. It is never shown again. */
  key?: string;
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  temporalUiUrl?: string;
  /** Stops all of it in order: gateway, worker, Temporal server, Postgres. */
  stop: () => Promise<void>;
}

interface Wanted {
  configuration: Configuration;
  /** What the processes inherit. */
  environment: Environment;
  onProgress: OnProgress;
  /** Ends the start half-way; what was started is stopped. */
  signal?: AbortSignal;
}

/** Starts the servers that are not given by their addresses, then the worker and the gateway. Throws StackError. */
export async function startStack(wanted: Wanted): Promise<Stack> {
  const { configuration, environment, onProgress, signal } = wanted;
  const dataFolder = await openDataFolder({ dataDir: configuration.DATA_DIR, onProgress });
  const folder = dataFolder.path;
  /** In the order of stopping. */
  const undo: (() => unknown)[] = [() => removeStackNote(folder), () => dataFolder.release()];
  const stop = async () => {
    for (const step of undo.splice(0)) await step();
  };
  try {
    await endServicesLeftIn(folder);
    const port = await choosePort(configuration);
    const serversStarting = [database({ wanted, folder, undo }), temporal({ wanted, folder, undo })] as const;
    // both are waited for, so that a failure of one leaves nothing of the other
    await Promise.allSettled(serversStarting);
    const [databaseUrl, { temporalAddress, temporalUiUrl }] = await Promise.all(serversStarting);
    signal?.throwIfAborted();
    const keyMaking = makeFirstKey(databaseUrl);
    // looked at when the services run
    keyMaking.catch(() => undefined);
    const namespace = configuration.TEMPORAL_NAMESPACE;
    const url = `http://${hostInUrl(configuration.HOST)}:${port}`;
    const where = {
      url,
      databaseUrl,
      temporalAddress,
      namespace,
      ...(temporalUiUrl === undefined ? {} : { temporalUiUrl }),
    };
    await services({
      wanted,
      folder,
      undo,
      note: { pid: process.pid, ...where, services: [], isStopping: false },
      environment: {
        ...environment,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        TEMPORAL_ADDRESS: temporalAddress,
      },
    });
    const key = await keyMaking;
    signal?.throwIfAborted();
    return { ...where, ...(key === undefined ? {} : { key }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Starting {
  wanted: Wanted;
  folder: string;
  undo: (() => unknown)[];
}

async function database({ wanted, folder, undo }: Starting): Promise<string> {
  const { configuration, environment, onProgress } = wanted;
  let url = configuration.DATABASE_URL;
  if (url === undefined) {
    const name = 'decpage';
    const postgres = await startPostgres({ dataFolder: folder, environment, onProgress });
    // stopped last, before the data folder is given up
    undo.splice(-2, 0, () => postgres.stop());
    await createDatabase({ adminUrl: postgres.urlOf('postgres'), name });
    url = postgres.urlOf(name);
  }
  await applyMigrations(url);
  return url;
}

async function temporal({
  wanted,
  folder,
  undo,
}: Starting): Promise<{ temporalAddress: string; temporalUiUrl?: string }> {
  const { configuration, environment, onProgress, signal } = wanted;
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, TEMPORAL_CLI_PATH: cliPath } = configuration;
  if (address !== undefined) {
    await prepareNamespace({ address, namespace, timeoutMs: 10_000 });
    return { temporalAddress: address };
  }
  const program = await findTemporalProgram({
    cliPath,
    environment,
    onProgress,
    ...(signal === undefined ? {} : { signal }),
  });
  const uiPort = configuration.TEMPORAL_UI_PORT;
  const server = await startTemporal({ program, dataFolder: folder, namespace, storage: 'file', uiPort, environment });
  undo.unshift(() => server.stop());
  return { temporalAddress: server.address, ...(server.uiUrl === undefined ? {} : { temporalUiUrl: server.uiUrl }) };
}

async function services(given: Starting & { note: StackNote; environment: Environment }): Promise<void> {
  const { wanted, folder, undo, note, environment } = given;
  const running: Service[] = [];
  let isStopping = false;
  const onChange = () => {
    const pids = running.flatMap((service) => service.pid() ?? []);
    writeStackNote({ folder, note: { ...note, services: pids, isStopping } });
  };
  onChange();
  const start = async (name: string, entry: string) => {
    const service = await startService({ name, entry, environment, onProgress: wanted.onProgress, onChange });
    running.push(service);
    onChange();
    return service;
  };
  const starting = [start('gateway', 'services/gateway/main.ts'), start('worker', 'services/worker/main.ts')] as const;
  undo.unshift(async () => {
    isStopping = true;
    onChange();
    for (const service of starting) await service.then(({ stop }) => stop()).catch(() => undefined);
  });
  await Promise.allSettled(starting);
  await Promise.all(starting);
}

/** Services of a launcher that was killed stop by themselves; the next gateway needs their port. */
async function endServicesLeftIn(folder: string): Promise<void> {
  const left = readStackNote(folder)?.services ?? [];
  const ours = left.filter((pid) => /services[/\\](gateway|worker)[/\\]main/.test(commandLineOf(pid) ?? ''));
  await Promise.all(ours.map((pid) => stopProcess(pid, 10_000)));
}

async function choosePort({ PORT: port, HOST: host }: Configuration): Promise<number> {
  if (port !== 0) {
    await assertPortIsFree({ host, port, variable: 'PORT' });
    return port;
  }
  const [free = 0] = await freePorts(1);
  return free;
}

/** An address that means "all of them" is not one to connect to. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
