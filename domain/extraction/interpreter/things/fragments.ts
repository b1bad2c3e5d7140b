import { type FieldPlan, fieldPlan } from '../../plan.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue, isChoiceOf } from '../field-values.ts';
import { partsOf, type Slot, targetsOf, type ThingSearch } from './targets.ts';

const TELLING = new Set(['choice', 'mark', 'date', 'duration']);
const STRONG = /\s*[·•|;]\s*/;
const WEAK = /\s*[/()]\s*|,\s+|\s+[-–—]\s+/;

/** Fields that tell their own kind: "Siamese · Cat · Neutered male", "Born Nov 3, 2019", and the same in cells of one line. */
export function tellingSlots(rows: readonly Row[], search: ThingSearch): Slot[] {
  return rows.flatMap((row) => {
    if (isDescription(row, search))
      return slotsOf(
        row.cells.flatMap((cell) => partsIn(cell, search)),
        search,
        true,
      );
    return row.cells.flatMap((cell) => (LEGEND.test(cell.text) ? [] : slotsOf(partsIn(cell, search), search, false)));
  });
}

/** "*M male; MN male, neutered": a footnote says what letters mean, and "F = female" does. */
const LEGEND = /^(?:[*†‡]\s?|\(?[A-Z]{1,2}\)? ?[=:] ?\p{L}{3})/u;
const LEAST_CELLS = 3;
const LEAST_TOLD = 2;

/** "Dog   Border Collie   Female   2 years": a line without labels, of which several cells tell what they say. */
function isDescription({ cells }: Row, search: ThingSearch): boolean {
  const told = cells.filter((cell) => isTelling(cell, search));
  const isLabeled = cells.some(
    (cell) => cell.text.endsWith(':') || (!told.includes(cell) && targetsOf(cell.text, search).length > 0),
  );
  return cells.length >= LEAST_CELLS && told.length >= LEAST_TOLD && !isLabeled;
}

const fieldsOf = ({ plan }: ThingSearch): [string, FieldPlan][] =>
  Object.entries(plan.fields).flatMap(([field, own]): [string, FieldPlan][] => (own ? [[field, own]] : []));

const isTelling = (part: Cell, search: ThingSearch): boolean =>
  fieldsOf(search).some(([, own]) => tells(part, own) && fieldValue([part], own) !== undefined);

interface Part {
  text: Cell;
  /** That holds it. */
  cell: Cell;
}

function partsIn(cell: Cell, search: ThingSearch): Part[] {
  const parts = partsOf(cell, STRONG).flatMap((part) => {
    const smaller = partsOf(part, WEAK);
    // "Dog, Beagle, male": the first choice of a text is all of it only where it is the only one.
    const count = smaller.filter((one) => isTelling(one, search)).length;
    return count > (isTelling(part, search) ? 1 : 0) ? smaller : [part];
  });
  return parts.map((text) => ({ text, cell }));
}

/** What the parts of a text say, or those of a line, of which the first may be the name. */
function slotsOf(parts: readonly Part[], search: ThingSearch, isLine: boolean): Slot[] {
  const { plan } = search;
  const fields = fieldsOf(search);
  const slots: Slot[] = [];
  const rest: Part[] = [];
  for (const part of parts) {
    const own = fields.flatMap(([field, plan]): Slot[] => {
      const cited =
        tells(part.text, plan) && !slots.some((slot) => slot.field === field)
          ? fieldValue([part.text], plan)
          : undefined;
      return cited ? [{ field, cited, cell: part.cell, tier: 3 }] : [];
    });
    if (own.length > 0) slots.push(...own);
    else rest.push(part);
  }
  const isAlone = parts.length === 1 && slots.every(({ field }) => fieldPlan(plan, field)?.kind !== 'date');
  if (slots.length === 0 || isAlone) return [];
  const named = isLine && rest.length > 1 && rest[0] === parts[0] ? nameSlot(parts[0]?.cell, search) : [];
  const isNext = slots.some(({ field }) => fieldPlan(plan, field)?.kind === 'choice');
  return [...named, ...slots, ...(isNext ? restSlot(rest.slice(named.length), fields) : [])];
}

/** What tells nothing by itself beside what does. */
function restSlot(rest: readonly Part[], fields: readonly [string, FieldPlan][]): Slot[] {
  const [field, own] = fields.find(([, plan]) => plan.isRest) ?? [];
  const other = rest.find(({ text }) => text.words.length <= MOST_REST);
  const cited = own && other ? fieldValue([other.text], own) : undefined;
  return cited && other && field !== undefined ? [{ field, cited, cell: other.cell, tier: 2 }] : [];
}

const MOST_REST = 7;

function nameSlot(cell: Cell | undefined, { plan }: ThingSearch): Slot[] {
  const field = plan.keys[0]?.[0];
  const own = field === undefined ? undefined : fieldPlan(plan, field);
  const cited = cell && own?.kind === 'name' ? fieldValue([cell], own) : undefined;
  return cell && cited && field !== undefined ? [{ field, cited, cell, tier: 3 }] : [];
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
