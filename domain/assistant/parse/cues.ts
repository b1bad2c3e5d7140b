import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const EXCEPT = words('except excluding exclude besides beside skip ignore ignoring minus omit omitting excl drop');
const NOT = words('not isnt arent wasnt werent non never neither nor aint');
const NONE = words(
  `no without lack lacks lacking missing nothing zero none nil dont doesnt didnt havent hasnt hadnt never not isnt arent wasnt werent
  blank free absent empty unknown minus`,
);

/** The words that turn a question round, by where they stand. */
export interface Cues {
  /** "Other than", "not": what follows is not meant. */
  except: readonly number[];
  /** Those of them that say nothing else. */
  strong: ReadonlySet<number>;
  /** "No", "without", "missing": what is beside it is not there, or comes to nothing. */
  none: readonly number[];
}

export function cuesIn(tokens: readonly Token[]): Cues {
  const except: number[] = [];
  const strong = new Set<number>();
  const none: number[] = [];
  for (const [at, { written: word, raw }] of tokens.entries()) {
    const next = tokens[at + 1]?.written ?? '';
    const isCounting = NOT.has(word) && /^(?:count\w*|include|including)$/.test(next);
    if (EXCEPT.has(word) || endsException(tokens[at - 1]?.written ?? '', word) || isCounting) strong.add(at);
    if (strong.has(at) || NOT.has(word)) except.push(at);
    if (NONE.has(word) && !(word === 'no' && isNumber(raw, next))) none.push(at);
  }
  return { except, strong, none };
}

/** "Policy no 12", "claim number?", "the no of claims". */
const isNumber = (raw: string, next: string): boolean =>
  !/^no$/i.test(raw) || !/^(?!(?:of|for|on|is|in|and|or|to|please|pls)$)[a-z]/.test(next);

/** The first words of exceptions of two, by the second. */
const BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ['than', /^(?:other|rather)$/],
  ['from', /^(?:aside|apart)$/],
  ['of', /^(?:outside|exclusive)$/],
  ['out', /^(?:leav\w*|left|tak\w+|cut\w*)$/],
  ['but', /^(?:anything|everything|all|nothing)$/],
]);

/** "Other than", "aside from", "leaving out", "anything but". */
const endsException = (before: string, word: string): boolean => BEFORE.get(word)?.test(before) ?? false;

/** How many words before what it excepts a word may stand, and a word for none beside what is not there. */
export const REACH = { except: 8, none: 4 } as const;

/** The last cue that stands shortly before a place. */
export const cueBefore = (cues: readonly number[], from: number, reach: number): number | undefined =>
  cues.findLast((at) => at < from && at >= from - reach);

/** A cue in a run of words ("no claims"), else shortly before or after it. */
export const cueAround = (
  cues: readonly number[],
  { from, to }: { from: number; to: number },
  reach: number,
): number | undefined =>
  cues.find((at) => at >= from && at < to) ??
  cueBefore(cues, from, reach) ??
  cues.find((at) => at >= to && at < to + reach);
