import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { remembered } from '../../text/remembered.ts';
import type { Leaf } from './leaves.ts';
import type { Printed, PrintedLine } from './printed.ts';

const LINES_ABOVE = 5;
const ATOMS_BEFORE = 3;
const STEM = 4;

/** The stems of the words that the schema itself says a field with: its name and its description. */
export function wordingOf({ slot, field, description }: Leaf): ReadonlySet<string> {
  const names = `${slot.slice(slot.indexOf('/') + 1)} ${field}`.replace(/([a-z])([A-Z])/g, '$1 $2');
  return new Set(stemsOf(`${names} ${description}`));
}

const stemsOf = remembered((text): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, STEM)),
);

/** How much of a caption's words name the field, 0..1. */
function match(captions: readonly Atom[], wording: ReadonlySet<string>): number {
  const stems = captions.flatMap(({ text }) => stemsOf(text));
  if (stems.length === 0) return 0;
  return stems.filter((stem) => wording.has(stem)).length / Math.min(stems.length, 4);
}

/** How well the text left of a value names the field. */
export function captionBefore(leaf: Leaf, wording: ReadonlySet<string>, printed: Printed): number {
  const [first] = leaf.cited.words;
  const line = first && printed.lineOf.get(first);
  if (!line) return 0;
  const before = line.atoms.filter((atom) => atom.x1 <= first.x0 + 1 && atom.kind === 'text');
  return match(before.slice(-ATOMS_BEFORE), wording);
}

/** How well the text above a value names the field; of a column, above its topmost value of the page. */
export function captionAbove(leaf: Leaf, wording: ReadonlySet<string>, printed: Printed): number {
  const [first] = leaf.cited.words;
  const line = first && printed.lineOf.get(first);
  if (!line) return 0;
  const extent = { x0: first.x0, x1: leaf.cited.words.at(-1)?.x1 ?? first.x1 };
  const above: Atom[] = [];
  const lines: readonly PrintedLine[] = printed.lines.get(line.page) ?? [];
  for (const other of lines.slice(Math.max(line.at - LINES_ABOVE, 0), line.at)) {
    above.push(...other.atoms.filter((atom) => atom.kind === 'text' && overlapX(atom, extent) > 0));
  }
  return match(above, wording);
}
