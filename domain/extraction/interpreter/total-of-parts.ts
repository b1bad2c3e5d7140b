import type { Word } from '../../document/page.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Cited, Draft } from '../cited.ts';
import { readFees } from '../declarations/fees.ts';
import type { LabelledDocument } from '../declarations/labelled-document.ts';
import { candidatesOf, choose } from '../labels/choose.ts';
import { readMoney } from '../labels/value-readers.ts';
import { ownValue } from '../../lookup.ts';
import type { FieldPlan, Plan } from '../plan.ts';
import { amountsOf, printedAmounts, sumOf } from './cited-amounts.ts';

/** What the parts of a total add up to, and the words that print them. */
interface Parts {
  /** Of the first list. */
  sum: number;
  /** With all that comes on top, without fees and with them. */
  sums: readonly number[];
  words: ReadonlySet<Word>;
}

const CENT = 0.011;
const EXACT = 12;
const TOTAL = 5;
/** Discounts take less from the parts than this leaves. */
const LEAST_SHARE = 0.6;

/** Totals outside of lists whose parts are amounts of records: their sum chooses among the values that may be it. */
export function totalsOfParts(plan: Plan, lists: Draft, document: LabelledDocument): Draft {
  const totals = Object.entries(plan.scalars).flatMap(([field, own]): [string, Cited][] => {
    const parts = own?.parts && partsOf(own.parts, lists, document.layouts);
    const total = parts && (totalOf(field, parts, document) ?? sumOn(document.layouts, parts));
    return total ? [[field, total]] : [];
  });
  return Object.fromEntries(totals);
}

function partsOf(paths: NonNullable<FieldPlan['parts']>, lists: Draft, layouts: readonly PageLayout[]): Parts | null {
  const amounts = paths.map(({ list, field }) => amountsOf(ownValue(lists, list), field));
  const [main, ...others] = amounts.map((own) => sumOf(own));
  if (!main) return null;
  const sum = others.reduce((all, other) => all + other, main);
  const fees = sumOf(amountsOf(readFees(layouts), 'amount'));
  const words = new Set(amounts.flatMap((own) => own.flatMap((cited) => cited.words)));
  return { sum: main, sums: fees > 0 ? [sum + fees, sum] : [sum], words };
}

const isSum = (value: number, { sums }: Parts): boolean => sums.some((sum) => Math.abs(sum - value) < CENT);

const isPart = (words: readonly Word[], parts: Parts): boolean => words.some((word) => parts.words.has(word));

function totalOf(field: string, parts: Parts, { labels, isLabel, captioned }: LabelledDocument): Cited | undefined {
  const own = labels.filter((label) => label.field === field || label.field === 'totalPremium');
  const candidates = candidatesOf<number>({ labels: own, read: readMoney, isLabel, captioned, skip: 2 })
    .filter(({ value, words }) => value > LEAST_SHARE * parts.sum && !isPart(words, parts))
    .map((candidate) => ({ ...candidate, score: candidate.score + worth(candidate.value, candidate.label, parts) }));
  return choose(candidates);
}

function worth(value: number, label = '', parts: Parts): number {
  return (isSum(value, parts) ? EXACT : 0) + (/\b(?:total|due|pay)/i.test(label) ? TOTAL : 0);
}

/** What the parts add up to is their total whatever stands beside it. */
function sumOn(layouts: readonly PageLayout[], parts: Parts): Cited | undefined {
  const [first] = printedAmounts(layouts, (amount) => isSum(amount, parts), parts.words);
  return first?.cited;
}
