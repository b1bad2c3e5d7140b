import { describe, expect, it } from 'vitest';
import type { Assembled } from '../../../../domain/extraction/assemble.ts';
import { mergeResults } from '../../../../domain/extraction/model/merge-results.ts';
import { narrowSchema } from '../../../../domain/extraction/questions/narrow-schema.ts';
import type { FieldState } from '../../../../domain/extraction/result.ts';
import { id, money, name, record, recordsOf } from '../../../../domain/policies/schema.ts';

const schema = record({
  policyNumber: id('Policy number.'),
  carrierName: name('Carrier.'),
  claims: recordsOf(['number', 'policy'], 'Claims.', {
    number: id('Claim number.'),
    policy: id('Policy number.'),
    adjuster: name('Adjuster.'),
    paid: money('Paid.'),
  }),
});

const bbox = { left: 0, top: 0, width: 0.1, height: 0.1 };

/** Values with the page that each record stands on; all else stands on page 1. */
function side(source: FieldState['source'], data: Record<string, unknown>, pages: readonly number[] = []): Assembled {
  const assembled: Assembled = { data, citations: {}, fields: {} };
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'object' && node !== null) {
      for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key}`);
    } else if (node !== null) {
      const at = /^\/claims\/(\d+)/.exec(path)?.[1];
      const page = at === undefined ? 1 : (pages[Number(at)] ?? 1);
      assembled.citations[path] = [{ page, quote: 'as printed', bbox }];
      assembled.fields[path] = { state: 'present', confidence: 0.85, source };
    }
  };
  walk(data, '');
  return assembled;
}

const numbersOf = ({ data }: { data: Record<string, unknown> }): unknown[] =>
  (data.claims as { number: unknown }[]).map(({ number }) => number);

describe('merging what a model and the rules found', () => {
  it('keeps a record that only the rules have where the model has not read its page', () => {
    const rules = side('text', { claims: [{ number: 'C-1' }, { number: 'C-2' }, { number: 'C-3' }] }, [1, 2, 3]);
    const model = side('model', { claims: [{ number: 'C 1', paid: 5 }, { number: 'C-4' }] }, [1, 3]);

    expect(numbersOf(mergeResults({ schema, model, rules, seenPages: new Set([1, 3]) }))).toEqual([
      'C 1',
      'C-2',
      'C-4',
    ]);
    expect(numbersOf(mergeResults({ schema, model, rules, seenPages: new Set([1, 2, 3]) }))).toEqual(['C 1', 'C-4']);
  });

  it('keeps the records of the rules when the model has none', () => {
    const rules = side('text', { claims: [{ number: 'C-1' }] });

    expect(numbersOf(mergeResults({ schema, model: side('model', {}), rules, seenPages: new Set([1]) }))).toEqual([
      'C-1',
    ]);
  });

  it('fills records of the rules with the fields that the model was asked for, and adds none', () => {
    const asked = narrowSchema(schema, ['/claims/N/paid']);
    const rules = side('text', {
      carrierName: 'Acme Mutual',
      claims: [
        { number: 'C-1', adjuster: 'Ann Li', paid: 4 },
        { number: 'C-2', adjuster: 'Bo Ek', paid: 7 },
      ],
    });
    const model = side('model', {
      claims: [
        { number: 'C-9', paid: 1 },
        { number: 'C-2', paid: 70 },
      ],
    });

    const merged = mergeResults({ schema, asked, model, rules, seenPages: new Set([1]) });

    expect(merged.data).toMatchObject({
      carrierName: 'Acme Mutual',
      claims: [
        { number: 'C-1', adjuster: 'Ann Li', paid: 4 },
        { number: 'C-2', adjuster: 'Bo Ek', paid: 70 },
      ],
    });
    expect(merged.fields['/claims/1/paid']).toMatchObject({ source: 'model' });
    expect(merged.fields['/claims/0/paid']).toMatchObject({ source: 'text' });
  });

  it('takes nothing from the model that it was not asked for', () => {
    const asked = narrowSchema(schema, ['/policyNumber']);
    const rules = side('text', { carrierName: 'Acme Mutual', claims: [] });
    const model = side('model', { policyNumber: 'QX-1', carrierName: 'Other', claims: [{ number: 'C-1' }] });

    const { data } = mergeResults({ schema, asked, model, rules, seenPages: new Set([1]) });

    expect(data).toEqual({ policyNumber: 'QX-1', carrierName: 'Acme Mutual', claims: [] });
  });

  it('pairs thousands of records that share a policy number', () => {
    const claims = Array.from({ length: 3_000 }, (_, at) => ({ number: `C-${at}`, policy: 'P-1' }));
    const rules = side('text', { claims: claims.toReversed() });
    const model = side('model', { claims: claims.map((claim) => ({ ...claim, paid: 3 })) });

    const merged = mergeResults({ schema, model, rules, seenPages: new Set() });

    expect(numbersOf(merged)).toHaveLength(3_000);
    expect(merged.fields['/claims/2999/number']).toMatchObject({ confidence: 0.97 });
  });
});
