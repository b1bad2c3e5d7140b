import { type Cell, isValue, type Row } from './cells.ts';

/** "HO 04 90", "ML-55", "DL 24 16 07 14", "SP-1203A" */
const FORM_CODE = /^[A-Z]{1,4}[ -]?\d{1,5}[A-Z]?(?:[ -]\d{2,4}){0,4}(?: ?\(\d\d[-/]\d\d(?:\d\d)?\))?$/;
/** Fewer lines may be numbers of things. */
const LEAST = 3;

/** A column of numbers of forms before the names of coverages names nothing: each name is the first cell of its line. */
export function withoutFormCodes(rows: readonly Row[]): void {
  const coded = rows.filter(isCoded);
  for (const row of coded) {
    const [code, name] = row.cells;
    if (!code || !name || coded.filter((other) => isSameColumn(other, row)).length < LEAST) continue;
    row.cells.shift();
    row.isForm = true;
    if (!/\d/.test(name.text)) name.shape = null;
  }
}

function isCoded({ cells: [code, name, ...values] }: Row): boolean {
  return (
    code !== undefined &&
    name !== undefined &&
    FORM_CODE.test(code.text) &&
    /\p{L}{3}/u.test(name.text) &&
    (name.shape === null || name.shape === 'wording') &&
    values.some(isValue)
  );
}

/** Read before the codes are taken away: code and name at the same left edges. */
const isSameColumn = (a: Row, b: Row): boolean => isNear(lead(a), lead(b));

/** Where the name of a line begins, whether its code is still there or not. */
const lead = ({ cells }: Row): Cell | undefined => cells.find(({ text }) => !FORM_CODE.test(text));

const isNear = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.x0 - b.x0) < 3;
