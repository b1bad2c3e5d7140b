import { assignColumns } from './assign-columns.ts';
import type { Band } from './band.ts';
import { isValue, type Row } from './cells.ts';
import type { Header, Reading } from './headers.ts';

// "001  2019  FREIGHTLINER  3AKJH…" over "   LIAB  1,000,000  6,220" and "   COLL  2,500 DED  2,104": what a thing is insured for stands in
// lines of its own below it, further right, and not in the columns that tell of the things.

/** How much further right such lines begin, in sizes of their letters. */
const INDENT = 0.9;

/** Bands of things whose lines are parted by lines of coverages, each kind in bands of its own. */
export function withNestedLines(bands: readonly Band[], reading: Reading): Band[] {
  return bands.flatMap((one) => {
    const edge = edgeOf(one.headers, reading);
    const band = edge === null ? one : withoutTopics(one, reading);
    if (edge === null || !band.rows.some((row) => isCoverageLine(row, edge, reading))) return [band];
    const runs: { isNested: boolean; rows: Row[] }[] = [];
    for (const row of band.rows) {
      const last = runs.at(-1);
      const isNested = isCoverageLine(row, edge, reading) || (last?.isNested === true && isIndented(row, edge));
      if (last?.isNested === isNested) last.rows.push(row);
      else runs.push({ isNested, rows: [row] });
    }
    return runs.map(({ isNested, rows }) => {
      const headers = isNested ? (band.nested ?? []) : band.headers;
      return { ...band, rows, headers, columns: assignColumns(rows, headers, band.walls) };
    });
  });
}

/** "Stated amount" among the columns of vehicles tells of them, and is no coverage there. */
function withoutTopics(band: Band, reading: Reading): Band {
  if (!band.headers.some((header) => isOfThing(header, reading))) return band;
  const bare = (header: Header): Header =>
    isOfThing(header, reading) ? { ...header, topic: undefined, topicCells: undefined, measure: undefined } : header;
  const headers = new Map(band.headers.map((header) => [header, bare(header)]));
  const columns = new Map([...band.columns].map(([cell, header]) => [cell, headers.get(header) ?? header]));
  return { ...band, headers: [...headers.values()], columns };
}

/** Whether a heading names a coverage and, as a whole, what things are told by; "Building" may head what it is insured for. */
function isOfThing({ topic, cells }: Header, { meaningOf, things }: Reading): boolean {
  if (!topic) return false;
  const { isWhole, fields } = meaningOf(cells.map(({ text }) => text).join(' '));
  return isWhole && fields.some(({ list, field }) => things.has(list) && !field.endsWith('Number'));
}

interface HeadingPlace {
  rows: readonly Row[];
  /** The lines between the headings above and the line. */
  body: readonly Row[];
  headers: readonly Header[];
  reading: Reading;
}

/** Whether a line heads the columns of coverages that are set below each thing of a table, whose headings it stands right under. */
export function headsNestedLines(row: Row, { rows, body, headers, reading }: HeadingPlace): boolean {
  if (body.some(({ cells }) => cells.length > 0)) return false;
  const edge = edgeOf(headers, reading);
  const [thing, line] = rows.slice(row.at + 1).filter(({ cells }) => cells.some(({ text }) => /\w/.test(text)));
  return (
    edge !== null &&
    isIndented(row, edge) &&
    thing !== undefined &&
    !isIndented(thing, edge) &&
    line !== undefined &&
    isCoverageLine(line, edge, reading)
  );
}

/** Where the lines of a table of things begin; null where its columns tell of coverages, too. */
function edgeOf(headers: readonly Header[], reading: Reading): number | null {
  const fields = headers.flatMap((header) => header.fields.filter(({ list }) => reading.things.has(list)));
  const isOfThings = new Set(fields.map(({ field }) => field)).size >= LEAST_FIELDS;
  const tellsCoverages = headers.some(
    (header) =>
      header.entity ??
      (header.measure === 'name' || (header.topic ? !isOfThing(header, reading) : header.measure === 'limit')),
  );
  return isOfThings && !tellsCoverages ? Math.min(...headers.map(({ x0 }) => x0)) : null;
}

const LEAST_FIELDS = 3;

const isIndented = ({ cells: [first], size }: Row, edge: number): boolean =>
  first !== undefined && first.x0 - edge > INDENT * size;

function isCoverageLine(row: Row, edge: number, { meaningOf }: Reading): boolean {
  const [name, ...others] = row.cells;
  if (!name || name.shape !== null || !isIndented(row, edge) || !others.some(isValue)) return false;
  const { topic, isWhole } = meaningOf(name.text.replace(/:$/, ''));
  return topic !== undefined && isWhole;
}
