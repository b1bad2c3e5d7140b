import type { Features } from './features.ts';

/**
 * A split or a leaf of a tree. Values up to `threshold` go to node `low`, others to `high`; a leaf has neither and adds
 * `value` to the log odds.
 */
export type TreeNode =
  | readonly [feature: number, threshold: number, low: number, high: number]
  | readonly [value: number];

export interface FittedModel {
  /** Their names, in the order of a value's features. */
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
  let sum = model.base;
  for (const tree of model.trees) sum += leafOf(tree, features);
  return sum;
}

/** How much the log odds would fall if a feature had its usual value instead, the strongest first. */
export function effectsOf(model: FittedModel, features: Features): { name: string; value: number; effect: number }[] {
  const whole = logOddsOf(model, features);
  const effects = model.features.map((name, at) => {
    const usual = features.with(at, model.usual[at] ?? 0);
    return { name, value: features[at] ?? 0, effect: whole - logOddsOf(model, usual) };
  });
  return effects.filter(({ effect }) => effect !== 0).sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

function leafOf(tree: readonly TreeNode[], row: readonly number[]): number {
  let node = tree[0];
  while (node && node.length === 4) {
    // by position: taking a node apart would cost more than all the rest
    node = tree[(row[node[0]] ?? 0) <= node[1] ? node[2] : node[3]];
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
