import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexDocument } from '../../../domain/assistant/index/index-document.ts';
import { newCitationList } from '../../../domain/assistant/writing/citations.ts';
import { findQuote } from '../../../domain/document/quotes.ts';
import { typedDocument } from './library.ts';

const WIDTH = 600;
const HEIGHT = 800;
const rows = fc.array(fc.array(fc.constantFrom('01', '02', 'Fire'), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 5,
});

/** A page of cells that repeat their words, and a value that is printed in two of them. */
const printed = rows.chain((cells) => {
  const words = cells.flatMap((row, line) =>
    row.map((text, column) => ({ text, x0: column * 200, x1: column * 200 + 40, y0: line * 40, y1: line * 40 + 10 })),
  );
  return fc.record({ words: fc.constant(words), cited: fc.subarray(words, { minLength: 2, maxLength: 2 }) });
});

it('a citation stands in its box, also where a value is printed in two cells and once more in one line', () => {
  fc.assert(
    fc.property(printed, ({ words, cited }) => {
      const citations = cited.map(({ text, x0, x1, y0, y1 }) => ({
        page: 1,
        quote: text,
        bbox: { left: x0 / WIDTH, top: y0 / HEIGHT, width: (x1 - x0) / WIDTH, height: (y1 - y0) / HEIGHT },
      }));
      const page = { width: WIDTH, height: HEIGHT, words };
      const { result, ...empty } = typedDocument({ art: 'AUTO POLICY', policyType: 'auto' });
      const document = indexDocument({
        ...empty,
        result: result ? { ...result, citations: { '/policyNumber': citations } } : null,
        pages: [{ number: 1, text: words.map(({ text }) => text).join('\n'), words: page }],
      });
      const list = newCitationList();
      list.ofFacts(document, [{ key: 'policyNumber', pointer: '/policyNumber', value: '01 02', kind: 'id' }]);

      for (const { quote, bbox } of list.all) {
        const inside = words.filter(({ x0, x1, y0, y1 }) => {
          const [x, y] = [(x0 + x1) / 2 / WIDTH, (y0 + y1) / 2 / HEIGHT];
          const [left, top] = [bbox?.left ?? 1, bbox?.top ?? 1];
          return x >= left && x <= left + (bbox?.width ?? 0) && y >= top && y <= top + (bbox?.height ?? 0);
        });
        expect(findQuote({ ...page, words: inside }, quote)).toBeDefined();
      }
      expect(list.all).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});
