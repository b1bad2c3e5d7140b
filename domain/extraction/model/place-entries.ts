import { type FieldKind, type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import type { Cited, Draft } from '../cited.ts';
import { fitValue } from './fit-value.ts';
import { findOnPage, findValue, placeOf } from './find-on-page.ts';
import type { NumberedPage } from './numbered-pages.ts';
import { proves } from './proves.ts';
import type { ReplyEntry } from './read-reply.ts';
import { ownValue } from '../../lookup.ts';

/** Searches in columns that find nothing: a page may be made so that each takes long. */
const mostVainSearches = 10;
/** Most records of a list, and most complaints that are worth telling. */
const mostRecords = 2_000;
const mostComplaints = 40;

export interface Placed {
  /** The values whose quotes were found and say them. */
  draft: Draft;
  /** What was wrong with the rest, for the model; quotes among it. */
  complaints: string[];
  /** How many entries could not be used. */
  dropped: number;
}

interface Target {
  kind: FieldKind;
  allowed: readonly (string | null)[] | undefined;
}

/**
 * Puts a model's entries where they belong; of several for one path the last that can be used stands. An entry whose
 * path there is not, whose value is none of its kind, or whose quote is not on the page or does not say it, is dropped.
 */
export function placeEntries({
  schema,
  entries,
  pages,
}: {
  schema: ObjectSchema;
  entries: readonly ReplyEntry[];
  pages: readonly NumberedPage[];
}): Placed {
  const byNumber = new Map(pages.map((page) => [page.page.number, page]));
  const values = new Map<string, Cited>();
  const problems = new Map<string, string>();
  for (const entry of entries) {
    const target = targetOf(schema, entry.path);
    const outcome = target
      ? citedValue({ entry, target, pages: byNumber, inColumns: problems.size < mostVainSearches })
      : 'there is no such path';
    if (typeof outcome === 'string') {
      if (!values.has(entry.path)) problems.set(entry.path, outcome);
    } else {
      values.set(entry.path, outcome);
      problems.delete(entry.path);
    }
  }
  const complaints = [...problems].map(([path, problem]) => `${path}: ${problem}`);
  return {
    draft: draftOf(schema, values),
    complaints: complaints.slice(0, mostComplaints),
    dropped: complaints.length,
  };
}

function citedValue({
  entry,
  target: { kind, allowed },
  pages,
  inColumns,
}: {
  entry: ReplyEntry;
  target: Target;
  pages: ReadonlyMap<number, NumberedPage>;
  inColumns: boolean;
}): Cited | string {
  const given = fitValue(kind, entry.value);
  if (given === undefined) return `the value is no ${kind}`;
  const value = allowed ? allowed.find((one) => isSameText(one, given)) : given;
  if (value === undefined || value === null) return `the value must be one of ${allowed?.filter(Boolean).join(', ')}`;
  const place = placeOf(entry.at);
  const numbered = place && pages.get(place.page);
  if (!place || !numbered) return `there is no page ${place?.page ?? '(none given)'}`;
  const words =
    entry.quote === undefined && kind !== 'bool' && kind !== 'enum'
      ? (findValue({ numbered, place, kind, value }) ??
        findOnPage({ numbered, place, quote: String(entry.value), inColumns }))
      : findOnPage({ numbered, place, quote: entry.quote ?? String(entry.value), inColumns });
  if (!words) return `"${(entry.quote ?? String(entry.value)).slice(0, 120)}" does not stand at ${entry.at}`;
  const quote = words.map(({ text }) => text).join(' ');
  if (!proves({ kind, value, quote })) return `the quote "${quote.slice(0, 120)}" does not say the value`;
  return { value, page: numbered.page.number, words };
}

const isSameText = (allowed: string | null, given: unknown): boolean =>
  typeof given === 'string' && allowed?.toLowerCase() === given.toLowerCase();

/** The leaf that a path names, or undefined. */
function targetOf(schema: ObjectSchema, path: string): Target | undefined {
  let field: FieldSchema = schema;
  for (const part of path.split('/').slice(1)) {
    if (isLeaf(field)) return undefined;
    if (field.type === 'array') {
      if (!/^\d{1,4}$/.test(part) || Number(part) >= mostRecords) return undefined;
      if (!isRecordList(field)) return { kind: field['x-match'], allowed: field.items.enum };
      field = field.items;
    } else {
      const next: FieldSchema | undefined = ownValue(field.properties, part);
      if (!next) return undefined;
      field = next;
    }
  }
  return isLeaf(field) ? { kind: field['x-match'], allowed: field.enum } : undefined;
}

/** The values in the shape of the schema; numbers of records that were left out leave no gaps. */
function draftOf(schema: ObjectSchema, values: ReadonlyMap<string, Cited>): Draft {
  const objectOf = ({ properties }: ObjectSchema, path: string): Draft =>
    Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, nodeOf(field, `${path}/${key}`)]));
  const nodeOf = (field: FieldSchema, path: string): Draft[string] => {
    if (isLeaf(field)) return values.get(path);
    if (field.type === 'object') return objectOf(field, path);
    const items = isRecordList(field) ? field.items : undefined;
    return numbersUnder(path).flatMap<Cited | Draft>((number) => {
      const at = `${path}/${number}`;
      if (items) return [objectOf(items, at)];
      const value = values.get(at);
      return value ? [value] : [];
    });
  };
  const numbers = new Map<string, Set<number>>();
  for (const path of values.keys()) {
    for (const match of path.matchAll(/\/(\d+)(?=\/|$)/g)) {
      const list = path.slice(0, match.index);
      numbers.set(list, (numbers.get(list) ?? new Set()).add(Number(match[1])));
    }
  }
  const numbersUnder = (path: string): number[] => [...(numbers.get(path) ?? [])].sort((a, b) => a - b);
  return objectOf(schema, '');
}
