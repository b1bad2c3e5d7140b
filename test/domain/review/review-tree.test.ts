import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { date, id, money, record, recordsOf } from '../../../domain/policies/schema.ts';
import { complete, conform } from '../../../domain/review/conform.ts';
import type { AppliedCorrection, CorrectionRequest, ReviewChange } from '../../../domain/review/correction.ts';
import { correct } from '../../../domain/review/correct.ts';
import { parsePointer } from '../../../domain/review/pointer.ts';
import { ReviewTree } from '../../../domain/review/review-tree.ts';

const coverages = recordsOf(['name'], 'Coverages.', { name: id('Name.'), premium: money('Premium.') });
const vehicles = recordsOf(['vin'], 'Vehicles.', { vin: id('VIN.'), coverages });
const schema = record({
  policyNumber: id('Number.'),
  effectiveDate: date('Start.'),
  totalPremium: money('Premium.'),
  vehicles,
});

const data = complete(schema, {
  policyNumber: 'PA 1',
  totalPremium: 900,
  vehicles: [{ vin: 'A', coverages: [{ premium: 1 }, { premium: 2 }] }, { vin: 'B' }, { vin: 'C' }],
}) as Record<string, unknown>;

const by = { keyId: 'k', name: 'desk' };
const at = '2026-03-02T10:02:00.000Z';

/** The requests of several changes, one after the other, each from what the changes before have stored. */
function review(...changes: CorrectionRequest[][]) {
  const stored: ReviewChange[] = [];
  let problems: ReturnType<typeof correct>['problems'] = [];
  let applied: AppliedCorrection[] = [];
  for (const [index, requests] of changes.entries()) {
    const change = { version: index + 1, by, at };
    ({ problems, applied } = correct({ tree: new ReviewTree(data, stored), schema }, requests, change));
    stored.push({ ...change, corrections: structuredClone(applied) });
  }
  const tree = new ReviewTree(data, stored);
  return { tree, problems, applied, data: tree.data() as Record<string, never>, corrections: tree.corrections() };
}

const set = (pointer: string, value: unknown): CorrectionRequest => ({ op: 'set', pointer, value });
const add = (pointer: string, value: unknown): CorrectionRequest => ({ op: 'add', pointer, value });
const remove = (pointer: string): CorrectionRequest => ({ op: 'remove', pointer });
const revert = (pointer: string): CorrectionRequest => ({ op: 'revert', pointer });
const vins = (found: { data: Record<string, unknown> }) =>
  (found.data.vehicles as { vin: string }[]).map(({ vin }) => vin);

describe('a corrected field', () => {
  it('has its new value, and the result keeps the one that was read', () => {
    const found = review([set('/policyNumber', 'PA 2')]);

    expect(found.data).toMatchObject({ policyNumber: 'PA 2', totalPremium: 900 });
    expect(data).toMatchObject({ policyNumber: 'PA 1' });
    expect(found.corrections).toEqual([
      {
        op: 'set',
        pointer: '/policyNumber',
        dataPointer: '/policyNumber',
        original: 'PA 1',
        value: 'PA 2',
        by,
        at,
        version: 1,
      },
    ]);
  });

  it('that was absent is told with null before', () => {
    const found = review([set('/effectiveDate', '2026-01-31')]);

    expect(found.corrections).toMatchObject([{ original: null, value: '2026-01-31' }]);
  });

  it.each([
    ['set back', set('/policyNumber', 'PA 1')],
    ['reverted', revert('/policyNumber')],
  ])('that is %s is no difference any more', (_, back) => {
    const found = review([set('/policyNumber', 'PA 2')], [back]);

    expect(found.corrections).toEqual([]);
    expect(found.data).toEqual(data);
    expect(found.applied).toMatchObject([{ old: 'PA 2', new: 'PA 1' }]);
  });

  it('is not recorded when it has the value already', () => {
    expect(review([set('/policyNumber', 'PA 1')]).applied).toEqual([]);
  });
});

describe('a removed element', () => {
  it('is missing in the corrected data, and its followers keep their pointers', () => {
    const found = review([remove('/vehicles/0')], [set('/vehicles/2/vin', 'D')]);

    expect(vins(found)).toEqual(['B', 'D']);
    expect(found.corrections).toMatchObject([
      { op: 'remove', pointer: '/vehicles/0', original: { vin: 'A' } },
      { op: 'set', pointer: '/vehicles/2/vin', dataPointer: '/vehicles/1/vin' },
    ]);
  });

  it('takes corrections only when its removal is reverted, and then has those from before', () => {
    const removed = [[set('/vehicles/0/vin', 'X')], [remove('/vehicles/0')]];

    expect(review(...removed, [set('/vehicles/0/vin', 'Y')]).problems).toMatchObject([{ code: 'removed' }]);
    expect(vins(review(...removed, [revert('/vehicles/0')]))).toEqual(['X', 'B', 'C']);
  });
});

describe('an added element', () => {
  it('is numbered after those of the result, with the members that were left out', () => {
    const found = review([add('/vehicles/-', { vin: 'D' }), add('/vehicles/-', { vin: 'E' })]);

    expect(vins(found)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(conform(schema, found.data)).toEqual([]);
    expect(found.corrections).toMatchObject([
      { op: 'add', pointer: '/vehicles/3', value: { vin: 'D', coverages: [] } },
      { op: 'add', pointer: '/vehicles/4' },
    ]);
  });

  it('takes corrections, which are part of it', () => {
    const found = review([add('/vehicles/-', { vin: 'D' })], [set('/vehicles/3/vin', 'E')]);

    expect(found.corrections).toMatchObject([{ op: 'add', value: { vin: 'E' }, version: 1 }]);
  });

  it('that is reverted is gone, and its number is not given again', () => {
    const found = review(
      [add('/vehicles/-', { vin: 'D' })],
      [revert('/vehicles/3')],
      [add('/vehicles/-', { vin: 'E' })],
    );

    expect(vins(found)).toEqual(['A', 'B', 'C', 'E']);
    expect(found.corrections).toMatchObject([{ op: 'add', pointer: '/vehicles/4', dataPointer: '/vehicles/3' }]);
  });

  it('can be in an element of another list', () => {
    const found = review([remove('/vehicles/0/coverages/0'), add('/vehicles/0/coverages/-', { premium: 3 })]);

    expect(found.data).toMatchObject({ vehicles: [{ coverages: [{ premium: 2 }, { premium: 3 }] }, {}, {}] });
  });
});

describe('the pointer of a correction in the corrected data', () => {
  const vehicle = fc.nat(5);
  const coverage = fc.nat(3);
  const request = fc.oneof(
    vehicle.map((at) => remove(`/vehicles/${at}`)),
    vehicle.map((at) => revert(`/vehicles/${at}`)),
    fc.tuple(vehicle, coverage).map(([at, inner]) => remove(`/vehicles/${at}/coverages/${inner}`)),
    fc
      .tuple(vehicle, coverage, fc.nat(99))
      .map(([at, inner, value]) => set(`/vehicles/${at}/coverages/${inner}/premium`, value)),
    fc.tuple(vehicle, fc.constantFrom('X', 'Y')).map(([at, vin]) => set(`/vehicles/${at}/vin`, vin)),
    fc.constant(add('/vehicles/-', { vin: 'N', coverages: [{ premium: 7 }] })),
    vehicle.map((at) => add(`/vehicles/${at}/coverages/-`, { premium: 8 })),
  );

  it('leads to its value, whatever was removed before it', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 20 }), (requests) => {
        const { data: corrected, corrections } = review(...requests.map((one) => [one]));
        for (const { op, dataPointer, value } of corrections.filter((one) => one.op !== 'remove')) {
          const place = (parsePointer(dataPointer ?? '') ?? []).reduce<unknown>(
            (parent, segment) => (parent as Record<string, unknown>)[segment],
            corrected,
          );
          expect({ op, dataPointer, value: place }).toEqual({ op, dataPointer, value });
        }
      }),
      { numRuns: 200 },
    );
  });

  /** Pointers are written with their signs escaped: twice for each segment. */
  function escapesOf({ elements, before }: { elements: number; before: AppliedCorrection[] }): number {
    const vehiclesOf = Array.from({ length: elements }, (_, index) => ({ vin: `V${index}` }));
    const corrections = [0, 1, 2, 3].map((back) => ({
      op: 'set' as const,
      pointer: `/vehicles/${elements - 1 - back}/vin`,
      old: null,
      new: 'X',
    }));
    const tree = new ReviewTree({ vehicles: vehiclesOf }, [
      { version: 1, by, at, corrections: [...before, ...corrections] },
    ]);
    const escape = vi.spyOn(String.prototype, 'replaceAll');
    tree.corrections();
    const { length } = escape.mock.calls;
    escape.mockRestore();
    return length;
  }

  it.each([
    ['nothing is removed', []],
    ['an element is removed', [{ op: 'remove' as const, pointer: '/vehicles/0', old: {}, new: null }]],
  ])('is written once in a list of any length when %s', (_, before) => {
    expect(escapesOf({ elements: 2_000, before })).toBe(escapesOf({ elements: 20, before }));
  });
});

describe('a correction is refused', () => {
  it.each([
    ['of a place that the type does not have', set('/nothing', 1), 'unknown_pointer'],
    ['of an inherited name', set('/constructor', 1), 'unknown_pointer'],
    ['of an element that is not there', set('/vehicles/3/vin', 'D'), 'unknown_pointer'],
    ['of an index with a leading zero', set('/vehicles/00/vin', 'D'), 'unknown_pointer'],
    ['of text that is no pointer', set('policyNumber', 'D'), 'unknown_pointer'],
    ['of a whole list', set('/vehicles', []), 'not_a_field'],
    ['of a whole record', set('/vehicles/0', {}), 'not_a_field'],
    ['that removes a field', remove('/policyNumber'), 'not_an_element'],
    ['that adds between elements', add('/vehicles/1', {}), 'not_the_end'],
    ['without a value', { op: 'set', pointer: '/policyNumber' } as const, 'invalid_type'],
    ['with a value of another type', set('/policyNumber', 5), 'invalid_type'],
    ['with a number that has no end', set('/totalPremium', Number.POSITIVE_INFINITY), 'invalid_type'],
    ['with an empty text', set('/policyNumber', ' '), 'too_small'],
    ['with a text that is too long', set('/policyNumber', 'x'.repeat(10_001)), 'too_big'],
    ['with a day that there is not', set('/effectiveDate', '2026-02-30'), 'invalid_format'],
    ['with a member that the schema has not', add('/vehicles/-', { wheels: 4 }), 'unrecognized_keys'],
  ])('%s', (_, request, code) => {
    expect(review([request]).problems).toMatchObject([{ index: 0, code }]);
  });

  it('at the place of the record that is wrong', () => {
    const { problems } = review([set('/policyNumber', 'PA 2'), add('/vehicles/-', { vin: 5 })]);

    expect(problems).toMatchObject([{ index: 1, path: ['value', 'vin'] }]);
  });
});
