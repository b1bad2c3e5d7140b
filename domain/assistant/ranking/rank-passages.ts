import type { Passage } from '../documents.ts';
import { searchWordsOf } from '../words.ts';
import type { PlacedPassage } from './split-passages.ts';

export interface RankedPassage<Kind extends Passage> {
  passage: Kind;
  /** BM25. */
  score: number;
  /** Share of what the words weigh that the passage holds, 0..1. */
  coverage: number;
}

/** The usual constants of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** Of the best score: passages below it are left out. */
const LEAST_SHARE = 0.3;

type Candidate = Passage & Partial<Pick<PlacedPassage, 'heading' | 'from' | 'to'>>;

/**
 * Orders passages by how well they and their headings match words (see `searchWordsOf`), best first. Left out are those
 * far below the best one, and those that tell nothing that a better one beside them does not tell.
 */
export function rankPassages<Kind extends Candidate>({
  words,
  passages,
  keepsBest = false,
}: {
  words: readonly string[];
  passages: readonly Kind[];
  /** Without any match the first passages are returned, with a score of 0. */
  keepsBest?: boolean;
}): RankedPassage<Kind>[] {
  const wanted = [...new Set(words)];
  const contents = passages.map((passage) => ({ passage, words: wordsIn(passage) }));
  const mean = contents.reduce((sum, { words: { length } }) => sum + length, 0) / Math.max(contents.length, 1);
  const weights = new Map(
    wanted.map((word) => {
      const holding = contents.filter(({ words: held }) => held.includes(word)).length;
      return [word, Math.log(1 + (contents.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = contents
    .map(({ passage, words: held }) => {
      let score = 0;
      let covered = 0;
      const matched: string[] = [];
      for (const [word, weight] of weights) {
        const times = held.filter((other) => other === word).length;
        if (times === 0) continue;
        matched.push(word);
        covered += weight;
        const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * held.length) / Math.max(mean, 1);
        score += (weight * times * (SATURATION + 1)) / (times + SATURATION * length);
      }
      return { passage, score, matched, coverage: all > 0 ? covered / all : 0 };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const told =
    best === 0 && keepsBest ? scored : scored.filter(({ score }) => score > 0 && score >= LEAST_SHARE * best);
  return withoutRepeated(told).map(({ passage, score, coverage }) => ({ passage, score, coverage }));
}

type Scored<Kind> = { passage: Kind; score: number; matched: string[]; coverage: number };

/** Without passages that overlap a better one and match no other words, and without equal ones of a document. */
function withoutRepeated<Kind extends Candidate>(scored: readonly Scored<Kind>[]): Scored<Kind>[] {
  const kept: Scored<Kind>[] = [];
  const texts = new Set<string>();
  for (const one of scored) {
    const text = `${one.passage.documentId} ${one.passage.text}`;
    const isTold = kept.some(
      (other) =>
        areOverlapping(one.passage, other.passage) && one.matched.every((word) => other.matched.includes(word)),
    );
    if (isTold || texts.has(text)) continue;
    texts.add(text);
    kept.push(one);
  }
  return kept;
}

function areOverlapping(a: Candidate, b: Candidate): boolean {
  if (a.documentId !== b.documentId || a.page !== b.page) return false;
  if (a.from === undefined || a.to === undefined || b.from === undefined || b.to === undefined) return false;
  return a.from < b.to && b.from < a.to;
}

const wordsIn = ({ text, heading }: Candidate): string[] =>
  searchWordsOf(heading === undefined ? text : `${heading}\n${text}`);
