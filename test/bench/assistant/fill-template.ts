import { createHash } from 'node:crypto';
import { sensesIn } from '../../../domain/assistant/index/phrases.ts';
import { isFiller } from '../../../domain/assistant/lexicon/fillers.ts';
import { sensesOf } from '../../../domain/assistant/lexicon/senses.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { wordsOf } from '../../../domain/assistant/words.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { type Query, valueAt } from './run-query.ts';

/** A question with slots in braces, and the query that has its answer, with the same slots. */
export interface Turn extends Query {
  q: string;
}

export interface Template extends Turn {
  /** Policy types of the documents that it may be asked of. */
  type: readonly string[];
}

/** A slot: {who}, {claims.cause}, {claims.cause#2} (of another record), {amount:claims.paid.total}, {year:claims.lossDate}. */
interface Slot {
  text: string;
  kind: string | undefined;
  /** Without one, the field is the document's. */
  list: string | undefined;
  field: string;
  /** Slots of the same list and mark are filled from one record. */
  mark: string;
}

const SLOT = /\{([\w.:#]+)\}/g;
const LONGEST_VALUE = 45;
const SHORTEST_NAME = 4;
/** The least amount that is rounded. */
const LEAST_AMOUNT = 10;

/**
 * A template, or several turns at once, with the document's values in the slots, the same ones each time; undefined where
 * a slot has none.
 */
export function fillTemplate<Filled extends object>(
  template: Filled,
  document: AssistantDocument,
  seed: string,
): Filled | undefined {
  const slots = slotsIn(JSON.stringify(template));
  const values = new Map<string, string>();
  const data = document.result?.data ?? {};
  const picked = pickRecords(slots, data, seed);
  for (const slot of slots) {
    const value = slot.text === 'who' ? calledBy(document, seed) : valueOf(slot, data, picked, seed);
    if (value === undefined) return undefined;
    values.set(slot.text, value);
  }
  return substitute(template, values) as Filled;
}

export const namesDocument = ({ q }: Turn): boolean => q.includes('{who}');

/** 0..1, the same for the same text. */
export const drawn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

const pick = <One>(all: readonly One[], seed: string): One | undefined => all[Math.floor(drawn(seed) * all.length)];

function slotsIn(text: string): Slot[] {
  const texts = new Set([...text.matchAll(SLOT)].map(([, slot = '']) => slot));
  return [...texts].map((slot) => {
    const [, kind, list, field = '', mark = ''] = /^(?:(\w+):)?(?:(\w+)\.)?([\w.]+)(#\d)?$/.exec(slot) ?? [];
    return { text: slot, kind, list, field, mark };
  });
}

/** A record for each list and mark that slots name. */
type Picked = ReadonlyMap<string, { list: string; record: object }>;

const keyOf = ({ list = '', mark }: Slot): string => `${list}${mark}`;

/** Picks records that have a value for each of their slots, and another one than the records picked before. */
function pickRecords(slots: readonly Slot[], data: object, seed: string): Picked {
  const picked = new Map<string, { list: string; record: object }>();
  for (const key of new Set(slots.map(keyOf))) {
    const own = slots.filter((slot) => keyOf(slot) === key && slot.kind !== 'amount');
    const list = own[0]?.list;
    if (list === undefined) continue;
    const before = [...picked.values()].filter((one) => one.list === list);
    const isFit = (record: object, slot: Slot): boolean => {
      const value = realValue(record, slot);
      return value !== undefined && before.every((one) => realValue(one.record, slot) !== value);
    };
    const fit = recordsIn(data, list).filter((record) => own.every((slot) => isFit(record, slot)));
    const record = pick(fit, `${seed} ${key}`);
    if (record) picked.set(key, { list, record });
  }
  return picked;
}

function recordsIn(data: object, list: string): readonly object[] {
  const records = valueAt(data, list);
  return Array.isArray(records) ? (records as object[]) : [];
}

/** What a slot says of a record, where that is a value and not a label or a whole sentence. */
function realValue(record: object, { kind, list, field }: Slot): string | undefined {
  const value = valueAt(record, field);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (kind === 'year') return /^\d{4}/.exec(text)?.[0];
  return text.length > LONGEST_VALUE || isLabel(text, list, field) ? undefined : text;
}

/** Whether a heading was read as a value; the names of coverages are words of headings, too. */
function isLabel(text: string, list: string | undefined, field: string): boolean {
  if (list === 'claims' && MEASURES.some((measure) => sensesIn(text).has(measure))) return true;
  if (!OF_ONE.has(field) && !(field === 'name' && OF_PEOPLE.has(list ?? ''))) return false;
  const words = wordsOf(text);
  return sensesOf(words.join(' ')) !== undefined || words.filter(isKnown).length * 2 >= words.length;
}

/** Headings of columns beside the texts of a claim: "Open reserves". */
const MEASURES = ['reserve', 'paid', 'incurred'];
/** Fields and lists with names of people and places. */
const OF_ONE: ReadonlySet<string> = new Set([
  'adjusterName',
  'claimantName',
  'driverName',
  'carrierName',
  'garagingLocation',
]);
const OF_PEOPLE: ReadonlySet<string> = new Set(['additionalInterests', 'drivers', 'pets']);

const isKnown = (word: string): boolean => isFiller(word) || sensesIn(word).size > 0;

function valueOf(slot: Slot, data: object, picked: Picked, seed: string): string | undefined {
  const { kind, list, field } = slot;
  if (kind === 'amount') {
    const values =
      list === undefined ? [valueAt(data, field)] : recordsIn(data, list).map((one) => valueAt(one, field));
    return amountNear(
      values.filter((value) => typeof value === 'number'),
      `${seed} ${slot.text}`,
    );
  }
  const record = list === undefined ? data : picked.get(keyOf(slot))?.record;
  return record && realValue(record, slot);
}

/** A round amount near the middle one, as people type it: "$10,000", "10,000" or "10k". */
function amountNear(amounts: readonly number[], seed: string): string | undefined {
  const middle = [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)];
  if (middle === undefined || middle < LEAST_AMOUNT) return undefined;
  const size = 10 ** Math.floor(Math.log10(middle));
  const amount = Math.round(middle / size) * size;
  if (amount >= 1000 && amount < 1_000_000 && drawn(`${seed} k`) < 0.4) return `${amount / 1000}k`;
  return `${drawn(`${seed} $`) < 0.5 ? '$' : ''}${amount.toLocaleString('en-US')}`;
}

function substitute(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(SLOT, (_, slot: string) => values.get(slot) ?? '');
  if (Array.isArray(value)) return value.map((one) => substitute(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, substitute(one, values)]));
}

/** What people call the document: "the Ruiz policy". */
function calledBy(document: AssistantDocument, seed: string): string | undefined {
  const name = nameFor(document);
  const type = document.policyType ?? '';
  const noun = /application|certificate/.exec(type)?.[0] ?? NOUNS.get(type) ?? 'policy';
  const calls = [`the ${name} ${noun}`, name, noun === 'policy' ? `${name}'s policy` : name];
  return name && pick(calls, `${seed} who`);
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ['acord_25', 'certificate'],
  ['loss_run', 'loss run'],
]);

const LEGAL_FORM = /,? (?:inc|llc|l\.l\.c|corp|corporation|co|company|ltd|lp|p\.c|dba)\b.*$/i;

/** The surname of the insured, or the first two words of a company; undefined where nobody would know them for a name. */
export function nameFor({ policyType, result }: AssistantDocument): string | undefined {
  const full = insuredOf(result?.data ?? {});
  if (full === undefined) return undefined;
  const isPerson = findPolicyType(policyType ?? '')?.category === 'personal' && !LEGAL_FORM.test(full);
  const [name = ''] = full.split(isPerson ? ',' : LEGAL_FORM, 1);
  const words = name.split(/\s+/).filter((word) => !NO_NAME.test(word));
  const called = words
    .slice(...(isPerson ? [-1] : [0, 2]))
    .join(' ')
    .replace(/,$| (?:of|and|&)$/i, '');
  return called.length < SHORTEST_NAME || wordsOf(called).every(isCommon) ? undefined : inLowerCase(called);
}

function insuredOf(data: object): string | undefined {
  const [first] = [valueAt(data, 'namedInsureds') ?? [], valueAt(data, 'applicants') ?? []].flat();
  const name = typeof first === 'object' && first !== null ? valueAt(first, 'name') : first;
  return typeof name === 'string' ? name : undefined;
}

/** A name in capitals as people type it. */
const inLowerCase = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase()) : name;

/** Initials, "Jr.", "III" and articles. */
const NO_NAME = /^(?:\w\.?|[js]r\.?|ii+|the)$/i;

/** What kind of business it is, and words that samples have in the place of names. */
const KINDS: ReadonlySet<string> = new Set(
  'academy association barber center corporation county plumbing roofing salon school shop tailoring test'.split(' '),
);

const isCommon = (word: string): boolean => KINDS.has(word) || isFiller(word) || sensesOf(word) !== undefined;
