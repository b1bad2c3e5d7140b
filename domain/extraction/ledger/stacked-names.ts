import { STREET_LINE } from '../../reading/values/places.ts';
import type { Atom } from '../../reading/layout.ts';
import { COMPANY_TAIL, INSURANCE_WORD } from '../lexicon/companies.ts';
import { goesOnInLine, isNameLine } from '../values/name.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// Names that stand below each other at one edge: several insureds beside one label, and one name over two lines.

interface Named {
  atoms: readonly Atom[];
  row: Row;
}

const CLOSE = 1;
const SAME_EDGE = 3;
const MOST_ROWS = 8;

const isSameEdge = (a: Atom, b: Atom): boolean =>
  Math.abs(a.x0 - b.x0) < SAME_EDGE || Math.abs(a.x1 - b.x1) < SAME_EDGE;

/** A name beside its label with the names under it, up to an address or another label; a name may go on in the next line. */
export function withNamesUnder<Name extends Named>(named: Name, ledger: Ledger): Name[] {
  const { row } = named;
  const [name] = named.atoms;
  if (!name || !isLabelBefore(name, row, ledger)) return [named];
  const names = [named];
  let last = name;
  for (const next of ledger.rows.slice(row.at + 1, row.at + 1 + MOST_ROWS)) {
    if (next.page !== row.page || next.y0 - last.y1 > CLOSE * row.size) break;
    const under = next.atoms.find((atom) => isSameEdge(atom, name));
    if (!under) continue;
    const over = names.at(-1);
    if (!over || !isPlain(under, next, ledger)) break;
    if (goesOnInLine(last.text, under.text)) names[names.length - 1] = { ...over, atoms: [...over.atoms, under] };
    else if (isNameLine(under.text, { organisations: true, single: false })) names.push({ ...named, atoms: [under] });
    else break;
    last = under;
  }
  return names;
}

/** Text that nothing names and that is no address. */
const isPlain = (atom: Atom, row: Row, ledger: Ledger): boolean =>
  atom.kind === 'text' &&
  !atom.isLabel &&
  ledger.vocabulary.tier(atom.text) < 2 &&
  !STREET_LINE.test(atom.text) &&
  !isLabelBefore(atom, row, ledger);

function isLabelBefore(atom: Atom, { atoms }: Row, { vocabulary }: Ledger): boolean {
  const before = atoms[atoms.indexOf(atom) - 1];
  return before !== undefined && (before.isLabel || vocabulary.tier(before.text) === 2);
}

const isTailWord = ({ text }: Atom['words'][number]): boolean => COMPANY_TAIL.test(text) || INSURANCE_WORD.test(text);
const CLOSED = /\b(?:company|co|corporation|corp|inc|exchange|association|llc|ltd|fund|trust|pool)\.?$/i;
const MARK = /^[·•|–—-]$/;

/** An insurer's name over two lines: "Mutual Fund" or "Insurance Company" alone ends the name over it. */
export function withOtherLine<Name extends Named>(named: Name, { rows }: Pick<Ledger, 'rows'>): Name {
  const { row } = named;
  const [name] = named.atoms;
  if (!name) return named;
  const near = (from: number, to: number): Atom[] =>
    rows
      .slice(Math.max(0, from), to)
      .flatMap(({ atoms, page }) => (page === row.page ? atoms : []))
      .filter((atom) => atom.kind === 'text' && Math.abs(atom.x0 - name.x0) < SAME_EDGE);
  if (name.words.every(isTailWord)) {
    const over = near(row.at - 2, row.at).findLast(({ isLabel }) => !isLabel);
    return over && name.y0 - over.y1 < CLOSE * row.size ? { ...named, atoms: [over, name] } : named;
  }
  const [under] = CLOSED.test(name.text) ? [] : near(row.at + 1, row.at + 3);
  const tail = under && under.y0 - name.y1 < CLOSE * row.size ? tailOf(under) : null;
  return tail ? { ...named, atoms: [name, tail] } : named;
}

/** The words that end a name, up to a mark: "Insurance Company · Established 1886". */
function tailOf(atom: Atom): Atom | null {
  const end = atom.words.findIndex((word) => !isTailWord(word));
  const words = end < 0 ? atom.words : atom.words.slice(0, end);
  const isWhole = end < 0 || MARK.test(atom.words[end]?.text ?? '');
  return isWhole && words.length > 0 ? { ...atom, words, text: words.map(({ text }) => text).join(' ') } : null;
}
