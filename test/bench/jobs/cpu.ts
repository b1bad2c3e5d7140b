import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds so far, by part of the system: a process and everything that it started. Empty off Linux. */
export function cpuByPart(root = process.pid): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { part, ms } of ourProcesses(root)) spent.set(part, (spent.get(part) ?? 0) + ms);
  return spent;
}

/** What was spent between two readings. */
export function cpuBetween(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  return new Map([...after].map(([part, ms]) => [part, ms - (before.get(part) ?? 0)]));
}

/** CPU milliseconds so far of a process, and those of its main thread, which reads no documents. */
export interface ProcessCpu {
  all: number;
  mainThread: number;
}

/** The processes of these parts, by their process ids. */
export function cpuOfProcesses(parts: readonly string[]): Map<number, ProcessCpu> {
  const found = ourProcesses().filter(({ part }) => parts.includes(part));
  return new Map(found.map(({ pid, ms }) => [pid, { all: ms, mainThread: mainThreadMs(pid) }]));
}

/** A process and everything that it started, with the part of the system that each is. Empty off Linux. */
export function ourProcesses(root = process.pid): { pid: number; part: string; ms: number }[] {
  if (!existsSync('/proc/self/stat')) return [];
  const processes = new Map<number, { parent: number; ms: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [parent, user, system, childUser, childSystem] = statOf(`/proc/${name}/stat`);
    if (parent === undefined || user === undefined) continue;
    // children that have ended count with their parent: Postgres forks for each connection
    const ticks = user + (system ?? 0) + (isPostgres(name) ? (childUser ?? 0) + (childSystem ?? 0) : 0);
    processes.set(Number(name), { parent, ms: ticks * msPerTick() });
  }
  const isOurs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 1 && isOurs(parent);
  };
  return [...processes].filter(([pid]) => isOurs(pid)).map(([pid, { ms }]) => ({ pid, part: partOf(pid), ms }));
}

function mainThreadMs(pid: number): number {
  const [, user = 0, system = 0] = statOf(`/proc/${pid}/task/${pid}/stat`);
  return (user + system) * msPerTick();
}

/** Parent, and ticks in user and system mode: its own, and those of its children that have ended. */
function statOf(file: string): number[] {
  const stat = readQuietly(file);
  // the command stands in brackets and may hold blanks
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [1, 11, 12, 13, 14].flatMap((at) => (fields[at] === undefined ? [] : [Number(fields[at])]));
}

let tick: number | undefined;
const msPerTick = (): number => (tick ??= 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));

function partOf(pid: number): string {
  if (pid === process.pid) return 'driver';
  const command = readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  if (command.includes('start-dev') || command.includes('--env docker')) return 'temporal';
  if (command.includes('versitygw')) return 'storage';
  if (command.includes('bare-worker')) return 'bare worker';
  if (command.includes('bare-express')) return 'bare Express';
  if (/gateway[/\\]main/.test(command)) return 'gateway';
  if (/worker[/\\]main/.test(command)) return 'worker';
  return /postgres/.test(command) ? 'postgres' : 'other';
}

const isPostgres = (pid: string): boolean => readQuietly(`/proc/${pid}/cmdline`).includes('postgres');

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
