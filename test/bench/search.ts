import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { parseConfiguration } from '../../domain/configuration.ts';
import { startStack } from '../../services/stack/index.ts';
import { cpuBetween, cpuByPart } from './jobs/cpu.ts';
import { fillDatabase } from './search/fill.ts';
import { createKinds, type Kind } from './search/questions.ts';
import { createRandom } from './search/text.ts';

// npm run bench:search [-- --documents N --pages N --questions N]: GET /v1/documents?query= through HTTP over generated
// documents of two accounts, then the same queries without the indexes of the search.

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    pages: { type: 'string', default: '10' },
    questions: { type: 'string', default: '60' },
  },
});
const [documents, pages, questions] = [Number(values.documents), Number(values.pages), Number(values.questions)];
/** Of the questions that are asked with indexes: each of them takes long. */
const shareWithoutIndex = 1 / 6;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const random = createRandom(1);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
const environment = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: '0', TEMPORAL_UI_PORT: '0' };
const stack = await startStack({
  configuration: parseConfiguration(environment),
  environment,
  onProgress: (line) => process.stderr.write(`${line}\n`),
});
const client = new pg.Client({ connectionString: stack.databaseUrl });
await client.connect();
try {
  const begun = performance.now();
  tell(`${documents} documents of ${pages} pages, and a quarter as many of another account`);
  const owner = await findOwner();
  const other = { ...owner, accountId: await makeOtherAccount() };
  const filled = await fillDatabase({
    client,
    random,
    owners: [
      { ...owner, documents },
      { ...other, documents: Math.ceil(documents / 4) },
    ],
    pages,
    tell,
  });
  tell(`  filled in ${((performance.now() - begun) / 1_000).toFixed(0)} s; ${await sizes()}`);
  const kinds = createKinds({ ...filled, random });
  const asked = kinds.map((kind) => ({ kind, queries: Array.from({ length: questions }, () => kind.ask()) }));
  for (const { queries } of asked) for (const query of queries.slice(0, 3)) await ask(query);

  tell('with indexes');
  await measure(asked);
  await client.query('DROP INDEX document_texts_account_id_words_pairs_idx, account_words_account_id_word_idx');
  tell('the same without');
  await measure(
    asked.map(({ kind, queries }) => ({ kind, queries: queries.slice(0, Math.ceil(questions * shareWithoutIndex)) })),
  );
} finally {
  await client.end();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(asked: readonly { kind: Kind; queries: readonly string[] }[]): Promise<void> {
  const all: number[] = [];
  for (const { kind, queries } of asked) {
    const latencies: number[] = [];
    const cpuBefore = cpuByPart();
    let found = 0;
    for (const query of queries) {
      const started = performance.now();
      found += await ask(query);
      latencies.push(performance.now() - started);
    }
    all.push(...latencies);
    const cpu = [...cpuBetween(cpuBefore, cpuByPart())]
      .filter(([part]) => part === 'gateway' || part === 'postgres')
      .map(([part, ms]) => `${part} ${(ms / queries.length).toFixed(1)}`);
    tell(
      `  ${describe(kind.name, latencies)}  CPU ms: ${cpu.join(', ')}  ${(found / queries.length).toFixed(1)} found`,
    );
  }
  tell(`  ${describe('all', all)}`);
}

/** Asks for a page of 20 and tells how many came. */
async function ask(query: string): Promise<number> {
  const parameters = new URLSearchParams(query === '' ? {} : { query });
  const answer = await fetch(`${stack.url}/v1/documents?${parameters.toString()}`, {
    headers: { Authorization: `Bearer ${stack.key}` },
  });
  if (!answer.ok) throw new Error(`"${query}" was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { documents: unknown[] }).documents.length;
}

function describe(name: string, latencies: readonly number[]): string {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1).padStart(7);
  return `${name.padEnd(15)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(1)} ms`;
}

async function findOwner(): Promise<{ accountId: string; keyId: string }> {
  const { rows } = await client.query<{ accountId: string; keyId: string }>(
    'SELECT id AS "keyId", account_id AS "accountId" FROM keys ORDER BY created_at LIMIT 1',
  );
  if (!rows[0]) throw new Error('the stack has no key');
  return rows[0];
}

async function makeOtherAccount(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (name, webhook_secret) VALUES ('another', 'none') RETURNING id`,
  );
  return rows[0]?.id ?? '';
}

async function sizes(): Promise<string> {
  const { rows } = await client.query<{ texts: string; words: string; known: string; similar: string }>(`
    SELECT pg_size_pretty(pg_total_relation_size('document_texts') - pg_relation_size('document_texts_account_id_words_pairs_idx')) AS texts,
      pg_size_pretty(pg_relation_size('document_texts_account_id_words_pairs_idx')) AS words,
      pg_size_pretty(pg_total_relation_size('account_words')) AS known,
      (SELECT count(*) FROM account_words)::text AS similar`);
  const { texts, words, known, similar } = rows[0] ?? {};
  return `texts ${texts}, their index ${words}, ${similar} known words ${known}`;
}
