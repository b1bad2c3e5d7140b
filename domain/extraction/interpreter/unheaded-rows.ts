import { VIN } from '../lexicon/vehicles.ts';
import type { Cell, Row } from './cells.ts';
import { contextOf, type Entity } from './entities.ts';
import type { Reading } from './headers.ts';

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
