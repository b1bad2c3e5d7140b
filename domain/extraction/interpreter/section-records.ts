import type { Cited } from '../cited.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { isNameLine } from '../values/name.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue, isChoiceOf, wordingsOf } from './field-values.ts';
import { labelledParts } from './labelled-parts.ts';
import type { Reading } from './headers.ts';
import { beginsOtherList } from './record-tables.ts';
import type { Finding } from './records.ts';
import { formsOf } from '../phrases.ts';
import { wordsOf } from './things/targets.ts';
import { kindOfValue } from './value-shape.ts';

interface SectionSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

/** How many lines of a section are read; lists of persons are short. */
const LONGEST = 30;

/** Persons or animals listed below a heading without column headings: a name, then facts that tell their own kind. */
export function sectionRecords({ rows, reading, list, plan }: SectionSearch): Finding[] {
  const headings = headingsOf(plan);
  const key = plan.keys.find(([field]) => field !== undefined && fieldPlan(plan, field)?.kind === 'name')?.[0];
  if (headings.size === 0 || key === undefined) return [];
  return rows.flatMap((row) => {
    const heading = row.cells.find((cell) => headings.has(compact(cell.text)));
    if (!heading || row.cells.length > 2) return [];
    const below = rows.slice(row.at + 1, row.at + LONGEST);
    const described = personsBelow(below, key, { reading, list, plan });
    const persons = described.length > 0 ? described : namesAlone(heading, below, key, { list, plan });
    // A list of coverages reads like one of names.
    return persons.filter(({ values }) => reading.meaningOf(String(values.get(key)?.value)).topic === undefined);
  });
}

const known = new WeakMap<EntityPlan, ReadonlySet<string>>();

export function headingsOf(plan: EntityPlan): ReadonlySet<string> {
  const seen = known.get(plan);
  if (seen) return seen;
  const { sure = '', usual = '', weak = '' } = plan.sections ?? {};
  const made = new Set([sure, usual, weak].flatMap(formsOf).map((form) => form.replace(/ /g, '')));
  known.set(plan, made);
  return made;
}

/** Headings are set with spaces between their letters now and then. */
export const compact = (text: string): string => normalize(text).replace(/ /g, '');

function personsBelow(rows: readonly Row[], key: string, search: Omit<SectionSearch, 'rows'>): Finding[] {
  const { list, plan } = search;
  const persons: { cell: Cell; values: Map<string, Cited>; last: Row }[] = [];
  const own = fieldPlan(plan, key);
  for (const row of rows) {
    const isOther =
      row.cells.length === 1 && !persons.some(({ last }) => row.y0 - last.y1 < 2.5 * row.size) && persons.length > 0;
    if (isOther || beginsOtherList(row)) break;
    for (const [at, cell] of row.cells.entries()) {
      const label = row.cells[at - 1];
      const isLabelled = label?.text.endsWith(':') === true;
      const facts = labelledParts(isLabelled ? joined(label, cell) : cell, search);
      const isNamed = !isLabelled && labelledParts(leadOf(cell), search).size === 0;
      const values = own && isNamed ? factsOfPerson(cell, key, own, { plan, facts }) : null;
      if (values) {
        persons.push({ cell, values, last: row });
        continue;
      }
      const owner = persons.findLast(
        (person) => person.cell.x0 <= cell.x0 + 30 && row.y0 - person.last.y1 < 2.5 * row.size,
      );
      if (!owner) continue;
      owner.last = row;
      complete(owner.values, facts);
      if (!isLabelled) addFragments(cell, plan, owner.values);
    }
  }
  return persons.flatMap(({ cell, values }) =>
    values.size > 1 || /^\d/.test(cell.text) ? [{ entity: { list, numbers: [] }, values, mayAdd: true }] : [],
  );
}

/** Names right below a heading in another print, with nothing between them and nothing said of them. */
function namesAlone(
  heading: Cell,
  rows: readonly Row[],
  key: string,
  { list, plan }: Pick<SectionSearch, 'list' | 'plan'>,
): Finding[] {
  const own = fieldPlan(plan, key);
  const [first] = rows[0]?.cells ?? [];
  if (!own || !first || isSetLike(heading, first)) return [];
  const isName = (cell: Cell): boolean => isSetLike(cell, first) && isPerson(cell) && cell.words.length > 1;
  const end = rows.findIndex(
    (row, at) => !row.cells.every(isName) || row.y0 - (rows[at - 1] ?? heading).y1 > FAR * row.size,
  );
  const next = rows[end];
  // What goes on in the same print is text, or another list.
  if (next?.cells.some((cell) => isSetLike(cell, first) && next.y0 - (rows[end - 1]?.y1 ?? 0) < FAR * next.size))
    return [];
  return rows.slice(0, end < 0 ? rows.length : end).flatMap(({ cells }) =>
    cells.flatMap((cell): Finding[] => {
      const name = fieldValue([cell], own);
      return name ? [{ entity: { list, numbers: [] }, values: new Map([[key, name]]), mayAdd: true }] : [];
    }),
  );
}

const FAR = 2.5;
const isSetLike = (a: Cell, b: Cell): boolean => a.bold === b.bold && Math.abs(a.size - b.size) < 0.3;

/** The facts of a text that is a name, or a name with its facts behind it. */
function factsOfPerson(
  cell: Cell,
  key: string,
  own: FieldPlan,
  { plan, facts }: { plan: EntityPlan; facts: ReadonlyMap<string, Cited> },
): Map<string, Cited> | null {
  const lead = leadOf(cell);
  const isFacts = valuesIn(unnumbered(lead), plan) !== null;
  const name = isPerson(lead) && !isFacts ? fieldValue([unnumbered(lead)], own) : undefined;
  if (!name) return null;
  const values = new Map([[key, name]]);
  complete(values, facts);
  if (lead === cell) return values;
  addFragments(cell, plan, values);
  return values.size > 1 ? values : null;
}

/** "1", "2.", "(3)", "a)"; "V." is an initial. */
const NUMBER = /^\(?(?:\d{1,2}|[a-z](?=\)))[.)]?$/i;

/** A name without the number before it. */
export function unnumbered(cell: Cell): Cell {
  const [first, more] = cell.words;
  if (!first || !more || !NUMBER.test(first.text)) return cell;
  return { ...cell, text: cell.text.slice(first.text.length + 1), words: cell.words.slice(1) };
}

/** The name before the facts of the same text: "Ann Poe, born 02/13/1953, married". */
function leadOf(cell: Cell): Cell {
  const [lead] = /^(?:\(\w{1,2}\))?[^,;·•|(]+(?=[,;·•|(])/.exec(cell.text) ?? [];
  if (lead === undefined) return cell;
  const text = lead.trim();
  return { ...cell, text, shape: kindOfValue(text), words: wordsWithin(cell, 0, text.length) };
}

export const isPerson = (cell: Cell): boolean =>
  cell.shape === null && isNameLine(unnumbered(cell).text) && cell.words.length <= 6;

/** Facts of a cell that is cut at dots, commas and semicolons: "68 years old · Married". */
function addFragments(cell: Cell, plan: EntityPlan, values: Map<string, Cited>): void {
  let at = 0;
  complete(values, valuesIn(cell, plan) ?? new Map());
  for (const part of cell.text.split(/\s*[·•;,|()]\s*|\s+[-–]\s+/)) {
    const start = cell.text.indexOf(part, at);
    at = start + part.length;
    const words = wordsWithin({ text: cell.text, words: cell.words }, start, at);
    for (const [field, own] of Object.entries(plan.fields)) {
      if (!own || values.has(field)) continue;
      const cited = fragmentValue({ ...cell, text: part, words }, own);
      if (!cited) continue;
      values.set(field, cited);
      break;
    }
  }
}

/** Adds what is not known yet. */
export function complete(values: Map<string, Cited>, more: ReadonlyMap<string, Cited>): void {
  for (const [field, cited] of more) if (!values.has(field)) values.set(field, cited);
}

const MOST_WORDS = 3;

/** The values that the words of a cell are, one after the other; null where some are none. */
export function valuesIn(cell: Cell, plan: EntityPlan): Map<string, Cited> | null {
  const found = new Map<string, Cited>();
  const choices = Object.entries(plan.fields).flatMap(([field, own]) =>
    own?.kind === 'choice' ? [{ field, own }] : [],
  );
  for (let at = 0; at < cell.words.length; ) {
    const value = valueAt(cell, at, choices);
    if (!value) return null;
    found.set(value.field, value.cited);
    at = value.end;
  }
  return found;
}

function valueAt(
  cell: Cell,
  at: number,
  choices: readonly { field: string; own: FieldPlan }[],
): { field: string; cited: Cited; end: number } | null {
  for (let end = Math.min(at + MOST_WORDS, cell.words.length); end > at; end--) {
    const part = wordsOf(cell, at, end);
    const choice = part.text.length > 1 ? choices.find(({ own }) => isChoiceOf(part.text, own)) : undefined;
    const cited = choice && fieldValue([part], choice.own);
    if (choice && cited) return { field: choice.field, cited, end };
  }
  return null;
}

const joined = (label: Cell, value: Cell): Cell => ({
  ...value,
  text: `${label.text} ${value.text}`,
  words: [...label.words, ...value.words],
});

/** A value that tells its field by itself: a date, a choice, a number with its unit, a known wording. */
export function fragmentValue(cell: Cell, plan: FieldPlan): Cited | undefined {
  if (plan.kind === 'date' || plan.kind === 'choice')
    return cell.text.length > 1 ? fieldValue([cell], plan) : undefined;
  if (plan.kind === 'int') return /^\d+ (?:years|yrs)/i.test(cell.text) ? fieldValue([cell], plan) : undefined;
  if (plan.values === undefined) return undefined;
  return wordingsOf(plan).has(normalize(cell.text)) ? fieldValue([cell], plan) : undefined;
}
