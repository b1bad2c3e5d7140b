import type { PageLayout, Segment } from '../../reading/layout.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { amountAt } from './discount-amounts.ts';
import { mapSections } from './sections.ts';

/** What stands below this share of a page is its footer. */
const BODY = 0.94;

/** The lines at the top of a page that go on with a list of discounts at the end of the page before: each has an amount. */
export function continuedDiscounts(layout: PageLayout, before: PageLayout | undefined): Segment[] {
  if (!before || !endsInDiscounts(before)) return [];
  const map = mapSections(layout);
  const segments = layout.lines.flatMap((line) => line.segments);
  const end = segments.findIndex(
    (segment) => map.of(segment) !== null || (amountAt(segment) === null && !isMoneyLike(segment.text)),
  );
  return segments.slice(0, end < 0 ? undefined : end);
}

function endsInDiscounts(layout: PageLayout): boolean {
  const last = layout.lines.findLast(({ y1 }) => y1 < BODY * layout.page.height)?.segments[0];
  return last !== undefined && mapSections(layout).of(last)?.kind === 'discount';
}
