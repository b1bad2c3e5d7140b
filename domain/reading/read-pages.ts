// Structure of a document without meaning: what the interpreter of a plan works on.
//
//   layOut      lines, segments and rules of a page        lay-out.ts
//   atomsOf     typed values and captions of a line        atoms.ts
//   furniture   running heads and feet                     furniture.ts
//   units       pages, or their bands side by side         bands.ts
//   grids       tables: columns, headers, rows             grid.ts, find-grids.ts
//   titles      section titles and what they rule          titles.ts
//   stacksOf    records over several lines                 stacks.ts
//   cardsOf     blocks of captions that repeat             cards.ts
//   pairsOf     values beside, below and above a caption   pairs.ts
import type { Page } from '../document/page.ts';
import { unitsOf } from './bands.ts';
import { findFurniture } from './furniture.ts';
import { findGrids } from './find-grids.ts';
import type { Grid } from './grid.ts';
import { type HeadingWeight, isHeaderLine } from './header-blocks.ts';
import { layOut } from './lay-out.ts';
import type { Line } from './layout.ts';
import { type PageLines, pageLines } from './page-lines.ts';
import { partSideText, type SideText } from './side-text.ts';
import { findTitles, indexTitles, type TitleIndex } from './titles.ts';

export interface ReadingOptions {
  /** The only meaning that structure needs: how likely a text heads a column for the plan in use. */
  weigh: HeadingWeight;
}

export interface Reading {
  /** Lines without furniture, over the whole width of their pages. */
  pages: readonly PageLines[];
  /** What is read one after the other: pages, or the bands side by side of a page, with lines of their own. */
  units: readonly PageLines[];
  furniture: ReadonlySet<Line>;
  /** Of the units. */
  grids: readonly Grid[];
  /** For `titlesOver`. */
  titles: TitleIndex;
  /** Texts set downwards; their words are in no line. */
  sideTexts: readonly SideText[];
}

/** Reads the structure of pages. */
export function readPages(pages: readonly Page[], { weigh }: ReadingOptions): Reading {
  const parted = pages.map(partSideText);
  const layouts = parted.map(({ page }) => layOut(page));
  const known = cached(weigh);
  const furniture = findFurniture(layouts, (line) => isHeaderLine(line, known));
  const read = layouts.map((layout) => pageLines(layout, furniture));
  const units = read.flatMap(unitsOf);
  const grids = findGrids(units, known);
  const titles = indexTitles(findTitles(read, grids));
  return { pages: read, units, furniture, grids, titles, sideTexts: parted.flatMap(({ sideTexts }) => sideTexts) };
}

/** Headings repeat on every page, and every reading of a header asks again. */
function cached(weigh: HeadingWeight): HeadingWeight {
  const memo = new Map<string, number>();
  return (text) => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    const weight = text === '' ? 0 : weigh(text);
    memo.set(text, weight);
    return weight;
  };
}
