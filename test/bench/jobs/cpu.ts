import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds so far, by part of the system: this process and everything that it started. Empty off Linux. */
export function cpuByPart(): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { part, ms } of ourProcesses()) spent.set(part, (spent.get(part) ?? 0) + ms);
  return spent;
}

/** What was spent between two readings. */
export function cpuBetween(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  return new Map([...after].map(([part, ms]) => [part, ms - (before.get(part) ?? 0)]));
}

/** This process and everything that it started, with the part of the system that each is. Empty off Linux. */
export function ourProcesses(): { pid: number; part: string; ms: number }[] {
  if (!existsSync('/proc/self/stat')) return [];
  const msPerTick = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const processes = new Map<number, { parent: number; ms: number }>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readQuietly(`/proc/${name}/stat`);
    // the command stands in brackets and may hold blanks
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
    if (parent === undefined || user === undefined) continue;
    // children that have ended count with their parent: Postgres forks for each connection
    const ticks = user + (system ?? 0) + (isPostgres(name) ? (childUser ?? 0) + (childSystem ?? 0) : 0);
    processes.set(Number(name), { parent, ms: ticks * msPerTick });
  }
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 1 && isOurs(parent);
  };
  return [...processes].filter(([pid]) => isOurs(pid)).map(([pid, { ms }]) => ({ pid, part: partOf(pid), ms }));
}

function partOf(pid: number): string {
  if (pid === process.pid) return 'driver';
  const command = readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  if (command.includes('start-dev')) return 'temporal';
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
