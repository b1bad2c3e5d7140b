import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { bareEnvironment } from '../../services/stack/environment.ts';
import { stopProcess } from '../../services/stack/processes.ts';
import { compiledFolder } from '../helpers/compiled.ts';

/** A gateway or a worker of the topology: what is a container under Compose. */
export interface Member {
  name: string;
  /** Of a worker: whose work it takes. */
  queues: string[];
  /** Undefined while it is stopped. */
  pid: () => number | undefined;
  /** Where the process writes its log. */
  log: string;
  /** Its data folder, home and working directory: what it could keep something in, and must not. */
  stateFolder: string;
  start: () => Promise<void>;
  /** By SIGTERM, as a rolling deployment does it. */
  stop: () => Promise<void>;
}

export interface MemberSettings {
  name: string;
  /** As in docker-compose.yml or the Dockerfile. */
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Folder of the topology. */
  folder: string;
  /** Working directory; this one by default. */
  cwd?: string;
}

/** `stop_grace_period` of docker-compose.yml. */
const graceMs = 40_000;

export function createMember(settings: MemberSettings): Member {
  let child: ChildProcess | undefined;
  const { name, folder } = settings;
  const log = path.join(folder, 'logs', `${name}.log`);
  const stateFolder = path.join(folder, 'state', name);
  return {
    name,
    queues: settings.environment.WORKER_QUEUES?.split(',') ?? [],
    log,
    stateFolder,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    async start() {
      mkdirSync(stateFolder, { recursive: true });
      const own = { DATA_DIR: stateFolder, HOME: stateFolder };
      child = launch({ ...settings, environment: { ...own, ...settings.environment }, cwd: stateFolder }, log);
      const ended = once(child, 'exit').then(() => 'ended');
      if ((await Promise.race([once(child, 'message'), ended])) === 'ended') throw notStarted(name, log);
    },
    async stop() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      // the process is gone a moment before we are told, and counts as running until then
      const told = once(child, 'exit');
      await stopProcess(child.pid, graceMs);
      await told;
    },
  };
}

/** Runs a command of the image until it ends; resolves with what it printed. */
export async function runToEnd(settings: MemberSettings): Promise<string> {
  const log = path.join(settings.folder, 'logs', `${settings.name}.log`);
  const child = launch(settings, log, 'pipe');
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  if (child.exitCode !== 0) throw notStarted(settings.name, log);
  return output;
}

function launch({ command, environment, cwd }: MemberSettings, log: string, stdout?: 'pipe'): ChildProcess {
  mkdirSync(path.dirname(log), { recursive: true });
  const descriptor = openSync(log, 'a', 0o600);
  const [program, ...rest] = command.map((word) =>
    word.startsWith('dist/') ? path.join(compiledFolder, word.slice('dist/'.length)) : word,
  );
  if (program !== 'node') throw new Error(`the image starts ${program}, which is not known here`);
  const child = spawn(process.execPath, rest, {
    // the channel ends the process when the topology is killed
    stdio: ['ignore', stdout ?? descriptor, descriptor, 'ipc'],
    // Ctrl-C in a terminal reaches the topology only, which stops everything in order
    detached: true,
    ...(cwd !== undefined && { cwd }),
    env: { ...bareEnvironment(process.env), ...environment },
  });
  closeSync(descriptor);
  return child;
}

function notStarted(name: string, log: string): Error {
  return new Error(`${name} ended; its log ends with:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
}
