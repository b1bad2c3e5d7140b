import { ownValue } from '../../lookup.ts';
import type { Cited } from '../cited.ts';
import type { FieldPlan, RowsPlan } from '../plan.ts';
import { type FormDocument, typedFor } from './form-document.ts';
import type { Entry } from './form-page.ts';
import type { FormRecord } from './form-records.ts';
import { captionOf } from './form-vocabulary.ts';
import { typedValue } from './typed-values.ts';

/** Points: a heading and the boxes on its line. */
const SAME_LINE = 16;

/** Numbers of locations and buildings that stand in boxes over the record. */
export function addHeaded(
  records: readonly FormRecord[],
  plan: RowsPlan,
  { form, lists }: { form: FormDocument; lists: readonly (readonly [string, RowsPlan])[] },
): void {
  for (const field of plan.headed ?? []) {
    const own = ownValue(plan.fields, field);
    if (!own || own.isHeading) continue;
    const sources = lists.filter(([, { opens, headed }]) => opens !== undefined || headed?.includes(field));
    const told = toldBy(form, { captions: sources.map(([list]) => captionOf(list, field)), own });
    for (const record of records) {
      const value = lastAbove(record, told);
      if (value && !record.values.has(field)) record.values.set(field, value);
    }
  }
}

interface Told {
  entry: Entry;
  value: Cited;
}

const toldBy = (form: FormDocument, { captions, own }: { captions: readonly string[]; own: FieldPlan }): Told[] =>
  form.entries(...captions).flatMap((entry): Told[] => {
    const page = form.pages.find(({ number }) => number === entry.page);
    const value = typedValue(typedFor(entry, page), own);
    return value ? [{ entry, value }] : [];
  });

/** The last above a record, and not above the heading that says what the record is. */
function lastAbove({ page, y0, heading = 0 }: FormRecord, told: readonly Told[]): Cited | undefined {
  const isAbove = ({ entry }: Told): boolean => entry.page === page && entry.y0 < y0 && entry.y0 >= heading - SAME_LINE;
  return told.findLast(isAbove)?.value;
}
