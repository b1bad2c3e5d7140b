import type { Box } from '../../../domain/document/page.ts';
import { union } from '../engine/boxes.ts';
import type { Character } from './characters.ts';
import type { TextStyle } from './text-style.ts';

/** A word before conversion to the displayed page; its box is upright, see `Character`. */
export interface RawWord extends Box {
  text: string;
  size: number;
  bold: boolean;
  style: TextStyle;
}

// All distances are fractions of the font size.
/** Gaps that separate words without a space character between them. */
const MAX_ADVANCE = 0.6;
const MAX_RETREAT = 0.5;
const MAX_BASELINE_SHIFT = 0.5;
/** Maximum gap between two runs of one value that is drawn in pieces (`07/25/20` + `20`). */
const JOINT = { min: -0.05, max: 0.08, baselineShift: 0.1, sizeDifference: 0.05 };
// words of narrow fonts can be as close, so only pieces of numbers and dates are joined
const VALUE_END = /[\d$/.,-]$/;
const VALUE_START = /^[\d/.,-]/;

/** Groups characters (in content order, undefined at spaces) into words; joins pieces of one value. */
export function buildWords(characters: readonly (Character | undefined)[]): RawWord[] {
  const words: RawWord[] = [];
  let run: Character[] = [];
  const endWord = (): void => {
    if (run.length > 0) words.push(wordOf(run));
    run = [];
  };
  for (const character of characters) {
    const last = run.at(-1);
    if (character === undefined || (last !== undefined && !follows(last, character))) endWord();
    if (character !== undefined) run.push(character);
  }
  endWord();
  return joined(words);
}

function follows(last: Character, next: Character): boolean {
  if (last.style !== next.style && !isSameKind(last.style, next.style)) return false;
  const size = Math.max(last.style.size, next.style.size);
  const advance = next.x0 - last.x1;
  return (
    advance < MAX_ADVANCE * size &&
    advance > -MAX_RETREAT * size - (last.x1 - last.x0) &&
    Math.abs(next.y1 - last.y1) < MAX_BASELINE_SHIFT * size
  );
}

function isSameKind(a: TextStyle, b: TextStyle): boolean {
  return a.turns === b.turns && a.isTilted === b.isTilted && a.isInvisible === b.isInvisible;
}

function wordOf(run: readonly Character[]): RawWord {
  const [first] = run as [Character, ...Character[]];
  let { x0, y0, x1, y1 } = first;
  let text = '';
  let bold = 0;
  for (const character of run) {
    if (character.x0 < x0) x0 = character.x0;
    if (character.y0 < y0) y0 = character.y0;
    if (character.x1 > x1) x1 = character.x1;
    if (character.y1 > y1) y1 = character.y1;
    text += character.text;
    if (character.style.bold) bold++;
  }
  return { text, size: first.style.size, bold: bold * 2 > run.length, style: first.style, x0, y0, x1, y1 };
}

function joined(words: readonly RawWord[]): RawWord[] {
  return linesOf(words).flatMap((line) => {
    const whole: RawWord[] = [];
    for (const word of line.sort((a, b) => a.x0 - b.x0)) {
      const last = whole.at(-1);
      if (last !== undefined && isJoint(last, word)) {
        Object.assign(last, union(last, word), { text: last.text + word.text });
      } else {
        whole.push(word);
      }
    }
    return whole;
  });
}

function linesOf(words: readonly RawWord[]): RawWord[][] {
  const lines: RawWord[][] = [];
  for (const word of [...words].sort((a, b) => a.style.turns - b.style.turns || a.y1 - b.y1)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && isOnLineOf(first, word)) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function isOnLineOf(first: RawWord, word: RawWord): boolean {
  return word.style.turns === first.style.turns && word.y1 - first.y1 <= JOINT.baselineShift * first.size;
}

function isJoint(left: RawWord, right: RawWord): boolean {
  const gap = (right.x0 - left.x1) / left.size;
  return (
    gap >= JOINT.min &&
    gap <= JOINT.max &&
    VALUE_END.test(left.text) &&
    VALUE_START.test(right.text) &&
    left.bold === right.bold &&
    isSameKind(left.style, right.style) &&
    Math.abs(right.size - left.size) <= JOINT.sizeDifference * left.size
  );
}
