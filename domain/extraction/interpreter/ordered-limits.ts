import { parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { type CoveragePlan, type Plan, recordPlans } from '../plan.ts';
import type { Reading } from './headers.ts';
import type { MeaningOf, Meanings } from './meanings.ts';
import { ownValue } from '../../lookup.ts';
import { kindOfValue } from './value-shape.ts';

/** A line that begins with a name and has an amount: "B - Related Structures   $47,500   Included". */
interface NamedLine {
  segment: Segment;
  letter: string | null;
  /** The name without its letter. */
  name: string;
  amount: number;
  /** The standard limit that the name is known for; null for other known names, undefined for unknown ones. */
  topic: string | null | undefined;
  page: number;
}

interface Standard {
  list: string;
  /** The topics in the order of the standard form. */
  order: readonly string[];
  letters: Readonly<Record<string, string>>;
}

const LETTERED =
  /^(?:(?:coverage|cov|cvg|item|section|part)\.?\s+)?["“(]?([A-M])["”)]?(?:\s*[-–—.:]\s*|\s+)(?=\p{L}{3})/iu;
const APART = /^["“(]?[A-M][.)"”]*$/;
/** What stands between a name and its amount. */
const PER_EVENT = /^(?:each|per|any one)\s\p{L}+\W*$/iu;
const LONGEST_NAME = 9;
const LEAST_LIMIT = 100;
/** Of fewer letters that agree with the standard form a page may number its coverages in another way. */
const LEAST_AGREEING = 2;
/** Medical payments are a small part of the liability limit. */
const MOST_MEDICAL = 25_000;

/**
 * Limits of the standard form under names that nobody knows: "Coverage B - Related Structures" among others that carry their letters, or
 * an unknown name between "Dwelling" and "Personal property".
 */
export function withOrderedLimits<Own extends Reading>(plan: Plan, layouts: readonly PageLayout[], reading: Own): Own {
  const topics = new Map<string, Meanings>();
  for (const [list, own] of recordPlans(plan, 'coverage')) {
    if (!own.letters) continue;
    const standard = { list, order: Object.values(own.letters), letters: own.letters };
    for (const [name, topic] of limitsByPlace(layouts, standard, { plan: own, meaningOf: reading.meaningOf }))
      topics.set(name, { fields: [], topic: { list, topic, tier: 3, rest: '' }, isWhole: true });
  }
  if (topics.size === 0) return reading;
  const meaningOf: MeaningOf = (text) => topics.get(normalize(text)) ?? reading.meaningOf(text);
  return { ...reading, meaningOf };
}

interface Known {
  plan: CoveragePlan;
  meaningOf: MeaningOf;
}

/** Normalized names, with and without their letters, by the topic that their place tells. */
function limitsByPlace(layouts: readonly PageLayout[], standard: Standard, known: Known): Map<string, string> {
  const lines = layouts.flatMap((layout) =>
    layout.lines.flatMap(({ segments }) =>
      namedIn(segments).flatMap((named) => namedLine(named, standard, known) ?? []),
    ),
  );
  const taken = new Set(lines.flatMap(({ topic }) => topic ?? []));
  const found = new Map<string, string>();
  const named = [...byLetter(lines, standard, taken), ...byOrder(lines, standard, taken)];
  for (const [{ segment, name }, topic] of named) {
    if (taken.has(topic) && ![...found.values()].includes(topic)) continue;
    taken.add(topic);
    for (const text of [segment.text, name]) found.set(normalize(text), topic);
  }
  return found;
}

interface Named {
  letter: string | undefined;
  segment: Segment;
  amount: number;
}

/** The names of a line with the amounts behind them; a letter may stand apart in front of one. */
function namedIn(segments: readonly Segment[]): Named[] {
  return segments.flatMap((segment, at): Named[] => {
    if (kindOfValue(segment.text) !== null || PER_EVENT.test(segment.text) || !/\p{L}{3}/u.test(segment.text))
      return [];
    const amount = amountBehind(segments.slice(at + 1));
    const before = segments[at - 1]?.text ?? '';
    const letter = APART.test(before) ? before.replace(/\P{L}/gu, '') : undefined;
    return amount !== null && amount >= LEAST_LIMIT ? [{ letter, segment, amount }] : [];
  });
}

/** The first amount before the next name. */
function amountBehind(segments: readonly Segment[]): number | null {
  for (const { text } of segments) {
    const amount = parseMoney(text);
    if (amount !== null) return amount;
    if (/\p{L}{3}/u.test(text) && !PER_EVENT.test(text)) return null;
  }
  return null;
}

function namedLine({ letter, segment, amount }: Named, standard: Standard, known: Known): NamedLine | null {
  const own = LETTERED.exec(segment.text);
  const name = own ? segment.text.slice(own[0].length) : segment.text;
  if (!/^\p{L}{3}/u.test(name) || name.split(' ').length > LONGEST_NAME) return null;
  const printed = (letter ?? own?.[1])?.toUpperCase() ?? null;
  return { segment, letter: printed, name, amount, topic: topicOf(name, standard, known), page: segment.page };
}

const NO_LIMIT =
  /\b(?:deductibles?|premiums?|total|discounts?|credits?|fees?|tax|surcharges?|due|payment|balance|rate|age|year)\b/i;

function topicOf(name: string, { list, order }: Standard, { meaningOf }: Known): NamedLine['topic'] {
  const { topic, isWhole, measure, fields } = meaningOf(name);
  if (topic?.list === list && order.includes(topic.topic)) return topic.topic;
  if ((isWhole && (topic ?? measure ?? fields[0])) || NO_LIMIT.test(name)) return null;
  return undefined;
}

/** Unknown names whose letter is that of a standard limit, where the letters of known ones are. */
function byLetter(
  lines: readonly NamedLine[],
  { letters }: Standard,
  taken: ReadonlySet<string>,
): [NamedLine, string][] {
  const known = lines.filter(({ letter, topic }) => letter !== null && topic != null);
  const agreeing = new Set(
    known.flatMap(({ letter, topic }) => (topic === ownValue(letters, letter ?? '') ? [topic] : [])),
  );
  if (agreeing.size < LEAST_AGREEING || known.some(({ letter, topic }) => topic !== ownValue(letters, letter ?? '')))
    return [];
  return lines.flatMap((line): [NamedLine, string][] => {
    const topic = line.topic === undefined && line.letter !== null ? ownValue(letters, line.letter) : undefined;
    return topic === undefined || taken.has(topic) ? [] : [[line, topic]];
  });
}

/** An unknown name between two known limits with one missing between them, over the first or under the last. */
function byOrder(lines: readonly NamedLine[], { order }: Standard, taken: ReadonlySet<string>): [NamedLine, string][] {
  return lines.flatMap((line, at): [NamedLine, string][] => {
    if (line.topic !== undefined) return [];
    const before = lines.slice(0, at).findLast((other) => isBeside(other, line));
    const after = lines.slice(at + 1).find((other) => isBeside(other, line));
    const from = before?.topic == null ? -1 : order.indexOf(before.topic);
    const to = after?.topic == null ? -1 : order.indexOf(after.topic);
    const topic = topicBetween(from, to, order);
    if (topic === undefined || taken.has(topic)) return [];
    return isLikely(topic, line, { before, after }) ? [[line, topic]] : [];
  });
}

const isBeside = (other: NamedLine, line: NamedLine): boolean =>
  other.page === line.page && Math.abs(other.segment.x0 - line.segment.x0) < 3;

function topicBetween(from: number, to: number, order: readonly string[]): string | undefined {
  if (from >= 0 && to >= 0) return to - from === 2 ? order[from + 1] : undefined;
  if (to === 1) return order[0];
  return from === order.length - 2 ? order.at(-1) : undefined;
}

/** What a policy mainly insures is worth more than what stands below it; medical payments are small. */
function isLikely(
  topic: string,
  { amount }: NamedLine,
  { before, after }: { before: NamedLine | undefined; after: NamedLine | undefined },
): boolean {
  if (before === undefined && after) return amount > 2 * after.amount;
  if (topic === 'medicalPaymentsLimit') return amount <= MOST_MEDICAL && amount * 4 <= (before?.amount ?? 0);
  return true;
}
