import type { Word } from '../document/page.ts';
import { around } from './boxes.ts';

/** Share of single letters among the words; fewest words, letters and different letters of a run. */
const SINGLE = 0.6;
const LEAST_WORDS = 3;
const LEAST_LETTERS = 4;
const LEAST_DIFFERENT = 3;
/** Gaps: of letters and of words, as multiples of the font size; of words as a multiple of the median gap too. */
const LETTER_GAP = 0.75;
const RUN_GAP = 2.5;
const WORD_GAP = 1.8;
const SAME_GAP = 1.1;
const INNER_GAP = 0.4;

const LETTERS = /^(?:\p{L}{1,2}|\d|[&/,'’:().-]{1,2}|[\p{L}\d][:,)])$/u;

/**
 * The words of a line with letters that are set apart as ornament ("P O L I C Y", "PA I D") joined again, parted where
 * the gap is clearly wider than between letters.
 */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  if (words.length < LEAST_WORDS) return [...words];
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = (next?: Word): void => {
    joined.push(...(isSpaced(run) && !standsAmong(run, [joined.at(-1), next]) ? wordsOf(run) : run));
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const isNext = !last || (word.x0 - last.x1 < RUN_GAP * last.size && Math.abs(word.size - last.size) < 0.5);
    if (!LETTERS.test(word.text) || !isNext) close(word);
    if (LETTERS.test(word.text)) run.push(word);
    else joined.push(word);
  }
  close();
  return joined;
}

const gapsOf = (run: readonly Word[]): number[] => run.slice(1).map((word, at) => word.x0 - (run[at]?.x1 ?? word.x0));

const medianOf = (gaps: readonly number[]): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;

function isSpaced(run: readonly Word[]): boolean {
  if (run.length < LEAST_WORDS) return false;
  const single = run.filter(({ text }) => text.length === 1 || /^\w[:,)]$/.test(text)).length;
  const letters = run.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  // Rows of one letter mask what stood there; few letters among digits are codes in columns.
  return (
    letters.length >= LEAST_LETTERS &&
    new Set(letters).size >= LEAST_DIFFERENT &&
    single >= SINGLE * run.length &&
    medianOf(gapsOf(run)) < LETTER_GAP * (run[0]?.size ?? 0)
  );
}

/** Whether a word stands as far from a run as its letters from each other: these are words, then, of one letter. */
function standsAmong(run: readonly Word[], [before, after]: readonly (Word | undefined)[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const most = medianOf(gapsOf(run)) * SAME_GAP;
  const isNear = (gap: number): boolean => gap >= 0 && gap <= most;
  return (before !== undefined && isNear(first.x0 - before.x1)) || (after !== undefined && isNear(after.x0 - last.x1));
}

function wordsOf(run: readonly Word[]): Word[] {
  const gaps = gapsOf(run);
  const widest = Math.max(medianOf(gaps) * WORD_GAP, 0.5);
  const parts: Word[][] = [];
  for (const [at, word] of run.entries()) {
    if (at === 0 || (gaps[at - 1] ?? 0) > widest) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part, at) => {
    const text = part.map((word) => word.text).join('');
    const box = around(part);
    // Words of one ornament stay one segment however wide their gaps are.
    const next = parts[at + 1]?.[0];
    if (next) box.x1 = Math.max(box.x1, next.x0 - INNER_GAP * next.size);
    return { ...(part[0] as Word), ...box, text, confidence: Math.min(...part.map((word) => word.confidence)) };
  });
}
