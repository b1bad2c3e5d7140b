import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { type Stack, startStack } from '../../services/stack/index.ts';

/** What a bench works with. */
export interface Bench {
  stack: Stack;
  /** What the stack's processes were started with, for more of them. */
  environment: NodeJS.ProcessEnv;
  /** A connection to the database; it is closed before the stack stops. */
  connect: () => Promise<pg.Client>;
  /** Aborted when somebody has interrupted the bench: nothing that is still under way counts. */
  signal: AbortSignal;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a bench against an embedded stack in a folder of its own. When the bench ends, fails or is interrupted, the stack
 * is stopped and the folder removed; an interrupted one exits as the signal says.
 */
export async function runBench({
  variables = {},
  run,
}: {
  /** Configuration variables beside those of every bench. */
  variables?: Readonly<Record<string, string>>;
  run: (bench: Bench) => Promise<void>;
}): Promise<void> {
  const interrupted = new AbortController();
  // a terminal tells the whole group, and who started us tells us again: the second time must not end us half-way
  for (const name of signals) process.on(name, () => interrupted.abort(name));
  const { signal } = interrupted;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
  try {
    // the account that runs Postgres where we are root has to pass through, or the data would lie elsewhere
    if (process.getuid?.() === 0) await chmod(folder, 0o711);
    await inFolder({ folder, variables, signal, run });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // what the bench was doing may still wait for something
  if (signal.aborted) process.exit(128 + os.constants.signals[signal.reason as (typeof signals)[number]]);
}

async function inFolder(given: {
  folder: string;
  variables: Readonly<Record<string, string>>;
  signal: AbortSignal;
  run: (bench: Bench) => Promise<void>;
}): Promise<void> {
  const { folder, variables, signal, run } = given;
  const own = { LOG_LEVEL: 'error', DATA_DIR: path.join(folder, 'data'), PORT: '0', TEMPORAL_UI_PORT: '0' };
  const environment = { ...process.env, ...own, ...variables };
  const configuration = parseConfiguration(environment);
  const onProgress = (line: string): void => void process.stderr.write(`${line}\n`);
  const stack = await startStack({ configuration, environment, onProgress, signal });
  const clients: pg.Client[] = [];
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: stack.databaseUrl });
    // one that breaks tells those who ask it, and must not end us when nobody does
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  };
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('interrupted')), { once: true });
  });
  try {
    signal.throwIfAborted();
    await Promise.race([run({ stack, environment, connect, signal }), ended]);
  } finally {
    // one that waits for its answer would not end by itself
    if (signal.aborted) onProgress('Stopping…');
    else await Promise.all(clients.map((client) => client.end()));
    await stack.stop();
  }
}
