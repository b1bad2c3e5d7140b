import { labelOf } from '../comparison/groups.ts';
import { strengthOf } from '../find/names-entity.ts';
import { type Scored, scoreFacts } from '../find/score.ts';
import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { nameOf } from '../index/name-of.ts';
import type { Term } from '../question/read-question.ts';
import { describe } from '../writing/answer-text.ts';
import { type Doubt, doubtsOf, type Finding } from '../answers/finding.ts';
import { findingOf } from '../answers/values.ts';
import { dateOf, hasLostRecords, rowsIn } from './lists.ts';
import { amountOf, claimMeasureOf, type Measure } from './measures.ts';
import { type Rows, rowsOf } from './rows.ts';
import { amountFinding, isMoney, namedFinding, nounOf, totalFinding } from './tell.ts';
import { askedOf, type Total, totalOf } from './totals.ts';

/** What one document, record, field or group says of the one thing that a question asks of several. */
export interface Entry {
  /** As the answer calls it beside the others. */
  name: string;
  document: DocumentIndex;
  finding: Finding;
  amount: number | undefined;
  /** ISO, of a value that is a date. */
  date?: string;
  label: string;
  isMoney: boolean;
  coverage: number;
  doubts: readonly Doubt[];
}

/** The values of one field of several documents. */
export function entriesOf(asked: Asked): Entry[] {
  const measure = claimMeasureOf(asked);
  return measure === undefined ? perDocument(asked) : entriesOfParts(asked, { list: 'claims', measure });
}

/** A question as it is asked of one document, or of one year of it. */
interface Part {
  name: string;
  /** The year. */
  about: string;
  document: DocumentIndex;
  asked: Asked;
}

const BY_YEAR =
  /\b(?:by|per|each|every|which|what|in what|worst|best) (?:(?:calendar|loss|accident|policy) )?years?\b/i;

/** By what the records that a question asks of stand apart: documents, or the years of one of them. */
function partsOf(asked: Asked, list: string): Part[] {
  const { scope, years, text } = asked;
  const [document] = scope;
  if (scope.length !== 1 || !document) {
    const said = rowsIn(asked, list);
    const naming = asked.terms.filter(
      (term) =>
        scope.some((one) => isToldBy(term, one, scope)) && !said.some(({ entity }) => strengthOf(term, entity) > 0),
    );
    // that claims were reported says nothing of them
    const isSilent = ({ senses }: Term): boolean => senses.has('reportedDate') && asked.years.length === 0;
    const own = { ...asked, terms: asked.terms.filter((term) => !naming.includes(term) && !isSilent(term)) };
    return scope.map((one) => ({ name: calledIn(asked, one), about: '', document: one, asked: askedOf(own, one) }));
  }
  const own = BY_YEAR.test(text) ? rowsIn(asked, list).map(({ entity }) => dateOf(entity).slice(0, 4)) : years;
  const each = [...new Set(own)].filter((year) => year !== '').sort();
  const ofTerm = (year: string): string[] => (asked.termYears.length > 0 ? [year] : []);
  return each.map((year) => {
    const own = { ...asked, years: [year], termYears: ofTerm(year) };
    return { name: year, about: year, document, asked: own };
  });
}

/** What the records of a list come to in each document or year, or how many they are where nothing is measured. */
export const entriesOfParts = (
  asked: Asked,
  { list, measure, isBest = false }: { list: string; measure?: Measure; isBest?: boolean },
): Entry[] =>
  partsOf(asked, list).flatMap((part) => {
    if (!measure) return entryOfCount(rowsOf(part.asked, list), part);
    if (isBest) return bestOf(entriesOfRows(rowsOf(part.asked, list), measure), asked.kinds);
    const total = totalOf(part.asked, { document: part.document, measure, list });
    return total ? entryOfTotal(total, measure, part) : [];
  });

/** The entry with the highest amount, or the lowest where that is asked for. */
const bestOf = (entries: readonly Entry[], kinds: Asked['kinds']): Entry[] =>
  entries.toSorted((a, b) => (kinds.has('lowest') ? 1 : -1) * (Number(a.amount) - Number(b.amount))).slice(0, 1);

function entryOfCount(found: Rows, { name, about, document, asked: { status } }: Part): Entry {
  const { rows, all, list, coverage } = found;
  const label = `${status ?? ''} ${nounOf(list, 2)}`.trim();
  const facts = (rows.length > 0 ? rows : all.slice(0, 1)).flatMap(
    ({ entity }) => namedFinding({ document, entity }).facts,
  );
  const value = `${rows.length} ${status ? `${status} ` : ''}${nounOf(list, rows.length)}`;
  const finding = { document, label: '', about, value, facts };
  const doubts = doubtsOf({ incomplete: hasLostRecords(document) || !found.isSure });
  return { name, document, finding, amount: rows.length, label, isMoney: false, coverage, doubts };
}

function entryOfTotal(total: Total, measure: Measure, { name, about }: Part): Entry {
  const finding = { ...totalFinding(total, measure), about };
  const { document, amount, coverage, doubts } = total;
  return { name, document, finding, amount, label: finding.label, isMoney: true, coverage, doubts };
}

/** Records with what they cost, else with their dates: of that field, where one is named. */
export function entriesOfRows({ rows, coverage }: Rows, measure: Measure | undefined, day?: string): Entry[] {
  return rows.flatMap(({ document, entity }): Entry[] => {
    const own = { name: nameOf(entity), document, coverage, doubts: [] };
    if (!measure && day !== undefined) {
      const items = entity.items.filter(({ fact }) => fact.key === day).slice(0, 1);
      const dated = { ...own, finding: findingOf(document, items, entity), amount: undefined, label: labelOf(day) };
      return items.map(({ fact }) => ({ ...dated, date: String(fact.value), isMoney: false }));
    }
    if (!measure) {
      const date = dateOf(entity);
      const finding = findingOf(document, entity.items, entity);
      return date === '' ? [] : [{ ...own, finding, amount: undefined, date, label: '', isMoney: false }];
    }
    const cost = amountOf(entity, measure);
    if (!cost) return [];
    const finding = amountFinding({ document, entity, ...cost }, measure);
    return [{ ...own, finding, amount: cost.amount, label: finding.label, isMoney: isMoney(cost.facts) }];
  });
}

/** Whether a document alone is called by a word or prints it. */
const isToldBy = ({ senses, words }: Term, document: DocumentIndex, scope: readonly DocumentIndex[]): boolean =>
  senses.size === 0 &&
  words.length > 0 &&
  scope.every((one) => words.every((word) => one.words.has(word) || one.names.has(word)) === (one === document));

/** A document as the question calls it, such as by the pet that it insures, beside what it is called. */
function calledIn({ terms, scope, text }: Asked, document: DocumentIndex): string {
  const telling = terms.filter((term) => isToldBy(term, document, scope));
  // with the names before it: "State Fund"
  const said = telling.flatMap((term) => {
    const found = new RegExp(`\\b${term.text}\\w*`, 'i').exec(text);
    return found ? `${/(?:[A-Z][\w'-]* )*$/.exec(text.slice(0, found.index))?.[0] ?? ''}${found[0]}` : [];
  });
  return [...said, describe(document)].join(', ');
}

/** How far numbers may lie below words that say more of the question, such as the name of their record. */
const NEAR = 0.15;

const keyOf = ({ item: { fact } }: Scored): string => `${fact.record?.list ?? ''} ${fact.key}`;

/** The best fact of each document, of the field that does best in all of them. */
function perDocument(asked: Asked): Entry[] {
  const isOnly = ({ record: { list } }: Entity): boolean =>
    asked.scope.every(({ records }) => records.filter((record) => record.list === list).length < 2);
  // what a document says of some record is nothing to compare it by
  const facts = scoreFacts(asked).filter(({ item: { about }, hitsRecord }) => !about || hitsRecord || isOnly(about));
  const all = asked.scope.map((document) => facts.filter((one) => one.document === document));
  const numeric = all.map((own) => own.filter(({ item: { fact } }) => typeof fact.value === 'number'));
  const isMeasured = numeric.every(([top], at) => top && top.score >= (all[at]?.[0]?.score ?? 0) - NEAR);
  const isOfDates = all.every((own) => own[0]?.item.fact.kind === 'date');
  const scored = !isOfDates && (isMeasured || !asked.kinds.has('compare')) ? numeric : all;
  const keys = new Map<string, number>();
  for (const own of scored) {
    for (const key of new Set(own.slice(0, 20).map(keyOf)))
      keys.set(key, (keys.get(key) ?? 0) + (own.find((one) => keyOf(one) === key)?.score ?? 0));
  }
  const [best] = [...keys].sort((a, b) => b[1] - a[1]);
  return scored.flatMap((own) => {
    const [top, ...others] = own.filter((one) => keyOf(one) === best?.[0]);
    if (!top) return [];
    const level = others.filter(({ score }) => score >= top.score - 0.001);
    const isOneOfMany = level.some(({ item: { fact } }) => fact.value !== top.item.fact.value);
    return [entryOf(top, calledIn(asked, top.document), isOneOfMany ? ['ambiguous'] : [])];
  });
}

function entryOf({ document, item, score, hitsField }: Scored, name: string, doubts: readonly Doubt[] = []): Entry {
  if (item.about && !hitsField) {
    // no field is asked for: the whole record
    const finding = findingOf(document, item.about.items, item.about);
    return { name, document, finding, amount: undefined, label: '', isMoney: false, coverage: score, doubts };
  }
  const { value, kind, key } = item.fact;
  const amount = typeof value === 'number' ? value : undefined;
  // the limit for an accident is told with that for a person
  const isLimit = (one: string): boolean => one === 'limitPerPerson' || one === 'limit';
  const limits = isLimit(key) ? item.about?.items.filter(({ fact }) => isLimit(fact.key)) : undefined;
  const finding = findingOf(document, limits ?? [item], item.about);
  const date = kind === 'date' ? { date: String(value) } : {};
  return {
    name,
    document,
    finding,
    amount,
    ...date,
    label: labelOf(key),
    isMoney: kind === 'money',
    coverage: score,
    doubts,
  };
}
