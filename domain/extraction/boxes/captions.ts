import { around } from '../../reading/boxes.ts';
import type { WordingMatch, Wordings } from '../lexicon/wordings.ts';
import type { Box, Word } from '../../document/page.ts';
import { type Run, runOf } from './writing.ts';

export interface FoundCaption extends Box {
  /** The fields that it may be the caption of: those that have its wording. */
  fields: readonly string[];
  words: Word[];
  size: number;
}

/** "3.", "12)" or "4a." before a caption. */
const ITEM = /^\d{1,2}[a-z]?[.)]$/;
const COUNT = /^#?\d{1,3},?$/;
/** Captions wrap over so many lines at most. */
const MOST_LINES = 4;

/** Finds the captions in the runs of a cell, those that wrap over lines too. */
export function findCaptions(runs: readonly Run[], wordings: Wordings): FoundCaption[] {
  const found: FoundCaption[] = [];
  const taken = new Set<Word>();
  const queue = [...runs];
  const below = runsBelow(runs);
  while (queue.length > 0) {
    const run = queue.shift() as Run;
    const all = run.words.filter((word) => !taken.has(word));
    const free = all.length > 1 && ITEM.test(all[0]?.text ?? '') ? all.slice(1) : all;
    const [first] = free;
    if (!first) continue;
    const best = longestMatch({ run: runOf(free), below, taken, wordings });
    if (!best || isContinued(best, runs, taken)) continue;
    const words = free === all ? best.words : [...all.slice(0, 1), ...best.words];
    for (const word of words) taken.add(word);
    found.push({ ...around(words), fields: best.fields, words, size: first.size });
    const left = best.last.words.filter((word) => !taken.has(word));
    // "Location 1, Building 1": behind a number stands the next caption.
    const rest = COUNT.test(left[0]?.text ?? '') ? left.slice(1) : left;
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
  below,
  taken,
  wordings,
}: {
  run: Run;
  below: (above: Run) => readonly Run[];
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
    const isLonger = match && match.length > (best?.words.length ?? 0) && !isTwo(best, matches, parts, wordings);
    // A match that does not reach the last line was found without it.
    if (isLonger && match.length > words.length - last.words.length && isWholeCaption(words, match.length)) {
      best = { fields: matches.map(({ field }) => field), words: withBracket(words, match.length), last };
    }
    const next = below(last).find((other) => !other.words.some((word) => taken.has(word)));
    if (!next || parts.includes(next)) break;
    parts.push(next);
  }
  return best;
}

/** Points: the left edges of lines of one text. */
const SAME_EDGE = 1;

/** "Lanastone Fire and Marine / Insurance Company": right below a line of the same print it goes on with the name. */
function isContinued({ words }: Match, runs: readonly Run[], taken: ReadonlySet<Word>): boolean {
  const [first] = words;
  const text = words.map((word) => word.text).join(' ');
  if (!first || !/\bcompany$/i.test(text)) return false;
  return runs.some(
    (run) =>
      run.words.length > 1 &&
      run.words.every((word) => !taken.has(word) && word.bold === first.bold) &&
      Math.abs(run.x0 - first.x0) < SAME_EDGE &&
      Math.abs(run.size - first.size) < SAME_EDGE / 2 &&
      first.y0 - run.y1 > -0.5 * first.size &&
      first.y0 - run.y1 < 0.5 * first.size,
  );
}

/** What a line ends in that goes on in the next one. */
const JOINS = /(?:\b(?:and|or|of)|[&,/])$/i;

/** "PRODUCER" over "PHONE:" are two captions, though the forms of others ask for the producer's phone. */
function isTwo(
  before: Match | null,
  joined: readonly WordingMatch[],
  parts: readonly Run[],
  wordings: Wordings,
): boolean {
  const [last, over] = [parts.at(-1), parts.at(-2)];
  if (!before || !last || JOINS.test(over?.text ?? '')) return false;
  const alone = wordings.matchAll(last.text);
  return alone.some(({ field, rest }) => rest === '' && joined.some((other) => other.field === field));
}

/** A single word such as "Date" or "Other" starts sentences too: it is a caption alone or before a colon. */
function isWholeCaption(words: readonly Word[], length: number): boolean {
  const next = words[length];
  const last = words[length - 1];
  const isSetApart = last?.bold === true && next?.bold === false;
  return (
    length > 1 ||
    !next ||
    COUNT.test(next.text) ||
    isSetApart ||
    /[:#)]$/.test(last?.text ?? '') ||
    /^[:(]/.test(next.text)
  );
}

/** Brackets after a caption explain it: "(including ZIP+4)". */
function withBracket(words: readonly Word[], length: number): Word[] {
  const next = words[length];
  const last = words[length - 1];
  if (next && /^(?:[:.]|#[:.]?)$/.test(next.text)) return words.slice(0, length + 1);
  if (!next?.text.startsWith('(') || last?.text.endsWith(':') || /^\(\d{3}\)/.test(next.text))
    return words.slice(0, length);
  const end = words.findIndex((word, at) => at >= length && /\):?$/.test(word.text));
  return words.slice(0, end < 0 ? words.length : end + 1);
}

/** Points that the top of the next line is lower at least. */
const LOWER = 1;
/** Most space between lines of one text, as a share of their size. */
const LINE_GAP = 0.6;
/** What adding in another order may come to. */
const ROUNDING = 0.001;

/** What may be the next line of a run, in the order of the runs: a page may have thousands, of which few stand right below. */
function runsBelow(runs: readonly Run[]): (above: Run) => readonly Run[] {
  const byTop = [...runs.entries()].sort(([, a], [, b]) => a.y0 - b.y0);
  const firstBelow = (top: number): number => {
    let [from, to] = [0, byTop.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((byTop[middle]?.[1].y0 ?? 0) > top) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  return (above) =>
    byTop
      .slice(firstBelow(above.y0 + LOWER), firstBelow(above.y1 + (LINE_GAP + ROUNDING) * above.size))
      .filter(([, run]) => isNextLine(above, run))
      .sort(([a], [b]) => a - b)
      .map(([, run]) => run);
}

function isNextLine(above: Run, below: Run): boolean {
  const gap = below.y0 - above.y1;
  if (below.y0 <= above.y0 + LOWER || gap > LINE_GAP * above.size || Math.abs(below.size - above.size) > 0.6)
    return false;
  return below.x0 < above.x1 && above.x0 < below.x1;
}
