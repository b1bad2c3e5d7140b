import { around, centreX, overlapX } from '../../../reading/boxes.ts';
import { isTerm } from './cited-twice.ts';
import { disputed, type Outcome, type PlacedHit, type Question } from './placed.ts';
import type { Print } from './print.ts';
import { type Head, type Spans, spansOf } from './record-spans.ts';
import { inColumnOf, linesOf } from './records.ts';

export type ForeignRecords = (one: PlacedHit) => Outcome | undefined;

/**
 * Tells values that belong to another record: that one cites the same words for the same field, and they stand on a line of
 * its own and not of this record, or in the column of its head. A text of which the own line has none in its column may be
 * printed once for several records.
 */
export function foreignRecordsIn(print: Print, placed: readonly PlacedHit[]): ForeignRecords {
  const lists = new Map<string, PlacedHit[]>();
  for (const one of placed) {
    const { record } = one.question.target;
    if (!record) continue;
    const known = lists.get(record.list);
    if (known) known.push(one);
    else lists.set(record.list, [one]);
  }
  const spans = new Map([...lists].map(([list, own]) => [list, spansOf(own)] as const));
  return (one) => {
    const { record } = one.question.target;
    const own = record && spans.get(record.list);
    if (!record || !own) return undefined;
    const elsewhere = underOtherField(one, own);
    if (elsewhere || !isCitedTwice(one, own)) return elsewhere;
    const head = headOver(one, own);
    if (!head) return onLineOfOther(print, one, own);
    return head.isOwn ? undefined : disputed('the value stands in the column of another record');
  };
}

const isMeasured = ({ target: { kind } }: Question): boolean => ['money', 'percent', 'date', 'number'].includes(kind);

const isCitedTwice = ({ question, hit }: PlacedHit, { citing }: Spans): boolean => {
  const [first] = hit.words;
  const records = first && citing.get(first)?.get(question.target.record?.field ?? '');
  return records?.size === 2;
};

function onLineOfOther(print: Print, { question, hit }: PlacedHit, { lines, owners }: Spans): Outcome | undefined {
  const number = question.target.record?.number ?? -1;
  const own = new Set(lines.get(number)?.values());
  if (own.size === 0 || own.has(hit.line.order)) return undefined;
  const others = [...(owners.get(hit.line.order) ?? [])].filter((other) => other !== number);
  if (others.length === 0) return undefined;
  // what is printed once for several stands with the first of them
  if (isTerm(question.target) && others.every((other) => other < number)) return undefined;
  const hasOwn = linesOf(print, own).some((line) => inColumnOf(line, hit.words) !== undefined);
  return isMeasured(question) || hasOwn ? disputed('the value stands on the line of another record') : undefined;
}

/** Whether the head that a value stands under is that of its own record, where heads of records stand side by side. */
function headOver({ question: { target }, hit }: PlacedHit, { heads, keys }: Spans): { isOwn: boolean } | undefined {
  const { order, page } = hit.line;
  for (const { question, hit: key } of keys.get(target.record?.number ?? -1) ?? []) {
    const row = heads.filter((head) => head.field === question.target.record?.field && head.order === key.line.order);
    if (row.length === 0 || key.line.page !== page || key.line.order >= order) continue;
    const far = ({ centre }: Head): number => Math.abs(centre - centreX(around(hit.words)));
    const [nearest] = row.toSorted((a, b) => far(a) - far(b));
    if (nearest && far(nearest) < apart(row)) return { isOwn: nearest.value === String(key.value) };
  }
  return undefined;
}

/** The least distance between heads: what stands further from all of them is the heading of a line. */
function apart(row: readonly Head[]): number {
  const centres = row.map(({ centre }) => centre).sort((a, b) => a - b);
  return Math.min(...centres.slice(1).map((centre, at) => centre - (centres[at] ?? 0)));
}

/** Fewer values are no column, and so large a share of a column's values stand in it. */
const fewestInColumn = 2;
const mostInColumn = 0.5;
/** Lists have thousands of records. */
const mostCompared = 200;

/** Words that another field of the record cites as well, in the column of that field and not of the own. */
function underOtherField(one: PlacedHit, { citing, byField }: Spans): Outcome | undefined {
  const { record } = one.question.target;
  const [first] = one.hit.words;
  if (!record || !first || !isMeasured(one.question)) return undefined;
  const shareOf = (field: string): number | undefined => {
    const others = (byField.get(field) ?? [])
      .slice(0, mostCompared)
      .filter(({ question, hit }) => question.target.record?.number !== record.number && !hit.isChosen);
    const box = around(one.hit.words);
    if (others.length < fewestInColumn) return undefined;
    return others.filter(({ hit }) => overlapX(around(hit.words), box) > 0).length / others.length;
  };
  const fields = [...(citing.get(first) ?? [])].flatMap(([field, records]) =>
    field !== record.field && records.has(record.number) ? [field] : [],
  );
  if (fields.length === 0 || shareOf(record.field) !== 0) return undefined;
  const isTheirs = fields.some((field) => (shareOf(field) ?? 0) > mostInColumn);
  return isTheirs ? disputed('the value stands in the column of another field') : undefined;
}
