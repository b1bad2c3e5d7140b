import { labelOf } from '../comparison/groups.ts';
import { type Scored, scoreFacts, strengthOf } from '../find/score.ts';
import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { nameOf } from '../index/name-of.ts';
import { isFieldSense } from '../lexicon/senses.ts';
import type { Term } from '../question/read-question.ts';
import { describe } from '../writing/answer-text.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeDate, writeMoney } from '../writing/values.ts';
import { type Draft, doubtsOf, type Finding } from './finding.ts';
import { amountOf, claimMeasureOf, nameOfMeasure, totalFinding, totalOf } from './amounts.ts';
import { costKindsOf } from './cost-kinds.ts';
import { bestFacts, findingOf } from './values.ts';

/** What one document or record says of the one thing that a question asks of several. */
interface Entry {
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
  /** Whether its document says it of several records that are meant as much. */
  isOneOfMany?: boolean;
}

const OPERATIONS = ['compare', 'highest', 'lowest', 'average', 'sum'] as const;

/** A share of a sum is not computed. */
export const SHARE = /\b(?:percent\w*|ratio|fraction)\b|%/i;

/** One field or total of several documents or records: side by side, the highest or lowest, their difference, sum or average. */
export function answerAcross(question: Asked): Draft | undefined {
  const operation = OPERATIONS.find((kind) => question.kinds.has(kind));
  if (SHARE.test(question.text)) return undefined;
  if (!operation || (question.kinds.has('howMany') && operation !== 'compare')) return undefined;
  // "whose limit is the lowest" wants the limit, of somebody
  const kinds = new Set([...question.kinds].filter((kind) => OPERATIONS.includes(kind as 'compare')));
  const asked = { ...question, kinds, terms: withPrice(question) };
  const entries = asked.scope.length > 1 ? ofDocuments(asked) : ofRecords(asked);
  if (entries.length < 2) return undefined;
  const unsaid = asked.scope.filter((document) => entries.every((entry) => entry.document !== document));
  const mayLack = !asked.isNamed && operation !== 'sum' && operation !== 'average';
  const isOfPolicies = asked.isNamed && entries.every(({ finding }) => finding.about === '');
  const coverage = Math.min(...entries.map((entry) => entry.coverage)) + (isOfPolicies ? AGREED : 0);
  const lead = leadOf(entries, asked);
  if (lead === undefined) return undefined;
  const without =
    unsaid.length > 0 ? ` Not stated by: ${unsaid.map((one) => asMarkdown(describe(one))).join('; ')}.` : '';
  const doubts = doubtsOf({
    partial: unsaid.length > 0 && !mayLack,
    ambiguous: entries.some((entry) => entry.isOneOfMany),
  });
  return { lead: `${lead}${without}`.trim(), findings: entries.map(({ finding }) => finding), coverage, doubts };
}

/** "What do the two pay together" asks for premiums. */
function withPrice({ terms, text, scope }: Asked): readonly Term[] {
  const hasField = terms.some(({ senses }) => [...senses].some(isFieldSense));
  const asksPrice = /\b(?:cheap\w*|expensive|pric\w+)\b/i;
  const asksPriceOfAll = /\b(?:pay(?:s|ing)?|costs?|spend\w*)\b/i;
  if (hasField || !(asksPrice.test(text) || (scope.length > 1 && asksPriceOfAll.test(text)))) return terms;
  return [...terms, { text: 'premium', words: ['premium'], senses: new Set(['premium', 'totalPremium']), weight: 1 }];
}

function ofDocuments(asked: Asked): Entry[] {
  const measure = claimMeasureOf(asked);
  if (measure === undefined)
    return perDocument(asked).map(({ isOneOfMany, ...one }) => ({
      ...entryOf(one, calledIn(asked, one.document)),
      isOneOfMany,
    }));
  return asked.scope.flatMap((document) => {
    const total = totalOf(asked, { document, measure });
    if (!total) return [];
    const finding = totalFinding(total);
    return [{ ...total, name: calledIn(asked, document), document, finding, label: finding.label, isMoney: true }];
  });
}

/** A document as the question calls it, such as by the pet that it insures, beside what it is called. */
function calledIn({ terms, scope, text }: Asked, document: DocumentIndex): string {
  const telling = terms.filter(
    ({ senses, words }) =>
      senses.size === 0 &&
      words.length > 0 &&
      scope.every((one) => words.every((word) => one.words.has(word)) === (one === document)),
  );
  const said = telling.flatMap((term) => new RegExp(`\\b${term.text}\\w*`, 'i').exec(text)?.[0] ?? []);
  return [...said, describe(document)].join(', ');
}

/** The best fact of each document, of the field that does best in all of them. */
function perDocument(asked: Asked): (Scored & { isOneOfMany: boolean })[] {
  // what a document says of some record is nothing to compare it by
  const facts = scoreFacts(asked).filter(
    ({ item: { about }, hitsRecord }) => !about || hitsRecord || isOnly(about, asked),
  );
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
  if (!best) return [];
  const chosen = scored.map((own) => own.filter((one) => keyOf(one) === best[0]));
  return chosen.flatMap((own) => {
    const values = new Set(own.filter((one) => isLevel(one, own)).map(({ item }) => item.fact.value));
    return own[0] ? [{ ...own[0], isOneOfMany: values.size > 1 }] : [];
  });
}

const isLevel = ({ score }: Scored, [top]: readonly Scored[]): boolean => score >= (top?.score ?? 0) - 0.001;

const isOnly = ({ record: { list } }: Entity, { scope }: Asked): boolean =>
  scope.every(({ records }) => records.filter((record) => record.list === list).length < 2);

/** Documents that the question names and that all have the field explain it together. */
const AGREED = 0.1;

/** How far numbers may lie below words that say more of the question, such as the name of their record. */
const NEAR = 0.15;

const keyOf = ({ item: { fact } }: Scored): string => `${fact.record?.list ?? ''} ${fact.key}`;

/** Records of one document: those that the question names apart, else all that say the field equally well. */
function ofRecords(asked: Asked): Entry[] {
  const rivals = rivalsOf(asked);
  const named = rivals.flatMap((rival) => {
    const terms = asked.terms.filter((term) => term === rival || !rivals.includes(term));
    const best = scoreFacts({ ...asked, terms }).find(({ item }) => item.about && strengthOf(rival, item.about) > 0);
    return best ? { ...best, score: best.coverage } : [];
  });
  const found = rivals.length > 1 ? named : bestFacts(asked);
  const same = found.filter((one) => keyOf(one) === keyOf(found[0] ?? one));
  if (same.length < found.length && rivals.length > 1) return [];
  const distinct = [...new Map(same.map((one) => [one.item.fact.pointer, one])).values()];
  if (new Set(distinct.map(({ item }) => item.about)).size < distinct.length) return [];
  return distinct.map((one) => ofAmount(asked, one) ?? entryOf(one, one.item.about ? nameOf(one.item.about) : ''));
}

/** Terms that each name records which no other one names: "Lansing versus Billings". */
function rivalsOf({ terms, scope, kinds }: Asked): Term[] {
  if (!kinds.has('compare')) return [];
  const entities = scope.flatMap((document) => document.entities);
  const naming = terms
    .filter(({ senses }) => ![...senses].some(isFieldSense))
    .map((term) => ({ term, named: new Set(entities.filter((entity) => strengthOf(term, entity) > 0)) }))
    .filter(({ named }) => named.size > 0 && named.size < entities.length);
  return naming
    .filter(({ named }, at) =>
      naming.some((other, index) => index !== at && ![...named].some((entity) => other.named.has(entity))),
    )
    .map(({ term }) => term);
}

/** What a record costs in all where the fact is one kind of its costs. */
function ofAmount(asked: Asked, { document, item: { about, fact }, score }: Scored): Entry | undefined {
  const [key = '', part] = fact.key.split('.');
  const kinds = costKindsOf(asked);
  const measure = { key, ...(kinds && { kinds }) };
  const own = about && part !== undefined ? amountOf(about, measure) : undefined;
  if (!about || !own) return undefined;
  const { amount, facts } = own;
  const label = nameOfMeasure(measure);
  const name = nameOf(about);
  const finding = { document, label, about: name, value: writeMoney(amount), facts };
  return { name, document, finding, amount, label, isMoney: true, coverage: score };
}

function entryOf({ document, item, score }: Scored, name: string): Entry {
  const { value, kind, key } = item.fact;
  const amount = typeof value === 'number' ? value : undefined;
  // the limit for an accident is told with that for a person
  const isLimit = (one: string): boolean => one === 'limitPerPerson' || one === 'limit';
  const limits = isLimit(key) ? item.about?.items.filter(({ fact }) => isLimit(fact.key)) : undefined;
  const finding = findingOf(document, limits ?? [item], item.about);
  const date = kind === 'date' ? { date: String(value) } : {};
  return { name, document, finding, amount, ...date, label: labelOf(key), isMoney: kind === 'money', coverage: score };
}

/** "Which expires first": the earliest or latest of dates. */
function leadOfDates(entries: readonly Entry[], kinds: Asked['kinds']): string | undefined {
  const dates = entries.flatMap(({ date }) => date ?? []).sort();
  if (dates.length < entries.length || !(kinds.has('highest') || kinds.has('lowest'))) return undefined;
  const best = kinds.has('lowest') ? dates[0] : dates.at(-1);
  const names = entries.filter(({ date }) => date === best).map(({ name }) => asMarkdown(name));
  return `${kinds.has('lowest') ? 'Earliest' : 'Latest'} ${entries[0]?.label ?? ''}: **${writeDate(best ?? '')}** (${names.join('; ')}).`;
}

/** Undefined where nothing can be said for sure: values that are no numbers have no sum and no highest. */
function leadOf(entries: readonly Entry[], { kinds }: Asked): string | undefined {
  const valued = entries.flatMap(({ amount, ...entry }) => (amount === undefined ? [] : [{ ...entry, amount }]));
  const [first] = valued;
  if (!first || valued.length < entries.length)
    return leadOfDates(entries, kinds) ?? (kinds.has('compare') ? '' : undefined);
  const write = (value: number): string => {
    const round = Math.round(value * 100) / 100;
    return first.isMoney ? writeMoney(round) : round.toLocaleString('en-US');
  };
  if (!kinds.has('compare') && !kinds.has('highest') && !kinds.has('lowest')) {
    const sum = valued.reduce((total, { amount }) => total + amount, 0);
    const said = kinds.has('average')
      ? `On average: **${write(sum / valued.length)}**.`
      : `In total: **${write(sum)}**.`;
    return first.isMoney ? said : undefined;
  }
  const amounts = valued.map(({ amount }) => amount);
  const [top, bottom] = [Math.max(...amounts), Math.min(...amounts)];
  if (top === bottom) return `The same in all of them: **${write(top)}**.`;
  const said = (which: string, value: number): string => {
    const names = valued.filter(({ amount }) => amount === value).map(({ name }) => asMarkdown(name));
    return `${which} ${first.label}: **${write(value)}** (${names.join('; ')}).`;
  };
  const best = kinds.has('lowest') ? said('Lowest', bottom) : said('Highest', top);
  if (valued.length === 2) return `${best} Difference: **${write(top - bottom)}**.`;
  return kinds.has('lowest') || kinds.has('highest') ? best : `${best} ${said('Lowest', bottom)}`;
}
