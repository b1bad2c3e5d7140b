import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../../services/stack/postgres/server.ts';
import { isRunning } from '../../../services/stack/processes.ts';
import { until } from '../../helpers/until.ts';

let dataFolder: string;
const undo: (() => unknown)[] = [];
beforeAll(() => {
  // closed to everybody else: where we are root, Postgres cannot keep its files in it
  dataFolder = mkdtempSync(path.join(tmpdir(), 'decpage-postgres-'));
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => {
  const noted = JSON.parse(readFileSync(path.join(dataFolder, 'postgres.json'), 'utf8')) as { folder: string };
  const folder = path.resolve(dataFolder, noted.folder);
  for (const left of [folder, `${folder}.belongs-to`, dataFolder]) rmSync(left, { recursive: true, force: true });
});

async function start(): Promise<PostgresServer> {
  const server = await startPostgres({
    dataFolder,
    environment: process.env,
    onProgress: () => undefined,
    settings: ['fsync=off'],
  });
  undo.push(() => server.stop());
  return server;
}

async function query(server: PostgresServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  // one whose server is killed is told so between its queries, too
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function processAtWork(server: PostgresServer): Promise<number | undefined> {
  const [busy] = await query(
    server,
    "SELECT pid FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()",
  );
  return busy && Number(busy.pid);
}

describe('the embedded Postgres', () => {
  it('finds its data again, also where the data folder is closed to the account that runs it', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);

    const second = await start();

    expect(await query(second, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  });

  it('logs what happens to it, but not what statements and their errors say', async () => {
    const server = await start();
    await query(server, 'CREATE TABLE told (name text UNIQUE)');
    const failing = [
      "INSERT INTO told VALUES ('Jane Planted'), ('Jane Planted')",
      "SELECT 'Jane Planted'::int",
      "DO $$ BEGIN RAISE EXCEPTION 'Jane Planted'; END $$",
      "DO $$ BEGIN RAISE WARNING 'Jane Planted'; END $$; SELECT 1/0",
    ];
    for (const sql of failing) await expect(query(server, sql)).rejects.toThrow();
    await server.stop();

    const log = readFileSync(path.join(dataFolder, 'logs/postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toContain('Jane Planted');
  });

  it('is taken over when a killed launcher left it running', async () => {
    const left = await start();

    const taken = await start();

    expect(taken.pid).toBe(left.pid);
    expect(await query(taken, 'SELECT 1 AS number')).toEqual([{ number: 1 }]);
  });

  it('starts again after it was killed, whatever it left behind', async () => {
    const killed = await start();
    await query(killed, 'CREATE TABLE acknowledged AS SELECT 1 AS number');
    process.kill(killed.pid, 'SIGKILL');

    const next = await start();

    expect(next.pid).not.toBe(killed.pid);
    expect(await query(next, 'SELECT number FROM acknowledged')).toEqual([{ number: 1 }]);
  });

  it('does not start beside processes of a killed one that are still at work', async () => {
    const killed = await start();
    const endless = 'SELECT count(*) FROM generate_series(1, 1000000) AS one, generate_series(1, 1000000) AS other';
    const work = query(killed, endless).catch(() => undefined);
    const atWork = await until(() => processAtWork(killed));
    process.kill(killed.pid, 'SIGKILL');
    const starting = start();

    expect(await Promise.race([starting, sleep(1_000, 'waits')])).toBe('waits');
    process.kill(atWork, 'SIGKILL');
    await starting;

    expect(isRunning(atWork)).toBe(false);
    await work;
  });

  it('orders and folds letters the same on every machine', async () => {
    const server = await start();

    const [row] = await query(server, `SELECT lower('ÉTÉ') AS folded, 'Z' < 'a' AS "byCodePoint"`);

    expect(row).toEqual({ folded: 'été', byCodePoint: true });
  });

  it('asks for a password', async () => {
    const server = await start();
    const withoutPassword = Object.assign(new URL(server.urlOf('postgres')), { password: 'wrong' }).toString();

    await expect(new pg.Client({ connectionString: withoutPassword }).connect()).rejects.toThrow(/password/);
  });

  it('does not take over a cluster that another version wrote', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(path.join(server.folder, 'PG_VERSION'), '12\n');

    await expect(start()).rejects.toThrow(/written by Postgres 12, this is Postgres 18/);
  });
});
