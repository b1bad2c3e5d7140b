import type { Word } from '../../document/page.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';
import type { Cited } from '../cited.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';

// A sentence that begins with the numbers of a thing introduces it: "Premises 1, Building 2. 8 Elm St, Salem, OR 97301. Occupied
// as Storage. Frame construction, built 1938, protection class 6." Its parts say what they are ahead of their value or behind it.

const MOST_LINES = 6;
const LONGEST_LABEL = 4;
/** From how many facts on a sentence is taken for a description. */
const LEAST = 2;

interface Search {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

/** The things that sentences introduce by their numbers, and what these state of them. */
export function introducedFacts(search: Search): Finding[] {
  if (search.plan.numbers.length < 2) return [];
  return search.rows.flatMap((row) => {
    const opened = openingOf(row, search);
    if (!opened) return [];
    const values = factsIn(opened.rest, row, search);
    if (values.size < LEAST) return [];
    for (const [at, { field }] of search.plan.numbers.entries()) {
      const value = opened.entity.numbers[at];
      if (field !== undefined && value != null) values.set(field, { value, page: row.page, words: opened.numbers });
    }
    return [{ entity: opened.entity, values, mayAdd: true }];
  });
}

interface Opening {
  entity: Entity;
  /** The words that number the thing. */
  numbers: readonly Word[];
  /** The sentences behind them. */
  rest: TextRun;
}

function openingOf(row: Row, { rows, reading, list }: Search): Opening | null {
  const words = wordsOf(row);
  for (let end = 2; end <= Math.min(words.length - 1, 8); end++) {
    const mention = reading.mentionIn(textRun(words.slice(0, end)).text);
    const isComplete = mention?.leads === true && mention.entity.numbers.every((number) => number !== null);
    if (!mention || !isComplete || mention.entity.list !== list) continue;
    const more = linesBehind(row, rows).flatMap(wordsOf);
    const rest = textRun([...words.slice(end), ...more]);
    return { entity: mention.entity, numbers: words.slice(0, end), rest };
  }
  return null;
}

const wordsOf = ({ cells }: Row): Word[] => cells.flatMap((cell) => cell.words);

/** The lines that go on with a sentence: those that begin in its middle, without a value of their own. */
function linesBehind(row: Row, rows: readonly Row[]): Row[] {
  const lines: Row[] = [];
  let last = row;
  for (const next of rows.slice(row.at + 1, row.at + MOST_LINES)) {
    const isNear = next.y0 - last.y1 < 0.9 * row.size && Math.abs(next.x0 - row.x0) < 4;
    const isOpen = /[^.:;]$/.test(last.cells.at(-1)?.text ?? '') || /^\p{Ll}/u.test(next.cells[0]?.text ?? '');
    if (!isNear || !isOpen || next.cells.some(isValue)) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

interface Part {
  start: number;
  end: number;
}

/** The values that the parts of the sentences name. */
function factsIn(run: TextRun, row: Row, search: Search): Map<string, Cited> {
  const values = new Map<string, Cited>();
  const read = ({ start, end }: Part, fields: readonly string[]): boolean =>
    fields.some((field) => {
      const own = fieldPlan(search.plan, field);
      const cited = own && !values.has(field) && fieldValue([cellOf(run, start, end, row)], own);
      if (cited) values.set(field, cited);
      return Boolean(cited);
    });
  const address = addressIn(run.text);
  const [place] = Object.entries(search.plan.fields).find(([, own]) => own?.kind === 'address') ?? [];
  if (address && place !== undefined) read(address, [place]);
  for (const sentence of cutAt(run.text, { start: address?.end ?? 0, end: run.text.length }, /[.;](?:\s|$)/g)) {
    const parts = cutAt(run.text, sentence, /,\s/g);
    for (const [at, part] of parts.entries()) {
      const label = labelIn(run.text, part, search);
      if (!label) continue;
      // A text goes on over commas up to the next part that says what it is.
      const next = parts.findIndex((other, place) => place > at && labelIn(run.text, other, search));
      const end = label.isAhead ? (parts[next < 0 ? parts.length - 1 : next - 1]?.end ?? part.end) : label.value.end;
      if (!read({ ...label.value, end }, label.fields)) read(label.value, label.fields);
    }
  }
  return values;
}

function addressIn(text: string): Part | null {
  const city = CITY_WITHIN.exec(text);
  const start = city ? /^\W*(?:(?:located )?at\s)?(?=\d|P\.? ?O\.?)/i.exec(text)?.[0].length : undefined;
  return city && start !== undefined ? { start, end: city.index + city[0].length } : null;
}

function cutAt(text: string, { start, end }: Part, mark: RegExp): Part[] {
  const ends = [...text.slice(start, end).matchAll(mark)].map(({ index }) => start + index);
  return [...ends, end]
    .map((to, at) => ({ start: at === 0 ? start : (ends[at - 1] ?? 0) + 1, end: to }))
    .flatMap((part) => {
      const lead = /^[\s.,;]*/.exec(text.slice(part.start, part.end))?.[0].length ?? 0;
      return part.start + lead < part.end ? [{ start: part.start + lead, end: part.end }] : [];
    });
}

interface Label {
  fields: string[];
  value: Part;
  /** Whether the words that name the field stand before its value. */
  isAhead: boolean;
}

function labelIn(text: string, { start, end }: Part, { reading, list }: Search): Label | null {
  const words = text.slice(start, end).split(' ');
  const fieldsOf = (label: readonly string[]): string[] => {
    const { fields, isWhole } = reading.meaningOf(label.join(' '));
    return isWhole ? fields.filter((field) => field.list === list).map(({ field }) => field) : [];
  };
  for (let size = Math.min(LONGEST_LABEL, words.length - 1); size > 0; size--) {
    const ahead = fieldsOf(words.slice(0, size));
    if (ahead.length > 0) {
      return { fields: ahead, value: { start: start + words.slice(0, size).join(' ').length + 1, end }, isAhead: true };
    }
    const behind = fieldsOf(words.slice(-size));
    if (behind.length > 0) {
      return { fields: behind, value: { start, end: end - words.slice(-size).join(' ').length - 1 }, isAhead: false };
    }
  }
  return null;
}

function cellOf(run: TextRun, start: number, end: number, row: Row): Cell {
  const [first] = row.cells as [Cell];
  return { ...first, text: run.text.slice(start, end), words: wordsWithin(run, start, end) };
}
