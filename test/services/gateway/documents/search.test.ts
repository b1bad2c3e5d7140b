import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type InsertedDocument,
  type DocumentOwner,
  insertDocument,
  ownerOf,
} from '../../../helpers/insert-document.ts';
import { send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

interface Account {
  key: string;
  holder: DocumentOwner;
  hold: (document: InsertedDocument) => Promise<string>;
}

async function openAccount(name: string): Promise<Account> {
  const { key, record } = await gateway.makeKey(name);
  const holder = await ownerOf(gateway.prisma, record.keyId);
  return { key, holder, hold: (document) => insertDocument(gateway.prisma, holder, document) };
}

interface Found {
  documents: {
    documentId: string;
    title?: string;
    highlights?: { page: number; text: string; ranges: { start: number; end: number }[] }[];
  }[];
  nextCursor: string | null;
  corrections?: Record<string, string[]>;
}

async function ask(key: string, parameters: Record<string, string>): Promise<Found> {
  const path = `/v1/documents?${new URLSearchParams(parameters).toString()}`;
  const { status, body } = await send(gateway.url, { method: 'GET', path }, { key });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as Found;
}

const idsOf = ({ documents }: Found): string[] => documents.map(({ documentId }) => documentId);
const marked = ({ documents: [document] }: Found): [page: number, words: string[]][] =>
  (document?.highlights ?? []).map(({ page, text, ranges }) => [
    page,
    ranges.map(({ start, end }) => text.slice(start, end)),
  ]);

describe('a search', () => {
  let account: Account;
  let auto: string;
  let umbrella: string;
  let garage: string;
  const search = async (query: string): Promise<string[]> => idsOf(await ask(account.key, { query }));

  beforeAll(async () => {
    account = await openAccount('search');
    auto = await account.hold({
      title: 'Personal auto policy',
      fileName: 'declarations_2026-03.pdf',
      pages: [
        'Déclarations\nPolicy Number: QX-445-1182\nNamed insured  José Müller',
        'Collision deductible  $1,500.00\nTotal loss is paid at actual cash value',
        'Premiums are due monthly. The total of any loss <b>is</b> yours & ours',
      ],
    });
    umbrella = await account.hold({
      title: 'Umbrella',
      fileName: 'umbrella.pdf',
      pages: ['Liability  $2,000,000', 'Claims are reported by telephone. Нью-Йорк 東京'],
    });
    garage = await account.hold({ title: 'Garage keepers', fileName: 'O’Brien garage.PDF' });
  });

  it.each([
    ['a word of the text', 'liability', () => [umbrella]],
    ['a word of the title', 'personal', () => [auto]],
    ['a word of the file name', 'brien', () => [garage]],
    ['a part of the file name', '2026', () => [auto]],
    ['words of different pages and of the title', 'premiums insured personal', () => [auto]],
    ['words in any case', 'COLLISION Deductible', () => [auto]],
    ['an accent that the page has', 'muller', () => [auto]],
    ['an accent that the page has not', 'cóllisíon', () => [auto]],
    ['other scripts', 'нью-йорк', () => [umbrella]],
    ['the beginning of a word', 'declar', () => [auto]],
    ['the singular of a word', 'premium', () => [auto]],
    ['the singular, of a short one', 'claim', () => [umbrella]],
    ['the plural of a word', 'deductibles', () => [auto]],
    ['a number as it is written', 'QX-445-1182', () => [auto]],
    ['the beginning of a number', 'qx 1182', () => [auto]],
    ['an amount without its comma', '1500', () => [auto]],
    ['an amount with it', '$2,000,000', () => [umbrella]],
    ['a typo', 'collison', () => [auto]],
    ['two typos', 'collison deductble', () => [auto]],
    ['swapped letters', 'liabiltiy', () => [umbrella]],
    ['a phrase', '"total loss"', () => [auto]],
    ['words that are no phrase', '"loss total"', () => []],
    ['a phrase over two pages', '"value premiums"', () => []],
    ['what must not be there', 'umbrella or policy -telephone', () => [umbrella, auto]],
    ['everything but', '-garage', () => [umbrella, auto]],
    ['everything but a phrase', '-"total loss"', () => [garage, umbrella]],
    ['everything but words that all have', '-pdf -policy -keepers -umbrella', () => []],
    ['a word, or everything but another', 'garage or -policy', () => [garage, umbrella]],
    ['a phrase, or everything but a word', '"total loss" or -umbrella', () => [garage, auto]],
    ['a phrase without another', '"total loss" -"value premiums"', () => [auto]],
    ['alternatives', 'telephone OR müller', () => [umbrella, auto]],
    ['a phrase as an alternative', 'telephone or "total loss"', () => [umbrella, auto]],
    ['words that are in different documents', 'telephone müller', () => []],
    ['a word within another', 'remiu', () => []],
    ['nothing that is there', 'xylophone', () => []],
    ['no word at all', '!!! ---', () => []],
    ['blanks, which are no query', '   ', () => [garage, umbrella, auto]],
  ])('finds %s: %s', async (_, query, expected) => {
    expect(await search(query)).toEqual(expected());
  });

  it('returns the corrections of mistyped words', async () => {
    const { corrections } = await ask(account.key, { query: 'collison auto' });
    expect(corrections).toEqual({ collison: ['collision'] });
    expect((await ask(account.key, { query: 'collision' })).corrections).toBeUndefined();
  });

  it('never corrects numbers, nor with words of other accounts', async () => {
    expect(await search('1182445')).toEqual([]);
    expect(idsOf(await ask((await openAccount('other')).key, { query: 'collison' }))).toEqual([]);
  });

  it('returns excerpts of the pages with the ranges of the matches', async () => {
    const found = await ask(account.key, { query: 'total "cash value" declar' });
    expect(marked(found)).toEqual([
      [1, ['Déclarations']],
      [2, ['Total', 'cash value']],
      [3, ['total']],
    ]);
    expect(found.documents[0]?.highlights?.[2]?.text).toBe(
      'Premiums are due monthly. The total of any loss <b>is</b> yours & ours',
    );
  });

  it('returns no excerpt when the title matches', async () => {
    expect((await ask(account.key, { query: 'garage' })).documents[0]?.highlights).toEqual([]);
    expect('highlights' in ((await ask(account.key, {})).documents[0] ?? {})).toBe(false);
  });

  it('cuts long pages around the match', async () => {
    const filler = 'lorem ipsum dolor '.repeat(40);
    await account.hold({ title: 'Long', pages: [`${filler}the wombat clause ${filler}`] });
    const [highlight] = (await ask(account.key, { query: 'wombat' })).documents[0]?.highlights ?? [];
    expect(highlight?.text).toMatch(/^… .*\bthe wombat clause\b.* …$/);
    expect(highlight?.text.length).toBeLessThan(250);
    expect(highlight?.ranges.map(({ start, end }) => highlight.text.slice(start, end))).toEqual(['wombat']);
  });

  it.each([
    `'`,
    `''''`,
    '"',
    '"""" "',
    ':*',
    `a' | 'b`,
    '!!! & | ( ) <-> :*',
    `\\'; DROP TABLE documents; --`,
    '- or - OR "or" -"',
    `%_\\ \u0001\u202e ${'('.repeat(200)}`,
    'ab '.repeat(166),
    '🦊 ﷽ ½ ℀ ŉ \u0301',
    'constructor __proto__ toString',
    // 500 characters that normalize to 2,000 letters and 6,000 bytes
    '㌀'.repeat(500),
    `"total ${'ﷺ'.repeat(490)}"`,
    `-${'𠀀'.repeat(249)}`,
  ])('answers %j without an error', async (query) => {
    expect(Array.isArray((await ask(account.key, { query })).documents)).toBe(true);
  });

  it('refuses a query that is too long, and an invalid cursor', async () => {
    const cursors = ['abc', Buffer.from('1.2').toString('base64url')].map((cursor) => ({ cursor, query: 'a' }));
    for (const parameters of [{ query: 'x'.repeat(501) }, ...cursors]) {
      const path = `/v1/documents?${new URLSearchParams(parameters).toString()}`;
      const answer = await send(gateway.url, { method: 'GET', path }, { key: account.key });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', issues: [{ location: 'query' }] },
      });
    }
    await ask(account.key, { query: 'x'.repeat(500) });
  });
});

describe('the search index', () => {
  it('follows its documents: renamed, read again, removed', async () => {
    const account = await openAccount('changes');
    const search = async (query: string): Promise<string[]> => idsOf(await ask(account.key, { query }));
    const id = await account.hold({ title: 'Before', pages: ['first reading'] });
    expect([await search('before'), await search('reading')]).toEqual([[id], [id]]);

    await gateway.prisma.document.update({ where: { id }, data: { title: 'Afterwards' } });
    await gateway.prisma.documentPage.updateMany({ where: { documentId: id }, data: { text: 'second attempt' } });
    expect([await search('before'), await search('reading')]).toEqual([[], []]);
    expect([await search('afterwards'), await search('attempt')]).toEqual([[id], [id]]);

    await gateway.prisma.document.delete({ where: { id } });
    expect(await search('attempt')).toEqual([]);
    const { accountId } = account.holder;
    expect(await gateway.prisma.accountWord.count({ where: { accountId } })).toBe(0);
  });

  it('covers a document of 500 pages with more words than one index entry can hold', async () => {
    const account = await openAccount('long');
    const page = (number: number): string =>
      Array.from({ length: 100 }, (_, index) => `word${number}x${index}${'y'.repeat(30)}`).join(' ');
    const id = await account.hold({ pages: Array.from({ length: 500 }, (_, number) => page(number + 1)) });
    expect(idsOf(await ask(account.key, { query: 'word1x1' }))).toEqual([id]);
  });
});

describe.each([
  ['the list', {}],
  ['a search', { query: 'policy' }],
  ['a search for a phrase', { query: '"policy number"' }],
  ['a search for everything but a word', { query: '-garage' }],
  ['a search for a phrase or a word', { query: '"policy number" or garage' }],
  ['a search for a mistyped word', { query: 'polciy' }],
])('%s', (_, parameters: Record<string, string>) => {
  it('pages without repeats or gaps while documents arrive', async () => {
    const account = await openAccount(`pages ${JSON.stringify(parameters)}`);
    const createdAt = new Date('2026-03-02T09:15:00.000Z');
    const held: string[] = [];
    // some share a timestamp
    for (let number = 0; number < 7; number++) {
      const at = new Date(createdAt.getTime() + Math.floor(number / 3));
      held.push(await account.hold({ pages: [`policy number ${number}`], createdAt: at }));
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Found = await ask(account.key, { ...parameters, limit: '2', ...(cursor !== null && { cursor }) });
      seen.push(...idsOf(page));
      ({ nextCursor: cursor } = page);
      // also a document that would match without correction
      await account.hold({ pages: ['policy number new polciy'] });
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(held));
    expect(seen.slice(0, 1)).toEqual(held.slice(6));
  });
});

describe('the list of documents', () => {
  it('returns the metadata of each, newest first', async () => {
    const account = await openAccount('list');
    const first = await account.hold({ title: 'First', fileName: 'first.pdf', pages: ['a'] });
    const second = await account.hold({ status: 'awaiting_upload' });

    const { documents, nextCursor } = await ask(account.key, {});
    expect(nextCursor).toBeNull();
    expect(documents).toMatchObject([
      { documentId: second, status: 'awaiting_upload', documentType: 'declarations' },
      { documentId: first, status: 'ready', title: 'First', fileName: 'first.pdf', pages: 1, policyType: null },
    ]);
  });

  it('returns 20 by default, and at most 100', async () => {
    const account = await openAccount('many');
    for (let number = 0; number < 101; number++) await account.hold({ title: `Number ${number}` });
    const lengths = [await ask(account.key, { limit: '5000' }), await ask(account.key, {})].map(idsOf);
    expect(lengths.map(({ length }) => length)).toEqual([100, 20]);
    expect(idsOf(await ask(account.key, { query: 'number', limit: '1000' }))).toHaveLength(100);
  });

  it('contains nothing of other accounts', async () => {
    const [mine, theirs] = [await openAccount('mine'), await openAccount('theirs')];
    await theirs.hold({ title: 'Secret plan', pages: ['secret page'] });
    expect(idsOf(await ask(mine.key, {}))).toEqual([]);
    expect(idsOf(await ask(mine.key, { query: 'secret' }))).toEqual([]);
    expect(idsOf(await ask(mine.key, { query: '-nothing' }))).toEqual([]);
  });
});
