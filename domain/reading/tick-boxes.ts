import type { Page, Word } from '../document/page.ts';
import { centreY } from './boxes.ts';

// Choices whose boxes are printed as text: a word behind an empty box says the contrary of what it seems to say.

/** A box, of one word or of its brackets. */
interface PrintedBox {
  words: readonly Word[];
  isTicked: boolean;
  x0: number;
  x1: number;
}

const TICKED = /^(?:[☒☑✗✘]|\[[xX✓]\]|\([xX]\))$/u;
const EMPTY = /^(?:[☐□▢]|\[_?\]|\(_?\))$/u;
/** What boxes look like, filled and empty. */
interface BoxSigns {
  ticked: RegExp;
  empty: RegExp;
}

const PRINTED: BoxSigns = { ticked: TICKED, empty: EMPTY };
/** On forms also round ones, which elsewhere stand before the items of lists. */
export const ROUND_TOO: BoxSigns = {
  ticked: /^(?:[☒☑✗✘●◉]|\[[xX✓]\]|\([xX]\))$/u,
  empty: /^(?:[☐□▢○◯]|\[_?\]|\(_?\))$/u,
};
/** Lists that check off what one has, and print circles before what one could have. */
export const CHECKED_OFF: BoxSigns = { ticked: /^[✓✔]$/u, empty: /^[○◯]$/u };
/** How far apart the brackets of a box, and a box and its words, may be, in sizes of print. */
const BRACKETS_GAP = 1.6;
const CHOICE_GAP = 0.9;
/** Share of the size: how far the middles of words of one row may be apart. */
const SAME_ROW = 0.45;

/** Whether a text is a box that is filled. */
export const isTickedBox = (text: string): boolean => TICKED.test(text);

/** The pages without the choices whose boxes stand empty, where a document ticks others of its boxes. */
export function withoutEmptyBoxes(pages: readonly Page[], signs: BoxSigns = PRINTED): Page[] {
  const isPart = isPartOf(signs);
  const boxed = pages.map((page) => ({ page, rows: page.words.some(isPart) ? rowsOf(page.words, isPart) : [] }));
  const boxes = boxed.map(({ rows }) => rows.flatMap((row) => boxesIn(row, signs).map((box) => ({ box, row }))));
  const isFilled = boxes.flat().some(({ box }) => box.isTicked);
  if (!isFilled || !areFirst(boxes.flat())) return [...pages];
  return boxed.map(({ page }, at) => {
    const empty = (boxes[at] ?? []).filter(({ box }) => !box.isTicked);
    const dropped = new Set(empty.flatMap(({ box, row }) => [...box.words, ...choiceOf(box, row, isPart)]));
    return dropped.size === 0 ? page : { ...page, words: page.words.filter((word) => !dropped.has(word)) };
  });
}

type IsPart = (word: Word) => boolean;

const isPartOf =
  ({ ticked, empty }: BoxSigns): IsPart =>
  ({ text }) =>
    ticked.test(text) || empty.test(text) || text === '[' || text === '(';

/** The words of each row that holds a part of a box, from left to right. */
function rowsOf(words: readonly Word[], isPart: IsPart): Word[][] {
  const rows: Word[][] = [];
  for (const start of words.filter(isPart)) {
    if (rows.some((row) => row.includes(start))) continue;
    const own = words.filter((word) => Math.abs(centreY(word) - centreY(start)) <= SAME_ROW * start.size);
    rows.push(own.sort((a, b) => a.x0 - b.x0));
  }
  return rows;
}

function boxesIn(row: readonly Word[], { ticked, empty }: BoxSigns): PrintedBox[] {
  return row.flatMap((word, at): PrintedBox[] => {
    const next = row[at + 1];
    const isPair = /^[[(]$/.test(word.text) && next !== undefined && /^[\])]$/.test(next.text);
    if (isPair && next.x0 - word.x1 < BRACKETS_GAP * word.size)
      return [{ words: [word, next], isTicked: false, x0: word.x0, x1: next.x1 }];
    const isTicked = ticked.test(word.text);
    return isTicked || empty.test(word.text) ? [{ words: [word], isTicked, x0: word.x0, x1: word.x1 }] : [];
  });
}

/** Whether boxes stand before their words, as most of them show. */
function areFirst(boxes: readonly { box: PrintedBox; row: readonly Word[] }[]): boolean {
  const before = boxes.filter(({ box, row }) => {
    const [left, right] = [row.findLast(({ x1 }) => x1 <= box.x0), row.find(({ x0 }) => x0 >= box.x1)];
    return right !== undefined && (left === undefined || right.x0 - box.x1 < box.x0 - left.x1);
  });
  return before.length * 2 > boxes.length;
}

/** The words right of a box, up to a gap or to the next box. */
function choiceOf(box: PrintedBox, row: readonly Word[], isPart: IsPart): Word[] {
  const choice: Word[] = [];
  let end = box.x1;
  for (const word of row.filter(({ x0 }) => x0 >= box.x1)) {
    if (isPart(word) || word.x0 - end > CHOICE_GAP * word.size) break;
    choice.push(word);
    end = word.x1;
  }
  return choice;
}
