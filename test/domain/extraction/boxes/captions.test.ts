import { describe, expect, it } from 'vitest';
import { findCaptions } from '../../../../domain/extraction/boxes/captions.ts';
import { runOf } from '../../../../domain/extraction/boxes/writing.ts';
import { createWordings } from '../../../../domain/extraction/lexicon/wordings.ts';

const wordings = createWordings({ policyNumber: ['Policy Number'] });

/** A page of one column, whose runs count how often their tops are read. */
function columnOf(texts: readonly string[]) {
  const counter = { reads: 0 };
  const runs = texts.map((text, at) => {
    const [x0, y0] = [20, 20 + at * 12];
    const word = { text, x0, x1: 80, y0, y1: y0 + 9, size: 9, bold: false, source: 'text' as const, confidence: 1 };
    const run = runOf([word]);
    return Object.defineProperty(run, 'y0', { get: () => ((counter.reads += 1), y0) });
  });
  return { runs, counter };
}

describe('captions of a form', () => {
  it('go on in the line right below', () => {
    const [found] = findCaptions(columnOf(['Policy', 'Number', 'AB 123']).runs, wordings);
    expect(found).toMatchObject({ fields: ['policyNumber'], words: [{ text: 'Policy' }, { text: 'Number' }] });
  });

  it('are found without a look at each pair of lines of a page', () => {
    const readsOf = (count: number): number => {
      const { runs, counter } = columnOf(Array.from({ length: count }, () => 'Plain'));
      findCaptions(runs, wordings);
      return counter.reads;
    };
    expect(readsOf(400)).toBeLessThan(2.5 * readsOf(200));
  });
});
