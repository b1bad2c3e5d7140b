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

/** MB of all files below the folder. */
export function diskOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    if (!entry.isFile()) return 0;
    // files come and go meanwhile
    return statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
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
