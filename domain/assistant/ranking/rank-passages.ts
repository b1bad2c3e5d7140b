import type { Passage } from '../documents.ts';
import { searchWordsOf } from '../words.ts';

export interface RankedPassage {
  passage: Passage;
  /** BM25. */
  score: number;
  /** Share of what the words weigh that the passage holds, 0..1. */
  coverage: number;
}

/** The usual constants of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** Orders passages by how well they match words (see `searchWordsOf`), best first; those without any are left out. */
export function rankPassages({
  words,
  passages,
}: {
  words: readonly string[];
  passages: readonly Passage[];
}): RankedPassage[] {
  const wanted = [...new Set(words)];
  const contents = passages.map((passage) => ({ passage, words: searchWordsOf(passage.text) }));
  const mean = contents.reduce((sum, { words: { length } }) => sum + length, 0) / Math.max(contents.length, 1);
  const weights = new Map(
    wanted.map((word) => {
      const holding = contents.filter(({ words: held }) => held.includes(word)).length;
      return [word, Math.log(1 + (contents.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return contents
    .map(({ passage, words: held }) => {
      let score = 0;
      let covered = 0;
      for (const [word, weight] of weights) {
        const times = held.filter((other) => other === word).length;
        if (times === 0) continue;
        covered += weight;
        const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * held.length) / Math.max(mean, 1);
        score += (weight * times * (SATURATION + 1)) / (times + SATURATION * length);
      }
      return { passage, score, coverage: all > 0 ? covered / all : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
