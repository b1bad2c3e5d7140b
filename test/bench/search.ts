import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fillDatabase } from './search/fill.ts';
import { type Asked, measure } from './search/measure.ts';
import { createKinds } from './search/questions.ts';
import { createRandom } from './search/text.ts';
import { type Bench, runBench } from './stack.ts';

// npm run bench:search [-- --documents N --pages N --questions N]: GET /v1/documents?query= through HTTP over generated
// documents of two accounts, then the same queries without the indexes of the search.

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    pages: { type: 'string', default: '10' },
    questions: { type: 'string', default: '100' },
  },
});
const [documents, pages, questions] = [Number(values.documents), Number(values.pages), Number(values.questions)];
/** Of each kind without indexes, where a question takes long. */
const questionsWithoutIndex = 5;
const questionsToWarmUp = 30;

const random = createRandom(1);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

await runBench({ run: searchDocuments });

async function searchDocuments({ stack, connect }: Bench): Promise<void> {
  const clients = [await connect(), await connect()] as const;
  const [client] = clients;
  const others = Math.ceil(documents / 4);
  tell(`${documents} documents of ${pages} pages, and ${others} of another account`);
  const begun = performance.now();
  const owner = await findOwner(client);
  const other = { ...owner, accountId: await makeOtherAccount(client) };
  const owners = [
    { ...owner, documents },
    { ...other, documents: others },
  ];
  const filled = await fillDatabase({ clients, random, owners, pages, tell });
  tell(`  filled in ${((performance.now() - begun) / 1_000).toFixed(0)} s; ${await sizes(client)}`);

  const kinds = createKinds({ ...filled, random });
  const make = (length: number): Asked[] =>
    kinds.map(({ name, ask }) => ({ name, queries: Array.from({ length }, ask) }));
  const asked = make(questions);
  const few = asked.map(({ name, queries }) => ({ name, queries: queries.slice(0, questionsWithoutIndex) }));
  // a gateway that has just started is slower than one that works
  await measure({ stack, asked: make(questionsToWarmUp), tell: () => undefined });
  tell(`with indexes (${load()})`);
  await measure({ stack, asked, tell });
  await client.query('DROP INDEX document_texts_account_id_words_pairs_idx, account_words_account_id_word_idx');
  tell(`the same without (${load()})`);
  await measure({ stack, asked: few, tell });
}

type Client = Awaited<ReturnType<Bench['connect']>>;

async function findOwner(client: Client): Promise<{ accountId: string; keyId: string }> {
  const { rows } = await client.query<{ accountId: string; keyId: string }>(
    'SELECT id AS "keyId", account_id AS "accountId" FROM keys ORDER BY created_at LIMIT 1',
  );
  if (!rows[0]) throw new Error('the stack has no key');
  return rows[0];
}

async function makeOtherAccount(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (name, webhook_secret) VALUES ('another', 'none') RETURNING id`,
  );
  return rows[0]?.id ?? '';
}

async function sizes(client: Client): Promise<string> {
  const { rows } = await client.query<{ texts: string; words: string; known: string; similar: string }>(`
    SELECT pg_size_pretty(pg_total_relation_size('document_texts') - pg_relation_size('document_texts_account_id_words_pairs_idx')) AS texts,
      pg_size_pretty(pg_relation_size('document_texts_account_id_words_pairs_idx')) AS words,
      pg_size_pretty(pg_total_relation_size('account_words')) AS known,
      (SELECT count(*) FROM account_words)::text AS similar`);
  const { texts, words, known, similar } = rows[0] ?? {};
  return `texts ${texts}, their index ${words}, ${similar} known words ${known}`;
}
