import { describe, expect, it } from 'vitest';
import { remembered, WRITTEN } from '../../../domain/text/remembered.ts';

/** How often the answers of these texts are computed, when each is asked for twice. */
function computed(texts: readonly string[], bounds?: Parameters<typeof remembered>[1]): number {
  let times = 0;
  const lengthOf = remembered((text) => {
    times += 1;
    return text.length;
  }, bounds);
  for (const text of [...texts, ...texts]) expect(lengthOf(text)).toBe(text.length);
  return times;
}

describe('an answer about a text', () => {
  it('is computed once', () => {
    expect(computed(['Paid', 'Reserve'])).toBe(2);
  });

  it('is not kept when the text is long: whoever sends it would choose how much memory it takes', () => {
    expect(computed(['x'.repeat(200), 'x'.repeat(201)])).toBe(3);
  });

  it('is kept at any length when the text is written in the code', () => {
    expect(computed(['x'.repeat(5_000)], WRITTEN)).toBe(1);
  });

  it('is computed again when more texts came than are kept', () => {
    expect(computed(['a', 'b', 'c'], { most: 2 })).toBe(6);
  });
});
