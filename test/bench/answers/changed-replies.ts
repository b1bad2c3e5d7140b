import { prepareExtraction } from '../../../domain/extraction/model/model-extraction.ts';
import { fullPath } from '../../../domain/extraction/model/field-codes.ts';
import { placeEntries } from '../../../domain/extraction/model/place-entries.ts';
import { readReply, type ReplyEntry } from '../../../domain/extraction/model/read-reply.ts';
import type { LabelledDocument } from './labelled-documents.ts';
import { type LabelledValue, labelledValues } from './labelled-values.ts';
import { writeReply } from './reply-of-label.ts';
import { type SeenLine, shownLines } from './shown-lines.ts';

/** How an entry of a right reply is changed, and whether the value that the label says may then be accepted. */
export const changes = {
  right: 'accept',
  'a line too far down': 'accept',
  'without a place': 'accept',
  'on the next page': 'accept',
  'written otherwise': 'accept',
  'a digit changed': 'reject',
  'of the next record': 'reject',
  'of another field of its record': 'reject',
  invented: 'reject',
} as const;
export type Change = keyof typeof changes;

export interface Outcomes {
  entries: number;
  /** Accepted with the right value, accepted with another one. */
  right: number;
  wrong: number;
  /** Paths of what went otherwise than it should. */
  failures: string[];
}

interface Reply {
  values: readonly LabelledValue[];
  entries: Map<string, ReplyEntry>;
  lines: readonly SeenLine[];
  letters: string;
}

/** So many values of a document are changed at most, since each is judged with all others. */
const mostChanged = 10;
/** Documents of more values take minutes. */
const mostValues = 400;
const unlimited = { contextTokens: 10_000_000, outputTokens: 100_000 };

/** Replies to a document with one changed entry each, and what becomes of them, by change. */
export function judgeChanges({ name, policyType, pages, label }: LabelledDocument): Map<Change, Outcomes> {
  const { chosen, request } = prepareExtraction({ policyType, pages, limits: unlimited });
  const [question] = request.messages;
  const lines = shownLines(question && 'content' in question ? question.content : '');
  const { schema } = policyType;
  // what the label says and the document prints, so that an honest model could give it
  const values = labelledValues(schema, label, lines).filter(({ place }) => place !== undefined);
  const entries = (readReply(writeReply(schema, values, lines)) ?? []).map((entry) => ({
    ...entry,
    path: fullPath(schema, entry.path),
  }));
  const letters = lettersOf(lines.flatMap(({ cells }) => cells).join(''));
  const reply = { values, lines, letters, entries: new Map(entries.map((entry) => [entry.path, entry])) };
  const place = (changed?: ReplyEntry) =>
    placeEntries({
      schema,
      entries: entries.map((entry) => (entry.path === changed?.path ? changed : entry)),
      pages: chosen,
    }).values;
  const outcomes = new Map<Change, Outcomes>();
  const note = (change: Change, value: LabelledValue, given: unknown): void => {
    const own = outcomes.get(change) ?? { entries: 0, right: 0, wrong: 0, failures: [] };
    outcomes.set(change, own);
    own.entries += 1;
    const isRight = sameValue(given, value.value);
    if (given !== undefined) own[isRight ? 'right' : 'wrong'] += 1;
    if (changes[change] === 'accept' ? !isRight : given !== undefined && !isRight) {
      own.failures.push(`${name} ${value.path} ${String(value.value)} -> ${String(given)}`);
    }
  };
  const whole = place();
  for (const value of values) note('right', value, whole.get(value.path)?.value);
  const step = Math.max(1, Math.ceil(values.length / mostChanged));
  for (const [at, value] of values.entries()) {
    if (at % step !== 0 || values.length > mostValues) continue;
    for (const change of Object.keys(changes) as Change[]) {
      const entry = reply.entries.get(value.path);
      const changed = entry && changedEntry(change, { value, entry, reply });
      if (changed) note(change, value, place(changed).get(value.path)?.value);
    }
  }
  return outcomes;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isLong = ({ value }: LabelledValue): boolean =>
  lettersOf(String(value)).length >= 4 && typeof value !== 'boolean';

function sameValue(given: unknown, wanted: unknown): boolean {
  if (typeof given === 'number' && typeof wanted === 'number') return Math.abs(given - wanted) < 0.005;
  return lettersOf(JSON.stringify(given ?? null)) === lettersOf(JSON.stringify(wanted ?? null));
}

interface Case {
  value: LabelledValue;
  entry: ReplyEntry;
  reply: Reply;
}

/** The entry as a model would give it that makes this mistake; undefined where the mistake cannot be made. */
function changedEntry(change: Change, { value, entry: given, reply }: Case): ReplyEntry | undefined {
  const { at } = given;
  // no text is cut without its place, nor where it is written otherwise than printed
  const isWhole = ['without a place', 'on the next page', 'written otherwise'].includes(change);
  const entry = isWhole ? { ...given, value: value.value } : given;
  switch (change) {
    case 'right':
      return undefined;
    case 'a line too far down':
      return isLong(value) ? { ...entry, at: moved(at, { lines: 1 }) } : undefined;
    case 'without a place':
      return isLong(value) ? { ...entry, at: '' } : undefined;
    case 'on the next page':
      return isLong(value) ? { ...entry, at: moved(at, { pages: 1 }) } : undefined;
    case 'written otherwise':
      return writtenOtherwise(entry, value);
    case 'a digit changed':
      return unless(
        reply,
        { ...entry, value: String(entry.value).replace(/\d(?=\D*$)/, (d) => String((Number(d) + 3) % 10)) },
        value,
      );
    case 'of the next record':
      return ofAnother(value, reply, ({ list, number, field }) => `${list}/${number + 1}/${field}`);
    case 'of another field of its record':
      return ofNeighbor(value, reply);
    case 'invented':
      return invented(entry, value, reply);
  }
}

/** A place so many lines and pages further on. */
function moved(at: string, { lines = 0, pages = 0 }: { lines?: number; pages?: number }): string {
  return at.replace(/^(\d+)\.(\d+)(?:-(\d+))?.*$/, (_, page: string, from: string, to: string | undefined) => {
    const end = to === undefined ? '' : `-${Number(to) + lines}`;
    return `${Number(page) + pages}.${Number(from) + lines}${end}`;
  });
}

function writtenOtherwise(entry: ReplyEntry, { value }: LabelledValue): ReplyEntry | undefined {
  if (typeof value === 'number' && Math.abs(value) >= 1_000)
    return { ...entry, value: `$${value.toLocaleString('en-US')}` };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? [];
  if (year !== undefined) return { ...entry, value: `${month}/${day}/${year}` };
  return typeof value === 'string' && /\p{Ll}/u.test(value) ? { ...entry, value: value.toUpperCase() } : undefined;
}

/** A changed value that the document prints is no mistake that can be seen. */
function unless({ letters }: Reply, changed: ReplyEntry, { value }: LabelledValue): ReplyEntry | undefined {
  const text = lettersOf(String(changed.value));
  return changed.value === String(value) || letters.includes(text) ? undefined : changed;
}

/** The value of another record's field with its place, told of this one. */
function ofAnother(
  { path, record, value }: LabelledValue,
  { entries, values }: Reply,
  pathOf: (place: { list: string; number: number; field: string }) => string,
): ReplyEntry | undefined {
  if (!record) return undefined;
  const field = path.slice(`${record.list}/${record.number}/`.length);
  const other = pathOf({ ...record, field });
  const entry = entries.get(other);
  const theirs = values.find((one) => one.path === other);
  return entry && theirs && !sameValue(theirs.value, value) ? { ...entry, path } : undefined;
}

/** Another amount or date of the same record, told of this field. */
function ofNeighbor({ path, record, value }: LabelledValue, { entries, values }: Reply): ReplyEntry | undefined {
  if (!record || typeof value !== 'number' || Math.abs(value) < 100) return undefined;
  const prefix = `${record.list}/${record.number}/`;
  const other = values.find(
    (one) =>
      one.path.startsWith(prefix) &&
      one.path !== path &&
      typeof one.value === 'number' &&
      Math.abs(one.value) >= 100 &&
      !sameValue(one.value, value),
  );
  const entry = other && entries.get(other.path);
  return entry && { ...entry, path };
}

function invented(entry: ReplyEntry, value: LabelledValue, reply: Reply): ReplyEntry | undefined {
  if (typeof value.value === 'number')
    return unless(reply, { ...entry, value: String(Math.round(value.value * 1.37) + 11) }, value);
  if (/^\d{4}-/.test(value.value as string)) return unless(reply, { ...entry, value: '1987-06-23' }, value);
  return isLong(value) ? unless(reply, { ...entry, value: 'Quillfeather Oxbow' }, value) : undefined;
}
