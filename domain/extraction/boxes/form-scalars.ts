import type { Cited, Draft } from '../cited.ts';
import type { FieldPlan, Plan } from '../plan.ts';
import { typedWithin } from './form-blocks.ts';
import { type FormDocument, typedFor } from './form-document.ts';
import { findFormNumbers } from './form-numbers.ts';
import type { Entry } from './form-page.ts';
import { type FormVocabulary, pieceOf } from './form-vocabulary.ts';
import { tickedValue } from './ticks.ts';
import { typedList, typedValue } from './typed-values.ts';
import { firstOf, type Typed } from './values.ts';
import { textOf } from './writing.ts';

/** Share of a page's height: what stands so far up stands at its head. */
const HEAD = 0.18;
/** Points: captions of one row of boxes. */
const SAME_ROW = 30;

/** The fields outside of lists that boxes and ticks tell. */
export function formScalars(plan: Plan, form: FormDocument, vocabulary: FormVocabulary): Draft {
  const found = Object.entries(plan.scalars).map(([field, own]): [string, Cited | Cited[] | undefined] => [
    field,
    own && scalarOf(form, { field, own, vocabulary }),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

interface ScalarSearch {
  field: string;
  own: FieldPlan;
  vocabulary: FormVocabulary;
}

function scalarOf(form: FormDocument, search: ScalarSearch): Cited | Cited[] | undefined {
  const { own } = search;
  if (own.kind === 'edition' || own.kind === 'editions') {
    const numbers = findFormNumbers(form.pages).map(({ cited }) => cited);
    return own.kind === 'edition' ? numbers[0] : numbers;
  }
  const places = placesOf(form, search);
  if (own.kind === 'names' || own.kind === 'states') {
    return places.map((typed) => typedList(typed, own)).find((list) => list.length > 0);
  }
  return firstOf(places, (typed) => typedValue(typed, own)) ?? tickedOf(form, own);
}

const tickedOf = (form: FormDocument, own: FieldPlan): Cited | undefined =>
  own.choices === undefined && own.values === undefined
    ? undefined
    : tickedValue(
        form.pages.flatMap(({ number, options }) => options.map((option) => ({ ...option, page: number }))),
        own,
      );

/** What is typed for a field, place by place. */
function placesOf(form: FormDocument, { field, own, vocabulary }: ScalarSearch): Typed[] {
  if (own.within !== undefined) return typedWithin(form, field, own.within);
  const beside = own.beside === undefined ? null : form.entries(own.beside);
  const isBeside = (entry: Entry): boolean =>
    beside?.some(({ page, y0 }) => page === entry.page && Math.abs(y0 - entry.y0) < SAME_ROW) ?? true;
  return form.entries(field).flatMap((entry): Typed[] => {
    const page = form.pages.find(({ number }) => number === entry.page);
    const isWeak = vocabulary.isWeak(field, textOf(entry.caption));
    const isOff = isWeak && entry.y0 > HEAD * (page?.layout.page.height ?? 0);
    return isOff || !isBeside(entry) ? [] : [typedFor(entry, page)];
  });
}

/** The fields that a form has a box for, filled or not. */
export function boxedFields(plan: Plan, form: FormDocument): ReadonlySet<string> {
  const entries = form.pages.flatMap((page) => page.entries);
  const boxed = new Set(entries.filter(({ cell }) => cell.sides >= 3).flatMap(({ fields }) => fields));
  return new Set(Object.keys(plan.scalars).filter((field) => boxed.has(field) || boxed.has(pieceOf(field, 0))));
}
