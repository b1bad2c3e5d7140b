import type { Atom } from '../../reading/layout.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Nature of injury  Spc: Laceration": what looks like a label in front of a value is the beginning of the value.

const BLANK = 1;

/** Joins values whose first words end with a colon, right of a label of texts, where these words name nothing. */
export function joinColonValues(rows: readonly Row[], meanings: Meanings): Row[] {
  return rows.map((row) => {
    const starts = row.atoms.filter((_, at) => beginsValue(row.atoms, at, meanings));
    if (starts.length === 0) return row;
    const atoms = row.atoms.flatMap((atom, at) => {
      const before = row.atoms[at - 1];
      if (before && starts.includes(before)) return [];
      const rest = row.atoms[at + 1];
      return rest && starts.includes(atom) ? [joined(atom, rest)] : [atom];
    });
    return { ...row, atoms };
  });
}

function beginsValue(atoms: readonly Atom[], at: number, { plan, vocabulary }: Meanings): boolean {
  const [label, start, rest] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  if (!label || !start?.isLabel || rest?.kind !== 'text' || rest.isLabel || vocabulary.tier(start.text) > 0)
    return false;
  const fields = label.kind === 'text' ? (vocabulary.meaning(label.text)?.fields ?? []) : [];
  const isOfTexts = fields.some((field) => ['text', 'label'].includes(shapeOfField(plan, field)));
  return isOfTexts && rest.x0 - start.x1 <= BLANK * start.size;
}

function joined(start: Atom, rest: Atom): Atom {
  const words = [...start.words, ...rest.words];
  const text = words.map((word) => word.text).join(' ');
  return { ...rest, ...start, kind: 'text', text, value: text, words, isLabel: false, x1: rest.x1 };
}
