import { VIN } from '../lexicon/vehicles.ts';
import { type Plan, recordPlans } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { contextOf, type Entity } from './entities.ts';
import type { Reading } from './headers.ts';
import type { Opening } from './scopes.ts';

const YEAR = /^(?:19|20)\d\d$/;

/** A thing whose description is set over the cells of its line: "1 | 1994 | PLYMOUTH | VOYAGER SE | VAN". */
export interface SpreadDescription {
  entity: Entity;
  /** Year, make and model as one cell. */
  description: Cell;
}

/** The vehicle of a line that no heading explains: its year, and text behind it up to a value or an identification number. */
export function spreadDescription({ cells }: Row, reading: Reading, list: string): SpreadDescription | null {
  const at = cells.findIndex(({ text }) => YEAR.test(text));
  const year = cells[at];
  if (!year) return null;
  const behind = cells.slice(at + 1);
  const end = behind.findIndex((cell) => cell.shape !== null || VIN.test(cell.text));
  const parts = [year, ...behind.slice(0, end < 0 ? undefined : end)];
  if (parts.length < 2) return null;
  const text = parts.map((cell) => cell.text).join(' ');
  const mention = reading.mentionIn(text, contextOf(year));
  if (mention?.entity.list !== list || !mention.leads || !mention.entity.description) return null;
  const last = parts.at(-1) ?? year;
  return {
    entity: mention.entity,
    description: { ...year, text, words: parts.flatMap(({ words }) => words), x1: last.x1, shape: null },
  };
}

interface OpeningSearch {
  rows: readonly Row[];
  reading: Reading;
  /** The list of the things. */
  list: string;
  plan: Plan;
}

const FEWEST = 2;

/** Numbers from one on at one left edge, each before names of coverages: each opens what its thing has. */
export function numberOpenings({ rows, reading, list, plan }: OpeningSearch): Opening[] {
  const coverages = recordPlans(plan, 'coverage').flatMap(([coverage, { owner }]) =>
    owner?.list === list && owner.numbers.length === 1 ? [coverage] : [],
  );
  if (coverages.length === 0) return [];
  const runs: Cell[][] = [];
  for (const { cells } of rows) {
    const [number, ...others] = cells;
    if (!number || !/^\d{1,2}$/.test(number.text)) continue;
    const named = others.filter(({ text }) => coverages.includes(reading.meaningOf(text).topic?.list ?? ''));
    if (named.length < FEWEST) continue;
    const run = runs.find((other) => other.every(({ x0 }) => Math.abs(x0 - number.x0) < 3));
    if (run && Number(number.text) === run.length + 1) run.push(number);
    else if (!run && number.text === '1') runs.push([number]);
  }
  return runs
    .filter((run) => run.length >= FEWEST)
    .flatMap((run) => [
      ...run.map((cell) => ({ entity: { list, numbers: [Number(cell.text)] }, list, cell })),
      ...endOf(run, rows).map((cell) => ({ entity: null, list, cell })),
    ]);
}

/** The first cell below the last number's lines: they stand close below each other. */
function endOf(run: readonly Cell[], rows: readonly Row[]): Cell[] {
  let last = run.at(-1)?.row;
  for (const row of rows.slice((last?.at ?? rows.length) + 1)) {
    if (last && row.y0 - last.y1 > row.size) return row.cells.slice(0, 1);
    last = row;
  }
  return [];
}
