import { isFieldOf } from '../find/score.ts';
import type { Asked } from '../find/resolve.ts';
import type { Item } from '../index/index-document.ts';
import { type Draft, doubtsOf } from './finding.ts';
import { hasLostRecords, listAsked, type Row, rowsOf } from './records.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import { namedFinding, toldFinding, withinBound } from './totals.ts';
import { findingOf } from './values.ts';

const COMPUTED = ['sum', 'average', 'howMany'] as const;

/** "Which vehicles are insured", "the open claims over $5,000", "the claimants of the claims of 2021". */
export function answerList(asked: Asked): Draft | undefined {
  const list = listAsked(asked);
  if (list === undefined || COMPUTED.some((kind) => asked.kinds.has(kind))) return undefined;
  const found = withinBound(asked, rowsOf(asked, list));
  const { rows } = found;
  const doubts = doubtsOf({ incomplete: rows.length !== 1 && rows.some(({ document }) => hasLostRecords(document)) });
  const isList = asked.kinds.has('list') || /\b(?:which|what|who|any|all)\b/i.test(asked.text);
  const fields = rows.map((row) => ({ row, items: fieldsOf(asked, row) })).filter(({ items }) => items.length > 0);
  if (fields.length > 0) {
    const isNarrowed = rows.length < found.all.length || asked.status !== undefined;
    const findings = fields.map(({ row: { document, entity }, items }) => findingOf(document, items, entity));
    return isNarrowed || asked.kinds.has('list') ? { lead: '', findings, coverage: found.coverage, doubts } : undefined;
  }
  if (!isList || rows.length === 0) return undefined;
  const [only] = rows.length === 1 ? rows : [];
  const findings = only ? [findingOf(only.document, only.entity.items, only.entity)] : rows.map(toldFinding);
  return { lead: '', findings, coverage: found.coverage, doubts };
}

/** What the question asks of each record. */
const fieldsOf = ({ terms, kinds }: Asked, { entity }: Row): Item[] =>
  entity.items.filter((item) =>
    terms.some((term) => isFieldOf(term, item) && !(kinds.has('list') && term.senses.has(entity.record.list))),
  );

/** "Which of the dogs has no birth date": the records without a field that others have. */
export function answerWithout(asked: Asked): Draft | undefined {
  const list = listAsked(asked);
  if (list === undefined || asked.kinds.has('howMany')) return undefined;
  const terms = asked.terms.filter(
    ({ senses }) => ![...senses].some((sense) => isFieldSense(sense) && !isListSense(sense)),
  );
  const asksForField = terms.length < asked.terms.length;
  const { rows, coverage } = rowsOf({ ...asked, terms }, list);
  const without = rows.filter((row) => fieldsOf(asked, row).length === 0);
  if (!asksForField || without.length === 0 || without.length === rows.length) return undefined;
  return { lead: 'Nothing is said of it for:', findings: without.map(namedFinding), coverage };
}
