import { cite } from '../cited.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';

interface NameSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

const LONGEST = 12;
const FAR = 2.5;
/** A name with its address behind it. */
const NAME = /^\P{N}{3,60}?(?=,? (?:\d|P\.? ?O\.? ?Box\b)|$)/iu;

/** "LOSS PAYEE" over lines that begin with a thing: "Auto 1: First Prairie Bank, PO Box 1643, …", "1   First Prairie Bank". */
export function headedNames(search: NameSearch): Finding[] {
  const { rows, list, plan } = search;
  if (plan.numbers.length === 0) return [];
  return rows.flatMap((row) => {
    const field = fieldOf(row, search);
    if (field === null) return [];
    return linesUnder(row, rows).flatMap((line, at, lines): Finding[] => {
      const named = nameIn(line, lines.slice(0, at), search);
      const cited = named && cite(named.name.text, named.name);
      return named && cited && named.entity.list === list
        ? [{ entity: named.entity, values: new Map([[field, cited]]), mayAdd: false }]
        : [];
    });
  });
}

/** The field of names that a line names and nothing else. */
function fieldOf({ cells: [only, more] }: Row, { reading, list, plan }: NameSearch): string | null {
  if (!only || more) return null;
  const { fields, isWhole } = reading.meaningOf(only.text.replace(/:$/, ''));
  const own = fields.find(({ list: other, field }) => other === list && fieldPlan(plan, field)?.kind === 'name');
  return isWhole ? (own?.field ?? null) : null;
}

function linesUnder(heading: Row, rows: readonly Row[]): Row[] {
  const lines: Row[] = [];
  let low = heading;
  for (const row of rows.slice(heading.at + 1, heading.at + 1 + LONGEST)) {
    const [only, more] = row.cells;
    const isHeading = only && !more && sectionWordings.matchWhole(only.text) !== null;
    if (isHeading || row.y0 - low.y1 > FAR * row.size) break;
    lines.push(row);
    low = row;
  }
  return lines;
}

/** The thing that a line begins with, and the name behind it. */
function nameIn(
  { cells: [first, second] }: Row,
  above: readonly Row[],
  { reading }: NameSearch,
): { entity: Entity; name: Cell } | null {
  if (!first) return null;
  const mention = reading.mentionIn(first.text) ?? numbered(first, above, reading);
  if (!mention?.leads) return null;
  const inside = mention.rest === '' ? undefined : cellOf(first, mention.rest);
  const name = inside ?? (mention.rest === '' && second ? cellOf(second, second.text) : undefined);
  return name && isTitle(name) ? { entity: mention.entity, name } : null;
}

/** Words that begin with capitals; what a bank is called may say anything. */
const isTitle = ({ words }: Cell): boolean =>
  words.length > 1 && words.every(({ text }) => /^(?:["'(]?\p{Lu}|of\b|the\b|and\b|for\b|&)/u.test(text));

/** "1" under "Veh" at the head of the lines above. */
function numbered({ text, x0 }: Cell, above: readonly Row[], { mentionIn }: Reading): ReturnType<typeof mentionIn> {
  const noun = above[0]?.cells[0];
  if (!noun || !/^\d{1,2}$/.test(text) || /\d/.test(noun.text) || Math.abs(noun.x0 - x0) > 12) return null;
  return mentionIn(`${noun.text} ${text}`);
}

/** The name at the beginning of a text, or where it begins in a cell. */
function cellOf(cell: Cell, text: string): Cell | undefined {
  const name = NAME.exec(text)?.[0].replace(/,$/, '').trim();
  if (name === undefined) return undefined;
  const count = name.split(' ').length;
  const start = cell.words.findIndex((_, at) => textOf(cell, at, at + count).replace(/,$/, '') === name);
  return start < 0 ? undefined : { ...cell, text: name, words: cell.words.slice(start, start + count) };
}

const textOf = ({ words }: Cell, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
