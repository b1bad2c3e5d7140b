import { wordsWithin } from '../../reading/text-run.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import { CITY_LINE } from '../../reading/values/places.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { Band } from './band.ts';
import { partOf } from './bare-labels.ts';
import type { Cell } from './cells.ts';
import type { Entity } from './entities.ts';
import { isExplained } from './entity-facts.ts';
import { fieldValue, SAME, wordingsOf } from './field-values.ts';
import type { PlaceSearch } from './headed-places.ts';
import type { Finding } from './records.ts';

// What a line says of the place that it stands under, without a caption for each fact: "Optical store (class 65157), Masonry, built 2013".

/** So many facts of one line tell their own fields where the line is one of a place. */
const LEAST = 2;
const PARTED = /\s*[;·•|]\s*|,\s+|\s+[-–—]\s+|\s*[()]\s*/;
const LONGEST_LABEL = 4;
const MOST_WORDS = 8;
/** Of a line with the address one fact is enough. */
const BEHIND = { least: 1, isBehind: true };

type FactSearch = Pick<PlaceSearch, 'reading' | 'list' | 'plan'>;

/** The facts of places in such lines; the first text that tells no field says what the place is used for. */
export function toldPlaces(search: PlaceSearch & { bands: readonly Band[] }): Finding[] {
  const { rows, scopes, list, plan } = search;
  const fields = Object.entries(plan.fields);
  if (!fields.some(([, own]) => own?.kind === 'address') || !fields.some(([, own]) => own?.values)) return [];
  return rows.flatMap((row) => {
    const { cells } = row;
    const at = cells.findIndex(({ text }) => CITY_LINE.test(text) || SAME.test(text));
    const place = cells[at];
    const values = place ? factsOf(cells.slice(at + 1).flatMap(partsOf), search, BEHIND) : null;
    if (place && values && !isExplained(row, search)) {
      const entity = numberedIn(cells.slice(0, at + 1), search) ?? scopes.of(place, list);
      const all = addressed(place, values, plan);
      return entity ? told(entity, SAME.test(place.text) ? all : values) : alone(all, search);
    }
    return cells.flatMap((cell): Finding[] => {
      const parts = PARTED.test(cell.text) ? partsOf(cell) : [];
      const isNoted = /^[^()]+\([^()]+\)$/.test(cell.text);
      return told(scopes.of(cell, list), factsOf(parts, search, { least: isNoted ? 1 : LEAST, isBehind: false }));
    });
  });
}

const told = (entity: Entity | null, values: ReadonlyMap<string, Cited> | null): Finding[] =>
  entity && values ? [{ entity, values, mayAdd: false }] : [];

/** The numbers that stand before an address in its line: "Location 2", "2.". */
function numberedIn(cells: readonly Cell[], { reading, list, plan }: PlaceSearch): Entity | null {
  const mention = cells.map(({ text }) => reading.mentionIn(text)).find((found) => found?.entity.list === list);
  const number = /^#?(\d{1,3})[.):] /.exec(cells.at(-1)?.text ?? '')?.[1];
  if (mention || number === undefined) return mention?.entity ?? null;
  return { list, numbers: [Number(number), ...plan.numbers.slice(1).map(() => null)] };
}

function addressed(place: Cell, values: ReadonlyMap<string, Cited>, plan: EntityPlan): ReadonlyMap<string, Cited> {
  const [field, own] = Object.entries(plan.fields).find(([, { kind } = {}]) => kind === 'address') ?? [];
  const address = own && fieldValue([place], own);
  return field !== undefined && address ? new Map([[field, address], ...values]) : values;
}

/** The place of a document that numbers none. */
function alone(values: ReadonlyMap<string, Cited>, { scopes, list, plan }: PlaceSearch): Finding[] {
  const isNumbered = scopes.headings.some((heading) => heading.list === list);
  const entity = { list, numbers: plan.numbers.map(() => null) };
  return isNumbered || values.size <= LEAST ? [] : [{ entity, values, mayAdd: true }];
}

/** What the parts of a line tell of a place; behind its address a year alone is that of its building. */
function factsOf(
  parts: readonly Cell[],
  search: FactSearch,
  { least, isBehind }: { least: number; isBehind: boolean },
): Map<string, Cited> | null {
  const values = new Map<string, Cited>();
  const others = parts.filter((part) => {
    const facts = isBehind ? factsIn(part, search) : [factIn(part, search) ?? []].flat();
    for (const { field, cited } of facts) if (!values.has(field)) values.set(field, cited);
    return facts.length === 0;
  });
  if (values.size < least) return null;
  const [first] = others;
  const [rest] = Object.entries(search.plan.fields).find(([, own]) => own?.isRest) ?? [];
  const own = rest === undefined ? undefined : fieldPlan(search.plan, rest);
  const isUse = first && (isBehind || first === parts[0]) && !/\d/.test(first.text);
  const use = isUse && own ? fieldValue([first], own) : undefined;
  if (use && rest !== undefined) values.set(rest, use);
  return values;
}

interface Told {
  field: string;
  cited: Cited;
}

/** The fact of a part, or those of its two halves: "Masonry Built 1954". */
function factsIn(part: Cell, search: FactSearch): Told[] {
  const whole = factIn(part, search) ?? yearIn(part, search.plan);
  if (whole) return [whole];
  for (let at = 1; at < Math.min(part.words.length, MOST_WORDS); at++) {
    const [first, second] = [partOf(part, 0, at), partOf(part, at, part.words.length)];
    const facts = [factIn(first, search), factIn(second, search) ?? yearIn(second, search.plan)];
    if (facts.every((fact) => fact !== null)) return facts;
  }
  return [];
}

function yearIn(part: Cell, plan: EntityPlan): Told | null {
  const [field, own] = Object.entries(plan.fields).find(([, { kind } = {}]) => kind === 'year') ?? [];
  const cited = own && /^(?:1[89]|20)\d\d$/.test(part.text) ? fieldValue([part], own) : undefined;
  return field !== undefined && cited ? { field, cited } : null;
}

function partsOf(cell: Cell): Cell[] {
  let at = 0;
  return cell.text.split(PARTED).flatMap((text) => {
    const start = cell.text.indexOf(text, at);
    at = start + text.length;
    return text === ''
      ? []
      : [{ ...cell, text, words: wordsWithin({ text: cell.text, words: cell.words }, start, at) }];
  });
}

/** A known wording of a field, or a value behind the words that name its field: "Frame", "built 2005", "class 65157". */
function factIn(part: Cell, search: FactSearch): Told | null {
  for (const [field, own] of Object.entries(search.plan.fields)) {
    const cited = own?.values && wordingsOf(own).has(normalize(part.text)) ? fieldValue([part], own) : undefined;
    if (cited) return { field, cited };
  }
  for (let at = Math.min(LONGEST_LABEL, part.words.length - 1); at > 0; at--) {
    const words = part.words.slice(at);
    const value = { ...part, text: part.text.split(' ').slice(at).join(' '), words };
    const label = part.words.slice(0, at).map(({ text }) => text);
    const own = /^\D*\d\S*$/.test(value.text) ? fieldNamed(label.join(' '), search) : [];
    for (const [field, plan] of own) {
      const cited = fieldValue([value], plan);
      if (cited) return { field, cited };
    }
  }
  return null;
}

/** The fields that a label names whose values have digits. */
function fieldNamed(label: string, { reading, list, plan }: FactSearch): [string, FieldPlan][] {
  const { fields, isWhole } = reading.meaningOf(label);
  return (isWhole ? fields : []).flatMap(({ list: of, field }): [string, FieldPlan][] => {
    const own = of === list ? fieldPlan(plan, field) : undefined;
    const isNumber = plan.numbers.some((number) => number.field === field);
    return own && own.kind !== 'text' && own.kind !== 'address' && !isNumber ? [[field, own]] : [];
  });
}
