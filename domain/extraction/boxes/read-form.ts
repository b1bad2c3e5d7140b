import { isCited, type Cited, type Draft } from '../cited.ts';
import { type FormPlan, type Plan, recordPlans, type RowsPlan } from '../plan.ts';
import { ownValue } from '../../lookup.ts';
import type { SourceDocument } from '../source-document.ts';
import { boxedFields, formScalars } from './form-scalars.ts';
import { type FormDocument, formDocumentOf, typedFor } from './form-document.ts';
import { blockRecords, type FormRecord } from './form-records.ts';
import { tableRecords } from './form-tables.ts';
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
}

/** Reads the boxes, ticks and ruled tables of a form by the plan of its type. */
export function readForm(plan: Plan, form: FormPlan, document: SourceDocument): ReadForm {
  const vocabulary = formVocabularyOf(plan, form);
  const read = formDocumentOf(document, vocabulary);
  const lists = recordPlans(plan, 'rows');
  const tables = tableRecords(read, lists);
  const records = lists.map(([list, own]): [string, Draft[]] => {
    const found = inOrder([
      ...blockRecords(read, list, own),
      ...(tables.get(list) ?? []),
      ...namedBoxes(read, list, own),
      ...tickedRecords(read, own),
    ]);
    addHeadings(found, own, document.layouts);
    addHeaded(found, own, { form: read, lists });
    return [list, distinct(found, own)];
  });
  const draft = {
    ...formScalars(plan, read, vocabulary),
    ...Object.fromEntries(records.filter(([, found]) => found.length > 0)),
  };
  return { draft, boxed: boxedFields(plan, read) };
}

const inOrder = (records: readonly FormRecord[]): FormRecord[] =>
  records.toSorted((a, b) => a.page - b.page || a.y0 - b.y0);

/** Numbers of locations and buildings that stand in boxes over the record. */
function addHeaded(
  records: readonly FormRecord[],
  plan: RowsPlan,
  { form, lists }: { form: FormDocument; lists: readonly (readonly [string, RowsPlan])[] },
): void {
  for (const field of plan.headed ?? []) {
    const own = ownValue(plan.fields, field);
    if (!own || own.isHeading) continue;
    const captions = lists.filter(([, { opens }]) => opens !== undefined).map(([list]) => captionOf(list, field));
    const above = form.entries(...captions).flatMap((entry) => {
      const page = form.pages.find(({ number }) => number === entry.page);
      const value = typedValue(typedFor(entry, page), own);
      return value ? [{ entry, value }] : [];
    });
    for (const record of records) {
      const last = above.findLast(({ entry }) => entry.page === record.page && entry.y0 < record.y0);
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

/** Joins what boxes tell with what the same plan reads from labels and tables: an empty box stays empty. */
export function joinForm({ draft, boxed }: ReadForm, general: Draft, plan: Plan): Draft {
  const other = Object.entries(general).filter(([field, value]) => {
    if (field in draft || boxed.has(field)) return false;
    const isKnown = field in plan.scalars || field in plan.records;
    return isKnown && (isCited(value) || (Array.isArray(value) && value.length > 0));
  });
  return { ...Object.fromEntries(other), ...draft };
}
