import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StackNote } from '../../../services/stack/stack-note.ts';
import { freePorts } from '../../../services/stack/ports.ts';
import { isRunning, waitUntilGone } from '../../../services/stack/processes.ts';

const readyLine =
  /^ready url=(?<url>http:\/\/127\.0\.0\.1:\d+)(?: key=(?<key>dp_\w{38}))? temporal-ui=http:\/\/127\.0\.0\.1:\d+$/;

let dataFolder: string;
let port: number;
const launchers: ChildProcess[] = [];

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'decpage-launcher-'));
  chmodSync(dataFolder, 0o711);
  [port = 0] = await freePorts(1);
});
afterAll(async () => {
  for (const launcher of launchers) {
    if (launcher.exitCode === null && launcher.signalCode === null) await ended(launcher, 'SIGTERM');
  }
  rmSync(dataFolder, { recursive: true, force: true });
});

/** `npm start` as npm runs it. */
function launch(settings: Record<string, string> = {}): ChildProcess {
  // as outside of jest: the addresses of the test servers, and nothing that tells the services apart
  const { NODE_ENV: _test, DATABASE_URL: _database, TEMPORAL_ADDRESS: _temporal, ...environment } = process.env;
  const launcher = spawn(process.execPath, ['scripts/bootstrap.mjs', 'services/stack/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      DATA_DIR: dataFolder,
      PORT: String(port),
      TEMPORAL_UI_PORT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  launchers.push(launcher);
  return launcher;
}

async function readyOf(launcher: ChildProcess): Promise<{ url: string; key?: string }> {
  const complaints = outputOf(launcher);
  for await (const line of createInterface({ input: launcher.stdout ?? process.stdin })) {
    const found = readyLine.exec(line)?.groups;
    if (found?.url !== undefined) return { url: found.url, ...(found.key === undefined ? {} : { key: found.key }) };
  }
  throw new Error(`the launcher ended before it was ready:\n${await complaints}`);
}

async function outputOf(launcher: ChildProcess): Promise<string> {
  let text = '';
  launcher.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => {
    launcher.once('close', resolve);
  });
  return text;
}

function ended(launcher: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    launcher.once('exit', resolve);
    if (signal !== undefined) launcher.kill(signal);
  });
}

function note(): StackNote {
  return JSON.parse(readFileSync(path.join(dataFolder, 'stack.json'), 'utf8')) as StackNote;
}

function processesOfStack(): number[] {
  const { pid, services } = note();
  const postgres = Number(readFileSync(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const temporal = (JSON.parse(readFileSync(path.join(dataFolder, 'temporal.json'), 'utf8')) as { pid: number }).pid;
  return [pid, ...services, postgres, temporal];
}

async function ping({ url, key }: { url: string; key: string }): Promise<number> {
  return (await fetch(`${url}/v1/ping`, { headers: { Authorization: `Bearer ${key}` } })).status;
}

describe('npm start', () => {
  it('survives what happens to it: a second start, a crash of everything, and stops without a trace', async () => {
    // a first start prints a key that works
    const first = launch();
    const { url, key = '' } = await readyOf(first);
    expect(await ping({ url, key })).toBe(200);

    // a second one on the same folder is told where the first one is
    const second = launch();
    const complaint = outputOf(second);
    expect(await ended(second)).toBe(1);
    expect(await complaint).toContain(`is running on ${dataFolder} already at ${url}`);

    // the launcher is killed: the services follow it, the next start takes the servers over and finds the data
    const leftServices = note().services;
    const leftServers = processesOfStack().slice(3);
    process.kill(note().pid, 'SIGKILL');
    const third = launch();
    const again = await readyOf(third);
    expect(again).toEqual({ url });
    expect(await ping({ url, key })).toBe(200);
    expect(leftServices.filter(isRunning)).toEqual([]);
    expect(processesOfStack().slice(3)).toEqual(leftServers);

    // Ctrl-C stops all of it
    const all = processesOfStack();
    expect(all.every(isRunning)).toBe(true);
    expect(await ended(third, 'SIGINT')).toBe(0);
    expect(await Promise.all(all.map((pid) => waitUntilGone(pid, 0)))).toEqual(all.map(() => true));
  }, 180_000);

  it.each([
    ['a setting that makes no sense', { PORT: 'many' }, 'PORT must be a whole number'],
    ['a data folder that is a file', { DATA_DIR: 'package.json' }, 'Choose another with DATA_DIR'],
    ['no Temporal server', { TEMPORAL_CLI_PATH: '/nowhere/temporal' }, 'TEMPORAL_CLI_PATH names /nowhere/temporal'],
    ['a database that does not answer', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' }, 'DATABASE_URL'],
  ])('tells what to do about %s, and leaves nothing running', async (_what, settings, expected) => {
    const launcher = launch(settings);
    const complaint = outputOf(launcher);

    expect(await ended(launcher)).toBe(1);
    expect(await complaint).toContain(expected);
    expect(await complaint).not.toContain('    at ');
  });
});
