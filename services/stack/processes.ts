import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process runs. Zombies do not count. */
export function isRunning(pid: number): boolean {
  return isListed(pid) && !isZombie(pid);
}

/** Whether the PID exists, which includes zombies. */
export function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// In containers whose process 1 does not reap children, orphans stay in the process table as zombies.
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}

/**
 * The command line of a running process, or undefined where it is not available. Used to verify a stored PID, which the
 * system may have reassigned.
 */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return undefined;
    }
  }
  if (process.platform === 'win32') return undefined;
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether a process was started with this argument; undefined where its command line is not available. */
export function hasArgument(pid: number, argument: string): boolean | undefined {
  const line = commandLineOf(pid);
  // whole: a path may be the end of another one
  return line === undefined ? undefined : ` ${line} `.includes(` ${argument} `);
}

/** Waits until the process has exited; false if it still runs after `withinMs`. */
export async function waitUntilGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Sends SIGTERM, and SIGKILL after `graceMs`. */
export async function stopProcess(pid: number, graceMs: number): Promise<void> {
  if (!signal(pid, 'SIGTERM') || (await waitUntilGone(pid, graceMs))) return;
  signal(pid, 'SIGKILL');
  await waitUntilGone(pid, 5_000);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
