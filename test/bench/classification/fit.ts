import { ownValue } from '../../../domain/lookup.ts';
import { featureNames, noneNames } from '../../../domain/document/classification/features.ts';
import { type FittedWeights, probabilitiesOf } from '../../../domain/document/classification/probabilities.ts';
import type { Labelled } from './collect.ts';

/** Keeps weights that few documents decide near those of the last fit, whose documents are not all at hand. */
const SHRINKAGE = 0.002;
const STEPS = 500;
const RATE = 0.1;

/** A document that was left out of the fit that classified it. */
export interface Tested {
  isRight: boolean;
  confidence: number;
  style: string;
}

/** The weights that make the known types most likely (by gradients with momentum: Adam); houses count alike. */
export function fit(documents: readonly Labelled[], last: FittedWeights): FittedWeights {
  const prior = listed(last);
  const weights = [...prior];
  const mean = weights.map(() => 0);
  const spread = weights.map(() => 0);
  const shares = sharesOf(documents);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf({ documents, shares, weights, prior });
    for (const [at, slope] of gradient.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * slope ** 2;
      const pace = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * pace;
    }
  }
  return named(weights);
}

/** Classifies each document by a fit that has not seen its house. */
export function leaveOut(documents: readonly Labelled[], last: FittedWeights, folds: number): Tested[] {
  const styles = [...new Set(documents.map(({ style }) => style))];
  return Array.from({ length: folds }, (_, fold) => {
    const out = new Set(styles.filter((__, at) => at % folds === fold));
    const weights = fit(
      documents.filter(({ style }) => !out.has(style)),
      last,
    );
    return documents.filter(({ style }) => out.has(style)).map((document) => test(document, weights));
  }).flat();
}

function test({ type, style, features }: Labelled, weights: FittedWeights): Tested {
  const { none, types } = probabilitiesOf(features, weights);
  const confidence = Math.max(none, ...types);
  return { style, confidence, isRight: (type < 0 ? none : types[type]) === confidence };
}

/** Documents of one house say nearly the same. */
function sharesOf(documents: readonly Labelled[]): number[] {
  const counts = new Map<string, number>();
  for (const { style } of documents) counts.set(style, (counts.get(style) ?? 0) + 1);
  const raw = documents.map(({ style }) => 1 / Math.sqrt(counts.get(style) ?? 1));
  const all = raw.reduce((sum, each) => sum + each, 0);
  return raw.map((each) => each / all);
}

interface Place {
  documents: readonly Labelled[];
  shares: readonly number[];
  weights: readonly number[];
  prior: readonly number[];
}

function gradientOf({ documents, shares, weights, prior }: Place): number[] {
  const gradient = weights.map((weight, at) => SHRINKAGE * (weight - (prior[at] ?? 0)));
  const raise = (at: number, by: number): void => void (gradient[at] = (gradient[at] ?? 0) + by);
  const current = named(weights);
  for (const [index, { type, features }] of documents.entries()) {
    const share = shares[index] ?? 0;
    const { none, types } = probabilitiesOf(features, current);
    const ofNone = (none - (type < 0 ? 1 : 0)) * share;
    for (const [at, value] of features.none.entries()) raise(featureNames.length + at, ofNone * value);
    for (const [each, row] of features.types.entries()) {
      const error = ((types[each] ?? 0) - (each === type ? 1 : 0)) * share;
      for (const [at, value] of row.entries()) raise(at, error * value);
    }
  }
  return gradient;
}

const listed = ({ type, none }: FittedWeights): number[] => [
  ...featureNames.map((name) => ownValue(type, name) ?? 0),
  ...noneNames.map((name) => ownValue(none, name) ?? 0),
];

function named(weights: readonly number[]): FittedWeights {
  const weightOf = (at: number): number => Number((weights[at] ?? 0).toFixed(4));
  return {
    type: Object.fromEntries(featureNames.map((name, at) => [name, weightOf(at)])) as FittedWeights['type'],
    none: Object.fromEntries(
      noneNames.map((name, at) => [name, weightOf(featureNames.length + at)]),
    ) as FittedWeights['none'],
  };
}
