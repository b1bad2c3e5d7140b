// Vertical text along a margin or a box ("U N I T" set downwards): its letters would tear up the lines beside it.
import type { Box, Page, Word } from '../document/page.ts';
import { around, centreX, centreY } from './boxes.ts';

const LEAST_LETTERS = 5;
const LONGEST_PIECE = 3;
/** Points by which letters of one stack differ; distance of its letters in font sizes. */
const SAME_X = 2.5;
const PITCH = 1.6;
/**
 * Letters beside words are codes of rows ("A", "B", "C" before coverages): with that many it is a column. Their height
 * beside the words may differ by that share of the font size.
 */
const WITH_LINE = 0.7;
const BASELINE = 0.08;
/** Marks and signs, which stand in columns of their own. */
const MARK = /^(?:X+|CR|DR)$/;

/** A text that is set downwards or turned; often the name of the section beside it. */
export interface SideText extends Box {
  page: number;
  /** Read from the top, as upright letters are, and from the bottom, as turned ones. */
  down: string;
  up: string;
}

/** The page without stacks of short capitals that belong to no line, and these. */
export function partSideText(page: Page): { page: Page; sideTexts: SideText[] } {
  const short = page.words.filter(({ text }) => {
    return text.length <= LONGEST_PIECE && /^\p{Lu}+$/u.test(text) && !MARK.test(text);
  });
  const stacks = short.length < LEAST_LETTERS ? [] : stacksOf(short).filter((stack) => !isColumn(stack, page.words));
  if (stacks.length === 0) return { page, sideTexts: [] };
  const dropped = new Set(stacks.flat());
  const sideTexts = stacks.map((stack) => {
    const pieces = stack.map((word) => word.text);
    return { ...around(stack), page: page.number, down: pieces.join(''), up: pieces.toReversed().join('') };
  });
  return { page: { ...page, words: page.words.filter((word) => !dropped.has(word)) }, sideTexts };
}

function stacksOf(words: readonly Word[]): Word[][] {
  const stacks: Word[][] = [];
  for (const word of words.toSorted((a, b) => centreY(a) - centreY(b))) {
    const above = stacks.findLast((stack) => continues(stack.at(-1), word));
    if (above) above.push(word);
    else stacks.push([word]);
  }
  return stacks.filter((stack) => stack.length >= LEAST_LETTERS);
}

function continues(above: Word | undefined, word: Word): boolean {
  if (!above || Math.abs(centreX(above) - centreX(word)) > SAME_X) return false;
  const pitch = centreY(word) - centreY(above);
  return pitch > 0.3 * word.size && pitch < PITCH * word.size;
}

/** Whether most letters stand at one and the same height beside a word: larger codes have other middles than their rows. */
function isColumn(stack: readonly Word[], words: readonly Word[]): boolean {
  const offsets = stack.flatMap((letter) => offsetOfLine(letter, words));
  const middle = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  const alike = offsets.filter((offset) => Math.abs(offset - middle) <= BASELINE);
  return alike.length >= WITH_LINE * stack.length;
}

/** How far below its middle the nearest word at the right has its own, in font sizes; nothing without such a word. */
function offsetOfLine(letter: Word, words: readonly Word[]): number[] {
  let nearest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.x0 <= letter.x1) continue;
    const offset = (centreY(word) - centreY(letter)) / letter.size;
    if (Math.abs(offset) < Math.abs(nearest)) nearest = offset;
  }
  return Math.abs(nearest) < 0.5 ? [nearest] : [];
}
