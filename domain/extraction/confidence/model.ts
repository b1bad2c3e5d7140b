import type { Features } from './features.ts';

/**
 * A split or a leaf of a tree. Values up to `threshold` go to node `low`, others to `high`; a leaf has neither and adds
 * `value` to the log odds.
 */
export type TreeNode =
  | readonly [feature: number, threshold: number, low: number, high: number]
  | readonly [value: number];

export interface FittedModel {
  features: readonly string[];
  /** The median of each feature. */
  usual: readonly number[];
  /** Log odds before any tree. */
  base: number;
  /** The first node of each tree is its root. */
  trees: readonly (readonly TreeNode[])[];
  /** Measured precision by log odds, rising; between two points it is interpolated. */
  calibration: readonly (readonly [logOdds: number, precision: number])[];
}

/** Reads trees as they are written: a tree a line, nodes with semicolons, their numbers with blanks. */
export function treesOf(text: string): TreeNode[][] {
  const lines = text.trim().split('\n');
  return lines.map((line) => line.split(';').map(nodeOf));
}

function nodeOf(text: string): TreeNode {
  const [first = 0, threshold, low, high] = text.split(' ').map(Number);
  return threshold === undefined || low === undefined || high === undefined ? [first] : [first, threshold, low, high];
}

/** The probability that a value with these features is right. */
export function probabilityOf(model: FittedModel, features: Features): number {
  return calibrated(model.calibration, logOddsOf(model, features));
}

/** The sum of the trees. */
export function logOddsOf(model: FittedModel, features: Features): number {
  return sumOf(model, rowOf(model, features));
}

/** How much the log odds would fall if a feature had its usual value instead, the strongest first. */
export function effectsOf(model: FittedModel, features: Features): { name: string; value: number; effect: number }[] {
  const row = rowOf(model, features);
  const whole = sumOf(model, row);
  const effects = model.features.map((name, at) => {
    const value = row[at] ?? 0;
    return { name, value, effect: whole - sumOf(model, row.with(at, model.usual[at] ?? 0)) };
  });
  return effects.filter(({ effect }) => effect !== 0).sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

const rowOf = ({ features: names }: FittedModel, features: Features): number[] =>
  names.map((name) => features[name] ?? 0);

function sumOf({ base, trees }: FittedModel, row: readonly number[]): number {
  let sum = base;
  for (const tree of trees) sum += leafOf(tree, row);
  return sum;
}

function leafOf(tree: readonly TreeNode[], row: readonly number[]): number {
  let node = tree[0];
  while (node && node.length === 4) {
    const [feature, threshold, low, high] = node;
    node = tree[(row[feature] ?? 0) <= threshold ? low : high];
  }
  return node?.[0] ?? 0;
}

/** Interpolates between the points; beyond the outermost their value holds. */
export function calibrated(points: FittedModel['calibration'], at: number): number {
  const above = points.findIndex(([logOdds]) => logOdds >= at);
  const next = above < 0 ? points.at(-1) : points[above];
  const before = above > 0 ? points[above - 1] : undefined;
  if (!next) return 1 / (1 + Math.exp(-at));
  if (above < 0 || !before) return next[1];
  const span = next[0] - before[0];
  const share = span > 0 ? (at - before[0]) / span : 1;
  return before[1] + share * (next[1] - before[1]);
}
