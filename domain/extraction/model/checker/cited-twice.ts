import { around } from '../../../reading/boxes.ts';
import { isProse } from './hearsay.ts';
import { type Content, contentsOf, groups, type Key, type OfRecord, withRecord } from './record-contents.ts';
import { disputed, type Outcome, type PlacedHit, type Question } from './placed.ts';
import type { Target } from './target.ts';

/**
 * Values whose words several records of a list cite for the same field, by their question, where only one of them can be right:
 * what tells a record from others, and amounts that are not terms. The words belong to the record whose other words are
 * nearest. What may be printed once for several records stands with the first of them: in the row of the later of two, it is
 * not the earlier one's.
 */
export function citedTwice({
  placed,
  questions,
}: {
  placed: readonly PlacedHit[];
  questions: readonly Question[];
}): Map<Question, Outcome> {
  const outcomes = new Map<Question, Outcome>();
  for (const list of groups(placed.flatMap(withRecord), ({ record }) => record.list)) {
    const shared = groups(list, ({ record }) => record.field).flatMap(citingTheSame);
    if (shared.length === 0) continue;
    const records = contentsOf(list, questions);
    for (const one of shared.flatMap((citing) => strangersIn(citing, records)))
      outcomes.set(one.question, disputed('another record has the same words for this field'));
  }
  return outcomes;
}

/** Values of a field that begin with the same word, in the order of their records. */
function citingTheSame(ofField: readonly OfRecord[]): OfRecord[][] {
  return groups(ofField, ({ hit }) => hit.words[0]).flatMap((same) =>
    same.length > 1 ? [same.toSorted((a, b) => a.record.number - b.record.number)] : [],
  );
}

/** Those that the words do not belong to; all of them when that is unclear. */
function strangersIn(citing: readonly OfRecord[], records: ReadonlyMap<number, Content>): readonly OfRecord[] {
  const contentOf = ({ record }: OfRecord): Content => records.get(record.number) ?? { keys: new Map(), own: [] };
  // which of several places in their own line is whose, is for the columns to say
  if (citing.some(({ hit }) => hit.isChosen) && citing.every((one) => linesTo(one, contentOf(one).own) === 0))
    return [];
  const rivals = citing.filter((one) =>
    citing.some((other) => other !== one && isOfOneRecord(one, contentOf(one), contentOf(other))),
  );
  const owner = rivals.find((one) =>
    rivals.every((other) => other === one || isNearer({ one, other }, contentOf(one), contentOf(other))),
  );
  if (rivals.length > 0) return rivals.filter((one) => one !== owner);
  const [first, second, third] = citing;
  if (!first || !second || third) return [];
  return isInRowOf(second, first, { own: contentOf(second).own, others: contentOf(first).own }) ? [first] : [];
}

const between = (one: OfRecord, other: OfRecord): number => Math.abs(one.hit.line.order - other.hit.line.order);
const linesTo = (one: OfRecord, own: readonly OfRecord[]): number =>
  Math.min(...own.map((other) => between(one, other)));

function gapTo({ hit }: OfRecord, own: readonly OfRecord[]): number {
  const box = around(hit.words);
  const boxes = own.map((other) => around(other.hit.words));
  return Math.min(...boxes.map(({ x0, x1 }) => Math.max(0, x0 - box.x1, box.x0 - x1)));
}

/** Whether the words of one record are clearly nearer: in lines, or from left to right where the records stand side by side. */
function isNearer(
  { one, other }: { one: OfRecord; other: OfRecord },
  { own }: Content,
  { own: others }: Content,
): boolean {
  if (own.length === 0 || others.length === 0 || isProse(one.hit.line.words)) return false;
  if (areSideBySide(own, others)) return linesTo(one, own) <= nearRow && gapTo(one, own) * 2 < gapTo(other, others);
  return linesTo(one, own) < linesTo(other, others);
}

/** Whether most words of either record stand between the first and last line of the other. */
const areSideBySide = (own: readonly OfRecord[], others: readonly OfRecord[]): boolean =>
  isMostlyAmong(own, others) && isMostlyAmong(others, own);

function isMostlyAmong(own: readonly OfRecord[], others: readonly OfRecord[]): boolean {
  const orders = others.map(({ hit }) => hit.line.order);
  const [from, to] = [Math.min(...orders), Math.max(...orders)];
  const among = own.filter(({ hit }) => hit.line.order >= from && hit.line.order <= to);
  return among.length * 2 >= own.length;
}

/** So near to a row that it is of it. */
const nearRow = 1;

function isInRowOf(
  second: OfRecord,
  first: OfRecord,
  { own, others }: { own: readonly OfRecord[]; others: readonly OfRecord[] },
): boolean {
  const { kind } = first.question.target;
  if (['int', 'enum', 'bool'].includes(kind) || first.hit.value === 0 || others.length === 0) return false;
  if (areSideBySide(own, others))
    return linesTo(second, own) <= nearRow && gapTo(second, own) * 2 < gapTo(first, others);
  return linesTo(second, own) <= nearRow && linesTo(first, others) > nearRow;
}

/** Whether an amount may be printed once for several records, as limits and deductibles are. */
export const isTerm = ({ kind, name }: Target): boolean =>
  kind === 'money' && /^(?:limit|deductible|annualLimit)/.test(name);

/** Whether words can be those of one record only: what tells it from others, and amounts other than terms. */
function isOfOneRecord({ question, hit, record: { keys, field } }: OfRecord, one: Content, other: Content): boolean {
  const { kind } = question.target;
  if (kind === 'money') return hit.value !== 0 && !isTerm(question.target);
  if (kind === 'int' || !keys.includes(field)) return false;
  const rest = keys.filter((key) => key !== field && !(kind === 'id' && one.keys.get(key)?.isNumber));
  return rest.every((key) => isSameKey(one.keys.get(key), other.keys.get(key)));
}

/** The rows of one record that is printed in several share all of their keys, and are two all the same. */
function isSameKey(one: Key | undefined, other: Key | undefined): boolean {
  if (one?.value !== other?.value) return false;
  return one === undefined || one.isNumber || one.word === undefined || one.word !== other?.word;
}
