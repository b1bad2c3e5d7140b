import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { terminalText } from '../../domain/text/control-characters.ts';
import type { Environment } from '../../services/stack/environment.ts';
import { startWorkerControl } from './worker-control.ts';
import { startTopology, defaultScale, type Topology } from './topology.ts';

// npm run topology [-- --env-file FILE] [--data FOLDER] [--scale SERVICE=N]… [--set NAME=VALUE]…
//   [--temporal-programs FOLDER] [-- COMMAND…]
// runs docker-compose.yml as processes of this machine, from the file that Compose reads: two gateways behind a proxy, five
// workers, Postgres, a Temporal server and an S3 server. With a command it runs that with DECPAGE_URL and DECPAGE_API_KEY,
// stops when it ends, and ends as it did; without one it stops on a signal.

const dash = process.argv.indexOf('--', 2);
const own = process.argv.slice(2, dash === -1 ? undefined : dash);
const [program, ...parameters] = dash === -1 ? [] : process.argv.slice(dash + 1);
const { values } = parseArgs({
  args: own,
  options: {
    'env-file': { type: 'string' },
    data: { type: 'string' },
    port: { type: 'string' },
    'temporal-programs': { type: 'string' },
    scale: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
  },
});

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());

const folder = values.data ?? (await mkdtemp(path.join(os.tmpdir(), 'decpage-topology-')));
try {
  const environment = withPasswords({ ...readEnvironmentFile(), ...process.env });
  const topology = await startTopology({
    folder: path.resolve(folder),
    environment,
    more: pairs(values.set),
    scale: { ...defaultScale, ...numbers(pairs(values.scale)) },
    temporalPrograms: values['temporal-programs'],
    port: Number(values.port ?? environment.PORT ?? 3000),
    onProgress: tell,
  });
  try {
    if (program === undefined) await untilStopped(topology);
    else process.exitCode = await runAgainst(topology, program);
  } finally {
    tell('Stopping…');
    await topology.stop();
  }
} catch (error) {
  tell(terminalText(String(error)));
  process.exitCode = 1;
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true, force: true });
  tell('Stopped.');
  if (process.connected) process.disconnect();
}

function readEnvironmentFile(): Environment {
  const file = values['env-file'] ?? '.env';
  if (values['env-file'] === undefined && !existsSync(file)) return {};
  return parseEnv(readFileSync(file, 'utf8'));
}

/** Compose refuses to start without them; for a folder that is thrown away nobody has to choose them. */
function withPasswords(environment: Environment): Environment {
  const secrets = ['POSTGRES_PASSWORD', 'TEMPORAL_POSTGRES_PASSWORD', 'STORAGE_PASSWORD'];
  if (values.data !== undefined) return environment;
  return { ...Object.fromEntries(secrets.map((name) => [name, randomBytes(24).toString('hex')])), ...environment };
}

function pairs(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(given.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

function numbers(given: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(given).map(([name, count]) => [name, Number(count)]));
}

async function untilStopped({ url, key, environment, workers }: Topology): Promise<void> {
  // for who has forked this
  const control = process.connected ? await startWorkerControl(workers) : undefined;
  const [stateFolder, objects] = [path.resolve(folder, 'state'), path.resolve(folder, 'storage/objects/documents')];
  if (control) process.send?.({ url, environment, stateFolder, objects, workers: control.url });
  process.stdout.write(`ready url=${url} key=${key} logs=${path.resolve(folder, 'logs')}\n`);
  if (stopping.signal.aborted) return;
  await new Promise((resolve) => {
    stopping.signal.addEventListener('abort', resolve);
  });
  await control?.stop();
}

async function runAgainst({ url, key, environment }: Topology, command: string): Promise<number> {
  const child = spawn(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, DECPAGE_URL: url, DECPAGE_API_KEY: key },
  });
  const end = (): void => void child.kill('SIGTERM');
  stopping.signal.addEventListener('abort', end);
  if (stopping.signal.aborted) end();
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
