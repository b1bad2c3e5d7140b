import { anyOf } from '../../text/any-of.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Cited } from '../cited.ts';
import type { Word } from '../../document/page.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney } from '../../reading/values/money.ts';
import { traceCandidate } from '../explain/trace.ts';
import { kindOfValue } from '../interpreter/value-shape.ts';
import { type Candidate, candidatesOf, choose, type ValueReader } from '../labels/choose.ts';
import type { Label } from '../labels/label.ts';
import { readMoney, readMoneyBeside } from '../labels/value-readers.ts';
import type { LabelledDocument } from './labelled-document.ts';

const NOT_TOTAL = anyOf(
  /\b(?:before|excluding|without|change|previous|prior|due|minimum|balance|paid in full|pay in full|if paid)\b/i,
  /\b(?:discount(?:s|ed)? (?:amount|applied|of)|vehicle|veh|monthly|installment|per month|endorsement)\b/i,
  /\b(?:for \d{4}|difference|increase|decrease|location|building|section|coverage|additional|return|liability)\b/i,
  /\b(?:property|earned|written|(?:auto|car|unit) \d|(?:by|per|each|this) (?:auto|car|unit))\b/i,
);

/** The premium of the whole term, taxes and fees included. */
export function readTotalPremium({ labels, isLabel }: LabelledDocument, fees: number): Cited<number> | undefined {
  const own = labels.filter((label) => label.field === 'totalPremium' && !isOther(label));
  const candidates = own
    .flatMap((label) =>
      candidatesOf({ labels: [label], read: isColumnHeading(label) ? readBeside : readTotal, isLabel, skip: 2 }),
    )
    .filter(({ value }) => value > 0);
  const whole = withoutParts(candidates);
  // Fees come on top of the premium: among equally good headings the larger amount is the whole.
  const largest = Math.max(...whole.map(({ value }) => value));
  const scored = whole.map((candidate) => ({
    ...candidate,
    score: candidate.score + (candidate.value === largest ? 2 : 0),
  }));
  for (const candidate of scored)
    traceCandidate('totalPremium', candidate, () => ({
      score: candidate.score,
      reason: `at the label "${candidate.label ?? ''}"`,
    }));
  const best = choose(scored);
  const withFees = whole.find(({ value }) => best && fees > 0 && Math.abs(value - best.value - fees) < 0.01);
  return withFees ? { value: withFees.value, page: withFees.page, words: withFees.words } : best;
}

/** One wording beside several amounts names parts, where others name one. */
function withoutParts(candidates: readonly Candidate<number>[]): readonly Candidate<number>[] {
  const amounts = (label: string | undefined): number =>
    new Set(candidates.filter((other) => other.label === label).map(({ value }) => value)).size;
  const single = candidates.filter(({ label }) => amounts(label) < LEAST_PARTS);
  return single.length > 0 ? single : candidates;
}

const LEAST_PARTS = 3;

/** "Premium" alone is the heading of a column as often, and so is what heads amounts of several lines: what stands below is one of many. */
const isColumnHeading = (label: Label): boolean => !label.hasColon && (label.isShort || headsColumn(label));

/** Whether an amount stands right under a label in each of the next lines, behind a text. */
function headsColumn({ head, rest, layout: { lines } }: Label): boolean {
  const at = lines.indexOf(head.line);
  const under = lines.slice(at + 1, at + 1 + LEAST_UNDER).filter(({ segments: [first, ...more] }) => {
    const own = more.find((other) => overlapX(other, head) > 0);
    return first && own && /\p{L}{3}/u.test(first.text) && UNDER.has(kindOfValue(own.text));
  });
  return rest.length === 0 && head.line.segments.length > 1 && under.length === LEAST_UNDER;
}

const LEAST_UNDER = 2;
const UNDER: ReadonlySet<string | null> = new Set(['money', 'number', 'included']);

const readBeside: ValueReader<number> = (words, place) =>
  place === 'below' ? readOfYear(words) : readMoney(words, place);

const OF_YEAR = anyOf(
  /^,? (?:an?|per|\/|each|for (?:the|one|a|your)) ?(?:full )?(?:year|yr|annum|term|policy period)\b/i,
  /^,? (?:for )?(?:6|12|six|twelve) months\b|^,? (?:yearly|annually)\b/i,
);
const OF_MONTH = /^(?:\/| (?:an?|per|each|every) ?)(?:month|mo)\b|^ monthly\b/i;

/** "$239.00 per year": the amount that its own words call that of the year. */
const readOfYear = (words: readonly Word[]): ReturnType<ValueReader<number>> => {
  const run = textRun(words);
  const found = findMoney(run.text).find(({ end }) => OF_YEAR.test(run.text.slice(end)));
  return found ? { value: found.amount, words: wordsWithin(run, found.start, found.end) } : null;
};

/** What stands below a total begins with its amount: "All losses $500" is another line. */
const readTotal: ValueReader<number> = (words, place) => {
  if (place === 'below' && /^\p{L}{2}/u.test(words[0]?.text ?? '')) return null;
  const ofYear = readOfYear(words);
  const run = textRun(words);
  const first = findMoney(run.text)[0];
  if (ofYear || (first && OF_MONTH.test(run.text.slice(first.end)))) return ofYear;
  return readMoneyBeside(words, place);
};

function isOther(label: Label): boolean {
  const rest = label.rest.map((word) => word.text).join(' ');
  if (label.isShort && !label.hasColon && rest !== '' && !/^\$?\s?[\d,.]+$/.test(rest)) return true;
  return (
    NOT_TOTAL.test(rest.replace(/\$.*$/, '')) &&
    !/\b(?:all vehicles|including|fees|property insured|after (?:(?:this|the) )?change)\b/i.test(rest)
  );
}
