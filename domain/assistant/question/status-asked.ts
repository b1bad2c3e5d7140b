import { attributeConcepts } from '../lexicon/attributes.ts';
import type { Question } from './question.ts';

const status = attributeConcepts.filter(({ id }) => id === 'status');

/** "Has the Smith claim been closed?" asks for the status of that claim; "the closed claims" are those that have it. */
export function withStatusAsked(question: Question): Question {
  const { text, names, attributes, measures, operations } = question;
  const asksForMore = attributes.length > 0 || measures.length > 0 || operations.has('count');
  if (!question.status || names.length === 0 || asksForMore || !/^\W*(?:is|was|has|are|were)\b/i.test(text))
    return question;
  const { status: _, ...rest } = question;
  return { ...rest, attributes: status };
}
