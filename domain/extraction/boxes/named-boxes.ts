import { type Cited, cite } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import { type FormDocument, typedFor } from './form-document.ts';
import type { FormRecord } from './form-records.ts';
import { namesOf } from './form-vocabulary.ts';
import { typedValue } from './typed-values.ts';
import { textOf } from './writing.ts';

/** The records of a list that a caption names: "Each occurrence" with an amount in its box. */
export function namedBoxes(form: FormDocument, list: string, plan: RowsPlan): FormRecord[] {
  const { captioned } = plan;
  if (!captioned) return [];
  return form.entries(namesOf(list)).flatMap((entry): FormRecord[] => {
    const words = entry.caption.filter(({ text }) => text !== '$');
    const name = cite(textOf(words).replace(/[:$\s]+$/, '') || null, { page: entry.page, words });
    const typed = typedFor(
      entry,
      form.pages.find(({ number }) => number === entry.page),
    );
    const [amount, field] = captioned.values.flatMap((one): [Cited, string][] => {
      const own = fieldPlan(plan, one);
      const cited = own && typedValue(typed, own);
      return cited ? [[cited, one]] : [];
    })[0] ?? [undefined, ''];
    if (!name || !amount) return [];
    return [
      {
        values: new Map<string, Cited>([
          [captioned.field, name],
          [field, amount],
        ]),
        page: entry.page,
        y0: entry.y0,
      },
    ];
  });
}
