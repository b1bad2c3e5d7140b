import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hasArgument, isListed, isRunning } from '../processes.ts';
import { isSameFolder } from '../same-folder.ts';
import { StackError } from '../stack-error.ts';
import { type Cluster, urlOf } from './cluster.ts';

/** Contents of postmaster.pid. */
export interface RunningPostgres {
  pid: number;
  /** Folder of the cluster when the server was started. */
  folder: string;
  port: number;
  /** Id of the shared memory segment that all of its processes attach to. */
  memoryId: string | undefined;
  isReady: boolean;
}

/** Backends of a killed server exit by themselves, which takes a while on a busy machine. */
const settleWithinMs = 60_000;

/** Returns the server that a killed launcher left running, once it accepts connections; undefined if there is none. */
export async function findOrphanedServer(cluster: Cluster): Promise<RunningPostgres | undefined> {
  const deadline = Date.now() + settleWithinMs;
  for (;;) {
    const left = readPidFile(cluster);
    if (left === undefined) return undefined;
    const runs = isRunning(left.pid) && (hasArgument(left.pid, left.folder) ?? true);
    if (runs && !isSameFolder(left.folder, cluster.folder)) throw usedElsewhere({ left, cluster });
    if (!runs && !hasOrphans(left)) {
      forget({ left, cluster });
      return undefined;
    }
    if (runs && left.isReady && (await answers({ cluster, port: left.port }))) return left;
    if (Date.now() > deadline) {
      throw new StackError(
        runs
          ? `A Postgres (process ${left.pid}) holds ${cluster.folder} but does not answer. Stop it with "kill -INT ${left.pid}" and start again.`
          : `A Postgres was killed, but some of its processes go on in ${cluster.folder}. Wait until they end, or end them, and start again.`,
      );
    }
    await sleep(100);
  }
}

// Removes a stale pid file. Its PID may belong to another process or a zombie by now, which would keep Postgres from starting.
function forget({ left, cluster }: { left: RunningPostgres; cluster: Cluster }): void {
  if (isListed(left.pid)) rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
}

/**
 * Whether backends of a killed Postgres still run. A second server on the same files would corrupt them. Postgres makes the
 * same check, but only if its pid file is still in place.
 */
function hasOrphans({ memoryId }: RunningPostgres): boolean {
  if (process.platform !== 'linux') return false;
  const segments = readFileSync('/proc/sysvipc/shm', 'utf8').trimEnd().split('\n').slice(1);
  const columns = segments.map((line) => line.trim().split(/\s+/));
  return columns.some(([, id, , , , , attached]) => id === memoryId && attached !== '0');
}

/** The pid file came with a copy of files in use, or the files were moved below a server. */
function usedElsewhere({ left, cluster }: { left: RunningPostgres; cluster: Cluster }): StackError {
  return new StackError(
    `${cluster.folder} was copied or moved from ${left.folder} while a Postgres (process ${left.pid}) was running there. If it ` +
      `was moved, stop that decpage, or with "kill -INT ${left.pid}" its Postgres, and start again. To copy data, use ` +
      '"decpage backup" and "decpage restore".',
  );
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
  const memoryId = lines[6]?.trim().split(/\s+/)[1];
  return {
    pid: Number(lines[0]),
    folder: lines[1]?.trim() ?? '',
    port: Number(lines[3]),
    memoryId,
    isReady: lines[7]?.trim() === 'ready',
  };
}
