import { labelOf } from '../comparison/groups.ts';
import { isIdentity, type Scored, scoreFacts } from '../find/score.ts';
import type { Asked } from '../find/resolve.ts';
import { isOfWhole, textOf } from '../index/facts.ts';
import { isOfField } from '../find/names-entity.ts';
import { citationsOf, type DocumentIndex, type Entity, type Item } from '../index/index-document.ts';
import { nameOf } from '../index/name-of.ts';
import { monthsBetween } from '../../reading/values/date.ts';
import { writeDate, writeMoney, writeTogether } from '../writing/values.ts';
import { type Draft, doubtsOf, type Finding } from './finding.ts';
import { listAsked } from '../query/lists.ts';

/** How far a fact may lie below the best one and still be part of the answer. */
const NEAR = 0.04;
const MOST = 30;

/** The facts that answer a question for a value; several where several do equally well. */
export function bestFacts(asked: Asked): Scored[] {
  const scored = scoreFacts(asked);
  const [best] = scored;
  if (!best) return [];
  return scored.filter(({ score }) => score >= best.score - NEAR);
}

/** The values that a question asks for. */
export function answerValues(asked: Asked): Draft | undefined {
  const found = bestFacts(asked);
  const [best] = found;
  if (!best || !isOneValue(asked, best)) return undefined;
  const chosen = best.hitsField ? [...found, ...ofReports(asked, found)] : found.flatMap((one) => wholeRecord(one));
  const findings = findingsOf(chosen).map((finding) => inAskedSpan(asked, finding));
  const lists = new Set(found.map(({ item: { fact } }) => fact.record?.list));
  const doubts = doubtsOf({
    partial: isSaidByOthers(asked, found),
    ambiguous: lists.size > 1 && new Set(chosen.map(({ item: { fact } }) => fact.value)).size > 1,
    // what is told of a record without a field that is asked for is not what is asked
    unaccounted: !best.hitsField && asked.terms.some((term) => term.weight > 0.5 && isOfField(term)),
  });
  // what is counted is counted over all records, and of records that all are told none is mistaken for another
  const isCounted = asked.kinds.has('howMany') && best.item.fact.kind === 'int';
  const isOfAll = best.hitsField && (isCounted || (asked.years.length === 0 && areAll(chosen)));
  return { lead: '', findings, coverage: isOfAll ? best.coverage : best.fit, doubts };
}

/** The same of documents that say it of their policies where others say it of themselves. */
function ofReports(asked: Asked, found: readonly Scored[]): Scored[] {
  const keys = new Set(found.map(({ item: { fact } }) => fact.key));
  const told = new Set(found.map(({ document }) => document));
  return scoreFacts(asked).filter(
    ({ document, item: { fact }, hitsField, coverage }) =>
      hitsField &&
      keys.has(fact.key) &&
      fact.record !== undefined &&
      isOfWhole(fact.record) &&
      !told.has(document) &&
      coverage >= (found[0]?.coverage ?? 0),
  );
}

/** Whether values are those of one field of all that a document is about. */
function areAll(chosen: readonly Scored[]): boolean {
  const [first] = chosen;
  const { key, record } = first?.item.fact ?? {};
  const isAlike = ({ fact }: Item): boolean => fact.key === key && fact.record?.list === record?.list;
  return (
    first !== undefined &&
    record !== undefined &&
    isOfWhole(record) &&
    chosen.length <= MOST &&
    chosen.every(({ document, item }) => document === first.document && isAlike(item)) &&
    first.document.items.filter(isAlike).length === chosen.length
  );
}

/** Of documents of a kind that a name stands for all have to say it: which of them is meant is not known. So do those named apart. */
function isSaidByOthers({ isNamed, isSeveral, scope, kinds }: Asked, found: readonly Scored[]): boolean {
  const saying = new Set(found.map(({ document }) => document));
  const types = new Set([...saying].map(({ type }) => type));
  return isNamed && !kinds.has('list') && scope.some((one) => !saying.has(one) && (isSeveral || types.has(one.type)));
}

const PER_MONTH = /\bmonthly\b|\b(?:a|per|each|every) month\b/i;
const PER_YEAR = /\b(?:annual\w*|yearly)\b|\b(?:a|per|each|every|one|whole|full) year\b/i;

/** What a premium comes to by the month or the year, where it is asked by another span than that of its term. */
function inAskedSpan({ text }: Asked, finding: Finding): Finding {
  const [fact, ...others] = finding.facts.filter(({ key }) => /premium$/i.test(key));
  const wanted = PER_YEAR.test(text) ? 12 : PER_MONTH.test(text) ? 1 : undefined;
  if (!fact || others.length > 0 || wanted === undefined) return finding;
  const { premiumFrequency, effectiveDate, expirationDate } = finding.document.source.result?.data ?? {};
  const months = premiumFrequency === 'monthly' ? 1 : monthsBetween(textOf(effectiveDate), textOf(expirationDate));
  if (!months || months === wanted) return finding;
  const amount = Math.round((100 * Number(fact.value) * wanted) / months) / 100;
  return { ...finding, note: `${writeMoney(amount)} a ${wanted === 1 ? 'month' : 'year'}` };
}

/** A value is no answer where two are compared or several are added up, except for a printed total. */
function isOneValue(asked: Asked, { item: { fact } }: Scored): boolean {
  const { kinds, scope } = asked;
  if (kinds.has('compare')) return false;
  // claims that are open or closed are a list
  if (asked.status !== undefined && listAsked(asked) !== undefined) return false;
  if (kinds.has('howMany')) return typeof fact.value === 'number' && fact.kind !== 'money';
  if (kinds.has('average') || kinds.has('highest') || kinds.has('lowest')) return scope.length === 1 && !fact.record;
  return !kinds.has('sum') || (scope.length === 1 && !fact.record && /total/i.test(fact.key));
}

/** Where no field is asked for, everything that is said of the record. */
export function wholeRecord(one: Scored): Scored[] {
  const { about } = one.item;
  if (!about) return [one];
  const items = about.items.filter(({ fact }) => about.items.length === 1 || !isIdentity(fact.key));
  return items.map((item) => ({ ...one, item }));
}

/** Facts of one record and field family are one statement. */
export function findingsOf(scored: readonly Scored[]): Finding[] {
  const groups = new Map<string, { document: DocumentIndex; about?: Entity; items: Item[] }>();
  for (const { document, item } of scored) {
    const family = item.about
      ? item.about.record.pointer
      : item.fact.key.replace(/^(?:effective|expiration)Date$/, 'period');
    const key = `${document.documentId} ${family}`;
    const group = groups.get(key) ?? { document, ...(item.about && { about: item.about }), items: [] };
    if (!group.items.some(({ fact }) => fact.pointer === item.fact.pointer)) group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].slice(0, MOST).map(({ document, about, items }) => findingOf(document, items, about));
}

/** "Included" is not "included included". */
const labelled = (label: string, value: string): string =>
  value.toLowerCase() === label ? value : `${label} ${value}`;

export function findingOf(document: DocumentIndex, items: readonly Item[], about?: Entity): Finding {
  const facts = items.map(({ fact }) => fact);
  const keys = [...new Set(facts.map(({ key }) => key))];
  const name = about ? nameOf(about) : '';
  const isPair = keys.every((key) =>
    /^(?:limitPerPerson|limit|amount|percent|effectiveDate|expirationDate)$/.test(key),
  );
  if (keys.length === 1 && about) {
    const [fact] = facts;
    if (fact && isIdentity(fact.key) && name.includes(String(fact.value)))
      return { document, label: '', about: '', value: writeTogether([fact]), facts };
  }
  if (keys.length === 2 && keys.includes('effectiveDate') && keys.includes('expirationDate'))
    return periodOf(document, facts, name);
  if (keys.length === 1 || isPair)
    return {
      document,
      // a share stands behind what it comes to
      label: labelOf(keys.includes('amount') ? 'amount' : (keys.at(-1) ?? '')),
      about: name,
      value: writeMany(facts),
      ...inDollars(document, facts),
      facts,
    };
  const summed = sumOfKinds(facts);
  if (summed) return { document, about: name, ...summed, facts };
  const value = keys
    .map((key) => labelled(labelOf(key), writeMany(facts.filter((fact) => fact.key === key))))
    .join(', ');
  return { document, label: '', about: name, value, facts };
}

/** What a deductible in percent comes to: a share of what the house is insured for. */
function inDollars({ source }: DocumentIndex, facts: Finding['facts']): Pick<Finding, 'note'> {
  const percent = facts.find(({ key, record }) => key === 'percent' && record?.list === 'deductibles');
  const limit = source.result?.data.dwellingLimit;
  if (!percent || typeof limit !== 'number' || facts.some(({ key }) => key === 'amount')) return {};
  return { note: `${writeMoney((limit * Number(percent.value)) / 100)} of ${writeMoney(limit)}` };
}

/** The kinds of an amount that is printed without a total, added up. */
function sumOfKinds(facts: Finding['facts']): Pick<Finding, 'label' | 'value' | 'note'> | undefined {
  const [base = ''] = (facts[0]?.key ?? '').split('.');
  const isOfKinds = facts.every(({ key, value }) => key.startsWith(`${base}.`) && typeof value === 'number');
  const isTotalled = facts.some(({ key }) => key.endsWith('.total'));
  if (!isOfKinds || isTotalled || new Set(facts.map(({ key }) => key)).size < facts.length) return undefined;
  const note = facts.map((fact) => `${labelOf(fact.key.slice(base.length + 1))} ${writeTogether([fact])}`).join(', ');
  return { label: labelOf(base), value: writeMoney(sumOf(facts)), note };
}

const sumOf = (facts: Finding['facts']): number =>
  Math.round(100 * facts.reduce((sum, { value }) => sum + Number(value), 0)) / 100;

const writeMany = (facts: Finding['facts']): string =>
  new Set(facts.map(({ key }) => key)).size > 1
    ? writeTogether(facts)
    : facts.map((fact) => writeTogether([fact])).join('; ');

/** "April 20, 2025 to October 20, 2025 (6 months)". */
function periodOf(document: DocumentIndex, facts: Finding['facts'], about: string): Finding {
  const [from = '', to = ''] = ['effectiveDate', 'expirationDate'].map((key) =>
    String(facts.find((fact) => fact.key === key)?.value ?? ''),
  );
  const months = monthsBetween(from, to);
  const note = months === null ? {} : { note: months === 1 ? '1 month' : `${months} months` };
  return { document, label: 'policy period', about, value: `${writeDate(from)} to ${writeDate(to)}`, ...note, facts };
}

/** "On which page does it say …": the pages of the values. */
export function answerWhere(asked: Asked): Draft | undefined {
  if (!asked.kinds.has('where')) return undefined;
  const found = bestFacts(asked);
  const [best] = found;
  if (!best) return undefined;
  const pages = found.flatMap(({ document, item }) => citationsOf(document, item.fact.pointer)[0]?.page ?? []);
  const distinct = [...new Set(pages)].sort((a, b) => a - b);
  if (distinct.length === 0) return undefined;
  const lead = `${distinct.length === 1 ? 'Page' : 'Pages'} **${distinct.join(', ')}**:`;
  return { lead, findings: findingsOf(found), coverage: best.fit };
}
