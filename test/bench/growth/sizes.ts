import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';

/** What a deployment keeps, in rows and bytes by place: tables of decpage, databases of Temporal, objects. */
export type Sizes = ReadonlyMap<string, { rows: number; bytes: number }>;

type Environment = Readonly<Record<string, string | undefined>>;

export async function readSizes(environment: Environment): Promise<Sizes> {
  const places = [
    ...(await tables(environment)),
    ...(await databasesOfTemporal(environment)),
    await objects(environment),
  ];
  return new Map(places.map(({ name, rows, bytes }) => [name, { rows: Number(rows), bytes: Number(bytes) }]));
}

/** What was added between two readings, the largest first. */
export function growth(before: Sizes, after: Sizes): [name: string, { rows: number; bytes: number }][] {
  const added = [...after].map(([name, { rows, bytes }]): [string, { rows: number; bytes: number }] => {
    const was = before.get(name) ?? { rows: 0, bytes: 0 };
    return [name, { rows: rows - was.rows, bytes: bytes - was.bytes }];
  });
  return added.filter(([, { bytes, rows }]) => bytes !== 0 || rows !== 0).sort(([, a], [, b]) => b.bytes - a.bytes);
}

interface Place {
  name: string;
  rows: string | number;
  bytes: string | number;
}

async function query(url: string, sql: string): Promise<Place[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Place>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function tables({ DATABASE_URL: url = '' }: Environment): Promise<Place[]> {
  const found = await query(
    url,
    `SELECT relname AS name, 0 AS rows, pg_total_relation_size(oid) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname !~ '^_'`,
  );
  const counts = await query(
    url,
    found
      .map(({ name }) => `SELECT '${name}' AS name, count(*) AS rows, 0 AS bytes FROM "${name}"`)
      .join(' UNION ALL '),
  );
  const rowsOf = new Map(counts.map(({ name, rows }) => [name, rows]));
  return found.map((place) => ({ ...place, rows: rowsOf.get(place.name) ?? 0 }));
}

/** On the same Postgres, when the server of Temporal keeps its data there. */
async function databasesOfTemporal({ DATABASE_URL: url = '' }: Environment): Promise<Place[]> {
  return await query(
    url,
    `SELECT 'database ' || datname AS name, 0 AS rows, pg_database_size(oid) AS bytes FROM pg_database
     WHERE datname LIKE 'temporal%'`,
  );
}

async function objects(environment: Environment): Promise<Place> {
  const { S3_BUCKET: Bucket = '', S3_ENDPOINT: endpoint = '' } = environment;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  let [rows, bytes] = [0, 0];
  for (let from: string | undefined; ; ) {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: from }));
    rows += page.Contents?.length ?? 0;
    bytes += (page.Contents ?? []).reduce((sum, { Size = 0 }) => sum + Size, 0);
    from = page.NextContinuationToken;
    if (from === undefined) return { name: 'objects', rows, bytes };
  }
}
