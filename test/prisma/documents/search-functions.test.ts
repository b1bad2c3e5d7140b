import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { foldPlain } from '../../../domain/search/fold.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

describe('the functions of the search', () => {
  it('fold plain text as `foldPlain` does', async () => {
    const character = fc.oneof(fc.constantFrom(',', '1', '500', ' ', 'A'), fc.integer({ min: 1, max: 127 }));
    const text = fc
      .array(character, { maxLength: 40 })
      .map((parts) => parts.map((part) => (typeof part === 'number' ? String.fromCharCode(part) : part)).join(''));
    const texts = fc.sample(text, 1_000);
    const rows = await prisma.$queryRaw<{ folded: string }[]>`
      SELECT search_fold(given) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS asked(given, place)
      ORDER BY place`;
    const words = rows.map(({ folded }) => folded.split(' ').filter((word) => word !== ''));
    expect(words).toEqual(texts.map(foldPlain));
  });

  it('find the different words of a text', async () => {
    const folded = ` total loss \n actual total ${'x'.repeat(201)} été `;
    const [row] = await prisma.$queryRaw<{ words: string[]; none: string[] }[]>`
      SELECT tsvector_to_array(search_words(${folded})) AS words, tsvector_to_array(search_words(' ')) AS none`;
    expect(row).toEqual({ words: ['actual', 'loss', 'total', 'été'], none: [] });
  });

  it('number adjacent words of a line deterministically', async () => {
    const [row] = await prisma.$queryRaw<{ pairs: number[] }[]>`
      SELECT search_pairs(${' total loss \n actual loss '}) AS pairs`;
    expect(new Set(row?.pairs)).toEqual(new Set([numberOf('total loss'), numberOf('actual loss')]));
    expect(row?.pairs).toHaveLength(2);
  });
});

/** The first 18 bits. */
const numberOf = (pair: string): number => createHash('sha256').update(pair).digest().readUIntBE(0, 3) >> 6;
