import { describe, expect, it } from 'vitest';
import { nearestWord } from '../../../domain/search/nearest-word.ts';

const WORDS: ReadonlySet<string> = new Set(['insured', 'incurred', 'collision', 'premium', 'deductible']);

describe('a mistyped word', () => {
  it.each([
    ['colision', 'collision'],
    ['premuim', 'premium'],
    ['deductable', 'deductible'],
  ])('stands for the word that is one error away: %s', (written, meant) => {
    expect(nearestWord(written, WORDS)).toBe(meant);
  });

  it('has a letter once in place of twice rather than another letter', () => {
    expect(nearestWord('incured', WORDS)).toBe('incurred');
  });

  it('is left as it is where nothing is near', () => {
    expect(nearestWord('payroll', WORDS)).toBeUndefined();
  });
});
