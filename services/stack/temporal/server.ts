import { spawn } from 'node:child_process';
import { closeSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bareEnvironment, type Environment } from '../environment.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import { openLog, tailOf } from '../logs.ts';
import { assertPortIsFree, freePorts } from '../ports.ts';
import { commandLineOf, hasArgument, isRunning, stopProcess } from '../processes.ts';
import { StackError } from '../stack-error.ts';
import { withPrivateUmask } from '../private-umask.ts';
import { awaitNamespace, prepareNamespace } from './namespace.ts';
import { serverArguments, type TemporalPorts } from './settings.ts';

/** A Temporal server that the stack manages. */
export interface TemporalServer {
  pid: number;
  ports: TemporalPorts;
  /** `host:port` of its frontend. */
  address: string;
  /** URL of the web UI, if enabled. */
  uiUrl?: string;
  /** Liveness probe: whether the server answers for the namespace. */
  serves: () => Promise<boolean>;
  stop: () => Promise<void>;
}

interface Wanted {
  /** The `temporal` program. */
  program: string;
  dataFolder: string;
  namespace: string;
  /** `file` persists in the data folder, `memory` does not persist. */
  storage: 'file' | 'memory';
  /** Port of the web UI: undefined disables it, 0 takes any free port. */
  uiPort?: number;
  /** Where the web UI has payloads decrypted. */
  uiCodecEndpoint?: string | undefined;
  /** Ports of the server that this one replaces; free ports by default. */
  ports?: TemporalPorts | undefined;
  environment: Environment;
  patience?: Patience;
}

type PatientlyWanted = Wanted & { patience: Patience };

/** Timeouts after which a server counts as hung. */
interface Patience {
  answerMs: number;
  stopMs: number;
}

const startTimeoutMs = 60_000;
/** Generous, because a healthy server is slow on a busy machine. */
const defaultPatience: Patience = { answerMs: 10_000, stopMs: 10_000 };

/**
 * Starts a Temporal server on 127.0.0.1. A server that a killed launcher left on the same data is taken over if its settings
 * match and stopped otherwise, because two servers must not share one database file.
 */
export async function startTemporal(given: Wanted): Promise<TemporalServer> {
  const wanted = { patience: defaultPatience, ...given };
  const stateFile = path.join(wanted.dataFolder, 'temporal.json');
  const running = (await takeOver({ stateFile, wanted })) ?? (await launch({ stateFile, wanted }));
  return {
    ...running,
    address: addressOf(running.ports),
    ...(running.ports.ui === undefined ? {} : { uiUrl: `http://127.0.0.1:${running.ports.ui}` }),
    serves: () => isServing({ left: running, wanted }),
    stop: async () => {
      await stopProcess(running.pid, wanted.patience.stopMs);
      rmSync(stateFile, { force: true });
    },
  };
}

interface Running {
  pid: number;
  ports: TemporalPorts;
}

async function takeOver({
  stateFile,
  wanted,
}: {
  stateFile: string;
  wanted: PatientlyWanted;
}): Promise<Running | undefined> {
  const left = readJsonFile(stateFile) as Running | undefined;
  if (left === undefined) return undefined;
  if (!isRunning(left.pid) || hasArgument(left.pid, databaseFile(wanted)) === false) return undefined;
  const expected = argumentsFor({ wanted, ports: left.ports }).join(' ');
  const samePage = wanted.uiPort === 0 ? left.ports.ui !== undefined : left.ports.ui === wanted.uiPort;
  const isSame = samePage && (commandLineOf(left.pid)?.endsWith(expected) ?? false);
  if (isSame && (await isServing({ left, wanted }))) return left;
  await stopProcess(left.pid, wanted.patience.stopMs);
  return undefined;
}

async function isServing({ left, wanted }: { left: Running; wanted: PatientlyWanted }): Promise<boolean> {
  const assertStillWorthwhile = () => {
    if (!isRunning(left.pid)) throw new Error('it ended');
  };
  const asked = awaitNamespace({
    address: addressOf(left.ports),
    namespace: wanted.namespace,
    timeoutMs: wanted.patience.answerMs,
    assertStillWorthwhile,
  });
  return await asked.then(
    () => true,
    () => false,
  );
}

async function launch({ stateFile, wanted }: { stateFile: string; wanted: PatientlyWanted }): Promise<Running> {
  if (wanted.ports !== undefined) {
    const outcome = await launchOn({ stateFile, wanted, ports: wanted.ports });
    if (outcome !== 'port taken') return outcome;
    throw new StackError(`Its port ${wanted.ports.frontend}, or one beside it, is in use.`);
  }
  if (wanted.uiPort !== undefined && wanted.uiPort !== 0) {
    await assertPortIsFree({ host: '127.0.0.1', port: wanted.uiPort, variable: 'TEMPORAL_UI_PORT' });
  }
  for (let attempt = 1; ; attempt++) {
    const [frontend = 0, http = 0, metrics = 0, freeUi = 0] = await freePorts(4);
    const ports = { frontend, http, metrics, ...(wanted.uiPort === undefined ? {} : { ui: wanted.uiPort || freeUi }) };
    const outcome = await launchOn({ stateFile, wanted, ports });
    if (outcome !== 'port taken') return outcome;
    if (attempt === 3) throw new StackError('The Temporal server found no free ports on 127.0.0.1 in three attempts.');
  }
}

async function launchOn(given: {
  stateFile: string;
  wanted: PatientlyWanted;
  ports: TemporalPorts;
}): Promise<Running | 'port taken'> {
  const { stateFile, wanted, ports } = given;
  const log = openLog({ dataFolder: wanted.dataFolder, name: 'temporal' });
  // by default the server creates world-readable files
  const child = withPrivateUmask(() =>
    spawn(wanted.program, argumentsFor({ wanted, ports }), {
      // detached: Ctrl-C must not stop the server before the services have shut down
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
      env: bareEnvironment(wanted.environment),
    }),
  );
  closeSync(log.descriptor);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new StackError(`The Temporal server at ${wanted.program} cannot be run.`);
  try {
    writeJsonFile(stateFile, { pid, ports });
    await prepareNamespace({
      address: addressOf(ports),
      namespace: wanted.namespace,
      timeoutMs: startTimeoutMs,
      assertStillWorthwhile: () => {
        if (ended)
          throw new StackError(
            `The Temporal server did not start. Its log (${log.file}) ends with:\n${tailOf(log.file)}`,
          );
      },
    });
    assertSettingsTaken(log.file);
  } catch (error) {
    await stopProcess(pid, wanted.patience.stopMs);
    if (/can't set .* port .*address already in use/.test(tailOf(log.file))) return 'port taken';
    throw error;
  }
  return { pid, ports };
}

// the server ignores settings of the wrong type and reports them only in its log
function assertSettingsTaken(log: string): void {
  const refused = readFileSync(log, 'utf8')
    .split('\n')
    .find((line) => line.includes('Failed to convert value'));
  if (refused !== undefined) throw new StackError(`The Temporal server refused one of its settings: ${refused}`);
}

function argumentsFor({ wanted, ports }: { wanted: Wanted; ports: TemporalPorts }): string[] {
  const { namespace, storage, uiCodecEndpoint } = wanted;
  const file = storage === 'file' ? { databaseFile: databaseFile(wanted) } : {};
  return serverArguments({ ports, namespace, uiCodecEndpoint, ...file });
}

function databaseFile(wanted: Wanted): string {
  return path.join(wanted.dataFolder, 'temporal.db');
}

function addressOf(ports: TemporalPorts): string {
  return `127.0.0.1:${ports.frontend}`;
}
