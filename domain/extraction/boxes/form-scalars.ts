import type { Cited, Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import { formsOf } from '../phrases.ts';
import type { FieldPlan, Plan } from '../plan.ts';
import { isWithin } from './form-blocks.ts';
import { type FormDocument, typedFor } from './form-document.ts';
import { findFormNumbers, houseFormNumber } from './form-numbers.ts';
import type { Entry, FormPage } from './form-page.ts';
import type { Option } from './marks.ts';
import type { FormVocabulary } from './form-vocabulary.ts';
import { type PageOption, tickedValue } from './ticks.ts';
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
    const first = numbers[0] ?? houseFormNumber(form.pages);
    return own.kind === 'edition' ? first : numbers;
  }
  const places = placesOf(form, search);
  if (own.kind === 'names' || own.kind === 'states') {
    return places.map((typed) => typedList(typed, own)).find((list) => list.length > 0);
  }
  return tickedOf(form, own) ?? firstOf(places, (typed) => typedValue(typed, own));
}

const tickedOf = (form: FormDocument, own: FieldPlan): Cited | undefined =>
  own.choices === undefined && own.values === undefined
    ? undefined
    : tickedValue(
        form.pages.flatMap((page) => optionsOf(page, own, form)),
        own,
      );

/** The ticks of a page that may be of the field: those under its headings, where the form has them. */
function optionsOf(page: FormPage, { under }: FieldPlan, form: FormDocument): PageOption[] {
  const headings = new Set(formsOf(under ?? ''));
  const isOwn = (sections: FormPage['sections']): boolean => sections.some(({ name }) => headings.has(name));
  const isUnder = form.pages.some(({ sections }) => isOwn(sections));
  const inside = ({ mark }: Option): boolean =>
    isOwn(page.sections.filter(({ y0, y1 }) => centreY(mark) > y0 && centreY(mark) < y1));
  return page.options
    .filter((option) => !isUnder || inside(option))
    .map((option) => ({ ...option, page: page.number }));
}

/** What is typed for a field, place by place. Weak captions count in their block, or at the head of a page. */
function placesOf(form: FormDocument, { field, own, vocabulary }: ScalarSearch): Typed[] {
  const beside = own.beside === undefined ? null : form.entries(own.beside);
  const isBeside = (entry: Entry): boolean =>
    beside?.some(({ page, y0 }) => page === entry.page && Math.abs(y0 - entry.y0) < SAME_ROW) ?? true;
  return form.entries(field).flatMap((entry): Typed[] => {
    const page = form.pages.find(({ number }) => number === entry.page);
    const isHead = entry.y0 <= HEAD * (page?.layout.page.height ?? 0);
    const isPlaced = own.within === undefined ? isHead : isWithin(entry, form, own.within, vocabulary.parties);
    const counts = isPlaced || !vocabulary.isWeak(field, textOf(entry.caption));
    return counts && isBeside(entry) ? [typedFor(entry, page)] : [];
  });
}

/** The fields that a form has a box for, filled or not. */
export function boxedFields(plan: Plan, form: FormDocument): ReadonlySet<string> {
  const isBoxed = (field: string): boolean => form.entries(field).some(({ cell }) => cell.sides >= 3);
  return new Set(Object.keys(plan.scalars).filter(isBoxed));
}
