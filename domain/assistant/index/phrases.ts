import { beginsPhrase, knownWords, MOST_WORDS, sensesOf } from '../lexicon/senses.ts';
import { remembered } from '../../text/remembered.ts';
import { wordsOf } from '../words.ts';

/** A run of words that stands for something, or a single word. */
export interface Phrase {
  words: readonly string[];
  /** Empty for a word that stands for itself alone. */
  senses: ReadonlySet<string>;
  /** Index of the first word. */
  at: number;
}

const MEASURES: ReadonlySet<string> = new Set(['limit', 'deductible', 'premium', 'amount', 'coverage']);
const NONE: ReadonlySet<string> = new Set();

/** Whether what is asked of may tell it at all: a word of one kind of policy means nothing in others. */
export type IsPossible = (sense: string) => boolean;

function possible(senses: ReadonlySet<string> = NONE, isPossible: IsPossible): ReadonlySet<string> {
  const own = [...senses].filter(isPossible);
  return own.length === senses.size ? senses : new Set(own);
}

/** Cuts words into the longest phrases that have senses, and single words between them. */
export function phrasesOf(words: readonly string[], isPossible: IsPossible = () => true): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at, isPossible);
    phrases.push(phrase);
    at += phrase.words.length;
  }
  return phrases;
}

function longestAt(words: readonly string[], at: number, isPossible: IsPossible): Phrase {
  const most = beginsPhrase(words[at] ?? '') ? Math.min(MOST_WORDS, words.length - at) : 0;
  for (let length = most; length > 0; length--) {
    const run = words.slice(at, at + length);
    const senses = possible(sensesOf(run.join(' ')), isPossible);
    if (senses.size === 0) continue;
    // "bodily injury limits" is the limit of a coverage, "umbrella limit" that of a policy
    const shorter = length > 1 && MEASURES.has(run.at(-1) ?? '') ? sensesOf(run.slice(0, -1).join(' ')) : undefined;
    const isTopic = [...senses].every((sense) => sense.startsWith('coverage:'));
    const isType = [...(shorter ?? [])].some((sense) => sense.startsWith('type:'));
    const isSplit =
      shorter !== undefined &&
      (isTopic || isType || ([...shorter].some((sense) => senses.has(sense)) && !senses.has('totalPremium')));
    return isSplit ? { words: run.slice(0, -1), senses: shorter, at } : { words: run, senses, at };
  }
  return { words: words.slice(at, at + 1), senses: NONE, at };
}

/** Everything that phrases of a text stand for. Questions read the same lines and names again and again. */
export const sensesIn = remembered((text): ReadonlySet<string> => {
  const senses = new Set(phrasesOf(wordsOf(text)).flatMap((phrase) => [...phrase.senses]));
  return senses.size > 0 ? senses : NONE;
});

const CUT = /^([a-z]+(?: [a-z]+)?) ([a-z]{3,5})$/;

/** What a name stands for, also one that a narrow column cuts off: "bodily inj". */
export const sensesOfName = remembered((text): ReadonlySet<string> => {
  const [, start = '', end] = CUT.exec(text.toLowerCase()) ?? [];
  if (end === undefined || !beginsPhrase(start.split(' ')[0] ?? '')) return sensesIn(text);
  const whole = [...knownWords()].find(
    (word) => word.length > end.length && word.startsWith(end) && sensesOf(`${start} ${word}`) !== undefined,
  );
  return sensesIn(whole === undefined ? text : `${start} ${whole}`);
});
