import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPageRow } from '../../../domain/document/indexed-page.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import {
  createAccountPrisma,
  createIndexingPrisma,
  createPrisma,
  createSearchPrisma,
  type PrismaClient,
} from '../../../prisma/client.ts';
import { createDocumentIndexRepository } from '../../../prisma/documents/document-index.repository.ts';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { createDocumentSearchRepository } from '../../../prisma/documents/document-search.repository.ts';
import { createStoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { insertDocument } from '../../helpers/insert-document.ts';
import { isDatabaseUnavailable } from '../../../prisma/unavailable.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { until } from '../../helpers/until.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let clients: PrismaClient[];
let repositories: ReturnType<typeof openRepositories>;
let accountId: string;
let keyId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  const { url } = database;
  const [rows, indexing, searching] = [
    createAccountPrisma({ url }),
    createIndexingPrisma({ url }),
    createSearchPrisma({ url }),
  ];
  clients = [prisma, rows, indexing, searching];
  repositories = openRepositories({ rows, indexing, searching });
  ({ accountId } = await createAccountRepository(prisma).ensureAccount('reading'));
  ({
    record: { keyId },
  } = await createKeyRepository(prisma).createKey({ accountId, name: 'reading', scopes: [] }));
  await countWork();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.$disconnect()));
  await database.drop();
});

/** As the worker and the gateway wire them. */
function openRepositories(given: Record<'rows' | 'indexing' | 'searching', PrismaClient>) {
  return {
    runs: withAccountScope(createDocumentRunRepository(given.rows)),
    storedDocuments: withAccountScope(createStoredDocumentRepository(given.rows)),
    index: withAccountScope(createDocumentIndexRepository(given.indexing)),
    search: withAccountScope(createDocumentSearchRepository(given.searching)),
  };
}

/** Has the database count texts that it folds and rows of searched text that it writes. */
async function countWork(): Promise<void> {
  for (const statement of [
    'CREATE SEQUENCE folded',
    'CREATE SEQUENCE indexed',
    'ALTER FUNCTION search_fold(text) RENAME TO fold_uncounted',
    `CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE plpgsql AS
       $$ BEGIN PERFORM nextval('folded'); RETURN fold_uncounted(given); END $$`,
    `CREATE FUNCTION count_indexed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM nextval('indexed'); RETURN NULL; END $$`,
    `CREATE TRIGGER counted AFTER INSERT OR UPDATE ON document_texts FOR EACH ROW EXECUTE FUNCTION count_indexed()`,
  ]) {
    await prisma.$executeRawUnsafe(statement);
  }
}

/** What was counted since the sequences began. */
async function workDone(): Promise<{ folded: number; indexed: number }> {
  const [row] = await prisma.$queryRaw<{ folded: number; indexed: number }[]>`
    SELECT (nextval('folded') - 1)::int AS folded, (nextval('indexed') - 1)::int AS indexed`;
  await prisma.$executeRaw`SELECT setval('folded', 1, false), setval('indexed', 1, false)`;
  return row ?? { folded: 0, indexed: 0 };
}

const holdUnread = (title: string) => insertDocument(prisma, { accountId, keyId }, { title, status: 'processing' });
const search = async (query: string): Promise<string[]> =>
  (await repositories.search.search(accountId, { query, limit: 20 })).ids;

const pageOf = (number: number, words: readonly string[]) => {
  const boxes = words.map((text): [string, number, number, number, number] => [text, 72, 72, 144, 84]);
  return { number, width: 612, height: 792, lines: [words.join(' ')], words: boxes };
};
/** Pages of words that stand nowhere else. */
const rangeOf = (first: number, { pages, words, mark = 'p' }: { pages: number; words: number; mark?: string }) =>
  Array.from({ length: pages }, (_, at) => {
    const number = first + at;
    return pageOf(
      number,
      Array.from({ length: words }, (_unused, word) => `${mark}${number}w${word}`),
    );
  });
const record = (documentId: string, pages: ReturnType<typeof rangeOf>, pagesTotal: number) =>
  repositories.runs.recordPages({ documentId, accountId, step: 1, pages: pages.map(toPageRow), pagesTotal });

/** Repeats a statement that a busy machine did not finish in its time, as the activity or the client behind it does. */
const repeated = <T>(run: () => Promise<T>): Promise<Exclude<T, false | null | undefined>> =>
  until(() =>
    run().catch((error: unknown) => {
      if (isDatabaseUnavailable(error) || /statement timeout/.test(String(error))) return undefined;
      throw error;
    }),
  );

// more words than a vector holds (1 MB), and five times the pages that one transaction finished when each range was indexed
describe('a document of 100 pages with 3,000 different words each', () => {
  it('is stored, indexed once, found and removed', async () => {
    const documentId = await holdUnread('Dense');
    await workDone();
    for (let first = 1; first <= 100; first += 20) {
      const range = rangeOf(first, { pages: 20, words: 3_000 });
      const pages = await repeated(() => record(documentId, range, 100));
      expect(pages).toBe(first + 19);
    }
    expect(await workDone()).toEqual({ folded: 0, indexed: 0 });

    await repositories.index.index({ documentId, accountId });
    // each page, and the two names
    expect(await workDone()).toEqual({ folded: 102, indexed: 1 });
    expect(await search('p1w1 p20w2999 dense')).toEqual([documentId]);
    expect(await prisma.document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({
      pagesDone: 100,
      indexDueAt: null,
    });

    const by = { actor: keyId, requestId: 'req_test' };
    const remove = () => repositories.storedDocuments.remove(accountId, { documentId, by }, async () => undefined);
    expect(await repeated(remove)).toEqual({ jobIds: [expect.any(String)] });
    expect(await search('dense')).toEqual([]);
    expect(await prisma.accountWord.count({ where: { accountId } })).toBe(0);
  }, 600_000);
});

describe('a document that is being read', () => {
  it('is found by its title at once, and by its pages when all of them are there', async () => {
    const documentId = await holdUnread('Reading wombats');
    expect(await record(documentId, rangeOf(1, { pages: 20, words: 3 }), 21)).toBe(20);
    expect([await search('wombats'), await search('p1w1')]).toEqual([[documentId], []]);
    expect(await record(documentId, rangeOf(21, { pages: 1, words: 3 }), 21)).toBe(21);
    await repositories.index.index({ documentId, accountId });
    expect(await search('wombats p1w1 p21w2')).toEqual([documentId]);
    await prisma.document.delete({ where: { id: documentId } });
  });

  it('is complete for one of the ranges that are written concurrently', async () => {
    const documentId = await holdUnread('Parallel');
    const ranges = [1, 21, 41, 61].map((first) => rangeOf(first, { pages: 20, words: 2 }));
    const counts = await Promise.all(ranges.map((pages) => record(documentId, pages, 80)));
    expect(counts.sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([20, 40, 60, 80]);
    await prisma.document.delete({ where: { id: documentId } });
  });

  it('is not indexed again for pages that are read again in the same words', async () => {
    const documentId = await holdUnread('Again');
    const [first, second] = [rangeOf(1, { pages: 20, words: 3 }), rangeOf(21, { pages: 20, words: 3 })];
    for (const range of [first, second]) await record(documentId, range, 40);
    await repositories.index.index({ documentId, accountId });
    await workDone();
    for (const range of [first, second]) {
      expect(await record(documentId, range, 40)).toBe(40);
      await repositories.index.index({ documentId, accountId });
    }
    expect(await workDone()).toEqual({ folded: 0, indexed: 0 });

    await record(documentId, rangeOf(21, { pages: 20, words: 3, mark: 'other' }), 40);
    await repositories.index.index({ documentId, accountId });
    expect(await workDone()).toEqual({ folded: 42, indexed: 1 });
    expect([await search('other21w1'), await search('p21w1'), await search('p1w1')]).toEqual([
      [documentId],
      [],
      [documentId],
    ]);
    await prisma.document.delete({ where: { id: documentId } });
  });

  it('is indexed later when it ended before all of its pages were stored', async () => {
    const maintenance = createDocumentMaintenanceRepository(prisma);
    const take = () => maintenance.claimUnindexed({ quietSeconds: 20, limit: 10 });
    const documentId = await holdUnread('Broken off');
    await record(documentId, rangeOf(1, { pages: 20, words: 3 }), 500);
    const age = () =>
      prisma.document.update({ where: { id: documentId }, data: { indexDueAt: new Date(Date.now() - 60_000) } });
    await age();
    expect(await take()).toEqual([]);
    const error = { code: 'internal_error', message: 'm', retryable: true, stage: 'reading' } as const;
    await repositories.runs.fail({ documentId, accountId, step: 2, error });

    expect(await take()).toEqual([{ documentId, accountId }]);
    // somebody has it in hand
    expect(await take()).toEqual([]);
    await repositories.index.index({ documentId, accountId });
    expect(await search('p20w2')).toEqual([documentId]);
    await age().then(() => repositories.index.index({ documentId, accountId }));
    expect(await take()).toEqual([]);
    await prisma.document.delete({ where: { id: documentId } });
  });
});

it('pages of text without end leave their document found by those that it begins with', async () => {
  const documentId = await insertDocument(prisma, { accountId, keyId }, { title: randomUUID(), status: 'processing' });
  const pages = Array.from({ length: 100 }, (_, at) => pageOf(at + 1, [`begin${at + 1}`]));
  const endless = pages.map((page) => ({ ...page, lines: [`${page.lines[0]} ${`${'x'.repeat(99)} `.repeat(2_000)}`] }));
  for (let at = 0; at < 100; at += 20) await record(documentId, endless.slice(at, at + 20), 100);
  await repositories.index.index({ documentId, accountId });
  expect([await search('begin1'), await search('begin79'), await search('begin100')]).toEqual([
    [documentId],
    [documentId],
    [],
  ]);
});
