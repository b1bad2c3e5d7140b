import type { Atom } from '../../reading/layout.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Tables } from './tables.ts';

// "Medical only | Lost time | Open | Closed" over crosses: a ticked cell says what its column is headed with.

/** The tables with the headings in the place of ticks, where these are values and not the names of fields. */
export function withTickedHeadings(tables: Tables, meanings: Meanings): Tables {
  const rows = tables.rows.map((row) => {
    if (!row.atoms.some(isTicked)) return row;
    const headings = tables.tableOf(row)?.block.rows ?? [];
    const atoms = row.atoms.map((atom) => (isTicked(atom) ? (valueOver(atom, headings, meanings) ?? atom) : atom));
    return { ...row, atoms };
  });
  return { ...tables, rows };
}

const isTicked = (atom: Atom): boolean => atom.kind === 'tick' && atom.value;

/** The heading over a tick, as a text in its place. */
function valueOver(tick: Atom, headings: readonly Row[], meanings: Meanings): Atom | null {
  const over = headings.flatMap(({ atoms }) =>
    atoms.filter((atom) => overlapX(atom, tick) > 0 && atom.kind === 'text'),
  );
  const [first] = over;
  const text = over.map((atom) => atom.text).join(' ');
  if (!first || !isValue(text, meanings)) return null;
  const { x0, y0, x1, y1, size } = tick;
  const words = over.flatMap((atom) => atom.words);
  return { ...first, kind: 'text', value: text, text, words, x0, y0, x1, y1, size, isLabel: false };
}

function isValue(text: string, { plan, vocabulary }: Meanings): boolean {
  return vocabulary.isKind(text) || Object.keys(plan.values).some((field) => vocabulary.valueOf(field, text) !== null);
}
