import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { commandLineOf, isRunning } from '../processes.ts';
import { StackError } from '../stack-error.ts';
import { type Cluster, urlOf } from './cluster.ts';

/** What a Postgres writes about itself into its data folder. */
export interface RunningPostgres {
  pid: number;
  port: number;
  isReady: boolean;
}

/** The server that a launcher left behind, once it answers; undefined when there is none. */
export async function findLeftRunning(cluster: Cluster): Promise<RunningPostgres | undefined> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const left = readPidFile(cluster);
    if (left === undefined) return undefined;
    if (!isRunning(left.pid) || !isOurs({ pid: left.pid, cluster })) {
      // its number may belong to another process by now, which would keep Postgres from starting
      rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (left.isReady && (await answers({ cluster, port: left.port }))) return left;
    if (Date.now() > deadline) {
      throw new StackError(
        `A Postgres (process ${left.pid}) holds ${cluster.folder} but does not answer. Stop it with "kill -INT ${left.pid}" and start again.`,
      );
    }
    await sleep(100);
  }
}

function isOurs({ pid, cluster }: { pid: number; cluster: Cluster }): boolean {
  return commandLineOf(pid)?.includes(cluster.folder) ?? true;
}

async function answers({ cluster, port }: { cluster: Cluster; port: number }): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf({ cluster, port, database: 'postgres' }),
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Lines of postmaster.pid: process, folder, start, port, socket folder, address, memory key, state. */
export function readPidFile(cluster: Cluster): RunningPostgres | undefined {
  const file = path.join(cluster.folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}
