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

const chanceOf = (weights: Weights, features: Features): number =>
  logistic([...weights].reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0));

/** A logistic regression in which what speaks against an answer never speaks for it, whatever few cases say. */
export function fitWeights(drafts: readonly JudgedDraft[]): Weights {
  const names = [...new Set(drafts.flatMap(({ features }) => Object.keys(features)))];
  const rows = drafts.map(({ features }) => names.map((name) => features[name] ?? 0));
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0);
  const weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (names[at]?.startsWith('by ') ? 0.05 : RIDGE) * weight);
    for (const [index, row] of rows.entries()) {
      const draft = drafts[index];
      const logOdds = row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const error = (draft?.weight ?? 0) * (logistic(logOdds) - Number(draft?.isRight));
      for (const [at, value] of row.entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    for (const [at, own] of slope.entries()) {
      const moved = (weights[at] ?? 0) - (RATE * own * 4) / total;
      weights[at] = names[at]?.startsWith('by ') ? moved : Math.min(moved, 0);
    }
  }
  return new Map(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
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
