import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Cell } from './cells.ts';
import type { MeaningOf } from './meanings.ts';
import { kindOfValue } from './value-shape.ts';

// "Class / Radius", or "Class" over "Radius": a column whose cells say several things, one below the other or between slashes.

/** One of the things that a column says, by the fields that it may be. */
export interface HeadingPart {
  list: string;
  fields: readonly string[];
  isDescription: boolean;
}

interface Reading {
  meaningOf: MeaningOf;
  things: ReadonlySet<string>;
}

/** What a heading names one after the other; null where it is one name, or names what is no field of a thing. */
export function headingParts(cells: readonly Pick<Cell, 'text'>[], reading: Reading): HeadingPart[] | null {
  const texts = cells.flatMap(({ text }) => text.split('/').map((part) => part.trim()));
  if (texts.length < 2 || isOneName(cells, texts.join(' '), reading)) return null;
  const parts = texts.flatMap((text) => partOf(text, reading) ?? []);
  const names = parts.flatMap(({ fields, isDescription }) => (isDescription ? ['description'] : fields));
  const isOfOne = parts.every(({ list }) => list === parts[0]?.list);
  return parts.length === texts.length && isOfOne && new Set(names).size === names.length ? parts : null;
}

/** "Make / Model" is one description, "License" over "state" one field, "Building" over "premium" what is paid for a coverage. */
function isOneName({ length }: readonly unknown[], text: string, { meaningOf }: Reading): boolean {
  const { description, isWhole, topic } = meaningOf(text);
  return description !== undefined || (length > 1 && (isWhole || topic !== undefined));
}

function partOf(text: string, { meaningOf, things }: Reading): HeadingPart | null {
  const { isWhole, fields, description } = meaningOf(text);
  const list = description ?? fields[0]?.list;
  if (!isWhole || list === undefined || !things.has(list)) return null;
  const own = fields.flatMap((field) => (field.list === list ? [field.field] : []));
  return { list, fields: own, isDescription: description !== undefined };
}

/** The cells of a record by the parts of their heading: as many lines, or pieces between slashes, as there are parts; longer texts come first. */
export function cellsByPart(cells: readonly Cell[], count: number): Cell[][] | null {
  const [only, more] = cells;
  const pieces = only && !more ? piecesOf(only, count) : cells;
  const surplus = pieces.length - count;
  if (surplus < 0) return null;
  return [pieces.slice(0, surplus + 1), ...pieces.slice(surplus + 1).map((cell) => [cell])];
}

/** "014499 / 042", "7/4": the texts between slashes, with the words that print them. */
function piecesOf(cell: Cell, count: number): readonly Cell[] {
  const run = textRun(cell.words);
  const slash = run.text.includes(' / ') ? ' / ' : '/';
  const texts = run.text.split(slash);
  if (texts.length !== count) return [cell];
  let end = -slash.length;
  return texts.map((text) => {
    const start = end + slash.length;
    end = start + text.length;
    return { ...cell, text, words: wordsWithin(run, start, end), shape: kindOfValue(text) };
  });
}
