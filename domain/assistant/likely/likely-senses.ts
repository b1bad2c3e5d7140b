import type { Question } from '../question/read-question.ts';
import { learned, oddsOf } from './learned.ts';
import { signsOf } from './signs.ts';
import { BIAS, SENSES, WEIGHTS } from './weights.ts';

/** What questions ask for that no field of a document tells. */
const NONE = 'none';

const model = learned(SENSES, BIAS, WEIGHTS);

/**
 * What a question may ask for, as senses with their chances, learned from how people ask for each field
 * (`npm run fit:senses`). Senses that `isPossible` does not allow have none; with the chance that it asks for nothing
 * that a document tells the chances add up to 1.
 */
export function likelySenses(
  { text, terms }: Pick<Question, 'text' | 'terms'>,
  isPossible: (sense: string) => boolean,
): ReadonlyMap<string, number> {
  const odds = oddsOf(model, signsOf(text, terms));
  const possible = SENSES.flatMap((sense, at) =>
    sense === NONE || isPossible(sense) ? [[sense, odds[at] ?? 0] as const] : [],
  );
  const sum = possible.reduce((total, [, own]) => total + own, 0);
  return new Map(possible.flatMap(([sense, own]) => (sense === NONE ? [] : [[sense, own / sum] as const])));
}

/** How much each word of a text speaks for a sense. */
export function wordsFor(text: string, sense: string): ReadonlyMap<string, number> {
  const index = SENSES.indexOf(sense);
  const found = new Map<string, number>();
  for (const sign of signsOf(text, [])) {
    const weight = model
      .weights()
      .get(sign)
      ?.find((added) => added.sense === index)?.weight;
    if (weight === undefined) continue;
    const words = sign.split(' ');
    for (const word of words) found.set(word, (found.get(word) ?? 0) + weight / words.length);
  }
  return found;
}
