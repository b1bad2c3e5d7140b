import { wordsWithin } from '../../reading/text-run.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan } from '../plan.ts';
import type { Cell } from './cells.ts';
import { fieldValue, wordingsOf } from './field-values.ts';
import type { PlaceSearch } from './headed-places.ts';
import type { Finding } from './records.ts';

// What a line says of the place that it stands under, without a caption for each fact: "Optical store (class 65157), Masonry, built 2013".

/** So many facts of one line tell their own fields where the line is one of a place. */
const LEAST = 2;
const PARTED = /\s*[;·•|]\s*|,\s+|\s+[–—]\s+|\s*[()]\s*/;
const LONGEST_LABEL = 4;

/** The facts of places in such lines; the first text that tells no field says what the place is used for. */
export function toldPlaces({ rows, scopes, reading, list, plan }: PlaceSearch): Finding[] {
  const fields = Object.entries(plan.fields);
  if (!fields.some(([, own]) => own?.kind === 'address') || !fields.some(([, own]) => own?.values)) return [];
  const rest = fields.find(([, own]) => own?.isRest)?.[0];
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell): Finding[] => {
      const entity = PARTED.test(cell.text) ? scopes.of(cell, list) : null;
      if (!entity) return [];
      const values = new Map<string, Cited>();
      const parts = partsOf(cell);
      const others = parts.filter((part) => {
        const told = factIn(part, { reading, list, plan });
        if (told && !values.has(told.field)) values.set(told.field, told.cited);
        return !told;
      });
      const isNoted = others.length < parts.length && /^[^()]+\([^()]+\)$/.test(cell.text);
      if (values.size < (isNoted ? 1 : LEAST)) return [];
      const [first] = others;
      const own = rest === undefined ? undefined : fieldPlan(plan, rest);
      const use = first && first === parts[0] && own && !/\d/.test(first.text) ? fieldValue([first], own) : undefined;
      if (use && rest !== undefined) values.set(rest, use);
      return [{ entity, values, mayAdd: false }];
    }),
  );
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
function factIn(
  part: Cell,
  search: Pick<PlaceSearch, 'reading' | 'list' | 'plan'>,
): { field: string; cited: Cited } | null {
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
function fieldNamed(
  label: string,
  { reading, list, plan }: Pick<PlaceSearch, 'reading' | 'list' | 'plan'>,
): [string, FieldPlan][] {
  const { fields, isWhole } = reading.meaningOf(label);
  return (isWhole ? fields : []).flatMap(({ list: of, field }): [string, FieldPlan][] => {
    const own = of === list ? fieldPlan(plan, field) : undefined;
    const isNumber = plan.numbers.some((number) => number.field === field);
    return own && own.kind !== 'text' && own.kind !== 'address' && !isNumber ? [[field, own]] : [];
  });
}
