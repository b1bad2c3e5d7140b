import { wordsOf } from '../words.ts';
import type { Question } from './question.ts';
import { readQuestion } from './read-question.ts';

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
}

const MOST_MESSAGES = 8;

/**
 * The readings of a question in its conversation, the likeliest first: "and on the Accord?" asks what was asked before,
 * of another vehicle. What the question itself says stays in every reading.
 */
export function readingsOf(text: string, history: readonly HistoryMessage[]): Question[] {
  const question = readQuestion(text);
  const before = history.filter(({ role }) => role === 'user').slice(-MOST_MESSAGES);
  const [previous] = before.length > 0 && leansOnHistory(text, question) ? before.slice(-1) : [];
  if (!previous) return [question];
  const [base] = readingsOf(previous.content, before.slice(0, -1));
  return base ? [...mergings(question, base), question] : [question];
}

const OPENING = /^\s*(?:and|or|what about|how about|same for|same question|also|but)\b/i;
const POINTING = /\b(?:its?|that|this one|they|them|those|their|his|her|he|she|the other one|same)\b/i;

function leansOnHistory(text: string, { attributes, coverages, nouns, measures, operations }: Question): boolean {
  const asksNothing =
    [attributes, coverages, nouns, measures].every(({ length }) => length === 0) && operations.size === 0;
  return OPENING.test(text) || POINTING.test(text) || (asksNothing && wordsOf(text).length <= 6);
}

function mergings(question: Question, base: Question): Question[] {
  const asksItself = question.attributes.length > 0 || question.measures.length > 0 || question.nouns.length > 0;
  const namesItself = question.names.length > 0 || question.numbered.length > 0 || question.years.length > 0;
  const asking: Partial<Question> = asksItself
    ? {}
    : {
        attributes: base.attributes,
        measures: base.measures,
        nouns: base.nouns,
        operations: base.operations,
        measureKind: base.measureKind,
      };
  const naming: Partial<Question> = namesItself
    ? {}
    : { names: base.names, numbered: base.numbered, years: base.years, ...(base.status && { status: base.status }) };
  const covering: Partial<Question> = question.coverages.length > 0 ? {} : { coverages: base.coverages };
  const lining: Partial<Question> = question.lines.length > 0 ? {} : { lines: base.lines };
  const versioning: Partial<Question> = question.version || !base.version ? {} : { version: base.version };
  const whole: Question = { ...question, ...asking, ...naming, ...covering, ...lining, ...versioning };
  if (!asksItself) return [whole];
  return [whole, { ...question, ...naming, ...lining, ...versioning }, { ...question, ...lining, ...versioning }];
}
