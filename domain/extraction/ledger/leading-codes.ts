import { readAs } from '../../reading/atom-kinds.ts';
import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

// "16N718635 Accident": an identifier that begins the line of a record, with a word right behind it.

const LEAST_DIGITS = 5;
const LEAST_LINES = 2;
const PLACE = 4;

/** Parts identifiers at the beginning of lines from the words behind them, where several lines begin alike. */
export function partLeadingCodes(rows: readonly Row[]): Row[] {
  const alike = new Map<string, Set<string>>();
  for (const row of rows) {
    const code = leadingCode(row);
    if (code) alike.set(code.make, (alike.get(code.make) ?? new Set()).add(code.text));
  }
  return rows.map((row) => {
    const code = leadingCode(row);
    if (!code || (alike.get(code.make)?.size ?? 0) < LEAST_LINES) return row;
    const [first, ...others] = row.atoms;
    const parts = first ? cutAtom(first, 1) : null;
    return parts ? { ...row, atoms: [...parts, ...others] } : row;
  });
}

interface Code {
  text: string;
  /** The same for identifiers of one make at one place. */
  make: string;
}

/** The identifier before other words, in a row that also prints values. */
function leadingCode({ atoms, isFurniture }: Row): Code | null {
  const [first, ...others] = atoms;
  if (isFurniture || first?.kind !== 'text' || first.isLabel || first.words.length < 2) return null;
  if (!others.some(isFigure)) return null;
  const text = first.words[0]?.text ?? '';
  const digits = text.replace(/\D/g, '').length;
  if (digits < LEAST_DIGITS || !readAs(text, 'id')) return null;
  return { text, make: `${text.replace(/[A-Za-z]+/g, 'A').replace(/\d+/g, '0')}|${Math.round(first.x0 / PLACE)}` };
}

const isFigure = ({ kind }: Atom): boolean => kind === 'date' || kind === 'money';
