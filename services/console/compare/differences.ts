import type { Section } from '../review/outline.ts';
import { join, valueAt } from '../review/pointer.ts';
import type { Field, ReviewData } from '../review/review-data.ts';
import { format } from '../review/schema.ts';
import { isSame } from './is-same.ts';
import { type Pair, pairElements } from './pair-elements.ts';

export type Change = 'same' | 'changed' | 'added' | 'removed';

/** What one of the documents says about something. */
export interface Side {
  /** As people read it; undefined where the document says nothing. */
  text: string | undefined;
  value: unknown;
  /** Of the value, or of everything in an element that the other document does not have. */
  pointer: string | undefined;
}

/** A value, or an element of a list, of both documents or of one. */
export interface Row {
  id: string;
  group: string;
  label: string;
  change: Change;
  a: Side;
  b: Side;
}

/** A document with the keys of its lists: the fields that tell one element from another, by name of the list. */
export interface Compared {
  review: ReviewData;
  keys: ReadonlyMap<string, readonly string[]>;
}

type FieldsSection = Extract<Section, { kind: 'fields' }>;
type ListSection = Exclude<Section, { kind: 'fields' }>;

const nothing: Side = { text: undefined, value: undefined, pointer: undefined };

/** Compares two documents value by value; elements of lists are paired by what they are. */
export function compareReviews(a: Compared, b: Compared): Row[] {
  const ids = [...new Set([...a.review.sections, ...b.review.sections].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const sections = [a, b].flatMap(({ review }) => review.sections.filter((section) => section.id === id));
    const [list] = sections.filter((section) => section.kind !== 'fields');
    return list ? compareLists(a, b, list) : compareFields(a.review, b.review, sections.filter(isFields));
  });
}

const isFields = (section: Section): section is FieldsSection => section.kind === 'fields';

function compareFields(a: ReviewData, b: ReviewData, sections: readonly FieldsSection[]): Row[] {
  const leaves = new Map(sections.flatMap(({ fields }) => fields.map((leaf) => [leaf.path, leaf])));
  const [group = ''] = sections.map(({ title }) => title);
  return [...leaves.values()].flatMap((leaf) =>
    rowOf({ id: leaf.path, group, label: leaf.label, a: a.field(leaf.path, leaf), b: b.field(leaf.path, leaf) }),
  );
}

function compareLists(a: Compared, b: Compared, section: ListSection): Row[] {
  const { id, title, pointer } = section;
  const keys = a.keys.get(id) ?? b.keys.get(id) ?? [];
  const pairs = pairElements(elementsOf(a.review, pointer), elementsOf(b.review, pointer), keys);
  return pairs.flatMap((pair, index) => {
    const { a: inA, b: inB } = pair;
    const name = nameOf((inA ?? inB)?.value, keys) ?? `${title} ${index + 1}`;
    if (inA && inB) return comparePair({ a: a.review, b: b.review, section, name }, { a: inA, b: inB });
    return [elementRow(section, pair, name)];
  });
}

/** An element that one of the documents does not have. */
function elementRow({ pointer, title }: ListSection, { a, b }: Pair, label: string): Row {
  return {
    id: `${pointer} ${a?.index ?? ''} ${b?.index ?? ''}`,
    group: title,
    label,
    change: a ? 'removed' : 'added',
    a: a ? elementSide(pointer, a) : nothing,
    b: b ? elementSide(pointer, b) : nothing,
  };
}

function comparePair(
  { a, b, section, name }: { a: ReviewData; b: ReviewData; section: ListSection; name: string },
  pair: { a: Element; b: Element },
): Row[] {
  const { pointer, title } = section;
  const isTable = section.kind === 'table';
  const columns = isTable ? section.columns : [{ path: '', label: title, schema: section.schema }];
  return columns.flatMap((column) =>
    rowOf({
      id: `${pointer} ${pair.a.index} ${pair.b.index} ${column.path}`,
      group: title,
      label: isTable ? `${name} · ${column.label}` : name,
      a: a.field(`${join(pointer, pair.a.index)}${column.path}`, column),
      b: b.field(`${join(pointer, pair.b.index)}${column.path}`, column),
    }),
  );
}

export interface Element {
  /** In the list of the result. */
  index: number;
  value: unknown;
}

function elementsOf(review: ReviewData, pointer: string): Element[] {
  return Array.from({ length: review.count(pointer) }, (_, index) => index)
    .filter((index) => !review.isRemoved(join(pointer, index)))
    .map((index) => ({ index, value: valueAt(review.data, join(pointer, index)) }));
}

function rowOf({ a, b, ...row }: Pick<Row, 'id' | 'group' | 'label'> & { a: Field; b: Field }): Row[] {
  const [left, right] = [sideOf(a), sideOf(b)];
  if (left.text === undefined && right.text === undefined) return [];
  const change = isSame(a.value, b.value)
    ? 'same'
    : left.text === undefined
      ? 'added'
      : right.text === undefined
        ? 'removed'
        : 'changed';
  return [{ ...row, change, a: left, b: right }];
}

function sideOf({ value, schema, pointer }: Field): Side {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return { text: isEmptyList ? undefined : format(value, schema), value, pointer };
}

const elementSide = (pointer: string, { index, value }: Element): Side => ({
  text: summaryOf(value),
  value,
  pointer: join(pointer, index),
});

/** The values of an element in a line. */
function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const values = Object.values(value).filter((member) => typeof member === 'string' || typeof member === 'number');
  return values.slice(0, 6).join(' · ');
}

/** What an element is called: the values of its key. */
function nameOf(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(value));
  const named = keys.map((key) => members.get(key)).filter((one) => typeof one === 'string' || typeof one === 'number');
  return named.length === 0 ? undefined : named.join(' · ');
}
