import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typedCases } from '../bench/pages/typed-cases.ts';
import { unknownKeys } from '../bench/pages/whole-label.ts';

/** Characters of a line. */
const LONGEST = 134;

describe.each(['open', 'closed'])('typed pages that are %s', (set) => {
  const cases = typedCases(path.join(import.meta.dirname, '../corpus/pages', set));

  it('have labels with fields of their policy types only', () => {
    const wrong = cases.flatMap(({ type, number, label }) =>
      unknownKeys(label, type.schema).map((key) => `${type.id} ${number} ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('fit a page, and no two are the same', () => {
    expect(cases.filter(({ art }) => art.split('\n').some((line) => line.length > LONGEST))).toEqual([]);
    expect(new Set(cases.map(({ art }) => art)).size).toBe(cases.length);
  });
});
