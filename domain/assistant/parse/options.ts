import type { Asked } from '../find/resolve.ts';
import { type IsPossible, type Phrase, phrasesOf } from '../index/phrases.ts';
import type { Condition } from './conditions.ts';
import type { Cues } from './cues.ts';
import type { Feature } from './features.ts';
import type { Column } from './column.ts';
import type { Token } from './tokens.ts';

/** A run of words: from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

/** What a run of words may do in a query over a table. */
export interface Option extends Span {
  /** A qualifier says what field a bound or value is of, and `linked` of which other records they are told. */
  role: 'condition' | 'target' | 'group' | 'qualifier' | 'list' | 'linked';
  column?: Column;
  condition?: Condition;
  /** Words elsewhere that it uses: "other than". */
  cue?: number;
  features: readonly Feature[];
}

/** A question with its words, as it is read for each table. */
export interface Reading {
  asked: Asked;
  tokens: readonly Token[];
  /** Those that stand for something. */
  phrases: readonly Phrase[];
  /** Those of the part that asks. */
  said: ReadonlySet<string>;
  cues: Cues;
}

/** The phrases that stand for something, none of which goes on over a mark or a number. */
export function phrasesIn(tokens: readonly Token[], isPossible: IsPossible): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (tokens[to]?.kind === 'word' && (to === from || !tokens[to]?.isApart)) to++;
    const words = tokens.slice(from, to).map(({ word }) => word);
    phrases.push(...phrasesOf(words, isPossible).map((phrase) => ({ ...phrase, at: phrase.at + from })));
    from = Math.max(to, from + 1);
  }
  return phrases.filter(({ senses }) => senses.size > 0);
}
