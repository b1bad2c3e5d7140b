import type { AttributeConcept } from '../lexicon/attribute.ts';
import { attributeConcepts } from '../lexicon/attributes.ts';
import type { Question } from './question.ts';

const limit = attributeConcepts.filter(({ id }) => id === 'limit');

/** Who pays: the insurer, for what it covers. */
const INSURER_PAYS = /\b(?:insurance|policy|plan|it|they|insurer|carrier|company)\b(?:\s+\w+){0,2}\s+pays?\b/i;
const IS_PREMIUM = /\b(?:premium|cost|price)s?\b/i;

/** "Pay" and "cost" are the premium, except of claims, and where it is the insurer who pays. */
export function withMoneyMeant(question: Question): Question {
  const { attributes, nouns, measures, coverages, text } = question;
  if (!attributes.some(({ id }) => id === 'premium')) return question;
  const others: readonly AttributeConcept[] = attributes.filter(({ id }) => id !== 'premium');
  if (nouns.some(({ many }) => many === 'claims') && !/\bpremium/i.test(text)) {
    const measure = /\bpa(?:y|id)/i.test(text) ? 'paid' : 'incurred';
    return { ...question, attributes: others, measures: measures.length > 0 ? measures : [measure] };
  }
  // "the premium that was paid"
  if (/\bpremium/i.test(text)) return { ...question, measures: [] };
  if (coverages.length === 0 || IS_PREMIUM.test(text) || !INSURER_PAYS.test(text)) return question;
  if (/how much|up to|the most/i.test(text)) return { ...question, attributes: [...others, ...limit] };
  return { ...question, attributes: others, operations: new Set([...question.operations, 'exists']) };
}
