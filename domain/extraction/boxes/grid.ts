import { cleanRules, isVertical } from '../../reading/clean-rules.ts';
import { centreX, centreY } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Box, Rule, Word } from '../../document/page.ts';

/** The space between the nearest rules around a place, and the words whose centre lies in it. */
export interface Cell extends Box {
  words: Word[];
  /** How many of its four sides are rules; the others are the page's border. */
  sides: number;
}

/** The ruled cells of a page. */
export interface Grid {
  /** Cells that hold words, in no order. */
  cells: readonly Cell[];
  cellOf(word: Word): Cell;
  /** The space between the rules around a point, whether or not it holds words. */
  spaceAt(x: number, y: number): Omit<Cell, 'words'>;
  /** Whether a vertical rule runs within `reach` points of a place. */
  hasWallAt(place: { x: number; y: number; reach: number }): boolean;
}

/** Points: rules end a little before or after those they meet. */
const OVERSHOOT = 1.2;
/** Points: rules that meet may miss each other by so much. */
const MEETING = 2;
/** Share of a page's width. */
const LONGEST_UNDERLINE = 0.5;
const EMPTY: Omit<Cell, 'words'> = { x0: 0, y0: 0, x1: 0, y1: 0, sides: 0 };

/** Finds the ruled cells of a page. */
export function gridOf(layout: PageLayout): Grid {
  const { width, height } = layout.page;
  const rules = usableRules(layout);
  const vertical = rules.filter(isVertical).sort((a, b) => a.x0 - b.x0);
  const horizontal = rules.filter((rule) => !isVertical(rule) && !isUnderline(rule)).sort((a, b) => a.y0 - b.y0);
  // The line on which a value is written bounds nothing: no vertical rule meets it.
  function isUnderline(rule: Rule): boolean {
    if (rule.x1 - rule.x0 > LONGEST_UNDERLINE * width) return false;
    return !vertical.some(
      ({ x0, y0, y1 }) =>
        x0 >= rule.x0 - MEETING && x0 <= rule.x1 + MEETING && y0 <= rule.y0 + MEETING && y1 >= rule.y0 - MEETING,
    );
  }

  const byPlace = new Map<string, Cell>();
  const byWord = new Map<Word, Cell>();

  function spaceAt(x: number, y: number): Omit<Cell, 'words'> {
    const box = { x0: 0, y0: 0, x1: width, y1: height, sides: 4 };
    let [left, right, top, bottom] = [false, false, false, false];
    for (const rule of vertical) {
      if (rule.y0 > y + OVERSHOOT || rule.y1 < y - OVERSHOOT) continue;
      if (rule.x0 <= x) [box.x0, left] = [rule.x0, true];
      else {
        [box.x1, right] = [rule.x0, true];
        break;
      }
    }
    for (const rule of horizontal) {
      if (rule.x0 > x + OVERSHOOT || rule.x1 < x - OVERSHOOT) continue;
      if (rule.y0 <= y) [box.y0, top] = [rule.y0, true];
      else {
        [box.y1, bottom] = [rule.y0, true];
        break;
      }
    }
    return { ...box, sides: [left, right, top, bottom].filter(Boolean).length };
  }

  for (const line of layout.lines) {
    for (const word of line.words) {
      const place = spaceAt(centreX(word), centreY(word));
      // What no box encloses stands in one space, whatever lines are drawn in it.
      const space = place.sides < 3 ? { ...EMPTY, x1: width, y1: height } : place;
      const key = [space.x0, space.y0, space.x1, space.y1].map(Math.round).join();
      const cell = byPlace.get(key) ?? { ...space, words: [] };
      cell.words.push(word);
      byPlace.set(key, cell);
      byWord.set(word, cell);
    }
  }
  return {
    cells: [...byPlace.values()],
    cellOf: (word) => byWord.get(word) ?? { ...EMPTY, words: [] },
    spaceAt,
    hasWallAt: ({ x, y, reach }) =>
      vertical.some((rule) => Math.abs(rule.x0 - x) <= reach && rule.y0 <= y + OVERSHOOT && rule.y1 >= y - OVERSHOOT),
  };
}

/**
 * On a page of drawn rules, edges of filled rectangles are backgrounds of form fields: they cut cells in two. They are
 * dropped before rules are joined, since the edges of two neighbors look like one drawn rule.
 */
function usableRules({ page, rules }: PageLayout): Rule[] {
  const strokes = page.rules.filter((rule) => rule.kind === 'stroke');
  return strokes.length >= 20 ? cleanRules(strokes) : [...rules];
}
