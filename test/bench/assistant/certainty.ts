import type { Features } from '../../../domain/assistant/answers/certainty.ts';

/** A draft of an answer to a question with a known answer. */
export interface JudgedDraft {
  question: string;
  /** Questions of a shelf are about the same documents, so they are left out together. */
  shelf: string;
  features: Features;
  isRight: boolean;
  /** What is doubted is never stated. */
  hasDoubt: boolean;
  /** What it counts in the fit. */
  weight: number;
}

type Weights = ReadonlyMap<string, number>;

const ROUNDS = 1500;
const RATE = 0.5;
const RIDGE = 0.3;

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const valueAt = (values: Float64Array, at: number): number => values[at] ?? 0;

const chanceOf = (weights: Weights, features: Features): number =>
  logistic([...weights].reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0));

/** A logistic regression in which what speaks against an answer never speaks for it, whatever few cases say. */
export function fitWeights(drafts: readonly JudgedDraft[]): Weights {
  const names = [...new Set(drafts.flatMap(({ features }) => Object.keys(features)))];
  const width = names.length;
  const rows = Float64Array.from(drafts.flatMap(({ features }) => names.map((name) => features[name] ?? 0)));
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0);
  const ridges = Float64Array.from(names, (name) => (name.startsWith('by ') ? 0.05 : RIDGE));
  const weights = new Float64Array(width);
  const slopes = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < width; at++) slopes[at] = valueAt(ridges, at) * valueAt(weights, at);
    for (const [index, draft] of drafts.entries()) {
      const start = index * width;
      let logOdds = 0;
      for (let at = 0; at < width; at++) logOdds += valueAt(rows, start + at) * valueAt(weights, at);
      const error = draft.weight * (logistic(logOdds) - Number(draft.isRight));
      for (let at = 0; at < width; at++) slopes[at] = valueAt(slopes, at) + error * valueAt(rows, start + at);
    }
    for (let at = 0; at < width; at++) {
      const moved = valueAt(weights, at) - (RATE * valueAt(slopes, at) * 4) / total;
      weights[at] = names[at]?.startsWith('by ') ? moved : Math.min(moved, 0);
    }
  }
  return new Map(names.map((name, at) => [name, Math.round(valueAt(weights, at) * 100) / 100]));
}

/** Each draft with the chance that weights give it which saw no question of its shelf. */
export function heldOut(drafts: readonly JudgedDraft[]): (JudgedDraft & { chance: number })[] {
  const shelves = [...new Set(drafts.map(({ shelf }) => shelf))];
  const folds = 12;
  return Array.from({ length: folds }).flatMap((_, fold) => {
    const own = new Set(shelves.filter((_shelf, at) => at % folds === fold));
    const weights = fitWeights(drafts.filter(({ shelf }) => !own.has(shelf)));
    return drafts
      .filter(({ shelf }) => own.has(shelf))
      .map((draft) => ({ ...draft, chance: chanceOf(weights, draft.features) }));
  });
}
