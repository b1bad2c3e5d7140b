import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Item } from '../index/index-document.ts';
import { isListSense } from '../lexicon/senses.ts';
import { type Draft, doubtsOf, type Finding } from '../answers/finding.ts';
import { findingOf } from '../answers/values.ts';
import { hasLostRecords, listAsked, type Row } from './lists.ts';
import { isComplete, type Rows, rowsOf } from './rows.ts';
import { isCostKind } from './cost-kinds.ts';
import { amountOf, measuresOf } from './measures.ts';
import { amountFinding, namedFinding, nounOf, toldFinding } from './tell.ts';

const MOST_NAMED = 12;

/** How many records are meant. */
export function countOf(asked: Asked, found: Rows): Draft {
  const { list, rows, all, coverage } = found;
  const isWhole = isComplete(asked, found);
  const printed = isWhole ? undefined : printedCount(asked, found);
  if (printed) return { ...printed, coverage };
  const status = asked.status ? `${asked.status} ` : '';
  const documents = new Set(rows.map(({ document }) => document)).size;
  const of = rows.length < all.length ? ` (of ${all.length})` : '';
  const where = documents > 1 ? ` in ${documents} documents` : '';
  return {
    lead: `**${rows.length}** ${status}${nounOf(list, rows.length)}${of}${where}.`,
    // of records that are not there the ones that are prove it
    findings: (rows.length > 0 ? rows : all).slice(0, MOST_NAMED).map((row) => provingFinding(asked, row, rows)),
    coverage,
    doubts: doubtsOf({ incomplete: !isWhole }),
  };
}

/** What a report itself says of the number of its claims, where some of them were not read. */
function printedCount(asked: Asked, { list, all }: Rows): Pick<Draft, 'lead' | 'findings'> | undefined {
  const { status, ...any } = asked;
  const [document, ...others] = new Set(all.map((row) => row.document));
  const isOfAll = list === 'claims' && status !== 'closed' && rowsOf(any, list).rows.length === all.length;
  if (!document || others.length > 0 || !isOfAll) return undefined;
  const key = `grandTotals.${status === 'open' ? 'openClaimCount' : 'claimCount'}`;
  const printed = document.items.find(({ fact }) => fact.key === key);
  if (!printed) return undefined;
  const count = Number(printed.fact.value);
  const told = status ? `${status} ` : '';
  return {
    lead: `**${count}** ${told}${nounOf(list, count)}.`,
    findings: [findingOf(document, [printed])],
  };
}

/** "Are there open claims", "is claim 4471 closed"; with a quantifier whether it is so of all of them, or of none. */
export function whetherRecords(asked: Asked, quantifier?: 'all' | 'none'): Draft | undefined {
  const list = listAsked(asked);
  const { status, range, conditions, ...any } = asked;
  if (list === undefined) return undefined;
  const found = rowsOf(asked, list);
  const { rows, all, coverage } = found;
  const isNarrowed = status !== undefined || range !== undefined || conditions.length > 0 || asked.years.length > 0;
  if (!isNarrowed && !asksAny(asked, found)) return undefined;
  const ofAny = rowsOf({ ...any, conditions: [], years: [] }, list).rows;
  const isOne = ofAny.length === 1;
  const of = `of ${all.length} ${nounOf(list, all.length)}`;
  const isThere = rows.length > 0;
  const those = isNarrowed ? of : nounOf(list, rows.length);
  const isSo = quantifier === 'all' ? rows.length === all.length : isThere !== (quantifier === 'none');
  const yes = isSo ? 'Yes' : 'No';
  const lead = isOne ? `${yes}.` : isThere ? `${yes}, ${rows.length} ${those}:` : `${yes}, none ${of}:`;
  const told = isThere ? rows : ofAny.length > 0 ? ofAny : all;
  return {
    lead,
    findings: told.slice(0, MOST_NAMED).map((row) => provingFinding(asked, row, told)),
    coverage,
    doubts: doubtsOf({ incomplete: !isThere && !isComplete(asked, found) }),
  };
}

/** "Are there any discounts": whether a list has records at all. */
const asksAny = ({ text, terms, unknown }: Asked, { list, rows, all, coverage }: Rows): boolean =>
  /\b(?:any|some|(?:is|are|were|was) there)\b/i.test(text) &&
  coverage === 1 &&
  unknown.length === 0 &&
  rows.length > 0 &&
  rows.length === all.length &&
  terms.some(({ senses }) => senses.has(list) && [...senses].every(isListSense)) &&
  !terms.some((term) => isCostKind(term, { text }));

/** A record with what shows that it is as the question says: its status, what it costs, else its name. */
function provingFinding(asked: Asked, row: Row, rows: readonly Row[]): Finding {
  if (asked.status) return statusFinding(row);
  const [measure] = asked.range ? measuresOf(asked, rows) : [];
  const cost = measure && amountOf(row.entity, measure);
  return measure && cost ? amountFinding({ ...row, ...cost }, measure) : namedFinding(row);
}

function statusFinding({ document, entity }: Row): Finding {
  const own = entity.items.filter(({ fact }) => fact.key === 'status');
  return own.length > 0 ? findingOf(document, own, entity) : namedFinding({ document, entity });
}

/** "Which vehicles are insured", "the open claims over $5,000", "the claimants of the claims of 2021". */
export function listed(asked: Asked): Draft | undefined {
  const list = listAsked(asked);
  if (list === undefined) return undefined;
  if (asked.isNegated) return undefined;
  if ((['sum', 'average', 'howMany'] as const).some((kind) => asked.kinds.has(kind))) return undefined;
  const found = rowsOf(asked, list);
  const { rows, all, coverage } = found;
  const isNone = rows.length === 0 && all.length > 1 && asked.conditions.some(({ is }) => is === 'there');
  const findings = isNone ? all.slice(0, MOST_NAMED).map(namedFinding) : findingsOf(asked, found);
  if (findings.length === 0) return undefined;
  const isScoped = rows.length > 1 && rows.length < all.length;
  return {
    lead: isNone
      ? `None of ${all.length} ${nounOf(list, 2)}. They are:`
      : isScoped
        ? `${rows.length} of ${all.length} ${nounOf(list, 2)}:`
        : '',
    findings,
    coverage,
    doubts: doubtsOf({ incomplete: rows.length !== 1 && rows.some(({ document }) => hasLostRecords(document)) }),
  };
}

/** Of each record the fields that are asked for, else what lists tell. */
function findingsOf(asked: Asked, { rows, all }: Rows): Finding[] {
  const { kinds, text, status, range, conditions } = asked;
  const fields = rows.map((row) => ({ row, items: fieldsOf(asked, row) })).filter(({ items }) => items.length > 0);
  if (fields.length > 0) {
    const isMeant =
      rows.length < all.length ||
      status !== undefined ||
      kinds.has('list') ||
      range !== undefined ||
      conditions.length > 0;
    return isMeant ? fields.map(({ row: { document, entity }, items }) => findingOf(document, items, entity)) : [];
  }
  if (
    !kinds.has('list') &&
    !status &&
    !range &&
    conditions.length === 0 &&
    !/\b(?:which|what|who|any|all)\b/i.test(text)
  )
    return [];
  const [only] = rows.length === 1 ? rows : [];
  return only ? [findingOf(only.document, only.entity.items, only.entity)] : rows.map(toldFinding);
}

/** What the question asks of each record. */
const fieldsOf = ({ terms, kinds }: Asked, { entity }: Row): Item[] =>
  entity.items.filter((item) =>
    terms.some((term) => isFieldOf(term, item) && !(kinds.has('list') && term.senses.has(entity.record.list))),
  );
