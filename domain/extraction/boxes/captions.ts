import { around } from '../../reading/boxes.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import type { Box, Word } from '../../document/page.ts';
import { type Run, runOf } from './writing.ts';

export interface FoundCaption extends Box {
  /** The fields that it may be the caption of: those that have its wording. */
  fields: readonly string[];
  words: Word[];
  size: number;
}

/** Captions wrap over so many lines at most. */
const MOST_LINES = 4;

/** Finds the captions in the runs of a cell, those that wrap over lines too. */
export function findCaptions(runs: readonly Run[], wordings: Wordings): FoundCaption[] {
  const found: FoundCaption[] = [];
  const taken = new Set<Word>();
  const queue = [...runs];
  while (queue.length > 0) {
    const run = queue.shift() as Run;
    const free = run.words.filter((word) => !taken.has(word));
    const [first] = free;
    if (!first) continue;
    const best = longestMatch({ run: runOf(free), runs, taken, wordings });
    if (!best) continue;
    for (const word of best.words) taken.add(word);
    found.push({ ...around(best.words), fields: best.fields, words: best.words, size: first.size });
    const rest = best.last.words.filter((word) => !taken.has(word));
    if (rest.length > 0) queue.unshift(runOf(rest));
  }
  return found;
}

interface Match {
  fields: string[];
  words: Word[];
  /** The run that the match ends in. */
  last: Run;
}

function longestMatch({
  run,
  runs,
  taken,
  wordings,
}: {
  run: Run;
  runs: readonly Run[];
  taken: ReadonlySet<Word>;
  wordings: Wordings;
}): Match | null {
  let best: Match | null = null;
  const parts: Run[] = [run];
  while (parts.length <= MOST_LINES) {
    const words = parts.flatMap((part) => part.words);
    const last = parts.at(-1) as Run;
    const matches = wordings.matchAll(words.map((word) => word.text).join(' '));
    const [match] = matches;
    const isLonger = match && match.length > (best?.words.length ?? 0);
    // A match that does not reach the last line was found without it.
    if (isLonger && match.length > words.length - last.words.length && isWholeCaption(words, match.length)) {
      best = { fields: matches.map(({ field }) => field), words: withBracket(words, match.length), last };
    }
    const next = runs.find((other) => isNextLine(last, other) && !other.words.some((word) => taken.has(word)));
    if (!next || parts.includes(next)) break;
    parts.push(next);
  }
  return best;
}

/** A single word such as "Date" or "Other" starts sentences too: it is a caption alone or before a colon. */
function isWholeCaption(words: readonly Word[], length: number): boolean {
  const next = words[length];
  const last = words[length - 1];
  const isSetApart = last?.bold === true && next?.bold === false;
  return length > 1 || !next || isSetApart || /[:#)]$/.test(last?.text ?? '') || /^[:(]/.test(next.text);
}

/** Brackets after a caption explain it: "(including ZIP+4)". */
function withBracket(words: readonly Word[], length: number): Word[] {
  const next = words[length];
  const last = words[length - 1];
  if (next && /^[:.]$/.test(next.text)) return words.slice(0, length + 1);
  if (!next?.text.startsWith('(') || last?.text.endsWith(':') || /^\(\d{3}\)/.test(next.text))
    return words.slice(0, length);
  const end = words.findIndex((word, at) => at >= length && /\):?$/.test(word.text));
  return words.slice(0, end < 0 ? words.length : end + 1);
}

function isNextLine(above: Run, below: Run): boolean {
  const gap = below.y0 - above.y1;
  if (below.y0 <= above.y0 + 1 || gap > 0.6 * above.size || Math.abs(below.size - above.size) > 0.6) return false;
  return below.x0 < above.x1 && above.x0 < below.x1;
}
