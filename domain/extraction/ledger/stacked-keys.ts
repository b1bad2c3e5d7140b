import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { shapeOf } from './anchors.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Table, Tables } from './tables.ts';

// A narrow column that prints one identifier below the other, as its heading does: "Claim" over "Policy". Which of them a cell is, is
// told by its make and by the amounts of its line, where the cells of all records follow each other in the same order.

const LEAST_RECORDS = 2;
const IN_ORDER = 0.8;
const SAME_EDGE = 4;

/** Tables whose columns of several identifiers are read in the order of their headings. */
export function withStackedKeys(tables: Tables, meanings: Meanings): Tables {
  const headings = new Map<Atom, Atom>();
  for (const table of tables.all) {
    const body = tables.rows.filter(
      (row) => !row.isFurniture && !tables.isHeading(row) && tables.tableOf(row)?.key === table.key,
    );
    for (const heads of headsOf(table, meanings))
      for (const [cell, head] of cellsUnder(heads, body)) headings.set(cell, head);
  }
  if (headings.size === 0) return tables;
  return {
    ...tables,
    headedAt: (row, atom) => {
      const head = headings.get(atom);
      const joined = tables.headedAt(row, atom);
      return head && joined ? { ...joined, lines: [head.text], wordings: [head.text], amount: null } : joined;
    },
  };
}

/** Headings below each other that name different identifiers. */
function headsOf({ block }: Table, { plan, vocabulary }: Meanings): Atom[][] {
  const fieldOf = ({ text }: Atom): string | undefined =>
    vocabulary.meaning(text)?.fields.find((field) => shapeOfField(plan, field) === 'id');
  const stacks: Atom[][] = [];
  for (const atom of block.rows.flatMap(({ atoms }) => atoms)) {
    const field = fieldOf(atom);
    if (field === undefined) continue;
    const stack = stacks.find(([first]) => first && Math.abs(first.x0 - atom.x0) <= SAME_EDGE);
    if (!stack) stacks.push([atom]);
    else if (stack.every((other) => fieldOf(other) !== field)) stack.push(atom);
  }
  return stacks.filter((stack) => stack.length > 1);
}

/** The cells of the stack with their headings; none where they do not follow each other in order. */
function cellsUnder(heads: readonly Atom[], body: readonly Row[]): [Atom, Atom][] {
  const [first] = heads;
  const places = new Map<string, number>();
  const counts = heads.map(() => 0);
  let [next, inOrder] = [0, 0];
  const found = body.flatMap((row): [Atom, Atom][] => {
    const atom = row.atoms.find(({ kind, x0 }) => kind === 'id' && Math.abs(x0 - (first?.x0 ?? 0)) <= SAME_EDGE);
    if (!atom) return [];
    const make = `${shapeOf(atom.text)}|${row.atoms.some(isAmount)}`;
    const place = places.get(make) ?? next;
    places.set(make, place);
    if (place === next) inOrder++;
    counts[place] = (counts[place] ?? 0) + 1;
    next = (place + 1) % heads.length;
    const head = heads[place];
    return head ? [[atom, head]] : [];
  });
  return Math.min(...counts) >= LEAST_RECORDS && inOrder >= IN_ORDER * found.length ? found : [];
}
