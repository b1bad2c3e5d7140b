import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { extract } from '../../../domain/extraction/extract.ts';
import type { Page, Word } from '../../../domain/document/page.ts';
import { policyTypes, resultSchemaOf } from '../../../domain/policies/registry.ts';
import { citationFaultsOf } from '../../fixtures/citation-faults.ts';
import * as autoPages from '../../fixtures/declarations/auto.ts';
import * as businessPages from '../../fixtures/declarations/businessowners.ts';
import * as homePages from '../../fixtures/declarations/homeowners.ts';
import * as petPages from '../../fixtures/declarations/pet.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const conforms = new Map(policyTypes.map((type) => [type.id, ajv.compile(resultSchemaOf(type))]));

const token = fc.oneof(
  fc.constantFrom(
    ...'Policy Number: Named Insured Total Premium $1,234.56 $500 Coverage Limit Deductible Included Bodily Injury Collision Dwelling 01/02/2024 01/02/2025 2019 FORD F150 Location 1 Building Discounts Fees Mortgagee: Springfield, IL 62704 100 Main St Claim Paid Reserve Total Open X | .... 100/300 VIN 1M8GDM9AXKP042788 Agency'.split(
      ' ',
    ),
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).map((text) => text.replace(/\s/g, '_')),
);
const anyNumber = fc.oneof(
  fc.integer({ min: -50, max: 900 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0),
);
const anyWord: fc.Arbitrary<Word> = fc.record({
  text: token,
  x0: fc.integer({ min: 0, max: 560 }),
  x1: anyNumber,
  y0: fc.integer({ min: 0, max: 40 }).map((line) => line * 13),
  y1: anyNumber,
  size: fc.constantFrom(0, 1, 8, 9, 10, 14),
  bold: fc.boolean(),
  source: fc.constantFrom('text', 'form', 'ocr'),
  confidence: fc.constantFrom(1, 0.4),
});
const plain = (word: Word): Word => ({ ...word, x1: word.x0 + word.text.length * 5, y1: word.y0 + 10 });
const anyPage: fc.Arbitrary<Page> = fc.record({
  number: fc.constant(1),
  width: fc.constant(612),
  height: fc.constant(792),
  words: fc.array(fc.oneof(anyWord, anyWord.map(plain), anyWord.map(plain)), { maxLength: 120 }),
  rules: fc.array(
    fc.record({ kind: fc.constantFrom('stroke', 'edge'), x0: anyNumber, x1: anyNumber, y0: anyNumber, y1: anyNumber }),
    { maxLength: 30 },
  ),
  fields: fc.constant([]),
  state: fc.constant('ok'),
});

describe('extract', () => {
  it.each(policyTypes.map((type) => [type.id, type] as const))(
    'never fails on a page of %s, conforms to its schema and cites every value',
    (id, policyType) => {
      fc.assert(
        fc.property(fc.array(anyPage, { maxLength: 2 }), (random) => {
          const pages = random.map((page, at) => ({ ...page, number: at + 1 }));
          const result = extract({ policyType, pages });
          expect(conforms.get(id)?.(result.data)).toBe(true);
          expect(citationFaultsOf(result, pages)).toEqual([]);
        }),
        { numRuns: 15, seed: 7 },
      );
    },
  );

  it('cites every value of typed declarations, whatever type they are read as', () => {
    const arts = [autoPages, homePages, businessPages, petPages].flatMap((styles) => Object.values(styles));
    for (const [at, art] of arts.entries()) {
      const pages = [typedPage(art)];
      // a fifth of the types for each document, in turns; as their own type `declarations/read.ts` checks them all
      const read = policyTypes.filter((_, which) => (at + which) % 5 === 0);
      for (const policyType of read) expect(citationFaultsOf(extract({ policyType, pages }), pages)).toEqual([]);
    }
  });

  it('reads the same from the same pages', () => {
    const policyType = policyTypes[0];
    if (!policyType) throw new Error('no policy type');
    const pages = [typedPage(autoPages.prose)];
    expect(extract({ policyType, pages })).toEqual(extract({ policyType, pages }));
  });

  it('warns once of a file that had to be repaired, before it warns of its pages', () => {
    const [policyType] = policyTypes;
    if (!policyType) throw new Error('no policy type');
    const printed: Page = { ...typedPage(autoPages.prose), isFromRepairedFile: true };
    const picture: Page = { ...printed, number: 2, words: [], rules: [], fields: [], state: 'unreadable' };
    expect(extract({ policyType, pages: [printed, picture] }).warnings).toEqual([
      { code: 'document_repaired', message: expect.stringContaining('The file is damaged') },
      { code: 'page_unreadable', message: expect.any(String), page: 2 },
    ]);
  });

  it('warns of every page that holds pictures instead of text', () => {
    const [policyType] = policyTypes;
    if (!policyType) throw new Error('no policy type');
    const picture: Page = { number: 2, width: 612, height: 792, words: [], rules: [], fields: [], state: 'unreadable' };
    const { warnings, usage } = extract({ policyType, pages: [typedPage(autoPages.prose), picture] });
    expect(warnings).toEqual([{ code: 'page_unreadable', message: expect.any(String), page: 2 }]);
    expect(usage).toMatchObject({ pages: 2, ocrPages: 0 });
  });

  it('warns of every page whose words were recognised on a picture, and says so of its values', () => {
    const printed = typedPage(autoPages.prose);
    const words = printed.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.6 }));
    const policyType = policyTypes.find(({ id }) => id === 'auto');
    if (!policyType) throw new Error('no policy type');
    const { warnings, usage, fields } = extract({ policyType, pages: [{ ...printed, words }] });
    expect(warnings).toEqual([{ code: 'page_from_ocr', message: expect.any(String), page: 1 }]);
    expect(usage).toMatchObject({ pages: 1, ocrPages: 1 });
    const present = Object.values(fields).filter(({ state }) => state === 'present');
    expect(present.length).toBeGreaterThan(5);
    for (const { source } of present) expect(source).toBe('ocr');
  });
});
