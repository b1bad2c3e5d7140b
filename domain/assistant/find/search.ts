import type { AssistantDocument } from '../documents.ts';
import { indexDocument } from '../index/index-document.ts';
import { readQuestion, type Term } from '../question/read-question.ts';
import { searchWordsOf } from '../words.ts';
import { columnHeadsOf } from './column-heads.ts';
import { findFirstLines, findLines, type FoundLines } from './passages.ts';
import { resolve } from './resolve.ts';

/** Of the best score: passages below it are left out. */
const LEAST_SHARE = 0.3;

/** Lines, with the title and column heads of the table that they are a part of, where these stand further above. */
export type FoundPassage = FoundLines & { heading?: string };

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
}): FoundPassage[] {
  const indexed = documents.map(indexDocument);
  const question = readQuestion(query);
  // amounts and years are read apart in a question
  const terms = question.terms.length > 0 ? question.terms : searchWordsOf(query).map(asTerm);
  const found = findLines(resolve({ ...question, terms }, indexed), most);
  const best = found[0]?.score ?? 0;
  if (best === 0 && keepsBest) return indexed.flatMap(findFirstLines).slice(0, most);
  return found
    .filter(({ score }) => score > 0 && score >= LEAST_SHARE * best)
    .map((one) => ({ ...one, score: Math.min(one.score, 1), ...headingOver(one) }));
}

function headingOver({ document, page, lines: [first] }: FoundLines): { heading?: string } {
  const text = document.source.pages?.find(({ number }) => number === page)?.text ?? '';
  const heading = first && columnHeadsOf(text.split('\n'))[first.at];
  return heading === undefined ? {} : { heading };
}

const asTerm = (word: string): Term => ({ text: word, words: [word], senses: new Set(), weight: 1 });
