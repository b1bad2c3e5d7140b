import { ownValue } from '../../lookup.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { ObjectSchema } from '../../policies/schema.ts';
import type { AssembledDraft } from '../assemble.ts';
import type { Validation } from '../result.ts';
import { captionAbove, captionBefore, wordingOf } from './captions.ts';
import { alignment, type Column, columnsOf } from './columns.ts';
import { type Leaf, leavesOf, type RecordLeaves } from './leaves.ts';
import { type Printed, printedIn } from './printed.ts';
import { type Region, regionsOf } from './regions.ts';
import { summedOver, summedWithin, type Verdict } from './sums.ts';

/** A document that was read, as the features see it. */
export interface ReadDocument {
  schema: ObjectSchema;
  layouts: readonly PageLayout[];
  assembled: AssembledDraft;
  validation: Validation;
}

/** Everything that is known of a whole result before a single value is rated. */
export interface Evidence {
  document: ReadDocument;
  records: readonly RecordLeaves[];
  columns: ReadonlyMap<string, Column>;
  printed: Printed;
  within: ReadonlyMap<Leaf, Verdict>;
  over: ReadonlyMap<Leaf, Verdict>;
  /** How well captions name each value's field, 0..1. */
  captions: ReadonlyMap<Leaf, number>;
  aligned: ReadonlyMap<Leaf, number>;
  regions: ReadonlyMap<RecordLeaves, Region>;
  lists: ReadonlyMap<string, ListEvidence>;
  whole: WholeEvidence;
}

/** What is known of a list of records as a whole. */
export interface ListEvidence {
  size: number;
  /** Values of a record in the mean. */
  values: number;
  /** How many records have the same fields, by `fieldsOf`. */
  shapes: ReadonlyMap<string, number>;
  /** Share of the fields that tell its records apart which they have, in the mean. */
  keys: number;
  /** Share of the typed atoms where its records stand that values were taken from, in the mean. */
  explained: number;
  /** Share of its amounts that can be compared with a sum and are right. */
  summed: number;
  /** Whether its records are as many as the document counts: 1 yes, -1 no, 0 not printed. */
  counted: Verdict;
}

/**
 * Shares over the whole document, 0..1. `explained`: of the typed atoms on the pages that values were taken from;
 * `shared`: of the values, words that another value was read from too; `summed`: of the amounts that can be compared with
 * a sum.
 */
export const WHOLE = [
  'coverage',
  'explained',
  'captioned',
  'aligned',
  'shared',
  'summed',
  'issues',
  'conflicts',
  'recognized',
  'filled',
] as const;

type WholeEvidence = Record<(typeof WHOLE)[number], number>;

export function evidenceOf(document: ReadDocument): Evidence {
  const { schema, layouts, assembled } = document;
  const records = leavesOf(schema, assembled.data, assembled.evidence);
  const leaves = records.flatMap((record) => record.leaves);
  const columns = columnsOf(records);
  const printed = printedIn(layouts, records);
  const within = new Map(records.flatMap((record) => [...summedWithin(record)]));
  const over = new Map([...columns.values()].flatMap((column) => [...summedOver(column, columns, printed)]));
  const captions = captionsOf(columns, printed);
  const aligned = new Map(leaves.map((leaf) => [leaf, alignment(leaf, columnOf(columns, leaf))]));
  const regions = regionsOf(records, printed);
  const lists = listsOf({ document, records, within, over, regions });
  const parts = { document, records, columns, printed, within, over, captions, aligned, regions, lists };
  return { ...parts, whole: wholeOf(parts, leaves) };
}

const NO_COLUMN: Column = {
  leaves: [],
  filled: 0,
  distinct: 0,
  edges: new Map(),
  topmost: new Map(),
  onPage: new Map(),
  patterns: new Map(),
};

export const columnOf = (columns: ReadonlyMap<string, Column>, { slot }: Leaf): Column =>
  columns.get(slot) ?? NO_COLUMN;

/** The fields that a record has. */
export const shapeOf = ({ leaves }: RecordLeaves): string => leaves.map(({ slot }) => slot).join(' ');

/** The share of the fields that tell records apart which a record has. */
export const keysOf = ({ leaves, keys }: RecordLeaves): number =>
  keys === 0 ? 1 : leaves.filter(({ isKey }) => isKey).length / keys;

const meanOf = (records: readonly RecordLeaves[], measure: (record: RecordLeaves) => number): number =>
  records.reduce((sum, record) => sum + measure(record), 0) / Math.max(records.length, 1);

type OfLists = Pick<Evidence, 'document' | 'records' | 'within' | 'over' | 'regions'>;

function listsOf({ document, records, within, over, regions }: OfLists): Map<string, ListEvidence> {
  const members = new Map<string, RecordLeaves[]>();
  for (const record of records) {
    const own = members.get(record.list);
    if (own) own.push(record);
    else members.set(record.list, [record]);
  }
  return new Map(
    [...members].map(([list, own]) => {
      const leaves = own.flatMap((record) => record.leaves);
      const compared = leaves.filter((leaf) => within.has(leaf) || over.has(leaf));
      const summed = compared.filter((leaf) => over.get(leaf) === 1 || (within.get(leaf) === 1 && !over.has(leaf)));
      const shapes = new Map<string, number>();
      for (const record of own) shapes.set(shapeOf(record), (shapes.get(shapeOf(record)) ?? 0) + 1);
      return [
        list,
        {
          size: own.length,
          values: leaves.length / own.length,
          shapes,
          keys: meanOf(own, keysOf),
          explained: meanOf(own, (record) => regions.get(record)?.explained ?? 1),
          summed: compared.length === 0 ? 0.5 : summed.length / compared.length,
          counted: countedOf(document, list, records),
        },
      ];
    }),
  );
}

/** Whether validation found a printed number of records and compared it with those of the list. */
function countedOf({ validation }: ReadDocument, list: string, records: readonly RecordLeaves[]): Verdict {
  if (
    validation.warnings.some(({ code, message }) => code === 'record_count_mismatch' && message.includes(` ${list} `))
  )
    return -1;
  const noun = list.replace(/s$/, '').toLowerCase();
  const isCount = ({ field }: Leaf): boolean => noun !== '' && field.toLowerCase() === `${noun}count`;
  return records.some(({ leaves }) => leaves.some(isCount)) ? 1 : 0;
}

function captionsOf(columns: ReadonlyMap<string, Column>, printed: Printed): Map<Leaf, number> {
  const found = new Map<Leaf, number>();
  for (const { leaves, topmost } of columns.values()) {
    const [first] = leaves;
    if (!first) continue;
    const wording = wordingOf(first);
    const above = new Map([...topmost].map(([page, leaf]) => [page, captionAbove(leaf, wording, printed)]));
    for (const leaf of leaves) {
      found.set(leaf, Math.max(above.get(leaf.cited.page) ?? 0, captionBefore(leaf, wording, printed)));
    }
  }
  return found;
}

function wholeOf(
  { document, records, printed, within, over, captions, aligned }: Omit<Evidence, 'whole'>,
  leaves: readonly Leaf[],
): WholeEvidence {
  const share = (holds: (leaf: Leaf) => boolean, of: readonly Leaf[] = leaves): number =>
    of.length === 0 ? 0 : of.filter(holds).length / of.length;
  const mean = (measure: (leaf: Leaf) => number): number =>
    leaves.length === 0 ? 0 : leaves.reduce((sum, leaf) => sum + measure(leaf), 0) / leaves.length;
  const compared = leaves.filter((leaf) => within.has(leaf) || over.has(leaf));
  const listed = records.filter(({ list }) => list !== '');
  const { errors, warnings } = document.validation;
  return {
    coverage: document.validation.coverage,
    explained: explainedOn(new Set(leaves.map(({ cited }) => cited.page)), printed),
    captioned: mean((leaf) => captions.get(leaf) ?? 0),
    aligned: mean((leaf) => aligned.get(leaf) ?? 0),
    shared: share(({ cited }) => cited.words.some((word) => (printed.uses.get(word) ?? 0) > 1)),
    summed: compared.length === 0 ? 0.5 : share((leaf) => within.get(leaf) === 1 || over.get(leaf) === 1, compared),
    issues: (errors.length + warnings.length) / Math.max(leaves.length, 1),
    conflicts: share(({ pointer }) => ownValue(document.assembled.fields, pointer)?.state === 'conflicting'),
    recognized: share(({ cited }) => cited.words.some((word) => word.source === 'ocr')),
    filled:
      listed.length === 0
        ? 0
        : listed.reduce((sum, { leaves: own, fields }) => sum + own.length / fields, 0) / listed.length,
  };
}

function explainedOn(pages: ReadonlySet<number>, { lines }: Printed): number {
  const all = { typed: 0, taken: 0 };
  for (const page of pages) {
    for (const line of lines.get(page) ?? []) {
      all.typed += line.typed;
      all.taken += line.taken;
    }
  }
  return all.typed === 0 ? 1 : all.taken / all.typed;
}
