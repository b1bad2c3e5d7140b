import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { extract } from '../../../../domain/extraction/extract.ts';
import {
  finishExtraction,
  prepareExtraction,
  prepareRepair,
} from '../../../../domain/extraction/model/model-extraction.ts';
import type { Page } from '../../../../domain/document/page.ts';
import type { ModelReply } from '../../../../domain/model/model.ts';
import { findPolicyType, policyTypes, resultSchemaOf } from '../../../../domain/policies/registry.ts';
import { type FieldSchema, isLeaf, isRecordList } from '../../../../domain/policies/schema.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const limits = { contextTokens: 100_000, outputTokens: 8_000 };

const page = typedPage(`
*PERSONAL AUTO POLICY DECLARATIONS
Great Plains Mutual Insurance Company                      Policy Number        PA 0012345 07
Insured                                                    Policy Period        03/15/2024 to 09/15/2024
MARIA T. GONZALEZ

*COVERED AUTOS
Auto   Year   Make     Model          VIN                    Use
1      2019   HONDA    CR-V EX        2HKRW2H59KH612345      Commute
2      2015   FORD     F150 XLT       1FTEW1EP5FFA12345      Pleasure

What we ask for it all: $887.00
`);

type Entry = { path: string; value: unknown; at: string; quote: string };

const replyOf = (entries: readonly Entry[] | string, finish: ModelReply['finish'] = 'stop'): ModelReply => ({
  text: typeof entries === 'string' ? entries : JSON.stringify({ values: entries }),
  toolCalls: [],
  usage: { promptTokens: 900, completionTokens: 100 },
  finish,
});

function autoType() {
  const type = findPolicyType('auto');
  if (!type) throw new Error('no policy type auto');
  return type;
}

function resultOf(replies: readonly ModelReply[], pages: readonly Page[] = [page]) {
  const extraction = prepareExtraction({ policyType: autoType(), pages, limits });
  return finishExtraction({ extraction, replies, rules: extract({ policyType: autoType(), pages }) });
}

const premium: Entry = { path: '/totalPremium', value: 887, at: '1.11', quote: '$887.00' };
const codes = (result: ReturnType<typeof resultOf>): string[] => result.warnings.map(({ code }) => code);

describe('what a model is asked about a document', () => {
  it('holds every field with its path, and every line with its number', () => {
    const { request } = prepareExtraction({ policyType: autoType(), pages: [page], limits });

    expect(request.system).toContain('Table "vehicles": Insured vehicles.');
    expect(request.system).toContain('- vin (id): Vehicle identification number.');
    expect(request.system).toContain('efD = effectiveDate (date): First day of the policy period.');
    expect(JSON.stringify(request.messages)).toContain(
      'Great Plains Mutual Insurance Company | Policy Number | PA 0012345 07',
    );
    expect(JSON.stringify(request.messages)).toMatch(/PAGE 1\\n1\| PERSONAL AUTO POLICY DECLARATIONS\\n2\|/);
  });

  it('shows nothing that nobody sees on the page', () => {
    const [first, ...rest] = page.words;
    const hidden = first && { ...first, text: 'pay\u200bme\u{E0041}\u202e' };

    const { request } = prepareExtraction({
      policyType: autoType(),
      pages: [{ ...page, words: hidden ? [hidden, ...rest] : rest }],
      limits,
    });

    expect(JSON.stringify(request.messages)).toContain('1| payme AUTO');
  });

  it('leaves out the pages that promise least when the model does not take all', () => {
    const filler = Array.from(
      { length: 60 },
      () => 'We thank you for being our customer and wish you a good time',
    ).join('\n');
    const letters = Array.from({ length: 6 }, (_, at) => typedPage(filler, at + 2));
    const pages = [page, ...letters.slice(0, 3), { ...page, number: 5 }, ...letters.slice(4)];
    const small = { contextTokens: 6_000, outputTokens: 500 };

    const extraction = prepareExtraction({ policyType: autoType(), pages, limits: small, isSingle: true });
    const rules = extract({ policyType: autoType(), pages });
    const result = finishExtraction({ extraction, replies: [replyOf([premium])], rules });

    expect(extraction.chosen.map(({ page: { number } }) => number)).toEqual(expect.arrayContaining([1, 5]));
    expect(extraction.chosen.length).toBeLessThan(7);
    expect(codes(result)).toContain('model_pages_left_out');
  });
});

describe('what a model says of a document', () => {
  it('is cited where the page says it, and marked as its own', () => {
    const result = resultOf([replyOf([premium])]);

    expect(result.data).toMatchObject({ totalPremium: 887 });
    expect(result.citations['/totalPremium']).toMatchObject([{ page: 1, quote: '$887.00' }]);
    expect(result.fields['/totalPremium']).toMatchObject({ state: 'present', source: 'model' });
    expect(result.usage).toMatchObject({ promptTokens: 900, completionTokens: 100 });
  });

  it('stands beside what only the rules found, and the result says so', () => {
    const result = resultOf([replyOf([premium])]);

    expect(result.data).toMatchObject({ policyNumber: 'PA 0012345 07', vehicles: [{ year: 2019 }, { year: 2015 }] });
    expect(result.fields['/policyNumber']).toMatchObject({ source: 'text' });
    expect(result.engine).toBe('model+rules');
    expect(codes(result)).toContain('model_filled_by_rules');
  });

  it('is surer where the rules found the same', () => {
    const policyNumber = { path: '/policyNumber', value: 'PA 0012345 07', at: '1.2', quote: 'PA 0012345 07' };
    const result = resultOf([replyOf([premium, policyNumber])]);

    expect(result.fields['/policyNumber']?.confidence).toBeGreaterThan(result.fields['/totalPremium']?.confidence ?? 1);
  });

  it('completes the record that has the same key', () => {
    const result = resultOf([
      replyOf([
        { path: '/vehicles/0/vin', value: '1FTEW1EP5FFA12345', at: '1.9', quote: '1FTEW1EP5FFA12345' },
        { path: '/vehicles/0/model', value: 'F150 XLT', at: '1.9', quote: 'F150 XLT' },
        { path: '/vehicles/4/vin', value: '2HKRW2H59KH612345', at: '1.8', quote: '2HKRW2H59KH612345' },
      ]),
    ]);

    expect(result.data.vehicles).toMatchObject([
      { vin: '1FTEW1EP5FFA12345', model: 'F150 XLT', year: 2015 },
      { vin: '2HKRW2H59KH612345', year: 2019 },
    ]);
    expect(result.citations['/vehicles/1/year']).toMatchObject([{ quote: '2019' }]);
  });

  it('may say the line wrongly, with bars between cells', () => {
    const entry = {
      path: '/vehicles/0/model',
      value: 'CR-V EX',
      at: '1.2',
      quote: 'HONDA | CR-V EX | 2HKRW2H59KH612345',
    };

    expect(resultOf([replyOf([entry])]).data.vehicles).toMatchObject([{ model: 'CR-V EX' }]);
  });

  it.each([
    ['a part of a number', { ...premium, value: 87, quote: '87.00' }],
    ['a value that the quote does not say', { ...premium, value: 8_870 }],
    ['a value of another kind', { ...premium, value: 'lots' }],
    ['a path that there is not', { ...premium, path: '/grandTotal' }],
    ['a path into the machine', { ...premium, path: '/__proto__/polluted' }],
    ['a name that every object has', { ...premium, path: '/constructor' }],
    ['a name that every record has', { ...premium, path: '/vehicles/0/toString' }],
    ['a path beyond a value', { ...premium, path: '/totalPremium/0' }],
    ['a record beyond all bounds', { ...premium, path: '/vehicles/99999/premium' }],
  ])('is dropped for %s', (_, entry) => {
    const result = resultOf([replyOf([entry])]);

    expect(result.data).toMatchObject({ totalPremium: null });
    expect(result.engine).toBe('rules');
    expect(codes(result)).toContain('model_values_dropped');
    expect(JSON.stringify(result.warnings)).not.toContain('887');
  });

  it('is told once what could not be used, and may put it right', () => {
    const extraction = prepareExtraction({ policyType: autoType(), pages: [page], limits });
    const wrong = replyOf([{ ...premium, at: '1.9', value: 878 }]);

    const repair = prepareRepair(extraction, wrong);
    const result = resultOf([wrong, replyOf([premium])]);

    // it stands alone: neither the pages nor the first reply are sent once more
    expect(repair?.messages.map(({ role }) => role)).toEqual(['user']);
    expect(JSON.stringify(repair?.messages)).toContain('/totalPremium: ');
    expect(JSON.stringify(repair?.messages)).toContain('9| What we ask for it all: $887.00');
    expect(JSON.stringify(repair?.messages)).not.toContain('GONZALEZ');
    expect(result.data).toMatchObject({ totalPremium: 887 });
    expect(codes(result)).not.toContain('model_values_dropped');
    expect(result.usage).toMatchObject({ promptTokens: 1_800, completionTokens: 200 });
  });

  it('needs no repair when all of it could be used', () => {
    const extraction = prepareExtraction({ policyType: autoType(), pages: [page], limits });

    expect(prepareRepair(extraction, replyOf([premium]))).toBeUndefined();
    expect(prepareRepair(extraction, replyOf([]))).toBeUndefined();
  });

  it('is told when its values contradict each other', () => {
    const extraction = prepareExtraction({ policyType: autoType(), pages: [page], limits });
    const swapped = replyOf([
      { path: '/effectiveDate', value: '2024-09-15', at: '1.3', quote: '09/15/2024' },
      { path: '/expirationDate', value: '2024-03-15', at: '1.3', quote: '03/15/2024' },
    ]);

    expect(JSON.stringify(prepareRepair(extraction, swapped)?.messages)).toContain('/expirationDate:');
  });

  it('is read though words stand around it, and though it was cut', () => {
    const text = JSON.stringify({ values: [premium] });
    const cut = `${text.slice(0, -2)}, {"path": "/carrierName", "val`;

    expect(resultOf([replyOf(`Here you are:\n\`\`\`json\n${text}\n\`\`\``)]).data).toMatchObject({ totalPremium: 887 });
    const result = resultOf([replyOf(cut, 'length')]);
    expect(result.data).toMatchObject({ totalPremium: 887 });
    expect(codes(result)).toContain('model_answer_cut');
  });

  it('leaves the values of the rules when it cannot be read at all', () => {
    const result = resultOf([replyOf('I am sorry.'), replyOf('Still sorry.')]);

    expect(result.engine).toBe('rules');
    expect(result.data).toMatchObject({ policyNumber: 'PA 0012345 07' });
    expect(codes(result)).toContain('model_answer_unusable');
  });
});

describe('a page and a model that conspire', () => {
  it('take no more than seconds', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `a   x${at}`).join('\n');
    const hostile = typedPage(rows);
    const dense = {
      ...hostile,
      words: hostile.words.map((word) => ({ ...word, y0: word.y0 / 4, y1: word.y0 / 4 + 10 })),
    };
    const entries = Array.from({ length: 500 }, (_, at) => ({
      path: `/vehicles/${at}/make`,
      value: 'a',
      at: '1.1',
      quote: `${'a '.repeat(20)}z`,
    }));
    const start = process.cpuUsage();

    const result = resultOf([replyOf(entries)], [dense]);

    // microseconds of this process, however busy the machine is
    expect(process.cpuUsage(start).user).toBeLessThan(15_000_000);
    expect(result.data).toMatchObject({ vehicles: [] });
  });
});

describe('the result of a model', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant('2024-03-15'),
  );
  const word = fc.constantFrom(...page.words.map(({ text }) => text));

  it.each(policyTypes.map((type) => [type.id, type] as const))(
    'conforms to the schema whatever it says: %s',
    (_, type) => {
      const conforms = ajv.compile(resultSchemaOf(type));
      const rules = extract({ policyType: type, pages: [page] });
      const extraction = prepareExtraction({ policyType: type, pages: [page], limits });
      const path = fc.oneof(fc.constantFrom(...pathsOf(type.schema)), fc.string());
      const entry = fc.record({
        path,
        value: fc.oneof(value, word),
        at: fc.constantFrom('1.1', '1.8', '9', ''),
        quote: word,
      });

      fc.assert(
        fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
          const result = finishExtraction({ extraction, replies: [replyOf(entries)], rules });
          expect(conforms(result.data) || conforms.errors).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );
});

/** The paths of a schema, with a number for each record. */
function pathsOf(field: FieldSchema, path = ''): string[] {
  if (isLeaf(field)) return [path];
  if (field.type === 'array') return isRecordList(field) ? pathsOf(field.items, `${path}/1`) : [`${path}/1`];
  return Object.entries(field.properties).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`));
}
