import type { Word } from '../../document/page.ts';
import { centreX, centreY } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Cited, Draft } from '../cited.ts';
import type { FormPlan } from '../form-plan.ts';
import { type Plan, recordPlans, type RowsPlan } from '../plan.ts';
import type { SourceDocument } from '../source-document.ts';
import { boxedFields, formScalars } from './form-scalars.ts';
import { type FormDocument, formDocumentOf } from './form-document.ts';
import type { Entry } from './form-page.ts';
import { blockRecords, type FormRecord } from './form-records.ts';
import { tableRecords } from './form-tables.ts';
import { formVocabularyOf } from './form-vocabulary.ts';
import { namedBoxes } from './named-boxes.ts';
import { outside, withoutRegions } from './outside-tables.ts';
import { tickedRecords } from './ticked-records.ts';
import { addHeaded } from './told-by-boxes.ts';
import { addHeadings } from './told-by-headings.ts';

/** What the boxes of a form tell, and what text beside labels and tables without rules may still tell. */
export interface ReadForm {
  draft: Draft;
  /** The fields whose boxes were found: what is empty in them is no value. */
  boxed: ReadonlySet<string>;
  /** Whether a word stands in a box that has captions. */
  isBoxed(word: Word, page: number): boolean;
  /** The pages without the tables that were read. */
  layouts: PageLayout[];
}

/** Reads the boxes, ticks and ruled tables of a form by the plan of its type. */
export function readForm(plan: Plan, form: FormPlan, document: SourceDocument): ReadForm {
  const vocabulary = formVocabularyOf(plan, form);
  const read = formDocumentOf(document, vocabulary);
  const lists = recordPlans(plan, 'rows');
  const { records: tables, regions } = tableRecords(read, lists);
  const rest = outside(read, regions, lists);
  const records = lists.map(([list, own]): [string, Draft[]] => {
    const boxed = [...blockRecords(rest, list, own), ...(tables.get(list) ?? [])];
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

/** Records that agree in the fields that tell them apart become one: what the first lacks comes from the others. */
function distinct(records: readonly FormRecord[], { unique }: RowsPlan): Draft[] {
  if (!unique) return records.map(({ values }) => Object.fromEntries(values));
  const byKey = new Map<string, Map<string, Cited>>();
  for (const { values } of records) {
    const parts = unique.map((field) => keyOf(values.get(field)?.value));
    const key = parts.every((part) => part === '') ? `#${byKey.size}` : parts.join('|');
    const known = byKey.get(key);
    byKey.set(key, new Map([...values, ...(known ?? [])]));
  }
  return [...byKey.values()].map((values) => Object.fromEntries(values));
}

const keyOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
