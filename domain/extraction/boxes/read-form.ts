import type { Box, Word } from '../../document/page.ts';
import { centreX, centreY, overlapX } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { isCited, type Cited, type Draft } from '../cited.ts';
import type { FormPlan } from '../form-plan.ts';
import { type Plan, recordPlans, type RowsPlan } from '../plan.ts';
import { ownValue } from '../../lookup.ts';
import type { SourceDocument } from '../source-document.ts';
import { boxedFields, formScalars } from './form-scalars.ts';
import { type FormDocument, formDocumentOf, typedFor } from './form-document.ts';
import type { Entry } from './form-page.ts';
import { blockRecords, type FormRecord } from './form-records.ts';
import { type FoundTables, tableRecords } from './form-tables.ts';
import { captionOf, formVocabularyOf } from './form-vocabulary.ts';
import { namedBoxes } from './named-boxes.ts';
import { tickedRecords } from './ticked-records.ts';
import { addHeadings } from './told-by-headings.ts';
import { typedValue } from './typed-values.ts';

/** What the boxes of a form tell, and what text beside labels and tables without rules may still tell. */
export interface ReadForm {
  draft: Draft;
  /** The fields whose boxes were found: what is empty in them is no value. */
  boxed: ReadonlySet<string>;
  /** Whether a word stands in a box that has captions. */
  isBoxed(word: Word, page: number): boolean;
  /** The lists with records in boxes of their own or in ruled tables. */
  listed: ReadonlySet<string>;
  /** The pages without the tables that were read. */
  layouts: PageLayout[];
}

type Regions = FoundTables['regions'];

const isIn = (box: Box, page: number, regions: Regions): boolean =>
  regions.some(
    (region) =>
      region.page === page && centreY(box) > region.y0 && centreY(box) < region.y1 && overlapX(box, region) > 0,
  );

/** The form without the captions in tables: they are headings of columns there. */
const outside = (form: FormDocument, regions: Regions): FormDocument => ({
  ...form,
  entries: (...fields) =>
    form.entries(...fields).filter((entry) => !isIn(entry, entry.page, regions) && !headsColumn(entry, form)),
});

/** Captions side by side in the open, none with a colon: they head the columns of a table without rules. */
const LEAST_COLUMNS = 4;

function headsColumn(entry: Entry, form: FormDocument): boolean {
  const entries = form.pages.find(({ number }) => number === entry.page)?.entries ?? [];
  const isHeading = ({ cell, caption }: Entry): boolean => cell.sides < 3 && !/[:?]$/.test(caption.at(-1)?.text ?? '');
  const beside = entries.filter((other) => isHeading(other) && Math.abs(centreY(other) - centreY(entry)) < 3);
  return isHeading(entry) && beside.length >= LEAST_COLUMNS;
}

const withoutRegions = (layout: PageLayout, regions: Regions): PageLayout => ({
  ...layout,
  lines: layout.lines.filter((line) => !isIn(line, line.page, regions)),
});

/** Reads the boxes, ticks and ruled tables of a form by the plan of its type. */
export function readForm(plan: Plan, form: FormPlan, document: SourceDocument): ReadForm {
  const vocabulary = formVocabularyOf(plan, form);
  const read = formDocumentOf(document, vocabulary);
  const lists = recordPlans(plan, 'rows');
  const { records: tables, regions } = tableRecords(read, lists);
  const rest = outside(read, regions);
  const listed = new Set<string>();
  const records = lists.map(([list, own]): [string, Draft[]] => {
    const boxed = [...blockRecords(rest, list, own), ...(tables.get(list) ?? [])];
    if (boxed.length > 0) listed.add(list);
    const found = inOrder([...boxed, ...namedBoxes(rest, list, own), ...tickedRecords(read, own)]);
    addHeadings(found, own, document.layouts);
    addHeaded(tables.get(list) ?? [], own, { form: read, lists });
    return [list, distinct(found, own)];
  });
  const draft = {
    ...formScalars(plan, rest, vocabulary),
    ...Object.fromEntries(records.filter(([, found]) => found.length > 0)),
  };
  return {
    draft,
    boxed: boxedFields(plan, rest),
    listed,
    isBoxed: (word, page) => isInCaptioned(read, word, page),
    layouts: document.layouts.map((layout) => withoutRegions(layout, regions)),
  };
}

function isInCaptioned({ pages }: FormDocument, word: Word, number: number): boolean {
  const page = pages.find((other) => other.number === number);
  const box = page?.grid.spaceAt(centreX(word), centreY(word));
  const isSame = ({ cell }: Entry): boolean => cell.x0 === box?.x0 && cell.y0 === box.y0 && cell.y1 === box.y1;
  return box !== undefined && box.sides >= 3 && (page?.entries.some(isSame) ?? false);
}

const inOrder = (records: readonly FormRecord[]): FormRecord[] =>
  records.toSorted((a, b) => a.page - b.page || a.y0 - b.y0);

/** Points: a heading and the boxes on its line. */
const SAME_LINE = 16;

/** Numbers of locations and buildings that stand in boxes over the record. */
function addHeaded(
  records: readonly FormRecord[],
  plan: RowsPlan,
  { form, lists }: { form: FormDocument; lists: readonly (readonly [string, RowsPlan])[] },
): void {
  for (const field of plan.headed ?? []) {
    const own = ownValue(plan.fields, field);
    if (!own || own.isHeading) continue;
    const sources = lists.filter(([, { opens, headed }]) => opens !== undefined || headed?.includes(field));
    const captions = sources.map(([list]) => captionOf(list, field));
    const above = form.entries(...captions).flatMap((entry) => {
      const page = form.pages.find(({ number }) => number === entry.page);
      const value = typedValue(typedFor(entry, page), own);
      return value ? [{ entry, value }] : [];
    });
    for (const record of records) {
      const top = (record.heading ?? 0) - SAME_LINE;
      const last = above.findLast(({ entry }) => entry.page === record.page && entry.y0 < record.y0 && entry.y0 >= top);
      if (last && !record.values.has(field)) record.values.set(field, last.value);
    }
  }
}

/** Records that agree in the fields that tell them apart become one: what the first lacks comes from the others. */
function distinct(records: readonly FormRecord[], { unique }: RowsPlan): Draft[] {
  if (!unique) return records.map(({ values }) => Object.fromEntries(values));
  const byKey = new Map<string, Map<string, Cited>>();
  for (const { values } of records) {
    const parts = unique.map((field) => String(values.get(field)?.value ?? '').toLowerCase());
    const key = parts.every((part) => part === '') ? `#${byKey.size}` : parts.join('|');
    const known = byKey.get(key);
    if (!known) byKey.set(key, new Map(values));
    else for (const [field, cited] of values) if (!known.has(field)) known.set(field, cited);
  }
  return [...byKey.values()].map((values) => Object.fromEntries(values));
}

/** So many fields in boxes make a form of boxes: labels elsewhere are of others. */
const BOXED = 8;

/** Joins what boxes tell with what the same plan reads from labels and tables: an empty box stays empty. */
export function joinForm({ draft, boxed, listed, layouts, isBoxed }: ReadForm, general: Draft, plan: Plan): Draft {
  const other = Object.entries(general).filter(([field, value]) => {
    if (field in draft || boxed.has(field)) return false;
    if (boxed.size >= BOXED && ownValue(plan.scalars, field)?.within !== undefined) return false;
    const kind = ownValue(plan.scalars, field)?.kind;
    if (isCited(value) && value.page > 1 && (kind === 'name' || kind === 'id')) return false;
    const isList = plan.records[field]?.role !== 'rows' && field in plan.records;
    return (isList || field in plan.scalars) && (isCited(value) || (Array.isArray(value) && value.length > 0));
  });
  const isOpen = (record: Draft): boolean =>
    Object.values(record).every((value) => !isCited(value) || !value.words.some((word) => isBoxed(word, value.page)));
  const rowsOf = (list: string, own: RowsPlan): Draft[] =>
    listed.has(list) ? [] : withHeadings(draftsIn(general[list]), own, layouts).filter(isOpen);
  const lists = recordPlans(plan, 'rows').map(
    ([list, own]) => [list, joinLists(draft[list], rowsOf(list, own))] as const,
  );
  return {
    ...Object.fromEntries(other),
    ...draft,
    ...Object.fromEntries(lists.filter(([, found]) => found.length > 0)),
  };
}

/** The records of boxes, and those of tables without rules whose words no box has. */
function joinLists(boxes: Draft[string], more: readonly Draft[]): Draft[] {
  const own = draftsIn(boxes);
  const taken = new Set(own.flatMap(wordsIn));
  return [...own, ...more.filter((record) => !wordsIn(record).some((word) => taken.has(word)))];
}

/** Records of tables without rules, with what the headings over them say. */
function withHeadings(drafts: readonly Draft[], plan: RowsPlan, layouts: readonly PageLayout[]): Draft[] {
  const records = drafts.map((draft): FormRecord => {
    const values = new Map(
      Object.entries(draft).flatMap(([field, value]) => (isCited(value) ? [[field, value] as const] : [])),
    );
    const [first] = values.values();
    return { values, page: first?.page ?? 1, y0: first?.words[0]?.y0 ?? 0 };
  });
  addHeadings(records, plan, layouts);
  return records.map(({ values }) => Object.fromEntries(values));
}

const draftsIn = (list: Draft[string]): Draft[] =>
  Array.isArray(list) ? (list as readonly (Cited | Draft)[]).flatMap((one) => (isCited(one) ? [] : [one])) : [];

const wordsIn = (record: Draft): Word[] =>
  Object.values(record).flatMap((value) => (isCited(value) ? [...value.words] : []));
