import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { StackError } from '../stack-error.ts';
import { createFile, Meter } from './files.ts';
import { type BackupFile, type Manifest, namesIn } from './manifest.ts';

// Rows are written as Postgres prints them (`row::text`), one JSON string a line, since the embedded Postgres comes without
// pg_dump. Unlike a copy of its files, they can be restored by a later Postgres and on another kind of machine.

type Table = Manifest['tables'][number];

const rowsAtOnce = 200;

/** The same text for the same value in every session. */
const exactly = [
  `SET TIME ZONE 'UTC'`,
  `SET datestyle = 'ISO'`,
  `SET intervalstyle = 'postgres'`,
  'SET bytea_output = hex',
];

/** Sets how values are printed and read. */
export async function printExactly(client: pg.Client): Promise<void> {
  for (const statement of exactly) await client.query(statement);
}

/** Tables with their columns. Those of unlogged tables are as good as new after a crash, so they are left out. */
export async function findTables(client: pg.Client): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' AND relname <> '_prisma_migrations'
    GROUP BY relname ORDER BY relname`);
  return rows;
}

/** The numbers that sequences have given out. */
export async function findSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`);
  return rows;
}

const fileOf = (table: string): string => `${namesIn.database}/${table}.jsonl.gz`;

/** Writes the rows of a table, as the transaction of the client sees them. */
export async function dumpTable(
  client: pg.Client,
  { table, folder }: { table: string; folder: string },
): Promise<BackupFile & { rows: number }> {
  const zip = createGzip({ level: 1 });
  const meter = new Meter();
  const file = fileOf(table);
  const writing = pipeline(zip, meter, await createFile(path.join(folder, file)));
  // a full disk is told by the next write; until then nobody waits for it, which would end the process
  writing.catch(() => undefined);
  await client.query(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${pg.escapeIdentifier(table)} AS t`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM dumped`);
    if (rows.length === 0) break;
    count += rows.length;
    const lines = rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
    if (!zip.write(lines)) await Promise.race([once(zip, 'drain'), writing]);
  }
  await client.query('CLOSE dumped');
  zip.end();
  await Promise.all([writing, finished(zip)]);
  return { path: file, rows: count, ...meter.result() };
}

/** Inserts the rows of a table as they were. Triggers have to be off: their effects are rows of the backup, too. */
export async function loadTable(client: pg.Client, { table, folder }: { table: Table; folder: string }): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column));
  // OFFSET 0 keeps the planner from parsing the row again for every column
  const insert = `INSERT INTO ${name} (${columns.join(', ')})
    SELECT ${columns.map((column) => `(parsed.r).${column}`).join(', ')}
    FROM (SELECT line::${name} AS r FROM unnest($1::text[]) AS line OFFSET 0) AS parsed`;
  const lines = createInterface({
    input: createReadStream(path.join(folder, fileOf(table.name))).pipe(createGunzip()),
  });
  let count = 0;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [waiting]);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(JSON.parse(line) as string);
    if (waiting.length === rowsAtOnce) await flush();
  }
  await flush();
  if (count !== table.rows) throw new StackError(`The table ${table.name} has ${count} rows instead of ${table.rows}.`);
}
