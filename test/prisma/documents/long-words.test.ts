import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseQuery } from '../../../domain/search/parse-query.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { forAccount, withAccountScope } from '../../../prisma/account-scope.ts';
import { createPrisma, createSearchPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createDocumentSearchRepository } from '../../../prisma/documents/document-search.repository.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createPageSearchRepository } from '../../../prisma/assistant/page-search.repository.ts';
import { type InsertedDocument, type DocumentOwner, insertDocument, ownerOf } from '../../helpers/insert-document.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { anyText } from '../../helpers/any-text.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let searching: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  searching = createSearchPrisma({ url: database.url });
});
afterAll(async () => {
  await Promise.all([prisma.$disconnect(), searching.$disconnect()]);
  await database.drop();
});

async function openAccount(name: string) {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(name);
  const { record } = await createKeyRepository(prisma).createKey({ accountId, name, scopes: [] });
  const holder: DocumentOwner = await ownerOf(prisma, record.keyId);
  const documents = withAccountScope(createDocumentSearchRepository(searching));
  const pages = withAccountScope(createPageSearchRepository(searching));
  return {
    hold: (document: InsertedDocument) => insertDocument(prisma, holder, document),
    search: async (query: string) => {
      const found = await documents.search(accountId, { query, limit: 20 });
      return { ...found, highlights: await documents.highlight(accountId, found) };
    },
    ask: async (words: readonly string[]) => {
      const terms = await pages.weigh(accountId, words);
      const { documentIds } = await pages.findDocuments(accountId, { terms });
      return await pages.findPages(accountId, { documentIds, terms, limit: 20 });
    },
    fold: async (texts: readonly string[]) =>
      await forAccount(accountId, async () => {
        const rows = await searching.$queryRaw<{ folded: string }[]>`
          SELECT search_fold(given) AS folded FROM unnest(${[...texts]}::text[]) AS asked(given)`;
        return rows.flatMap(({ folded }) => folded.split(' '));
      }),
  };
}

/** Just below and above what our index takes, and what a tsquery takes, in bytes. */
const limits = [199, 200, 201, 2_045, 2_046, 2_047, 2_048];
const long = 'x'.repeat(2_047);

/** Text that makes words long, empty, or something else when it is folded, and what means something to a parser. */
const nasty = fc.constantFrom(
  ...[
    ['㌀', 'ﷺ', '㎏', 'ŉ', '½', '…', '№', '\u0301', '\u0344', '\u0300\u0316', '\u200d', '\ufeff', '\u1680', '\u00ad'],
    ['🦊', '𝐥', '𠀀', '\u{e0041}', '\ud800', '\0', '\u0001', '\u202e', 'é', 'İ', 'ß', 'Ω'],
    ["'", '"', '\\', ':*', ':', '&', '|', '!', '(', ')', '<->', '<2>', '%', '_', ',', '1,500', '-', '*'],
    [' ', '\t', '\n', ' or ', ' -', ' "', '" '],
    ['loss', 'policies', 'constructor', '__proto__'],
  ].flat(),
);
const nastyText = fc
  .array(fc.oneof({ weight: 6, arbitrary: nasty }, { weight: 1, arbitrary: anyText({ maxLength: 4 }) }), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const repeated = fc.tuple(nasty, fc.constantFrom(...limits, 500)).map(([part, times]) => part.repeat(times));
const longWord = fc
  .tuple(fc.constantFrom('x', 'é', 'ж', '東', '𠀀'), fc.constantFrom(...limits))
  .map(([letter, bytes]) => letter.repeat(Math.ceil(bytes / Buffer.byteLength(letter))));
const query = fc
  .array(fc.oneof(nastyText, repeated, longWord, fc.constantFrom('-', '"', ' or ', ' ', 'loss')), { maxLength: 6 })
  .map((parts) => parts.join(''));

describe('a word that the index cannot hold', () => {
  it.each([
    ['letters', 'x'],
    ['letters with accents', 'ж'],
    ['signs that are several letters', '㌀'],
    ['characters of four bytes', '𠀀'],
  ])('is left out of a query: %s', async (name, letter) => {
    const account = await openAccount(`left out ${name}`);
    const word = letter.repeat(2_047);
    const id = await account.hold({ title: 'Garage', pages: [`total ${word} loss`, word] });
    expect((await account.search(word)).ids).toEqual([]);
    expect((await account.search(`${word} garage`)).ids).toEqual([id]);
    expect((await account.search(`garage -${word}`)).ids).toEqual([id]);
    expect((await account.search(`-${word}`)).ids).toEqual([]);
    expect((await account.search(`wombat or ${word} or garage`)).ids).toEqual([id]);
    expect((await account.search(`"total loss"`)).ids).toEqual([id]);
    expect((await account.search(`"total ${word} loss"`)).ids).toEqual([id]);
    expect((await account.search(`"loss ${word} total"`)).ids).toEqual([]);
    expect(await account.search(`garagf ${word}`)).toMatchObject({ ids: [id], corrections: { garagf: ['garage'] } });
    expect(await account.ask([word])).toEqual([]);
    expect(await account.ask([word, 'loss'])).toMatchObject([{ documentId: id, number: 1 }]);
  });

  it('leaves the title, the file name and the page around it searchable', async () => {
    const account = await openAccount('around');
    const id = await account.hold({
      title: `Before ${long} after`,
      fileName: `${long}.pdf`,
      pages: [`one ${long} two`],
    });
    for (const asked of ['before after', '"before after"', 'pdf', '"one two"', long.concat(' two')]) {
      expect((await account.search(asked)).ids).toEqual([id]);
    }
  });

  it('has more bytes than the limit, however many letters it has', async () => {
    const account = await openAccount('limit');
    const fitting = ['x'.repeat(200), 'ж'.repeat(100), '東'.repeat(66), '𠀀'.repeat(50)];
    const id = await account.hold({ pages: [fitting.join(' ')] });
    for (const word of fitting) {
      expect((await account.search(word)).ids).toEqual([id]);
      expect((await account.search(`${word}${word[0]}`)).ids).toEqual([]);
    }
  });
});

describe('any text', () => {
  it('is a query that is answered, with words that a tsquery takes', async () => {
    const account = await openAccount('any query');
    await account.hold({ title: 'Loss', pages: ['policies of a loss ㌀ ж'] });
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        expect(Array.isArray((await account.search(text)).ids)).toBe(true);
        const words = parseQuery(text).flatMap((asked) => asked.map((piece) => piece.text.replaceAll('\0', ' ')));
        expect(Array.isArray(await account.ask(words))).toBe(true);
        const lengths = (await account.fold(words)).map((word) => Buffer.byteLength(word));
        expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(200);
      }),
      { numRuns: 150 },
    );
  });

  it('is held and found as a page, a title and a file name', async () => {
    const account = await openAccount('any page');
    const storable = query.map((text) => text.replaceAll(/[\0\ud800-\udfff]/gu, ''));
    let number = 0;
    await fc.assert(
      fc.asyncProperty(storable, storable, storable, async (title, fileName, page) => {
        const name = `wombat${number++}`;
        const id = await account.hold({
          title: `${title} ${name}`,
          fileName: `${fileName} pdf`,
          pages: [`${page} ${name}z`],
        });
        expect((await account.search(`${name} ${name}z pdf`)).ids).toEqual([id]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a document with more words than an index entry holds', () => {
  it('is held, and found by those that it begins with', async () => {
    const account = await openAccount('too many');
    const page = (number: number): string =>
      Array.from({ length: 5_000 }, (_, index) => `p${number}w${index}${'y'.repeat(40)}`).join(' ');
    const id = await account.hold({ title: 'Large', pages: [1, 2, 3, 4, 5, 6, 7, 8].map(page) });
    expect((await account.search('large')).ids).toEqual([id]);
    expect((await account.search('p1w4999')).ids).toEqual([id]);
    expect((await account.search('p4w1')).ids).toEqual([id]);
    expect((await account.search('p8w4999')).ids).toEqual([]);
    const [row] = await prisma.$queryRaw<{ bytes: number }[]>`
      SELECT octet_length(array_to_string(tsvector_to_array(words), '')) AS bytes
      FROM document_texts WHERE document_id = ${id}::uuid`;
    expect(row?.bytes).toBeGreaterThan(999_000);
    expect(row?.bytes).toBeLessThanOrEqual(1_000_000);
  });

  it('is found by a word that stands in it more often than a position could count', async () => {
    const account = await openAccount('often');
    const id = await account.hold({ pages: ['loss '.repeat(40_000), 'end of it'] });
    expect((await account.search('"end of it" loss')).ids).toEqual([id]);
  });
});
