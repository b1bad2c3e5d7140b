import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../../services/stack/postgres/server.ts';
import { isRunning } from '../../../services/stack/processes.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

// closed to everybody else: where we are root, Postgres cannot keep its files in it
function closedFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'decpage-postgres-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataFolder: string): Promise<PostgresServer> {
  const server = await startPostgres({
    dataFolder,
    environment: process.env,
    onProgress: () => undefined,
    settings: ['fsync=off'],
  });
  undo.push(async () => {
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
  });
  return server;
}

async function query(server: PostgresServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded Postgres', () => {
  it('finds its data again, also where the data folder is closed to the account that runs it', async () => {
    const folder = closedFolder();
    const first = await start(folder);
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);

    const second = await start(folder);

    expect(await query(second, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('is taken over when a killed launcher left it running', async () => {
    const folder = closedFolder();
    const left = await start(folder);

    const taken = await start(folder);

    expect(taken.pid).toBe(left.pid);
    expect(await query(taken, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  });

  it('starts again after it was killed, whatever it left behind', async () => {
    const folder = closedFolder();
    const killed = await start(folder);
    await query(killed, 'CREATE TABLE kept AS SELECT 1 AS number');
    process.kill(killed.pid, 'SIGKILL');

    const next = await start(folder);

    expect(next.pid).not.toBe(killed.pid);
    expect(await query(next, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('orders and folds letters the same on every machine', async () => {
    const server = await start(closedFolder());

    const [row] = await query(server, `SELECT lower('ÉTÉ') AS folded, 'Z' < 'a' AS "byCodePoint"`);

    expect(row).toEqual({ folded: 'été', byCodePoint: true });
  });

  it('asks for a password', async () => {
    const server = await start(closedFolder());
    const withoutPassword = Object.assign(new URL(server.urlOf('postgres')), { password: 'wrong' }).toString();

    await expect(new pg.Client({ connectionString: withoutPassword }).connect()).rejects.toThrow(/password/);
  });

  it('does not take over a cluster that another version wrote', async () => {
    const folder = closedFolder();
    const server = await start(folder);
    await server.stop();
    writeFileSync(path.join(server.folder, 'PG_VERSION'), '12\n');

    await expect(start(folder)).rejects.toThrow(/written by Postgres 12, this is Postgres 18/);
  });
});
