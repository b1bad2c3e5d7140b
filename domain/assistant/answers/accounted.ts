import type { Asked } from '../find/resolve.ts';
import { writeDate, writeMoney } from '../writing/values.ts';
import type { Way } from './certainty.ts';
import type { Draft } from './finding.ts';

const COMPUTED = ['average', 'highest', 'lowest', 'compare'] as const;

/** Whether an answer has something to do with each day and amount in a question. */
export function isAccounted(draft: Draft, asked: Asked, way: Way): boolean {
  const isSum = asked.kinds.has('sum') && draft.findings.length > 1;
  const isComputed = way === 'totals' || !(isSum || COMPUTED.some((kind) => asked.kinds.has(kind)));
  return way === 'yesNo' || (isComputed && tellsExact(draft, asked, way));
}

function tellsExact({ lead, findings }: Draft, { dates, amounts, percents, bound }: Asked, way: Way): boolean {
  const values = new Set(
    findings.flatMap(({ facts }) =>
      facts.flatMap(({ value, record }) => [value, ...Object.values(record?.values ?? {})]),
    ),
  );
  const isNarrowed = bound !== undefined && (way === 'totals' || way === 'list');
  return (
    dates.every((day) => values.has(day) || lead.includes(writeDate(day))) &&
    (isNarrowed || [...amounts, ...percents].every((one) => values.has(one) || lead.includes(writeMoney(one))))
  );
}
