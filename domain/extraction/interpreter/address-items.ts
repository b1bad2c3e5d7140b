import type { Cited } from '../cited.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { EntityPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { isStateNumber } from './state-numbers.ts';
import { fieldValue } from './field-values.ts';
import type { Finding } from './records.ts';

/**
 * "1. 22 Elm Street, Lincoln, NE 68502", "Work at location 1: 22 Elm Street, …", "Premises 1: same as mailing address", "001   22 Elm Street, …",
 * "Location 1 22 Elm Street, …": a number and a whole address.
 */
export function addressItems({
  rows,
  list,
  plan,
}: {
  rows: readonly Row[];
  list: string;
  plan: EntityPlan;
}): Finding[] {
  const [first] = plan.numbers;
  const [address, own] = Object.entries(plan.fields).find(([, field]) => field?.kind === 'address') ?? [];
  if (first?.field === undefined || address === undefined || !own) return [];
  const number = first.field;
  const pattern = new RegExp(
    String.raw`^(?:.{0,30}\b(?:${first.nouns})\.?(?: (?:schedule|list):)? )?#?(\d{1,3})(?:[.):]| [-–])\s+(\d+ .+|same as .+)$`,
    'i',
  );
  const bare = new RegExp(String.raw`^(?:.{0,30}\b(?:${first.nouns})\.? )?#?(\d{1,3})\s+(\d+ \p{L}.+)$`, 'iu');
  const counted = rows.flatMap((row) => row.cells.map((cell) => Number(bare.exec(cell.text)?.[1] ?? Number.NaN)));
  /** A house number may follow that of a street; where others count on, or behind the word for the place, it is none. */
  const isCounted = ({ text }: Cell, digits: string): boolean =>
    !/^#?\d/.test(text) || [1, -1].some((step) => counted.includes(Number(digits) + step));
  const findingOf = (digits: Cell, place: Cell): Finding => {
    const count = numberOf(digits.text);
    const cited = fieldValue([place], own);
    const values = new Map<string, Cited>([[number, { value: count, page: digits.page, words: digits.words }]]);
    if (cited) values.set(address, cited);
    return { entity: { list, numbers: [count, ...plan.numbers.slice(1).map(() => null)] }, values, mayAdd: true };
  };
  const leads = rows.flatMap((row) => leadOf(row).slice(0, 1));
  return rows.flatMap((row) => {
    const [lead, place] = leadOf(row);
    // Where each state counts its own places the number alone tells none.
    const isOnly = lead && leads.filter(({ text }) => numberOf(text) === numberOf(lead.text)).length === 1;
    if (lead && place && (isOnly || !isStateNumber(lead.text))) return [findingOf(lead, place)];
    const unnumbered = placesBehind(row).filter((cell) => !pattern.test(cell.text) && !bare.test(cell.text));
    if (unnumbered.length > 0) return unnumbered.map((cell, at) => findingOf({ ...cell, text: String(at + 1) }, cell));
    return row.cells.flatMap((cell): Finding[] => {
      const isPlace = CITY_WITHIN.test(cell.text);
      const marked = isPlace || SAME_AS.test(cell.text) ? pattern.exec(cell.text) : null;
      const [, digits, text] = marked ?? (isPlace ? bare.exec(cell.text) : null) ?? [];
      if (digits === undefined || text === undefined || !(marked || isCounted(cell, digits))) return [];
      const at = cell.text.length - text.length;
      return [findingOf({ ...part(cell, 0, at), text: digits }, part(cell, at, cell.text.length))];
    });
  });
}

/** "Other workplaces not shown above: 14 Elm Rd, Ames, IA 50010; 9 Oak St, Boone, IA 50036": a label of several places, and whole addresses. */
function placesBehind({ cells }: Row): Cell[] {
  const at = cells.findIndex(({ text }) => PLACES.test(text));
  const label = cells[at];
  if (!label) return [];
  const start = PLACES.exec(label.text)?.[0].length ?? 0;
  const all = [...(start < label.text.length ? [part(label, start, label.text.length)] : []), ...cells.slice(at + 1)];
  const places = all.flatMap((cell) =>
    [...cell.text.matchAll(/[^;]+/g)].flatMap(({ index, 0: text }) => {
      const from = index + text.length - text.trimStart().length;
      return text.trim() === '' ? [] : [part(cell, from, index + text.trimEnd().length)];
    }),
  );
  return places.every(({ text }) => ADDRESS.test(text) && CITY_WITHIN.test(text)) ? places : [];
}

const PLACES =
  /^(?:.{0,30} )?(?:workplaces|work places|locations|premises)\b(?: not shown above| not listed above)?: */i;

/** "Premises 1: same as Item A" */
const SAME_AS = /[.):] same as (?:the )?(?:item|mailing|post office|insured|named|above)\b/i;

/** The number and the address that are all that a line prints; the number may be that of a state's place: "GA-1". */
function leadOf({ cells: [lead, place, more] }: Row): readonly Cell[] {
  const isLead = lead && (/^\d{1,3}$/.test(lead.text) || isStateNumber(lead.text));
  return isLead && place && !more && ADDRESS.test(place.text) && CITY_WITHIN.test(place.text) ? [lead, place] : [];
}

const numberOf = (text: string): number => Number(/\d+/.exec(text)?.[0]);

const ADDRESS = /^\d\w* \S/;

const part = (cell: Cell, start: number, end: number): Cell => ({
  ...cell,
  text: cell.text.slice(start, end),
  words: wordsWithin({ text: cell.text, words: cell.words }, start, end),
});
