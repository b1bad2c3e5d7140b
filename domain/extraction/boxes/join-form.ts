import { ownValue } from '../../lookup.ts';
import type { Word } from '../../document/page.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { type Draft, draftsIn, isCited } from '../cited.ts';
import { type Plan, recordPlans, type RowsPlan } from '../plan.ts';
import type { FormRecord } from './form-records.ts';
import type { ReadForm } from './read-form.ts';
import { addHeadings } from './told-by-headings.ts';

/** So many fields in boxes make a form of boxes: labels elsewhere are of others. */
const BOXED = 8;

/** Joins what boxes tell with what the same plan reads from labels and tables: an empty box stays empty. */
export function joinForm(form: ReadForm, general: Draft, plan: Plan): Draft {
  const { draft, layouts } = form;
  const other = Object.entries(general).filter(([field, value]) => isOther(field, value, { form, plan }));
  const isOpen = (record: Draft): boolean =>
    Object.values(record).every(
      (value) => !isCited(value) || !value.words.some((word) => form.isBoxed(word, value.page)),
    );
  const rowsOf = (list: string, own: RowsPlan): Draft[] =>
    withHeadings(draftsIn(ownValue(general, list)), own, layouts).filter(isOpen);
  const lists = recordPlans(plan, 'rows').map(([list, own]) => {
    const boxed = draftsIn(ownValue(draft, list));
    return [list, boxed.length > 0 ? completed(boxed, draftsIn(ownValue(general, list))) : rowsOf(list, own)] as const;
  });
  return {
    ...Object.fromEntries(other),
    ...draft,
    ...Object.fromEntries(lists.filter(([, found]) => found.length > 0)),
  };
}

/** Records of boxes with what lines tell of the same: of a record whose words both have read. */
const completed = (boxed: readonly Draft[], lines: readonly Draft[]): Draft[] =>
  boxed.map((record) => {
    const words = new Set(wordsOf(record));
    return { ...lines.find((line) => wordsOf(line).some((word) => words.has(word))), ...record };
  });

const wordsOf = (record: Draft): Word[] =>
  Object.values(record).flatMap((value) => (isCited(value) ? [...value.words] : []));

/** Records of tables without rules, with what the headings over them say. */
export function withHeadings(drafts: readonly Draft[], plan: RowsPlan, layouts: readonly PageLayout[]): Draft[] {
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

/** Whether a value that boxes do not tell may be what labels and tables say. */
function isOther(field: string, value: Draft[string], { form, plan }: { form: ReadForm; plan: Plan }): boolean {
  if (Object.hasOwn(form.draft, field) || form.boxed.has(field)) return false;
  const list = ownValue(plan.records, field);
  if (list) return list.role !== 'rows' && Array.isArray(value) && value.length > 0;
  const own = ownValue(plan.scalars, field);
  if (!own || (own.within !== undefined && form.boxed.size >= BOXED)) return false;
  const isName = own.kind === 'name' || own.kind === 'id';
  return isCited(value) ? value.page === 1 || !isName : Array.isArray(value) && value.length > 0;
}
