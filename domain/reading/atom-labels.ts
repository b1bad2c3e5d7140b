// "Label: value Label: value" in one segment: where the labels begin is guessed from kinds, type face and gaps.
import type { Word } from '../document/page.ts';
import { isValue } from './atom.ts';
import { typeOf } from './atom-kinds.ts';

export interface LabelPart {
  words: readonly Word[];
  isLabel: boolean;
}

/** Words that are no caption alone: "Policy Number:", "Loss Date:". */
const TAIL = /^(?:number|no\.?|nbr|num|#|dates?|name|type|code|id|status|address|phone|amount|premium|limit):$/i;
const WIDER = 1.4;
const LONGEST_VALUE = 4;

/** Cuts words after every colon, and before the caption that the colon ends. */
export function cutAtColons(words: readonly Word[]): LabelPart[] {
  const parts: LabelPart[] = [];
  let start = 0;
  for (const [at, word] of words.entries()) {
    if (!endsLabel(word)) continue;
    const run = words.slice(start, at + 1);
    const past = run.findLastIndex(isDateOrMoney) + 1;
    const cut = past > 0 ? past + labelStart(run.slice(past)) : start === 0 ? 0 : labelStart(run);
    if (cut > 0) parts.push({ words: run.slice(0, cut), isLabel: false });
    parts.push({ words: run.slice(cut), isLabel: true });
    start = at + 1;
  }
  if (start < words.length) parts.push({ words: words.slice(start), isLabel: false });
  return parts;
}

/** No caption has one inside: "Loss 03/08/24 OPEN NV Driver:". */
const isDateOrMoney = ({ text }: Word): boolean => /\d/.test(text) && ['date', 'money'].includes(typeOf(text).kind);

const endsLabel = ({ text }: Word): boolean => text.endsWith(':') && /[\p{L}\p{N})#.]:$/u.test(text);

/** In "VA Status:" the index of "Status:". */
function labelStart(run: readonly Word[]): number {
  if (run.length < 2) return 0;
  const bold = run.findIndex((word, at) => at > 0 && word.bold && !run[at - 1]?.bold);
  if (bold > 0 && run.slice(bold).every((word) => word.bold)) return bold;
  for (let count = Math.min(LONGEST_VALUE, run.length - 1); count > 0; count--) {
    const typed = typeOf(joined(run.slice(0, count)));
    if (isValue(typed) || typed.kind !== 'text') return count;
  }
  return widestGap(run) ?? Math.max(run.length - (TAIL.test(run.at(-1)?.text ?? '') ? 2 : 1), 1);
}

function widestGap(run: readonly Word[]): number | null {
  if (run.length < 3) return null;
  const gaps = run.slice(1).map((word, at) => word.x0 - (run[at]?.x1 ?? word.x0));
  const sorted = gaps.toSorted((a, b) => a - b);
  const widest = sorted.at(-1) ?? 0;
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return widest > WIDER * Math.max(median, 1) ? gaps.indexOf(widest) + 1 : null;
}

const joined = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');
