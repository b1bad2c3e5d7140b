// Panels: the same headings twice or more side by side over tables of their own.
import { atomsOf } from './atoms.ts';
import type { Extent } from './boxes.ts';
import type { HeaderBlock } from './header-blocks.ts';

/** The range of what is not bounded. */
export const EVERYWHERE: Extent = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };

/** The x-ranges of a header's panels, left to right; one range without bounds when there is one table only. */
export function panelsOf({ seed }: HeaderBlock): Extent[] {
  const atoms = atomsOf(seed);
  const texts = atoms.map((atom) => atom.text.toLowerCase());
  const period = periodOf(texts);
  if (period === null) return [EVERYWHERE];
  const panels: Extent[] = [];
  for (let at = 0; at < atoms.length; at += period) {
    const [before, first] = [atoms[at - 1], atoms[at]];
    const [last, after] = [atoms[at + period - 1], atoms[at + period]];
    if (!first || !last) continue;
    panels.push({
      x0: before ? (before.x1 + first.x0) / 2 : EVERYWHERE.x0,
      x1: after ? (last.x1 + after.x0) / 2 : EVERYWHERE.x1,
    });
  }
  return panels;
}

/** Length of the sequence that a list repeats; sequences of one text are no panels: "Premium Premium Premium". */
function periodOf(texts: readonly string[]): number | null {
  for (let period = 2; period <= texts.length / 2; period++) {
    if (texts.length % period !== 0) continue;
    const repeats = texts.every((text, at) => text === texts[at % period]);
    if (repeats && new Set(texts.slice(0, period)).size === period) return period;
  }
  return null;
}
