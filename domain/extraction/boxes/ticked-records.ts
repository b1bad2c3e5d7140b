import { centreY } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { RowsPlan } from '../plan.ts';
import type { FormDocument } from './form-document.ts';
import type { FormPage } from './form-page.ts';
import type { FormRecord } from './form-records.ts';
import type { Option } from './marks.ts';
import { typedValue } from './typed-values.ts';
import { isInside } from './writing.ts';

/** What is ticked in a section of a form, a record each; an amount may stand in the box right of it. */
export function tickedRecords(form: FormDocument, plan: RowsPlan): FormRecord[] {
  const { ticked } = plan;
  if (!ticked) return [];
  const headings = new Set(formsOf(ticked.headings));
  const names = new Set(formsOf(ticked.words));
  const hasSection = form.pages.some(({ sections }) => sections.some(({ name }) => headings.has(name)));
  const isOwn = (option: Option, { sections }: FormPage): boolean =>
    hasSection
      ? sections.some(
          ({ name, y0, y1 }) => headings.has(name) && centreY(option.mark) > y0 && centreY(option.mark) < y1,
        )
      : names.has(normalize(option.text));
  return form.pages.flatMap((page) =>
    page.options
      .filter((option) => option.words.length > 0 && isOwn(option, page))
      .map((option) => recordOf(option, { page, plan, field: ticked.field })),
  );
}

function recordOf(
  option: Option,
  { page, plan, field }: { page: FormPage; plan: RowsPlan; field: string },
): FormRecord {
  const values = new Map<string, Cited>();
  const name = cite(option.text, { page: page.number, words: option.words });
  if (name) values.set(field, name);
  const [first] = option.words;
  const cell = first && page.grid.cellOf(first);
  const right = cell && page.grid.spaceAt(cell.x1 + 5, centreY(option.mark));
  const words = right ? page.words.filter((word) => isInside(word, right)) : [];
  for (const [other, own] of Object.entries(plan.fields)) {
    const cited = own && other !== field ? typedValue({ page: page.number, words }, own) : undefined;
    if (cited) values.set(other, cited);
  }
  return { values, page: page.number, y0: option.mark.y0 };
}
