import type { Question } from '../question/read-question.ts';
import { type Added, readWeights } from './encoded-weights.ts';
import { signsOf } from './signs.ts';
import { BIAS, SENSES, WEIGHTS } from './weights.ts';

/** What questions ask for that no field of a document tells. */
const NONE = 'none';

let made: ReadonlyMap<string, readonly Added[]> | undefined;
/** Read at first use: most processes answer no questions. */
const weights = (): ReadonlyMap<string, readonly Added[]> => (made ??= readWeights(WEIGHTS));

/**
 * What a question may ask for, as senses with their chances, learned from how people ask for each field
 * (`npm run fit:senses`). Senses that `isPossible` does not allow have none; with the chance that it asks for nothing
 * that a document tells the chances add up to 1.
 */
export function likelySenses(
  { text, terms }: Pick<Question, 'text' | 'terms'>,
  isPossible: (sense: string) => boolean,
): ReadonlyMap<string, number> {
  const known = signsOf(text, terms).flatMap((sign) => {
    const own = weights().get(sign);
    return own ? [own] : [];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = [...BIAS];
  for (const { sense, weight } of known.flat()) scores[sense] = (scores[sense] ?? 0) + scale * weight;
  const possible = SENSES.flatMap((sense, at) =>
    sense === NONE || isPossible(sense) ? [[sense, Math.exp(scores[at] ?? 0)] as const] : [],
  );
  const sum = possible.reduce((total, [, odds]) => total + odds, 0);
  return new Map(possible.flatMap(([sense, odds]) => (sense === NONE ? [] : [[sense, odds / sum] as const])));
}

/** How much each word of a text speaks for a sense. */
export function wordsFor(text: string, sense: string): ReadonlyMap<string, number> {
  const index = SENSES.indexOf(sense);
  const found = new Map<string, number>();
  for (const sign of signsOf(text, [])) {
    const weight = weights()
      .get(sign)
      ?.find((added) => added.sense === index)?.weight;
    if (weight === undefined) continue;
    const words = sign.split(' ');
    for (const word of words) found.set(word, (found.get(word) ?? 0) + weight / words.length);
  }
  return found;
}
