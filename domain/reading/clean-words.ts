import type { Rule, Word } from '../document/page.ts';
import { centreY } from './boxes.ts';

const LEADER = /^[.…_·\-=~*•+]{3,}$|^(\.\s?)+$|^_+$/;
const DOTS = /^\.{4,}$/;
/** Signs of screens that lead to another one. */
const CHEVRON = /^[›❯▸»‹❮◂]$/;
const TRAILING_LEADER = /(?<=[\p{L}\p{N})%:])[.…_·]{3,}$/u;
const LEADER_WITHIN = /(?<=[\p{L}\p{N})%:])[.…_·]{4,}(?=[$\p{L}\p{N}(-])/u;
const LEADING_LEADER = /^[.…_·]{3,}(?=[$\p{L}\p{N}(])/u;

/**
 * Repairs the words of a page: impossible font sizes, leaders, words glued at a colon or a bar. A bar ("|") in an old
 * mainframe report is a vertical rule: it is returned as one.
 */
export function cleanWords(words: readonly Word[]): { words: Word[]; bars: Rule[] } {
  const bars: Rule[] = [];
  const cleaned: Word[] = [];
  for (const word of words) {
    if (!isPlaced(word)) continue;
    const parts = splitAtBars(withSaneSize(word), bars);
    const pieces = parts.flatMap(splitAtLeaders);
    for (const piece of word.text.includes(':') ? pieces.flatMap(splitAtColon) : pieces) {
      const kept = withoutLeaders(piece);
      const before = cleaned.at(-1);
      if (kept) cleaned.push(kept);
      else if (before && DOTS.test(piece.text) && isBeside(before, piece))
        cleaned[cleaned.length - 1] = leading(before);
    }
  }
  return { words: cleaned, bars };
}

const isBeside = (left: Word, right: Word): boolean =>
  Math.abs(centreY(left) - centreY(right)) <= left.size / 2 && right.x0 > left.x0 && right.x0 - left.x1 <= left.size;

const leading = (word: Word): Word => ({ ...word, leads: true });

const isPlaced = ({ x0, y0, x1, y1 }: Word): boolean =>
  Number.isFinite(x0) && Number.isFinite(y0) && Number.isFinite(x1) && Number.isFinite(y1);

function withSaneSize(word: Word): Word {
  const height = Math.abs(word.y1 - word.y0);
  const drawn = 0.72 * height;
  const isSane = Number.isFinite(word.size) && word.size >= 2 && drawn <= 1.6 * word.size;
  return isSane ? word : { ...word, size: Math.max(drawn, 2) };
}

function splitAtBars(word: Word, bars: Rule[]): Word[] {
  if (!word.text.includes('|')) return [word];
  const parts: Word[] = [];
  let start = 0;
  for (let at = 0; at <= word.text.length; at++) {
    if (at < word.text.length && word.text[at] !== '|') continue;
    if (at > start) parts.push(slice(word, start, at));
    if (at < word.text.length) {
      const bar = slice(word, at, at + 1);
      const x = (bar.x0 + bar.x1) / 2;
      bars.push({ kind: 'stroke', x0: x, x1: x, y0: word.y0 - word.size * 0.15, y1: word.y1 + word.size * 0.15 });
    }
    start = at + 1;
  }
  return parts;
}

/** "Number:ABC123" is a caption and a value; "12:01" and "http://" are not. */
function splitAtColon(word: Word): Word[] {
  const at = word.text.search(/(?<=[\p{L})#]):(?=[\p{L}\p{N}$(#])/u);
  if (at < 0) return [word];
  return [slice(word, 0, at + 1), slice(word, at + 1, word.text.length)];
}

/** "Dwelling......$389,500......$61" set without a blank. */
function splitAtLeaders(word: Word): Word[] {
  const { 0: leader, index } = LEADER_WITHIN.exec(word.text) ?? {};
  if (leader === undefined || index === undefined) return [word];
  const rest = slice(word, index + leader.length, word.text.length);
  return [leading(slice(word, 0, index)), ...splitAtLeaders(rest)];
}

function withoutLeaders(word: Word): Word | null {
  if (word.text.trim() === '' || LEADER.test(word.text) || CHEVRON.test(word.text)) return null;
  const end = word.text.search(TRAILING_LEADER);
  if (end > 0) return slice(word, 0, end);
  const lead = LEADING_LEADER.exec(word.text);
  return lead ? slice(word, lead[0].length, word.text.length) : word;
}

/** Part of a word with its share of the box. */
function slice(word: Word, from: number, to: number): Word {
  const step = (word.x1 - word.x0) / Math.max(word.text.length, 1);
  return { ...word, text: word.text.slice(from, to), x0: word.x0 + from * step, x1: word.x0 + to * step };
}
