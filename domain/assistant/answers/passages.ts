import type { Passage } from '../documents.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import { isFiller } from '../lexicon/dictionary.ts';
import type { Question } from '../question/question.ts';
import { bestQuote } from '../ranking/best-quote.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { wordsOf } from '../words.ts';

export interface QuotedPassage {
  document: ReadDocument;
  page: number;
  quote: string;
  /** 0..1. */
  score: number;
}

/** The share of the question's words, by weight, that a passage must hold. */
const ENOUGH = 0.6;
const MOST_QUOTES = 3;

/**
 * The passages that speak of what a question asks, quoted; none when no passage does. Where the question is for a field
 * that the documents do not fill (`isForField`), a passage must hold all of its words: half of them is another answer.
 */
export function quotePassages({
  question,
  documents,
  passages,
  isForField,
}: {
  question: Question;
  documents: readonly ReadDocument[];
  passages: readonly Passage[];
  isForField: boolean;
}): QuotedPassage[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  const words = wordsOf(question.text).filter((word) => !isFiller(word));
  if (words.length === 0) return [];
  const ranked = rankPassages({ words, passages });
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= 0.7 * best)
    .flatMap(({ passage, score, coverage }) => {
      const document = byId.get(passage.documentId);
      if (!document) return [];
      const quote = bestQuote(passage.text, words);
      const held = new Set(wordsOf(quote));
      const missing = words.filter((word) => !held.has(word) && !document.identity.has(word));
      const isStrict = isForField ? missing.length === 0 && words.length > 1 : coverage >= ENOUGH;
      const holdsNames = [...question.names, ...question.years].every(
        (name) => held.has(name) || document.identity.has(name) || wordsOf(passage.text).includes(name),
      );
      if (!isStrict || (isForField && !holdsNames)) return [];
      return [{ document, page: passage.page, quote, score: Math.min(1, coverage * (score / best)) }];
    })
    .slice(0, MOST_QUOTES);
}
