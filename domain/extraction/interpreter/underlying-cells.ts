import { around } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';
import { idIn } from './underlying-ids.ts';
import { kindOfValue } from './value-shape.ts';

const SIGN = /^[·•|]$/;

/** Lines with a cell for each part of "Personal auto · Acme Mutual · #PA-1", or of the same with dashes or commas. */
export function inParts(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const parts = row.cells.map(partsOf);
    if (parts.every(({ length }) => length === 1)) return row;
    const parted: Row = { ...row };
    parted.cells = parts.flatMap((own) => own.map((part) => ({ ...part, row: parted })));
    return parted;
  });
}

/** Whether a text tells several things of one policy. */
export const isParted = (cell: Cell): boolean => partsOf(cell).length > 1;

function partsOf(cell: Cell): Cell[] {
  const isSigned = cell.words.some(({ text }) => SIGN.test(text));
  const parts = isSigned ? splitAt(cell, ({ text }) => (SIGN.test(text) ? 'sign' : null)) : splitAt(cell, endOfPart);
  // an amount and what it is for stay together
  if (parts.length === 1 || (isSigned && /\d,\d{3}/.test(cell.text))) return [cell];
  return isSigned || parts.some((part) => idIn(part.text) && /\d{4}|\d-|-\d/.test(part.text)) ? parts : [cell];
}

/** A dash between words, or a comma behind one; the dash of a term parts nothing. */
function endOfPart({ text }: Word, before: Word | undefined, after: Word | undefined): 'sign' | 'end' | null {
  // "July 1, 2025" is one date
  if (/[,;]$/.test(text)) return YEAR.test(after?.text ?? '') ? null : 'end';
  const isTerm = before !== undefined && after !== undefined && [before, after].every((word) => DATE.test(word.text));
  return /^[-–—]$/.test(text) && !isTerm ? 'sign' : null;
}

const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/;

const YEAR = /^(?:19|20)\d\d\b/;

type Word = Cell['words'][number];

function splitAt(cell: Cell, end: (word: Word, before?: Word, after?: Word) => 'sign' | 'end' | null): Cell[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of cell.words.entries()) {
    const found = end(word, cell.words[at - 1], cell.words[at + 1]);
    if (found !== 'sign') parts.at(-1)?.push(word);
    if (found !== null) parts.push([]);
  }
  return parts
    .filter((words) => words.length > 0)
    .map((words) => {
      const text = words
        .map((word) => word.text)
        .join(' ')
        .replace(/[,;]$/, '');
      return { ...cell, ...around(words), words, text, shape: kindOfValue(text) };
    });
}

/** Cells as whole texts, where narrow columns wrap them: what goes on stands right below an unfinished text. */
export function withoutWraps(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = [];
  for (const cell of cells) {
    const at = whole.findIndex(
      (over) => cell.shape !== 'declined' && isRightUnder(cell, over) && goesOn(over.text, cell.text),
    );
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
