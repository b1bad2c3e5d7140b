import { describe, expect, it } from 'vitest';
import { type Candidate, fitRanker } from '../../../bench/assistant/query-ranker.ts';

const candidate = (isRight: boolean, ...names: string[]): Candidate => ({
  isRight,
  features: names.map((name) => [name, 1] as const),
});

describe('the fit of what a question stands for', () => {
  it('lifts what right queries have above what the others have', () => {
    const questions = [
      [candidate(true, 'word used'), candidate(false, 'word left')],
      [candidate(false, 'word left'), candidate(true, 'word used'), candidate(false)],
    ];
    const weights = fitRanker(questions, new Map());
    expect(weights.get('word used')).toBeGreaterThan(0.5);
    expect(weights.get('word left')).toBeLessThan(0);
  });

  it('learns nothing from a question without a right query, and keeps what it began with', () => {
    const weights = fitRanker([[candidate(false, 'word used')]], new Map([['word used', 2]]));
    expect(weights.get('word used')).toBe(2);
  });
});
