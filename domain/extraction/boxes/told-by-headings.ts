import type { PageLayout, Segment } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import type { FieldPlan, RowsPlan } from '../plan.ts';
import type { FormRecord } from './form-records.ts';
import { choicesOf } from './typed-values.ts';

/** Words; what is longer is a sentence and no heading. */
const LONGEST = 12;

/** Adds to records what the nearest heading over them says: the line of insurance, whether policies are earlier ones. */
export function addHeadings(records: readonly FormRecord[], plan: RowsPlan, layouts: readonly PageLayout[]): void {
  for (const [field, own] of Object.entries(plan.fields)) {
    if (!own?.isHeading) continue;
    const headings = headingsIn(layouts, own);
    for (const record of records) {
      const above = headings.findLast(({ segment }) => isAbove(segment, record));
      const isOfPlace = plan.headed?.some((other) => record.values.has(other));
      const told = above?.told ?? (isOfPlace ? undefined : usual(record, own));
      if (told && !record.values.has(field)) record.values.set(field, told);
      if (above && above.segment.page === record.page) record.heading = above.segment.y0;
    }
  }
}

/** Without a heading that says so a record is of the first kind. */
function usual({ values }: FormRecord, own: FieldPlan): Cited<string> | undefined {
  const [first] = values.values();
  const [choice] = Object.keys(own.choices ?? {});
  return first && choice !== undefined ? cite(choice, first) : undefined;
}

interface TellingHeading {
  segment: Segment;
  told: Cited<string>;
}

function headingsIn(layouts: readonly PageLayout[], own: FieldPlan): TellingHeading[] {
  const choices = [...choicesOf(own)];
  return layouts
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
    .flatMap((segment): TellingHeading[] => {
      if (segment.words.length > LONGEST) return [];
      const text = ` ${normalize(segment.text)} `;
      const [, choice] = choices.find(([form]) => text.includes(` ${form} `)) ?? [];
      const told = choice === undefined ? undefined : cite(choice, segment);
      return told ? [{ segment, told }] : [];
    });
}

/** Points: headings may stand a little lower than the upper rule of the boxes beside them. */
const LOWER = 4;

const isAbove = (segment: Segment, { page, y0 }: FormRecord): boolean =>
  segment.page < page || (segment.page === page && segment.y0 < y0 + LOWER);
