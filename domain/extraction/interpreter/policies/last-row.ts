import type { Sheet } from './sheet.ts';
import type { Band } from './policy-table.ts';

/** Heights of print: lines of one policy stand no further apart. */
const NEXT_LINE = 1;

/** Where the last policy of a table without rules ends: at the first blank line below it. */
export function endsAtGap({ y0, y1 }: Band, { layout }: Sheet): number {
  let bottom: number | undefined;
  for (const line of layout.lines) {
    if (line.y0 < y0 - 1 || line.y0 >= y1) continue;
    if (bottom !== undefined && line.y0 - bottom > NEXT_LINE * line.size) return bottom;
    bottom = line.y1;
  }
  return y1;
}
