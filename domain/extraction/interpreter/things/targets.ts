import { type EntityPlan, type FieldPlan, fieldPlan } from '../../plan.ts';
import type { Likeness } from '../../phrases/likeness.ts';
import { wordsWithin } from '../../../reading/text-run.ts';
import type { Cited } from '../../cited.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue, isChoiceOf } from '../field-values.ts';
import type { Reading } from '../headers.ts';
import type { Tier } from '../vocabulary.ts';

/** What the search for the things of one list on one page knows. */
export interface ThingSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
  /** Whether the page is one of several that tell of one thing each: then all that it prints is told of that thing. */
  isOwnPage?: boolean;
  /** What labels that are nobody's wording resemble. */
  likely: Likeness;
}

/** A field that a label may mean. */
export interface Target {
  field: string;
  own: FieldPlan;
  tier: Tier;
}

/** A value with the field it was read for and the place where it stands. */
export interface Slot {
  field: string;
  cited: Cited;
  cell: Cell;
  tier: Tier;
}

const LOOSE = new Set(['text', 'label', 'name', 'id']);

/** Whether nearly every text is a value of the field. */
export const isLoose = ({ own }: Target): boolean => LOOSE.has(own.kind);

/** The fields that a label may mean; kinds that accept nearly every text come last. */
export function targetsOf(text: string, { reading, list, plan }: ThingSearch): Target[] {
  if (isChoice(text, plan) || COUNTED.test(text)) return [];
  const named = (label: string): Target[] =>
    reading
      .meaningOf(label.replace(/[:?]$/, ''))
      .fields.filter((field) => field.list === list)
      .flatMap(({ field, tier }) => {
        const own = fieldPlan(plan, field);
        return own ? [{ field, own, tier }] : [];
      });
  const known = named(text);
  const whole = known.length > 0 ? known : named(ofOne(text));
  const parts = text.length > 60 ? [] : text.split(JOINT).map(named);
  const joined = parts.length > 1 && parts.every(({ length }) => length > 0) ? distinct(parts.flat()) : [];
  // "Type / breed" names two fields, though "breed type" is one.
  const found = joined.length > whole.length ? joined : whole;
  return found.toSorted((a, b) => Number(isLoose(a)) - Number(isLoose(b)));
}

const distinct = (targets: readonly Target[]): Target[] =>
  targets.filter(({ field }, at) => targets.findIndex((other) => other.field === field) === at);

const FOR_ONE = /^(.{4,30}?) for(?: (\p{Lu}[\p{L}'’. ]{1,20}))?:?$/u;
const NO_NAME = /^(?:all|the|this|your|each|every|policy|pets?|term|coverage)\b/i;

/** "Monthly premium for Bear" is the premium of a pet; the name may stand in the next line. */
function ofOne(text: string): string {
  const [whole, head, name = ''] = FOR_ONE.exec(text) ?? [];
  return whole === undefined || head === undefined || NO_NAME.test(name) ? '' : `pet ${head}`;
}

/** "5 years old" is an age, though "years old" heads ages. */
const COUNTED = /^\d+ \p{L}/u;

/** "Sex / Age" names two fields. */
const JOINT = /\s*[/&,+]\s*|\s+and\s+/i;

/** "M / Neutered" is a value, though "Neutered" is a label as well. */
const isChoice = (text: string, plan: EntityPlan): boolean =>
  /[\s/]/.test(text) && Object.values(plan.fields).some((own) => own?.choices !== undefined && isChoiceOf(text, own));

/** Whether a text is a value wherever it stands: a breed, or one of the choices of a field. */
export const isKnownValue = (text: string, { fields }: EntityPlan): boolean =>
  Object.values(fields).some(
    (own) => (own?.known && text.search(own.known) === 0) || (own?.choices !== undefined && isChoiceOf(text, own)),
  );

/** The first of the fields that can be read from the cells. */
export function slotOf(cells: readonly Cell[], targets: readonly Target[]): Slot | null {
  const [cell] = cells;
  if (!cell) return null;
  for (const { field, own, tier } of targets) {
    const cited = fieldValue(cells, own);
    if (cited) return { field, cited, cell, tier };
  }
  return null;
}

const SEPARATORS = /\s*[,;/|·()]\s*|\s+[-–—]\s+/;

/** All fields of one label: several share its value, each its part ("Species and breed: Dog, Beagle") or the whole. */
export function slotsOf(cells: readonly Cell[], targets: readonly Target[]): Slot[] {
  const [cell] = cells;
  const rest = targets.find(({ own }) => own.isRest);
  const telling = targets.filter((target) => !isLoose(target));
  if (!cell) return [];
  if (!rest || telling.length === 0) {
    const parts = targets.length > 1 ? cells.flatMap((own) => partsOf(own, SEPARATORS)) : [];
    const partOf = (target: Target): Slot | null =>
      isLoose(target) ? null : (parts.flatMap((part) => slotOf([part], [target]) ?? [])[0] ?? null);
    const slots = targets.flatMap((target) => {
      const slot = slotOf(cells, [target]) ?? partOf(target);
      return slot ? [{ ...slot, cell }] : [];
    });
    return telling.length > 0 && targets.length > telling.length ? slots.slice(0, 1) : slots;
  }
  const parts = cells.flatMap((own) => partsOf(own, SEPARATORS)).flatMap((part) => cutAtChoice(part, telling));
  const slots: Slot[] = [];
  const left: Cell[] = [];
  for (const part of parts) {
    const slot = slotOf([part], telling);
    if (slot && !slots.some(({ field }) => field === slot.field)) slots.push({ ...slot, cell });
    else left.push(part);
  }
  const text = slotOf(left, [rest]);
  return text ? [...slots, { ...text, cell }] : slots;
}

const LONGEST_CHOICE = 2;

/** "Canine Havanese": a choice and what goes on without a separator. */
function cutAtChoice(part: Cell, targets: readonly Target[]): Cell[] {
  const choices = targets.filter(({ own }) => own.kind === 'choice');
  for (let end = Math.min(LONGEST_CHOICE, part.words.length - 1); end > 0; end--) {
    const head = wordsOf(part, 0, end);
    if (choices.some(({ own }) => isChoiceOf(head.text, own))) return [head, wordsOf(part, end, part.words.length)];
  }
  return [part];
}

/** Some of the words of a cell as a cell. */
export function wordsOf(cell: Cell, start: number, end: number): Cell {
  const words = cell.words.slice(start, end);
  return { ...cell, words, text: words.map(({ text }) => text).join(' ') };
}

/** The pieces of a text between its separators. */
export function partsOf(cell: Cell, separators: RegExp): Cell[] {
  let at = 0;
  return cell.text.split(separators).flatMap((part) => {
    const start = cell.text.indexOf(part, at);
    at = start + part.length;
    const words = wordsWithin({ text: cell.text, words: cell.words }, start, at);
    return part === '' || words.length === 0 ? [] : [{ ...cell, text: part, words }];
  });
}

/** How well a cell fits under or beside a label: fully where the kind of the field shows it. */
export function fit(cell: Cell, targets: readonly Target[]): number {
  const found = targets.find(({ own }) => fieldValue([cell], own) !== undefined);
  if (!found) return 0;
  return isLoose(found) ? 0.3 : 1;
}
