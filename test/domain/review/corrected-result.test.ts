import { describe, expect, it } from 'vitest';
import { correctedResult } from '../../../domain/review/corrected-result.ts';
import type { Correction } from '../../../domain/review/correction.ts';

const how = { by: { keyId: 'k', name: 'desk' }, at: '2026-03-02T10:02:00.000Z', version: 1 };
const validation = { valid: true, coverage: 1, errors: [], warnings: [] };
const present = { state: 'present', confidence: 0.6, source: 'text' } as const;
const cited = (quote: string) => [{ page: 1, quote, bbox: { left: 0, top: 0, width: 1, height: 1 } }];

const result = {
  data: { list: ['A', 'B', 'C'] },
  citations: { '/list/0': cited('A'), '/list/1': cited('B'), '/list/2': cited('C') },
  fields: { '/list/0': present, '/list/1': present, '/list/2': present },
  validation,
};
const corrections: Correction[] = [
  { op: 'remove', pointer: '/list/0', original: 'A', ...how },
  { op: 'set', pointer: '/list/2', dataPointer: '/list/1', original: 'C', value: 'X', ...how },
];

describe('a corrected result', () => {
  const corrected = correctedResult(result, { data: { list: ['B', 'X'] }, validation, corrections });

  it('has citations and states at the pointers of the corrected data', () => {
    expect(corrected.citations).toEqual({ '/list/0': cited('B'), '/list/1': cited('C') });
    expect(corrected.fields['/list/0']).toEqual(present);
  });

  it('says of a corrected value that it comes from a person', () => {
    expect(corrected.fields['/list/1']).toEqual({ state: 'present', confidence: 1, source: 'person' });
  });
});
