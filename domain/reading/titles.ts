// Section titles by typography and position, and which of them rule a place of a page.
import type { Box } from '../document/page.ts';
import type { Atom, Line } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { centreX } from './boxes.ts';
import type { Grid } from './grid.ts';
import type { PageLines } from './page-lines.ts';

/** A title and the stripe of the page that it rules, down to the next title of its rank or a higher one. */
export interface Title {
  atom: Atom;
  text: string;
  page: number;
  /** 0 for the most prominent titles of the document; titles of one rank look alike. */
  rank: number;
  /** The stripe: the width of the page for a centered title alone in its line, else from its left edge on. */
  x0: number;
  x1: number;
  y0: number;
}

/** Points that a section's lines may stand left of its title, and right of the next title on its line. */
const OUTDENT = 30;
const BESIDE = 6;
const CENTRED = 20;
const LONGEST = 9;
const LEAST = 1.5;

/** The titles of the pages, top down; headers of grids and rows with several cells hold none. */
export function findTitles(pages: readonly PageLines[], grids: readonly Grid[]): Title[] {
  const body = usualSize(pages);
  const taken = new Set(grids.flatMap((grid) => linesOf(grid).flatMap((line) => line.words)));
  const found = pages.flatMap((page) =>
    page.lines.flatMap((line, at) => {
      return line.words.some((word) => taken.has(word))
        ? []
        : titlesIn({ page, line, above: page.lines[at - 1], body });
    }),
  );
  const looks = [...new Set(found.map(({ look }) => look))].sort((a, b) => b - a);
  return found.map(({ look, ...title }) => ({ ...title, rank: looks.indexOf(look) }));
}

function linesOf(grid: Grid): Line[] {
  return [
    ...grid.parts.flatMap((part) => part.block?.lines ?? []),
    ...grid.rows.flatMap((row) => (row.isText ? [] : row.lines)),
  ];
}

interface Place {
  page: PageLines;
  line: Line;
  above: Line | undefined;
  /** Usual font size of the document. */
  body: number;
}

function titlesIn({ page, line, above, body }: Place): (Omit<Title, 'rank'> & { look: number })[] {
  const atoms = atomsOf(line);
  const width = page.layout.page.width;
  return atoms.flatMap((atom, at) => {
    if (!isTitleLike(atom) || (at > 0 && atoms[at - 1]?.segment === atom.segment)) return [];
    // What stands right of a title in its own style is another title; a value makes it the head of a row.
    const rest = atoms.slice(at + 1);
    if (rest.some((other) => !isTitleLike(other) || other.bold !== atom.bold)) return [];
    const look = lookOf(atom, body);
    const gap = above ? (line.y0 - above.y1) / Math.max(atom.size, 4) : 2;
    if (look + (atoms.length === 1 ? 0.5 : 0) + (gap > 0.8 ? 0.5 : 0) < LEAST) return [];
    const isCentred = atoms.length === 1 && Math.abs(centreX(atom) - width / 2) < CENTRED && atom.x0 > 0.2 * width;
    const next = rest[0];
    const x0 = isCentred ? 0 : atom.x0 - OUTDENT;
    const x1 = isCentred || !next ? width : next.x0 - BESIDE;
    return [{ atom, text: atom.text, page: line.page, x0, x1, y0: atom.y0, look }];
  });
}

/** A short text that is no sentence and no caption of a value. */
function isTitleLike(atom: Atom): boolean {
  if (atom.kind !== 'text' || atom.isLabel || atom.words.length > LONGEST) return false;
  return !/[.,;?]$/.test(atom.text) && /^[^\p{Ll}]*\p{Lu}/u.test(atom.text) && /\p{L}{3}/u.test(atom.text);
}

/** How prominent a text is: larger, bolder, capitals. */
function lookOf(atom: Atom, body: number): number {
  const larger = Math.max(0, Math.round(((atom.size - body) / body) * 10) / 10);
  return Math.min(larger * 8, 4) + (atom.bold ? 1 : 0) + (atom.text === atom.text.toUpperCase() ? 0.5 : 0);
}

/** The size that most characters have. */
function usualSize(pages: readonly PageLines[]): number {
  const counts = new Map<number, number>();
  for (const { lines } of pages) {
    for (const line of lines) {
      for (const { size, text } of line.words) {
        const rounded = Math.round(size * 2) / 2;
        counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
      }
    }
  }
  let [usual, most] = [10, 0];
  for (const [size, count] of counts) if (count > most) [usual, most] = [size, count];
  return usual;
}

/** Titles by page, for `titlesOver`. */
export type TitleIndex = ReadonlyMap<number, readonly Title[]>;

export function indexTitles(titles: readonly Title[]): TitleIndex {
  const index = new Map<number, Title[]>();
  for (const title of titles) index.set(title.page, [...(index.get(title.page) ?? []), title]);
  return index;
}

/**
 * The titles that rule a place, outermost first: of each rank the nearest above it. When its page has none above it, those
 * at the end of the page before; their `page` tells so.
 */
export function titlesOver(index: TitleIndex, place: Pick<Box, 'x0' | 'x1' | 'y0'> & { page: number }): Title[] {
  const own = ruling(index.get(place.page) ?? [], place);
  return own.length > 0 ? own : ruling(index.get(place.page - 1) ?? [], { ...place, y0: Number.POSITIVE_INFINITY });
}

function ruling(titles: readonly Title[], place: Pick<Box, 'x0' | 'x1' | 'y0'>): Title[] {
  const over: Title[] = [];
  const middle = centreX(place);
  for (let at = titles.length - 1; at >= 0; at--) {
    const title = titles[at];
    if (!title || title.y0 >= place.y0 || middle < title.x0 || middle > title.x1) continue;
    const [outer] = over;
    if (!outer || title.rank < outer.rank) over.unshift(title);
  }
  return over;
}
