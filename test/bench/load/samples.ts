import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ourProcesses } from '../jobs/cpu.ts';

/** What one part of the system holds at a moment. */
export interface Held {
  /** Resident memory, MB. */
  memory: number;
  descriptors: number;
  sockets: number;
}

/** Memory, descriptors and sockets by part of the system, those of all its processes added up. Empty off Linux. */
export function heldByPart(): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { pid, part } of ourProcesses()) {
    const { memory, descriptors, sockets } = held.get(part) ?? { memory: 0, descriptors: 0, sockets: 0 };
    const open = descriptorsOf(pid);
    held.set(part, {
      memory: memory + memoryOf(pid),
      descriptors: descriptors + open.length,
      sockets: sockets + open.filter((target) => target.startsWith('socket:')).length,
    });
  }
  return held;
}

/** Connections to the database. */
export async function countConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

/** MB of the files below the folder: those of the data, and the logs of writes, which are recycled when they are full. */
export function diskOf(folder: string): { data: number; logs: number } {
  const size = { data: 0, logs: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // files come and go meanwhile
    const megabytes = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1e6;
    size[/pg_wal|\.db-wal$/.test(file) ? 'logs' : 'data'] += megabytes;
  }
  return size;
}

/** Shared pages count in part, so that the processes of Postgres are not counted for one cache each. */
function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readQuietly(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) / 1_000;
}

function descriptorsOf(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => {
      try {
        return readlinkSync(path.join(folder, name));
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
