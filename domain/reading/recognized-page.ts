import type { Page, Word } from '../document/page.ts';
import { centreY } from './boxes.ts';

// The choices of a scan: a word beside an empty box says the contrary of what it seems to say.

const BOX = /^[☐☒]$/u;
const OPEN_BOX = '☐';
/** Words this close belong to one choice, in heights of its box. */
const CHOICE_GAP = 0.9;
/** Share of the size: how far the middles of words of one row may be apart. */
const SAME_ROW = 0.6;

/** The page with the ticked ones of its choices only, and without their boxes. */
export function withoutOpenChoices(page: Page): Page {
  const boxes = page.words.filter((word) => word.source === 'ocr' && BOX.test(word.text));
  const dropped = new Set(boxes);
  for (const box of boxes) if (box.text === OPEN_BOX) for (const word of choiceOf(box, page.words)) dropped.add(word);
  return dropped.size === 0 ? page : { ...page, words: page.words.filter((word) => !dropped.has(word)) };
}

/** The words right of a box, up to a gap or to the next box. */
function choiceOf(box: Word, words: readonly Word[]): Word[] {
  const choice: Word[] = [];
  let end = box.x1;
  const row = rowOf(box, words).filter(({ x0 }) => x0 > box.x0);
  for (const word of row.sort((a, b) => a.x0 - b.x0)) {
    if (BOX.test(word.text) || word.x0 - end > CHOICE_GAP * box.size) break;
    choice.push(word);
    end = word.x1;
  }
  return choice;
}

const rowOf = (word: Word, words: readonly Word[]): Word[] =>
  words.filter((other) => other !== word && Math.abs(centreY(other) - centreY(word)) <= SAME_ROW * word.size);
