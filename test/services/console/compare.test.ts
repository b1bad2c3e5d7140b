import { describe, expect, it } from 'vitest';
import type { Correction } from '../../../clients/typescript/src/index.ts';
import { changeOfAmount } from '../../../services/console/compare/change-of-amount.ts';
import { type Compared, compareReviews } from '../../../services/console/compare/differences.ts';
import { pairElements } from '../../../services/console/compare/pair-elements.ts';
import { ReviewData } from '../../../services/console/review/review-data.ts';

const text = { type: ['string', 'null'] };
const money = { type: ['number', 'null'], 'x-match': 'money' };
const schema = {
  properties: {
    policyNumber: text,
    premium: money,
    insureds: { type: 'array', items: { type: 'string' } },
    vehicles: { type: 'array', items: { properties: { number: money, vin: text, premium: money } } },
  },
};
const keys = new Map([['vehicles', ['vin', 'number']]]);

const compared = (data: Record<string, unknown>, corrections: Correction[] = []): Compared => {
  const result = { data, citations: {}, fields: {}, validation: { errors: [], warnings: [] } };
  return { review: new ReviewData({ result: result as never, schema, corrections }), keys };
};

const differences = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  compareReviews(compared(a), compared(b))
    .filter(({ change }) => change !== 'same')
    .map((row) => [row.label, row.a.text, row.b.text, row.change]);

const elements = (values: unknown[]) => values.map((value, index) => ({ index, value }));
const pairsOf = (a: unknown[], b: unknown[], of: string[]) =>
  pairElements(elements(a), elements(b), of).map((pair) => [pair.a?.index, pair.b?.index]);

describe('values of two documents', () => {
  it('differ when they say something else, not when they are printed otherwise', () => {
    expect(differences({ policyNumber: 'PA  1.', premium: 5 }, { policyNumber: 'pa 1', premium: 6 })).toEqual([
      ['Premium', '5', '6', 'changed'],
    ]);
  });

  it('that one document does not have are told as such', () => {
    expect(differences({ policyNumber: 'PA 1' }, { premium: 6 })).toEqual([
      ['Policy number', 'PA 1', undefined, 'removed'],
      ['Premium', undefined, '6', 'added'],
    ]);
  });

  it('of elements are compared with those of the same element, wherever it stands', () => {
    const a = {
      vehicles: [
        { vin: 'A', premium: 1 },
        { vin: 'B', premium: 2 },
      ],
    };
    const b = {
      vehicles: [
        { vin: 'C', premium: 3 },
        { vin: 'A', premium: 9 },
      ],
    };

    expect(differences(a, b)).toEqual([
      ['A · Premium', '1', '9', 'changed'],
      ['B', 'B · 2', undefined, 'removed'],
      ['C', undefined, 'C · 3', 'added'],
    ]);
  });

  it('of plain lists are compared without their order', () => {
    expect(differences({ insureds: ['Marta', 'Ben'] }, { insureds: ['BEN', 'Ida'] })).toEqual([
      ['Marta', 'Marta', undefined, 'removed'],
      ['Ida', undefined, 'Ida', 'added'],
    ]);
  });

  it('are those that a person has corrected', () => {
    const removal = {
      op: 'remove',
      pointer: '/vehicles/0',
      by: { keyId: 'k', name: 'desk' },
      at: '',
      version: 1,
    } as const;
    const a = compared({ vehicles: [{ vin: 'A' }] }, [removal]);

    expect(compareReviews(a, compared({ vehicles: [] }))).toEqual([]);
  });
});

describe('elements of two lists', () => {
  it('are paired by their whole key first, then by a part that no other one has', () => {
    const a = [
      { vin: 'A', number: 1 },
      { vin: 'B', number: 2 },
    ];
    const b = [
      { vin: 'B', number: 1 },
      { vin: 'A', number: 1 },
    ];
    expect(pairsOf(a, b, ['vin', 'number'])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('are not paired by a part that several have', () => {
    const named = (name: string, limit: number) => ({ name, limit });
    const pairs = pairsOf([named('Fire', 1), named('Fire', 2)], [named('Fire', 3)], ['name', 'limit']);
    expect(pairs).toEqual([
      [0, undefined],
      [1, undefined],
      [undefined, 0],
    ]);
  });

  it('with equal keys are paired in their order', () => {
    expect(pairsOf(['A', 'A'], ['a', 'A', 'A'], [])).toEqual([
      [0, 0],
      [1, 1],
      [undefined, 2],
    ]);
  });
});

it.each([
  [500, 620, '+120 (+24%)'],
  [500, 450.5, '-49.50 (-9.9%)'],
  [0, 5, '+5'],
  [5, 5, undefined],
  ['5', 6, undefined],
])('from %j to %j the change is %j', (a, b, expected) => {
  expect(changeOfAmount(a, b)).toBe(expected);
});
