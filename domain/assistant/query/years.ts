import type { Asked } from '../find/resolve.ts';
import { doubtsOf } from '../answers/finding.ts';
import type { Entry } from './entries.ts';
import { dateOf, hasLostRecords, type Row } from './lists.ts';
import { type Amount, type Measure, nameOfMeasure, sumOf, valuedRows } from './measures.ts';
import type { Rows } from './rows.ts';
import { nounOf, writeAmount } from './tell.ts';

const BEFORE = String.raw`\b(?:per|by|each|every|(?:in |for )?(?:which|wich|what))\s+(?:(?:calendar|loss|accident)\s+)?`;
const BY_YEAR = new RegExp(`${BEFORE}years?\\b`, 'i');
const EACH = 'per|by|each|every|which|wich|what|worst|best|highest|lowest|costliest';
const POLICY = 'policy (?:year|term|period)|term|period|policy|line';
const BY_POLICY = new RegExp(String.raw`\b(?:${EACH})\s+(?:[\w-]+\s){0,2}?(?:${POLICY})\b`, 'i');

/** Whether the question asks something of each policy of a report. */
export const asksPerPolicy = ({ text }: Asked): boolean => BY_POLICY.test(text);

/** Whether it asks something of the claims of each year. */
export const asksByYear = ({ text }: Asked, list: string): boolean => list === 'claims' && BY_YEAR.test(text);

/** The years of records, each with what those that are meant come to: the sum of a measure, else their count. */
export function entriesByYear(asked: Asked, found: Rows, measure?: Measure): Entry[] {
  const yearOf = ({ entity }: Row): string => dateOf(entity).slice(0, 4);
  const label = measure
    ? nameOfMeasure(measure)
    : ['number of', asked.status, nounOf(found.list, 2)].filter(Boolean).join(' ');
  return [...new Set(found.all.map(yearOf))].sort().flatMap((name) => {
    const rows = found.rows.filter((row) => yearOf(row) === name);
    const valued: (Row & Partial<Amount>)[] = measure ? valuedRows(rows, measure) : rows;
    const document = found.all.find((row) => yearOf(row) === name)?.document;
    if (!document) return [];
    const amount = measure ? sumOf(valued.map((row) => row.amount ?? 0)) : rows.length;
    const facts = valued.flatMap((row) => row.facts ?? row.entity.items.slice(0, 1).map(({ fact }) => fact));
    const finding = { document, label, about: name, value: writeAmount(amount, measure !== undefined), facts };
    const doubts = doubtsOf({
      partial: name === '' || valued.length < rows.length,
      incomplete: !found.isSure || hasLostRecords(document),
    });
    return [
      { name, document, finding, amount, label, isMoney: measure !== undefined, coverage: found.coverage, doubts },
    ];
  });
}
