import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { until } from '../helpers/until.ts';

const module = path.join(import.meta.dirname, '../../scripts/watch-npm.mjs');
/** Watches what started it, as the program behind `npm start` does. */
const program = `
import('${module}').then(({ watchNpm }) => {
  watchNpm(() => { console.log('gone'); process.exit(); }, 10);
  console.log('program', process.pid);
});
setInterval(() => undefined, 1000);`;
/** Starts a command, tells its own number and stays. */
const starting = (name: string, command: string, ...parameters: string[]): string => `
require('node:child_process').spawn(${[command, parameters].map((one) => JSON.stringify(one)).join(', ')}, { stdio: 'inherit' });
console.log('${name}', process.pid);
setInterval(() => undefined, 1000);`;

const started = new Set<number>();
let launcher: ChildProcess | undefined;
afterEach(() => {
  for (const pid of started) kill(pid);
  started.clear();
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A launcher that starts a stand-in for npm that starts the program; tells their numbers and what the program says. */
async function start(...npmRuns: [string, ...string[]]): Promise<{ pids: Record<string, number>; said: string[] }> {
  const npm = starting('npm', ...npmRuns);
  launcher = spawn(process.execPath, ['-e', starting('launcher', process.execPath, '-e', npm)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: Record<string, number> = {};
  const said: string[] = [];
  createInterface({ input: launcher.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const [name = '', pid] = line.split(' ');
    said.push(name);
    if (pid === undefined) return;
    pids[name] = Number(pid);
    started.add(Number(pid));
  });
  await until(async () => Object.keys(pids).length === 3);
  return { pids, said };
}

it.each<[string, [string, ...string[]]]>([
  ['a shell between', ['sh', '-c', `'${process.execPath}' -e "$0"; true`, program]],
  ['no shell between', [process.execPath, '-e', program]],
])('a program of npm, with %s, outlives what started npm, and not npm', async (_how, npmRuns) => {
  const { pids, said } = await start(...npmRuns);

  kill(pids.launcher ?? 0);
  await until(async () => !runs(pids.launcher ?? 0));
  // as long as some looks take
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(said).not.toContain('gone');
  expect(runs(pids.program ?? 0)).toBe(true);

  kill(pids.npm ?? 0);
  await until(async () => said.includes('gone'));
});
