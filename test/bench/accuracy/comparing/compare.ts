import { ownValue } from '../../../../domain/lookup.ts';
import {
  type FieldKind,
  type FieldSchema,
  isLeaf,
  isRecordList,
  type LeafSchema,
} from '../../../../domain/policies/schema.ts';
import type { Counts } from '../scored-document.ts';
import { pairItems } from './pair.ts';
import type { Rules } from './rules.ts';
import { isEmpty, isSame } from './values.ts';

/** Counts, with what was wrong. */
export interface Tally extends Counts {
  errors: { path: string; label: unknown; prediction: unknown }[];
  /** Every given value that counts, by its JSON Pointer into what was given. */
  judged: { pointer: string; isRight: boolean }[];
}

export interface Comparison {
  label: unknown;
  given: unknown;
  schema: FieldSchema;
  path: string;
  /** Where it is given; absent for what is only tried. */
  pointer?: string | undefined;
}

const valueAt = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? ownValue(record as Record<string, unknown>, name) : undefined;

/** Labels have every field of the schema that they were made for: one that is absent is younger, and they do not tell it. */
const isUnlabelled = (label: unknown, name: string): boolean =>
  typeof label === 'object' && label !== null && !Object.hasOwn(label, name);

const under = (pointer: string | undefined, key: string | number | undefined): string | undefined =>
  pointer === undefined || key === undefined ? undefined : `${pointer}/${key}`;

/** Compares a label with what was given, leaf by leaf, and adds to the tally. */
export function compare({ label, given, schema, path, pointer }: Comparison, rules: Rules, tally: Tally): void {
  if (path !== '' && rules.isIgnored(path)) return;
  if (isLeaf(schema)) {
    compareLeaf({ label, given, schema, path, pointer }, rules, tally);
  } else if (schema.type === 'object') {
    for (const [name, field] of Object.entries(schema.properties)) {
      if (isUnlabelled(label, name)) continue;
      const below = path === '' ? name : `${path}.${name}`;
      const values = { label: valueAt(label, name), given: valueAt(given, name) };
      compare({ ...values, schema: field, path: below, pointer: under(pointer, name) }, rules, tally);
    }
  } else {
    const item: FieldSchema = isRecordList(schema)
      ? schema.items
      : { type: ['string'], description: '', 'x-match': schema['x-match'] };
    const keys = isRecordList(schema) ? schema['x-key'] : [];
    const [labels, givens] = [listOf(label), listOf(given)];
    const gain = (row: number, column: number): number =>
      gainOf({ label: labels[row], given: givens[column], schema: item, path: `${path}[${row}]` }, keys, rules);
    const partners = pairItems({ labels, givens, item, keys, gain });
    for (const [i, each] of labels.entries()) {
      const partner = partners[i];
      const other = partner === undefined ? undefined : givens[partner];
      const place = { path: `${path}[${i}]`, pointer: under(pointer, partner) };
      compare({ label: each, given: other, schema: item, ...place }, rules, tally);
    }
    const taken = new Set(partners);
    for (const [j, each] of givens.entries()) {
      if (taken.has(j)) continue;
      const place = { path: `${path}[+]`, pointer: under(pointer, j) };
      compare({ label: undefined, given: each, schema: item, ...place }, rules, tally);
    }
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === '' || typeof value === 'object' ? [] : [value];
}

function compareLeaf(
  { label, given, schema, path, pointer }: Comparison & { schema: LeafSchema },
  rules: Rules,
  tally: Tally,
): void {
  const kind = schema['x-match'];
  const nothingLabelled = isEmpty(label, kind);
  const nothingGiven = isEmpty(given, kind);
  if (nothingLabelled && nothingGiven) return;
  const isRight = !nothingLabelled && !nothingGiven && isSame(label, given, kind);
  const isAccepted = !isRight && isAlsoRight({ given, kind, accepted: rules.accepted(path) });
  if (!isRight && !isAccepted) {
    tally.errors.push({ path, label: label ?? null, prediction: given ?? null });
  }
  // defensible either way: counts for neither side
  if (isAccepted && nothingLabelled !== nothingGiven) return;
  tally.labelled += Number(!nothingLabelled);
  tally.predicted += Number(!nothingGiven);
  tally.right += Number(isRight || isAccepted);
  if (!nothingGiven) judge(pointer, isRight || isAccepted, tally);
}

function judge(pointer: string | undefined, isRight: boolean, { judged }: Tally): void {
  if (pointer !== undefined) judged.push({ pointer, isRight });
}

function isAlsoRight({
  given,
  kind,
  accepted,
}: {
  given: unknown;
  kind: FieldKind;
  accepted: readonly unknown[];
}): boolean {
  if (isEmpty(given, kind)) return accepted.includes(null);
  return accepted.some((value) => value !== null && isSame(value, given, kind));
}

/** The right leaves of a pair, those of key fields three times; nothing below half of what the labelled item has. */
function gainOf(pair: Comparison, keys: readonly string[], rules: Rules): number {
  // an item that does not count still takes up its counterpart
  const counting = { ...rules, isIgnored: () => false };
  const all = newTally();
  compare(pair, counting, all);
  let { right, labelled } = all;
  const { label, given, schema, path } = pair;
  for (const key of keys) {
    const field = schema.type === 'object' ? ownValue(schema.properties, key) : undefined;
    if (field === undefined) continue;
    const tally = newTally();
    const values = { label: valueAt(label, key), given: valueAt(given, key) };
    compare({ ...values, schema: field, path: `${path}.${key}` }, counting, tally);
    right += 2 * tally.right;
    labelled += 2 * tally.labelled;
  }
  // of equal pairs the one that gives less
  return right > 0 && right * 2 >= labelled ? right - all.predicted * 1e-6 : 0;
}

export const newTally = (): Tally => ({ right: 0, predicted: 0, labelled: 0, errors: [], judged: [] });
