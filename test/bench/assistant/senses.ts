import { signsOf } from '../../../domain/assistant/likely/signs.ts';
import { readQuestion } from '../../../domain/assistant/question/read-question.ts';
import type { Ask } from './asks.ts';
import { namesIn } from './names-in-asks.ts';
import { fitSoftmax, type Softmax } from './softmax.ts';

/** A phrase says less of how people ask than a whole question. */
const OF_PHRASE = 0.7;

export const senseSignsIn = (text: string): string[] => signsOf(text, readQuestion(text).terms);

/** What questions ask for, by how people ask for it. */
export function fitSenses(asks: readonly Ask[]): Softmax {
  const names = namesIn(asks.map(({ text }) => text));
  const samples = asks.map(({ text, sense, isQuestion }) => ({
    signs: senseSignsIn(text),
    name: sense,
    weight: isQuestion ? 1 : OF_PHRASE,
  }));
  const isSign = (sign: string): boolean => !sign.split(' ').some((word) => names.has(word));
  return fitSoftmax(samples, { rounds: 15, least: 4, small: 1.2, isSign });
}
