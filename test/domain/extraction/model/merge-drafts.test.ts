import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../domain/document/page.ts';
import type { Cited, Draft } from '../../../../domain/extraction/cited.ts';
import { mergeDrafts } from '../../../../domain/extraction/model/merge-drafts.ts';
import { id, label, listOf, money, name, record, recordsOf } from '../../../../domain/policies/schema.ts';

const schema = record({
  insured: name('Insured.'),
  total: money('Total.'),
  persons: listOf('name', 'Persons.'),
  claims: recordsOf(['number', 'claimant'], 'Claims.', {
    number: id('Number.'),
    claimant: name('Claimant.'),
    paid: record({ total: money('Paid.') }),
    cause: label('Cause.'),
  }),
  deductibles: recordsOf(['peril'], 'Deductibles.', { peril: label('Peril.'), amount: money('Amount.') }),
});

const word: Word = { text: 'x', x0: 0, x1: 1, y0: 0, y1: 1, size: 9, bold: false, source: 'text', confidence: 1 };
const cited = (value: unknown, page = 1): Cited => ({ value, page, words: [word] });

/** A draft of plain values. */
function draftOf(node: unknown): Draft[string] {
  if (Array.isArray(node)) return node.map((one) => draftOf(one) as Cited | Draft);
  if (typeof node !== 'object' || node === null) return cited(node);
  if ('words' in node) return node as Cited;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, draftOf(value)]));
}

/** The values of a draft. */
function valuesOf(node: Draft[string]): unknown {
  if (Array.isArray(node)) return node.map((one: Cited | Draft) => valuesOf(one));
  if (typeof node !== 'object') return undefined;
  if ('words' in node && 'value' in node) return node.value;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, valuesOf(value)]));
}

const merged = (...ranges: unknown[]): Record<string, unknown> =>
  valuesOf(
    mergeDrafts({
      schema,
      drafts: ranges.map((range) => draftOf(range) as Draft),
      roleOf: (page) => (page === 9 ? 'declarations' : 'letter'),
    }),
  ) as Record<string, unknown>;

describe('values of several ranges', () => {
  it('are those of the declarations, else the first', () => {
    const result = merged({ insured: 'Ann', total: 1 }, { insured: cited('Ann Lee', 9), total: 2 });

    expect(result).toMatchObject({ insured: 'Ann Lee', total: 1 });
  });

  it('of a list of texts are each there once', () => {
    expect(merged({ persons: ['Ann Lee', 'Bo'] }, { persons: ['ANN LEE', 'Cy'] }).persons).toEqual([
      'Ann Lee',
      'Bo',
      'Cy',
    ]);
  });
});

describe('records of several ranges', () => {
  it('stay in order', () => {
    const claims = ['A', 'B', 'C'].map((number) => ({ number }));

    expect(merged({ claims: claims.slice(0, 2) }, { claims: claims.slice(2) }).claims).toMatchObject(claims);
  });

  it('are one when their numbers are the same, and have what any of them has', () => {
    const detail = { number: 'C-1', claimant: 'Bo', paid: { total: 5 } };
    const summary = { number: 'C1', paid: { total: 5 }, cause: 'Fire' };

    expect(merged({ claims: [detail] }, {}, { claims: [summary] }).claims).toEqual([{ ...detail, cause: 'Fire' }]);
  });

  it('are two when another key field differs', () => {
    const claims = [
      { number: 'C-1', claimant: 'Bo' },
      { number: 'C-1', claimant: 'Cy' },
    ];

    expect(merged({ claims: [claims[0]] }, { claims: [claims[1]] }).claims).toHaveLength(2);
  });

  it('are two when one range has both, whatever their keys', () => {
    const claim = { number: 'C-1', claimant: 'Bo', paid: { total: 5 } };

    expect(merged({ claims: [claim, { ...claim, paid: { total: 6 } }] }, {}).claims).toHaveLength(2);
  });

  it('are one when the second is the rest of the first behind the border', () => {
    const result = merged({ claims: [{ number: 'C-1' }] }, { claims: [{ paid: { total: 5 } }, { number: 'C-2' }] });

    expect(result.claims).toMatchObject([{ number: 'C-1', paid: { total: 5 } }, { number: 'C-2' }]);
  });

  it('are two when what stands behind the border contradicts the first', () => {
    const result = merged({ claims: [{ number: 'C-1', cause: 'Fire' }] }, { claims: [{ cause: 'Hail' }] });

    expect(result.claims).toHaveLength(2);
  });

  it('are one when all that they say is the same, though no number names them', () => {
    const deductible = { peril: 'Wind', amount: 500 };

    expect(merged({ deductibles: [deductible] }, { deductibles: [deductible] }).deductibles).toEqual([deductible]);
  });
});

describe('a single range', () => {
  it('is taken as it is', () => {
    const draft = draftOf({ claims: [{ number: 'C-1' }, { number: 'C-1' }] }) as Draft;

    expect(mergeDrafts({ schema, drafts: [draft], roleOf: () => 'other' })).toBe(draft);
  });
});
