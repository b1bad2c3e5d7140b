import type { Asked } from '../find/resolve.ts';
import { writeDate, writeMoney } from '../writing/values.ts';
import type { Way } from './certainty.ts';
import type { Draft } from './finding.ts';

const COMPUTED = ['average', 'highest', 'lowest', 'compare'] as const;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const UNITS = 'days|weeks|months|years|terms|dollars|times|pages|percent';
const COUNTED = new RegExp(
  String.raw`\b(both|${NUMBERS.join('|')}|(?:[2-9]|1\d)(?!\d))\s+(?:[\w'-]+\s+){0,3}?(?!(?:${UNITS})\b)[a-z]+[^s\W]s\b`,
  'gi',
);

/** Whether an answer has something to do with each day, amount and number of things in a question. */
export function isAccounted(draft: Draft, asked: Asked, way: Way): boolean {
  const isSum = asked.kinds.has('sum') && draft.findings.length > 1;
  const isComputed = way === 'totals' || !(isSum || COMPUTED.some((kind) => asked.kinds.has(kind)));
  return way === 'yesNo' || (isComputed && tellsExact(draft, asked, way) && tellsAsMany(draft, asked));
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

const countOf = (said: string): number =>
  said === 'both' ? 2 : /\d/.test(said) ? Number(said) : NUMBERS.indexOf(said) + 2;

/** "The three renters policies" are not answered with two of them. */
function tellsAsMany({ lead, findings }: Draft, { text, scope }: Asked): boolean {
  const wanted = [...text.matchAll(COUNTED)].map(([, said = '']) => countOf(said.toLowerCase()));
  const numbers = [...lead.matchAll(/\d+/g)].map(Number);
  const told = [findings.length, new Set(findings.map(({ document }) => document)).size, scope.length, ...numbers];
  return wanted.every((count) => told.includes(count));
}
