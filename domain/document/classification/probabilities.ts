import { type Features, featureNames, noneNames } from './features.ts';

/** How much each feature counts, in log odds. No weight belongs to a single type. */
export interface FittedWeights {
  type: Readonly<Record<(typeof featureNames)[number], number>>;
  none: Readonly<Record<(typeof noneNames)[number], number>>;
}

export interface Probabilities {
  /** That the document is of no type. */
  none: number;
  /** In the order of the types. */
  types: number[];
}

/** The probabilities of all types and of none; `extra` are log odds to add by type. */
export function probabilitiesOf(features: Features, weights: FittedWeights, extra?: readonly number[]): Probabilities {
  const none = sumOf(features.none, noneNames, weights.none);
  const odds = features.types.map((row, at) => sumOf(row, featureNames, weights.type) + (extra?.[at] ?? 0));
  // shares of exponentials do not change with a common factor, which keeps them finite
  const most = Math.max(none, ...odds);
  const exponents = odds.map((each) => Math.exp(each - most));
  const ofNone = Math.exp(none - most);
  const all = exponents.reduce((sum, each) => sum + each, ofNone);
  return { none: ofNone / all, types: exponents.map((each) => each / all) };
}

function sumOf<Name extends string>(
  row: readonly number[],
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
): number {
  return names.reduce((sum, name, at) => sum + weights[name] * (row[at] ?? 0), 0);
}
