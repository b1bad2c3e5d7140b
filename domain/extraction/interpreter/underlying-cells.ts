import { around } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';
import { kindOfValue } from './value-shape.ts';

const SIGN = /^[·•|]$/;

/** Lines with a cell for each part of "Personal auto · Acme Mutual · #PA-1". */
export function inParts(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    if (!row.cells.some(({ words }) => words.some(({ text }) => SIGN.test(text)))) return row;
    const parted: Row = { ...row };
    parted.cells = row.cells.flatMap((cell) => partsOf(cell).map((part) => ({ ...part, row: parted })));
    return parted;
  });
}

function partsOf(cell: Cell): Cell[] {
  const parts: Cell['words'][number][][] = [[]];
  for (const word of cell.words) {
    if (SIGN.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  // an amount and what it is for stay together
  if (parts.length === 1 || /\d,\d{3}/.test(cell.text)) return [cell];
  return parts
    .filter((words) => words.length > 0)
    .map((words) => {
      const text = words.map((word) => word.text).join(' ');
      return { ...cell, ...around(words), words, text, shape: kindOfValue(text) };
    });
}

/** Cells as whole texts, where narrow columns wrap them: what goes on stands right below an unfinished text. */
export function withoutWraps(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = [];
  for (const cell of cells) {
    const at = whole.findIndex((over) => isRightUnder(cell, over) && goesOn(over.text, cell.text));
    const over = whole[at];
    if (over)
      whole[at] = { ...over, y1: cell.y1, text: `${over.text} ${cell.text}`, words: [...over.words, ...cell.words] };
    else whole.push(cell);
  }
  return whole;
}

/** Whether a cell is the next line of the column of another one. */
export const isRightUnder = (cell: Cell, over: Cell): boolean =>
  Math.abs(cell.x0 - over.x0) < 3 && cell.y0 > over.y0 && cell.y0 - over.y1 < 0.8 * over.size;

const BUSINESS = '(?:insurance|casualty|indemnity|assurance|mutual)';
const FORM_OF_COMPANY = String.raw`(?:company|co\.?|corporation|corp\.?|exchange|association|group|inc\.?)`;
const COMPANY_REST = new RegExp(String.raw`^(?:${BUSINESS} )?${FORM_OF_COMPANY}(?: of [\p{L} ]+)?$`, 'iu');

/** A list of limits goes on behind its slashes and in small letters, a number behind its hyphen. */
const goesOn = (over: string, text: string): boolean =>
  (/\d,\d{3} \p{L}/u.test(over) && (/\/ ?(?:\$?[\d,]+)?$/.test(over) || /^(?:\p{Ll}|\/)/u.test(text))) ||
  (/^[A-Z][A-Z\d-]*-$/.test(over) && /^[A-Z\d-]*\d[A-Z\d-]*$/.test(text)) ||
  (COMPANY_REST.test(text) && /^[^\d$]+$/.test(over));
