import { type FieldPlan, fieldPlan } from '../../plan.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue, isChoiceOf } from '../field-values.ts';
import { partsOf, type Slot, type ThingSearch } from './targets.ts';

const TELLING = new Set(['choice', 'mark', 'date', 'duration']);
const STRONG = /\s*[·•|;]\s*/;
const WEAK = /\s*[/()]\s*|,\s+|\s+[-–—]\s+/;

/** Fields that tell their own kind: "Siamese · Cat · Neutered male", "Born Nov 3, 2019". */
export function tellingSlots(rows: readonly Row[], search: ThingSearch): Slot[] {
  return rows.flatMap((row) => row.cells.flatMap((cell) => (LEGEND.test(cell.text) ? [] : slotsWithin(cell, search))));
}

/** "*M male; MN male, neutered": a footnote says what letters mean, and "F = female" does. */
const LEGEND = /^(?:[*†‡]\s?|\(?[A-Z]{1,2}\)? ?[=:] ?\p{L}{3})/u;

function slotsWithin(cell: Cell, { plan }: ThingSearch): Slot[] {
  const fields = Object.entries(plan.fields).flatMap(([field, own]) => (own ? [[field, own] as const] : []));
  const isTelling = (part: Cell): boolean =>
    fields.some(([, own]) => tells(part, own) && fieldValue([part], own) !== undefined);
  const parts = partsOf(cell, STRONG).flatMap((part) => {
    const smaller = partsOf(part, WEAK);
    // "Dog, Beagle, male": the first choice of a text is all of it only where it is the only one.
    return smaller.filter(isTelling).length > (isTelling(part) ? 1 : 0) ? smaller : [part];
  });
  const slots: Slot[] = [];
  const rest: Cell[] = [];
  for (const part of parts) {
    const own = fields.flatMap(([field, plan]): Slot[] => {
      const cited =
        tells(part, plan) && !slots.some((slot) => slot.field === field) ? fieldValue([part], plan) : undefined;
      return cited ? [{ field, cited, cell, tier: 3 }] : [];
    });
    if (own.length > 0) slots.push(...own);
    else rest.push(part);
  }
  const isAlone = parts.length === 1 && slots.every(({ field }) => fieldPlan(plan, field)?.kind !== 'date');
  if (slots.length === 0 || isAlone) return [];
  const [loose, restPlan] = fields.find(([, own]) => own.isRest) ?? [];
  const [text] = rest.filter(({ words }) => words.length <= 7);
  const isNext = slots.some(({ field }) => fieldPlan(plan, field)?.kind === 'choice');
  const cited = restPlan && text && isNext ? fieldValue([text], restPlan) : undefined;
  return cited && loose !== undefined ? [...slots, { field: loose, cited, cell, tier: 2 }] : slots;
}

/** "24 hours a day" and "30 days after" are no ages. */
const NO_AGE = /\b(?:hours?|hrs|days? (?:a|after|before|from))\b/i;

/** A choice of several letters, a birthday, an age with its unit. */
function tells({ text }: Cell, { kind }: FieldPlan): boolean {
  if (!TELLING.has(kind) || text.length < 3 || (kind === 'duration' && NO_AGE.test(text))) return false;
  if (kind === 'date') return /^(?:born|dob|birth)/i.test(text);
  return kind !== 'mark' || /\p{L}{4}|^\p{L}{1,2}\W\p{L}{1,2}$/u.test(text);
}

/** "FS" under "Sex" is a female that is spayed. */
const CODE = /^\p{Lu}{2}$/u;

/** What else the text of a value tells: "F / SPAYED" under "Sex". */
export function spilled(slots: readonly Slot[], search: ThingSearch): Slot[] {
  const own = new Set(slots.map(({ field }) => field));
  return slots.flatMap((slot) => {
    const told = fieldPlan(search.plan, slot.field);
    if (told?.kind !== 'choice' && told?.kind !== 'mark' && !told?.isRest) return [];
    const cell = { ...slot.cell, text: slot.cited.words.map(({ text }) => text).join(' '), words: slot.cited.words };
    return [cell, ...partsOf(cell, STRONG), ...partsOf(cell, WEAK)].flatMap((part) =>
      Object.entries(search.plan.fields).flatMap(([field, plan]): Slot[] => {
        const isOther =
          plan &&
          (plan.kind === 'choice' || plan.kind === 'mark') &&
          !own.has(field) &&
          (tells(part, plan) || (CODE.test(cell.text) && isChoiceOf(cell.text, plan)));
        const cited = isOther ? fieldValue([part], plan) : undefined;
        if (!cited) return [];
        own.add(field);
        return [{ field, cited, cell: slot.cell, tier: 2 }];
      }),
    );
  });
}
