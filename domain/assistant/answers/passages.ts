import { isRecordList } from '../../policies/schema.ts';
import type { Passage } from '../documents.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import { isFiller } from '../lexicon/fillers.ts';
import type { Question } from '../question/question.ts';
import { bestQuote } from '../ranking/best-quote.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import { ownValue } from '../../lookup.ts';

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
 * that the document does not fill, one sentence or line must hold all of its words: half of them is another answer.
 */
export function quotePassages({
  question,
  documents,
  passages,
}: {
  question: Question;
  documents: readonly ReadDocument[];
  passages: readonly Passage[];
}): QuotedPassage[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  const words = contentWordsOf(question.text);
  const ranked = rankPassages({ words, passages: passages.filter(({ documentId }) => byId.has(documentId)) });
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= 0.7 * best)
    .flatMap(({ passage, score, coverage }) => {
      const document = byId.get(passage.documentId);
      if (!document) return [];
      if (isFieldLeftEmpty(question, document)) return [];
      const isForField = asksForField(question, document);
      const quote = bestQuote({ passage: passage.text, words, ...(isForField && { most: 1 }) });
      const isAnswer = isForField ? saysAll({ quote, words, document, question }) : coverage >= ENOUGH;
      if (!saysMore({ quote, words, document })) return [];
      return isAnswer ? [{ document, page: passage.page, quote, score: Math.min(1, coverage * (score / best)) }] : [];
    })
    .slice(0, MOST_QUOTES);
}

/** A heading that repeats the question, or a line that names the document, tells nothing. */
function saysMore({
  quote,
  words,
  document,
}: {
  quote: string;
  words: readonly string[];
  document: ReadDocument;
}): boolean {
  const called = new Set([...document.identity, ...document.parties].flatMap(searchWordsOf));
  const said = searchWordsOf(quote);
  const isOnSubject = words.some((word) => said.includes(word) && !called.has(word));
  const more = said.filter((word) => !words.includes(word));
  // one word more is a heading's, but an amount answers
  return isOnSubject && (more.length > 1 || more.some((word) => /\d/.test(word)));
}

const contentWordsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isFiller(word))
    .flatMap(searchWordsOf);

const asksForField = (
  { attributes, measures, nouns, coverages, numbered }: Question,
  { type }: ReadDocument,
): boolean => type !== undefined && [attributes, measures, nouns, coverages, numbered].some(({ length }) => length > 0);

/** A field that documents of the type have and this one does not: a line with its caption is no answer. */
function isFieldLeftEmpty({ attributes, coverages }: Question, { type }: ReadDocument): boolean {
  if (!type || coverages.length > 0) return false;
  const { properties } = type.schema;
  return attributes.some(({ targets }) =>
    targets.some(({ list, keys }) => {
      if (list === undefined) return keys.some((key) => Object.hasOwn(properties, key));
      const records = ownValue(properties, list);
      return (
        records !== undefined &&
        isRecordList(records) &&
        keys.some((key) => Object.hasOwn(records.items.properties, key))
      );
    }),
  );
}

function saysAll({
  quote,
  words,
  document,
  question,
}: {
  quote: string;
  words: readonly string[];
  document: ReadDocument;
  question: Question;
}): boolean {
  const held = new Set(searchWordsOf(quote));
  const identity = new Set([...document.identity].flatMap(searchWordsOf));
  const isSentence = words.length > 1 || (question.coverages.length > 0 && held.size > 3);
  return isSentence && question.numbered.length === 0 && words.every((word) => held.has(word) || identity.has(word));
}
