import type { AssistantDocument } from '../documents.ts';
import { indexDocument } from '../index/index-document.ts';
import { readQuestion, type Term } from '../question/read-question.ts';
import { searchWordsOf } from '../words.ts';
import { findFirstLines, findLines, type FoundLines } from './passages.ts';
import { resolve } from './resolve.ts';

/** Of the best score: passages below it are left out. */
const LEAST_SHARE = 0.3;

/** The lines of documents that hold most of what is searched for, best first, as they stand on their pages. */
export function searchLines({
  query,
  documents,
  most,
  keepsBest = false,
}: {
  query: string;
  documents: readonly AssistantDocument[];
  most: number;
  /** Where no line holds any of it the first ones are returned, with a score of 0. */
  keepsBest?: boolean;
}): FoundLines[] {
  const indexed = documents.map(indexDocument);
  const question = readQuestion(query);
  // amounts and years are read apart in a question
  const terms = question.terms.length > 0 ? question.terms : searchWordsOf(query).map(asTerm);
  const found = findLines(resolve({ ...question, terms }, indexed), most);
  const best = found[0]?.score ?? 0;
  if (best === 0 && keepsBest) return indexed.flatMap(findFirstLines).slice(0, most);
  return found
    .filter(({ score }) => score > 0 && score >= LEAST_SHARE * best)
    .map((one) => ({ ...one, score: Math.min(one.score, 1) }));
}

const asTerm = (word: string): Term => ({ text: word, words: [word], senses: new Set(), weight: 1 });
