import { cutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

const CODE = /^(?:[A-Z]{1,3}|(?=.*\d)[A-Z0-9]+(?:[-/][A-Z0-9]+)*)$/;
const LEAST_DIGITS = 5;
/** Gap of two pieces, in font sizes; behind letters that begin a cell below its heading they may be farther apart. */
const TIGHT = 0.65;
const WIDE = 1.2;
const LETTERS = /^[A-Z]{1,4}$/;
const MOST_PIECES = 5;

/** Joins the pieces of an identifier behind its label or below its heading: "RT7 683 185", "2689828 EC". */
export function joinCodes(rows: readonly Row[], meanings: Meanings): Row[] {
  let page = 0;
  let edges: readonly number[] = [];
  return rows.map((printed) => {
    if (printed.page !== page) edges = [];
    ({ page } = printed);
    if (areHeadings(printed)) edges = edgesOfIds(printed, meanings);
    const row = withLabelCut(printed, meanings);
    // what is long enough by itself may be followed by the cell of the next column
    const isBelow = ({ x0, kind, text }: Atom): boolean =>
      (kind === 'text' || digitsOf(text) < LEAST_DIGITS) && edges.some((edge) => Math.abs(edge - x0) <= SAME_EDGE);
    const counts = row.atoms.map((atom, index) => {
      if (isBelow(atom)) return piecesFrom(row.atoms, index, { meanings, isCell: true });
      return isBehindLabel(row.atoms, index, meanings) ? piecesFrom(row.atoms, index, { meanings }) : 0;
    });
    const at = counts.findIndex((each) => each > 0);
    const count = counts[at];
    if (count === undefined) return row;
    const code = joined(row.atoms.slice(at, at + count));
    return { ...row, atoms: [...row.atoms.slice(0, at), code, ...row.atoms.slice(at + count)] };
  });
}

const SAME_EDGE = 3;
const LEAST_HEADINGS = 3;

const areHeadings = ({ atoms }: Row): boolean =>
  atoms.length >= LEAST_HEADINGS && atoms.every(({ kind, isLabel }) => kind === 'text' && !isLabel);

/** The left edges of headings of identifiers. */
const edgesOfIds = ({ atoms }: Row, meanings: Meanings): number[] =>
  atoms.flatMap((atom) => (namesId(atom, meanings) ? [atom.x0] : []));

const namesId = ({ text }: Atom, { plan, vocabulary }: Meanings): boolean =>
  vocabulary.meaning(text)?.fields.some((field) => shapeOfField(plan, field) === 'id') ?? false;

function isBehindLabel(atoms: readonly Atom[], at: number, meanings: Meanings): boolean {
  const label = atoms[at - 1];
  return label?.kind === 'text' && namesId(label, meanings);
}

/** "Policy MGL 074" before "62" and "85": the label is parted from the first pieces of its identifier. */
function withLabelCut(row: Row, meanings: Meanings): Row {
  for (const [at, atom] of row.atoms.entries()) {
    const parts = atom.kind === 'text' && !atom.isLabel ? cutAtom(atom, labelIn(atom, meanings)) : null;
    if (!parts) continue;
    const [label, code] = parts;
    const atoms = [...row.atoms.slice(0, at), { ...label, isLabel: true }, code, ...row.atoms.slice(at + 1)];
    if (isBehindLabel(atoms, at + 1, meanings) && piecesFrom(atoms, at + 1, { meanings }) > 0) return { ...row, atoms };
  }
  return row;
}

/** How many words of a text are a label before pieces of an identifier; 0 for none, or where all of them are one. */
function labelIn({ words }: Atom, { plan, vocabulary }: Meanings): number {
  const texts = words.map(({ text }) => text);
  if (!CODE.test(texts.at(-1) ?? '')) return 0;
  for (let count = texts.length; count > 0; count--) {
    const fields = vocabulary.fieldsOf(texts.slice(0, count).join(' '));
    if (fields.some((field) => shapeOfField(plan, field) === 'id')) return count < texts.length ? count : 0;
    if (!CODE.test(texts[count - 1] ?? '')) return 0;
  }
  return 0;
}

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

const isPiece = ({ words, kind }: Atom): boolean =>
  kind !== 'date' && kind !== 'money' && words.every(({ text }) => CODE.test(text));

interface Reading {
  meanings: Meanings;
  /** Whether the first one begins a cell below the heading of identifiers. */
  isCell?: boolean;
}

/** How many atoms from there are one identifier, up to the next caption; 0 for none. */
function piecesFrom(atoms: readonly Atom[], at: number, { meanings, isCell = false }: Reading): number {
  const first = atoms[at];
  const isPrefix = isCell && first !== undefined && LETTERS.test(first.text);
  if (!first || !isPiece(first) || (first.isLabel && !isPrefix)) return 0;
  const others = atoms.slice(at + 1, at + MOST_PIECES);
  const end = others.findIndex((atom, index) => {
    const before = others[index - 1] ?? first;
    const reach = isPrefix && before === first ? WIDE : TIGHT;
    return !isPiece(atom) || isCaption(atom, meanings) || atom.x0 - before.x1 > reach * atom.size;
  });
  const pieces = [first, ...(end < 0 ? others : others.slice(0, end))];
  const words = pieces.reduce((sum, atom) => sum + atom.words.length, 0);
  const digits = pieces.reduce((sum, { text }) => sum + digitsOf(text), 0);
  return digits >= LEAST_DIGITS && words > 1 ? pieces.length : 0;
}

const isCaption = ({ isLabel, text }: Atom, { vocabulary }: Meanings): boolean =>
  isLabel || vocabulary.fieldsOf(text).length > 0;

function joined(atoms: readonly Atom[]): Atom {
  const words = atoms.flatMap((atom) => atom.words);
  const text = words.map((word) => word.text).join(' ');
  const [first] = atoms as [Atom];
  return { ...first, ...around(words), words, text, kind: 'id', value: text, isLabel: false };
}
