import { describe, expect, it } from 'vitest';
import { foldPlain } from '../../../domain/search/fold.ts';

describe('plain text', () => {
  it.each([
    ['Collision DEDUCTIBLE', ['collision', 'deductible']],
    ['QX-445-1182', ['qx', '445', '1182']],
    ['$1,500,000.00', ['1500000', '00']],
    ['1,50 12,3456', ['1', '50', '123456']],
    ['\tO’Brien'.replace('’', "'"), ['o', 'brien']],
    [`${'x'.repeat(200)} ${'y'.repeat(201)} "${'z'.repeat(2_047)}" end`, ['x'.repeat(200), 'end']],
    ['!!! ---', []],
    ['', []],
  ])('is folded: %j', (text, words) => {
    expect(foldPlain(text)).toEqual(words);
  });

  it.each(['José', '½', '東京'])('is not %j', (text) => {
    expect(foldPlain(text)).toBeUndefined();
  });
});
