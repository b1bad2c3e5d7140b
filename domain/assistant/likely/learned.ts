import { type Added, readWeights } from './encoded-weights.ts';

/** What a fitted softmax regression tells by the signs of a text. */
export interface Learned {
  names: readonly string[];
  /** The logarithm of the odds of each name, whatever the signs. */
  bias: readonly number[];
  /** What each sign adds; read at first use: most processes answer no questions. */
  weights: () => ReadonlyMap<string, readonly Added[]>;
}

export function learned(names: readonly string[], bias: readonly number[], lines: string): Learned {
  let made: ReadonlyMap<string, readonly Added[]> | undefined;
  return { names, bias, weights: () => (made ??= readWeights(lines)) };
}

/** The odds of each name, in the order of the names. */
export function oddsOf({ bias, weights }: Learned, signs: readonly string[]): number[] {
  const known = signs.flatMap((sign) => {
    const own = weights().get(sign);
    return own ? [own] : [];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = [...bias];
  for (const { sense, weight } of known.flat()) scores[sense] = (scores[sense] ?? 0) + scale * weight;
  return scores.map(Math.exp);
}
