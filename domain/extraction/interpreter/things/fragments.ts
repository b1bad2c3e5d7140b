import { type FieldPlan, fieldPlan } from '../../plan.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue, isChoiceOf } from '../field-values.ts';
import { labelledParts } from '../labelled-parts.ts';
import { isKnownValue, partsOf, type Slot, targetsOf, type ThingSearch, wordsOf } from './targets.ts';

const TELLING = new Set(['choice', 'mark', 'date', 'duration']);
const STRONG = /\s*[·•|;]\s*/;
const WEAK = /\s*[/()]\s*|,\s+|\s+[-–—]\s+/;

/** Fields that tell their own kind: "Siamese · Cat · Neutered male", "Born Nov 3, 2019", and the same in cells of one line. */
export function tellingSlots(rows: readonly Row[], search: ThingSearch): Slot[] {
  const stacks = stacksOf(rows, search);
  const stacked = new Set(stacks.flat());
  const lines = rows.flatMap((row) => {
    const cells = row.cells.filter((cell) => !stacked.has(cell));
    if (isDescription({ ...row, cells }, search)) return [cells];
    return cells.flatMap((cell) => (LEGEND.test(cell.text) || isLabel(cell, search) ? [] : [[cell]]));
  });
  return [...stacks, ...lines].flatMap((cells) =>
    slotsOf(
      cells.flatMap((cell) => partsIn(cell, search)),
      search,
    ),
  );
}

/** "Spayed/Neutered" with "Yes" beside it. */
const isLabel = ({ text }: Cell, search: ThingSearch): boolean =>
  targetsOf(text, search).length > 0 && !isKnownValue(text, search.plan);

/** Cells below each other that tell a field each, and the one over them: "Luna" over "Cat", "Ragdoll" and "3 years old". */
function stacksOf(rows: readonly Row[], search: ThingSearch): Cell[][] {
  const seen = new Set<Cell>();
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      if (seen.has(cell)) return [];
      const chain = [cell];
      for (let next = under(cell, rows); next; next = under(next, rows)) chain.push(next);
      const isTold = (own: Cell): boolean => toldBy(own, search).length > 0 && !isLabelled(own, search);
      const from = chain.findIndex(isTold);
      const rest = from < 0 ? [] : chain.slice(from);
      const end = rest.findIndex((own) => !isTold(own));
      const told = end < 0 ? rest : rest.slice(0, end);
      for (const own of told) seen.add(own);
      const fields = told.map((own) => toldBy(own, search)[0]);
      if (told.length < LEAST_TOLD || new Set(fields).size < told.length) return [];
      return [chain.slice(Math.max(0, from - 1), from + told.length)];
    }),
  );
}

const isLabelled = ({ row, x0 }: Cell, search: ThingSearch): boolean =>
  targetsOf(row.cells.findLast((cell) => cell.x1 <= x0)?.text ?? '', search).length > 0;

/** The cell right below another, at its left edge. */
const under = (cell: Cell, rows: readonly Row[]): Cell | undefined =>
  rows
    .slice(cell.row.at + 1, cell.row.at + 2)
    .find(({ y0 }) => y0 - cell.y1 < 1.2 * cell.size)
    ?.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) < 3);

/** The fields that the parts of a text tell without a label. */
export const toldBy = (cell: Cell, search: ThingSearch): string[] =>
  targetsOf(cell.text, search).length > 0
    ? []
    : partsIn(cell, search).flatMap(({ text }) =>
        fieldsOf(search).flatMap(([field, own]) =>
          tells(text, own) && fieldValue([text], own) !== undefined ? [field] : [],
        ),
      );

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

/** "Terrier, mixed, male" may be one value; more parts are a list. */
const MOST_OF_ONE = 3;

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
    const isList = count > 0 && smaller.length > MOST_OF_ONE;
    return isList || count > (isTelling(part, search) ? 1 : 0) ? smaller : [part];
  });
  return parts.map((text) => ({ text, cell }));
}

/** What the parts of a text say, or those of a line, of which the first may be the name. */
function slotsOf(all: readonly Part[], search: ThingSearch): Slot[] {
  const { plan } = search;
  const fields = fieldsOf(search);
  const parts = withoutMark(all);
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
  const isSure = ({ kind, known }: FieldPlan): boolean =>
    kind === 'date' || (search.isOwnPage === true && known !== undefined);
  const isAlone =
    parts.length === 1 && !slots.some(({ field }) => fields.some(([name, own]) => name === field && isSure(own)));
  if (slots.length === 0 || isAlone) return [];
  const isTold = parts[0] !== all[0] || new Set(slots.map(({ field }) => field)).size >= LEAST_TOLD;
  const hasRest = rest.length > 1 || slots.some(({ field }) => fieldPlan(plan, field)?.isRest === true);
  const isNamed = isTold && hasRest && rest[0] === parts[0];
  const named = isNamed ? nameSlot(parts[0], search) : [];
  const isNext = slots.some(({ field }) => fieldPlan(plan, field)?.kind === 'choice');
  const others = rest
    .slice(named.length)
    .map((part) => ({ ...part, slots: isNamed ? labelledSlots(part, search) : [] }));
  const plain = others.filter((part) => part.slots.length === 0);
  return [...named, ...slots, ...others.flatMap((part) => part.slots), ...(isNext ? restSlot(plain, fields) : [])];
}

/** "annual limit $2,500" among the parts of a line. */
const labelledSlots = ({ text, cell }: Part, search: ThingSearch): Slot[] =>
  [...labelledParts(text, search, true)].map(([field, cited]) => ({ field, cited, cell, tier: 2 }));

/** What tells nothing by itself beside what does. */
function restSlot(rest: readonly Part[], fields: readonly [string, FieldPlan][]): Slot[] {
  const [field, own] = fields.find(([, plan]) => plan.isRest) ?? [];
  const other = rest.find(({ text }) => text.words.length <= MOST_REST);
  const cited = own && other ? fieldValue([other.text], own) : undefined;
  return cited && other && field !== undefined ? [{ field, cited, cell: other.cell, tier: 2 }] : [];
}

const MOST_REST = 7;

/** "Pet 1", "(a)", "2." before a name. */
const MARK = /^(?:(?:pet|animal|dog|cat|no\.?|#) ?)?\(?(?:\d{1,2}|[a-z])[.):]?$/i;
const MARK_AHEAD = /^\(?(?:\d{1,2}|[a-z])[.)] +(?=\p{L}{2})/u;

function withoutMark(parts: readonly Part[]): readonly Part[] {
  const [first, ...more] = parts.slice(parts.findIndex(({ text }) => !MARK.test(text.text)));
  const [mark] = MARK_AHEAD.exec(first?.text.text ?? '') ?? [];
  if (!first || mark === undefined) return first ? [first, ...more] : parts;
  return [{ ...first, text: wordsOf(first.text, 1, first.text.words.length) }, ...more];
}

function nameSlot(part: Part | undefined, { plan }: ThingSearch): Slot[] {
  const field = plan.keys[0]?.[0];
  const own = field === undefined ? undefined : fieldPlan(plan, field);
  const cited =
    part && own?.kind === 'name' && !isKnownValue(part.text.text, plan) ? fieldValue([part.text], own) : undefined;
  return part && cited && field !== undefined ? [{ field, cited, cell: part.cell, tier: 3 }] : [];
}

/** "24 hours a day" and "14 days" are no ages, but waiting periods. */
const NO_AGE = /\b(?:hours?|hrs|days?)\b/i;

/** A choice of several letters, a birthday, an age with its unit, a breed. */
function tells({ text }: Cell, { kind, known }: FieldPlan): boolean {
  if (known !== undefined) return text.match(known)?.[0] === text;
  if (!TELLING.has(kind) || text.length < 3 || (kind === 'duration' && NO_AGE.test(text))) return false;
  if (kind === 'date') return /^(?:born|dob|d\.o\.b|birth|hatched|foaled|whelped)/i.test(text);
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
