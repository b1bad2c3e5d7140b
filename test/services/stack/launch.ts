import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '../../../services/stack/ports.ts';
import type { StackState } from '../../../services/stack/state-file.ts';

const ours = String.raw`http://127\.0\.0\.1:\d+`;
const workflowList = String.raw`/namespaces/decpage/workflows\?query=\S+`;
const readyLine = new RegExp(
  String.raw`^ready url=(?<url>${ours})(?: key=(?<key>dp_\w{38}))? temporal-ui=${ours}${workflowList}(?: console=${ours}/console)?$`,
);

/** `npm start` on a data folder and a port of its own, as often as a test wants it. */
export interface Launchers {
  dataFolder: string;
  launch: (settings?: Record<string, string>) => ChildProcess;
  /** What the launcher that runs says about itself. */
  note: () => StackState;
  /** Numbers of the processes that keep the data. */
  servers: () => { postgres: number; temporal: number };
  /** Ends what still runs, and removes the folder unless it `keeps` it. */
  stop: (which?: { keeps: boolean }) => Promise<void>;
}

export async function createLaunchers(): Promise<Launchers> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'decpage-launcher-'));
  chmodSync(dataFolder, 0o711);
  const [port = 0] = await freePorts(1);
  const launchers: ChildProcess[] = [];
  const read = (name: string): string => readFileSync(path.join(dataFolder, name), 'utf8');
  return {
    dataFolder,
    launch: (settings = {}) => {
      // as outside of the tests: the addresses of the test servers, and nothing that tells the services apart
      const { NODE_ENV: _test, DATABASE_URL: _database, TEMPORAL_ADDRESS: _temporal, ...environment } = process.env;
      // without the documentation, whose build goes on beside the service
      const own = { DATA_DIR: dataFolder, PORT: String(port), TEMPORAL_UI_PORT: '0', LOG_LEVEL: 'warn', DOCS: 'off' };
      const launcher = spawn(process.execPath, ['scripts/bootstrap.mjs', 'services/stack/main.ts'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...environment, ...own, ...settings },
      });
      launchers.push(launcher);
      return launcher;
    },
    note: () => JSON.parse(read('stack.json')) as StackState,
    servers: () => ({
      postgres: Number(read('postgres/postmaster.pid').split('\n')[0]),
      temporal: (JSON.parse(read('temporal.json')) as { pid: number }).pid,
    }),
    stop: async ({ keeps } = { keeps: false }) => {
      for (const launcher of launchers) {
        if (launcher.exitCode === null && launcher.signalCode === null) await ended(launcher, 'SIGTERM');
      }
      if (!keeps) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** What the line says that tells scripts that all of it runs. */
export async function readyOf(launcher: ChildProcess): Promise<{ url: string; key?: string }> {
  const complaints = outputOf(launcher);
  for await (const line of createInterface({ input: launcher.stdout ?? process.stdin })) {
    const found = readyLine.exec(line)?.groups;
    if (found?.url !== undefined) return { url: found.url, ...(found.key === undefined ? {} : { key: found.key }) };
  }
  throw new Error(`the launcher ended before it was ready:\n${await complaints}`);
}

/** All that the launcher told until it ended. */
export async function outputOf(launcher: ChildProcess): Promise<string> {
  let text = '';
  launcher.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => {
    launcher.once('close', resolve);
  });
  return text;
}

/** Its exit code, after it was sent that signal. */
export function ended(launcher: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    launcher.once('exit', resolve);
    if (signal !== undefined) launcher.kill(signal);
  });
}
