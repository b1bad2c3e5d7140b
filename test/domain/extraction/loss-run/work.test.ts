import { describe, expect, it } from '@jest/globals';
import type { Line, PageLayout } from '../../../../domain/reading/layout.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { readLossRun } from '../../../../domain/extraction/loss-run/loss-run.ts';
import { makeReport } from '../../../fixtures/loss-run/report.ts';
import { styles } from '../../../fixtures/loss-run/styles.ts';

/** How often the reader looks at the words of a line. */
function looksAt(layouts: readonly PageLayout[]): number {
  let looks = 0;
  const watched = layouts.map((layout) => ({
    ...layout,
    lines: layout.lines.map((line): Line => {
      const { segments } = line;
      return Object.defineProperty({ ...line }, 'segments', {
        get() {
          looks++;
          return segments;
        },
      });
    }),
  }));
  readLossRun({ layouts: watched });
  return looks;
}

describe('the work of reading a loss run', () => {
  it('grows with the pages, not with their square', () => {
    const report = makeReport({ seed: 7, policies: 1, claims: 20 });
    const pages = styles['one line per claim']?.(report).pages ?? [];
    const times = (count: number): PageLayout[] =>
      Array.from({ length: count }, () => pages)
        .flat()
        .map((page, at) => layOut({ ...page, number: at + 1 }));
    expect(looksAt(times(4)) / looksAt(times(2))).toBeLessThan(2.2);
  });
});
