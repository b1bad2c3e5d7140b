import { around } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { readSheetGrid, rowsByPage, type SheetPart } from './sheet-grid.ts';

// A table that is wider than the paper goes on at the right on another page, line by line at the same height. The second
// page is set beside the first one, so that everything else reads whole lines.

/** How far apart the lines of both pages may stand, in font sizes. */
const SAME_LINE = 0.4;
const LEAST_SHARE = 0.9;

interface Continuation {
  /** The page that goes on, and the one at its right. */
  left: number;
  right: number;
  /** How much lower the lines of the right page stand. */
  drop: number;
}

/** The rows of a document with those of pages that continue another page at its right set beside it. */
export function joinAcrossPages(printed: readonly Row[], layouts: readonly PageLayout[]): Row[] {
  const { rows, parts } = readSheetGrid(printed);
  const byPage = rowsByPage(rows);
  const continued = ofSheets(parts);
  const widths = new Map(layouts.map(({ page }) => [page.number, page.width]));
  // the page furthest right first, so that a page in the middle takes it along
  for (const { left, right, drop } of continued.toReversed()) {
    const moved = moveRight(byPage.get(right) ?? [], widths.get(left) ?? 0, drop);
    byPage.set(left, setBeside(byPage.get(left) ?? [], moved));
    byPage.delete(right);
  }
  const joined = [...byPage.values()].flat();
  return joined.map((row, at) => (row.at === at ? row : { ...row, at }));
}

/** Pages whose letters go on where those of an earlier one end, with the same numbers of rows. */
function ofSheets(parts: ReadonlyMap<number, SheetPart>): Continuation[] {
  const found: Continuation[] = [];
  for (const [right, part] of parts) {
    for (const [left, { last, tops }] of parts) {
      if (left >= right || last + 1 !== part.first || found.some((each) => each.left === left)) continue;
      const drops = [...part.tops].flatMap(([number, top]) => {
        const other = tops.get(number);
        return other === undefined ? [] : [top - other];
      });
      if (drops.length < LEAST_SHARE * part.tops.size) continue;
      found.push({ left, right, drop: drops.toSorted((a, b) => a - b)[Math.floor(drops.length / 2)] ?? 0 });
      break;
    }
  }
  return found;
}

const isOneLine = (a: Row, b: Row): boolean => Math.abs(a.y1 - b.y1) <= SAME_LINE * Math.max(a.size, b.size);

function moveRight(rows: readonly Row[], width: number, drop: number): Row[] {
  return rows.map((row) => {
    const atoms = row.atoms.map((atom) => ({
      ...atom,
      x0: atom.x0 + width,
      x1: atom.x1 + width,
      y0: atom.y0 - drop,
      y1: atom.y1 - drop,
    }));
    return { ...row, ...around(atoms), atoms };
  });
}

/** Rows of one height become one; those without a counterpart stay rows of their own. */
function setBeside(rows: readonly Row[], others: readonly Row[]): Row[] {
  const free = new Set(others);
  const joined = rows.map((row) => {
    const beside = others.filter((other) => free.has(other) && isOneLine(row, other));
    for (const other of beside) free.delete(other);
    const atoms = [...row.atoms, ...beside.flatMap((other) => other.atoms)];
    return beside.length > 0 ? { ...row, ...around(atoms), atoms } : row;
  });
  const page = rows[0]?.page;
  const rest = [...free].map((row) => (page === undefined ? row : { ...row, page }));
  return [...joined, ...rest].toSorted((a, b) => a.y0 - b.y0);
}
