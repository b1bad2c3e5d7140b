import type { TreeNode } from '../../../domain/extraction/confidence/model.ts';

// Gradient boosted trees of logistic loss over binned features: small enough to read, and the same on every run.

export interface Table {
  features: readonly string[];
  /** One row a value, in the order of `features`. */
  rows: readonly Float64Array[];
  right: Uint8Array;
  weights: Float64Array;
  /** The style of each row, from 0. */
  styles: Int32Array;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Shrinks the values of leaves. */
  ridge: number;
  /** A leaf needs values of so many styles: what one house shows is no evidence. */
  leastStyles: number;
  /** Features of which more is never worse (1) or never better (-1), by name. */
  monotone: ReadonlyMap<string, 1 | -1>;
}

interface Binned {
  /** Upper bounds of the bins, by feature. */
  bounds: Float64Array[];
  /** Bin of each row, by feature. */
  bins: Uint8Array[];
}

const BINS = 24;
const NONE = 255;

export interface Boosted {
  base: number;
  trees: TreeNode[][];
}

export function boost(table: Table, options: BoostOptions): Boosted {
  const { right, weights, rows } = table;
  const binned = binOf(table);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const positive = weights.reduce((sum, weight, at) => sum + weight * (right[at] ?? 0), 0);
  const base = Math.log(positive / Math.max(total - positive, 1e-9));
  const scores = new Float64Array(rows.length).fill(base);
  const gradients = new Float64Array(rows.length);
  const hessians = new Float64Array(rows.length);
  const styleCount = Math.max(...table.styles) + 1;
  const trees: TreeNode[][] = [];
  for (let round = 0; round < options.trees; round++) {
    for (let at = 0; at < rows.length; at++) {
      const probability = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
      const weight = weights[at] ?? 0;
      gradients[at] = weight * ((right[at] ?? 0) - probability);
      hessians[at] = weight * probability * (1 - probability);
    }
    trees.push(grow({ table, binned, gradients, hessians, scores, styleCount, options }));
  }
  return { base, trees };
}

/** Bins of about equal numbers of rows. */
function binOf({ features, rows }: Table): Binned {
  const bounds: Float64Array[] = [];
  const bins: Uint8Array[] = [];
  for (const at of features.keys()) {
    const values = Float64Array.from(rows, (row) => row[at] ?? 0).sort();
    const edges = new Set<number>();
    for (let bin = 1; bin < BINS; bin++) edges.add(values[Math.floor((bin * values.length) / BINS)] ?? 0);
    const distinct = new Set(values);
    const cuts = distinct.size <= BINS ? [...distinct] : [...edges];
    const sorted = Float64Array.from(cuts).sort();
    bounds.push(sorted);
    bins.push(Uint8Array.from(rows, (row) => binIn(sorted, row[at] ?? 0)));
  }
  return { bounds, bins };
}

/** The first bin whose bound is not below the value; the last one has no bound. */
function binIn(bounds: Float64Array, value: number): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Growing {
  table: Table;
  binned: Binned;
  gradients: Float64Array;
  hessians: Float64Array;
  scores: Float64Array;
  styleCount: number;
  options: BoostOptions;
}

/** Where the values of a node's leaves may lie, so that monotone splits above hold. */
interface Range {
  least: number;
  most: number;
}

function grow(growing: Growing): TreeNode[] {
  const { table, options, scores, binned } = growing;
  const nodes: TreeNode[] = [];
  const split = (members: Int32Array, depth: number, range: Range): number => {
    const place = nodes.length;
    nodes.push([0]);
    const best = depth > 0 ? bestSplit(growing, members, range) : null;
    if (!best) {
      const value = options.rate * clamp(sumsOf(growing, members).value, range);
      nodes[place] = [Number(value.toFixed(5))];
      for (const at of members) scores[at] = (scores[at] ?? 0) + value;
      return place;
    }
    const { feature, bin } = best;
    const column = binned.bins[feature];
    const low = members.filter((at) => (column?.[at] ?? 0) <= bin);
    const high = members.filter((at) => (column?.[at] ?? 0) > bin);
    const direction = options.monotone.get(table.features[feature] ?? '') ?? 0;
    const middle = (best.low + best.high) / 2;
    const lowRange = direction === 0 ? range : narrow(range, direction > 0 ? { most: middle } : { least: middle });
    const highRange = direction === 0 ? range : narrow(range, direction > 0 ? { least: middle } : { most: middle });
    const lowPlace = split(low, depth - 1, lowRange);
    const highPlace = split(high, depth - 1, highRange);
    nodes[place] = [feature, roundedUp(binned.bounds[feature]?.[bin] ?? 0), lowPlace, highPlace];
    return place;
  };
  split(Int32Array.from(table.rows.keys()), options.depth, { least: -Infinity, most: Infinity });
  return nodes;
}

/** What was not above the bound must not be above its printed form either. */
const roundedUp = (bound: number): number => Math.ceil(bound * 1e5 - 1e-9) / 1e5;

const clamp = (value: number, { least, most }: Range): number => Math.min(Math.max(value, least), most);
const narrow = (range: Range, other: Partial<Range>): Range => ({
  least: Math.max(range.least, other.least ?? -Infinity),
  most: Math.min(range.most, other.most ?? Infinity),
});

function sumsOf({ gradients, hessians, options }: Growing, members: Int32Array): { gain: number; value: number } {
  let [g, h] = [0, 0];
  for (const at of members) {
    g += gradients[at] ?? 0;
    h += hessians[at] ?? 0;
  }
  return { gain: (g * g) / (h + options.ridge), value: g / (h + options.ridge) };
}

interface Split {
  feature: number;
  /** The last bin of the low side. */
  bin: number;
  gain: number;
  low: number;
  high: number;
}

function bestSplit(growing: Growing, members: Int32Array, range: Range): Split | null {
  const { table, binned, options } = growing;
  const whole = sumsOf(growing, members);
  let best: Split | null = null;
  for (const feature of table.features.keys()) {
    const count = (binned.bounds[feature]?.length ?? 0) + 1;
    if (count < 2) continue;
    const histogram = histogramOf(growing, members, feature, count);
    const direction = options.monotone.get(table.features[feature] ?? '') ?? 0;
    for (const found of splitsOf(histogram, options)) {
      const [low, high] = [clamp(found.low, range), clamp(found.high, range)];
      if (direction !== 0 && (high - low) * direction < 0) continue;
      const gain = found.gain - whole.gain;
      if (gain > 1e-3 && gain > (best?.gain ?? 0)) best = { feature, bin: found.bin, gain, low, high };
    }
  }
  return best;
}

interface Histogram {
  g: Float64Array;
  h: Float64Array;
  /** Styles seen up to the bin, and from the bin on. */
  stylesBelow: Int32Array;
  stylesAbove: Int32Array;
}

function histogramOf(growing: Growing, members: Int32Array, feature: number, count: number): Histogram {
  const { table, binned, gradients, hessians } = growing;
  const column = binned.bins[feature] ?? new Uint8Array();
  const [g, h] = [new Float64Array(count), new Float64Array(count)];
  const first = new Uint8Array(growing.styleCount).fill(NONE);
  const last = new Uint8Array(growing.styleCount).fill(NONE);
  for (const at of members) {
    const bin = column[at] ?? 0;
    add(g, bin, gradients[at]);
    add(h, bin, hessians[at]);
    const style = table.styles[at] ?? 0;
    const [least = NONE, most = NONE] = [first[style], last[style]];
    if (bin < least) first[style] = bin;
    if (most === NONE || bin > most) last[style] = bin;
  }
  return { g, h, stylesBelow: stylesUpTo(first, count), stylesAbove: stylesUpTo(last, count, true) };
}

function add(sums: Float64Array | Int32Array, at: number, amount = 0): void {
  sums[at] = (sums[at] ?? 0) + amount;
}

/** How many styles are in a bin or below it; above it where `isDown`. */
function stylesUpTo(bins: Uint8Array, count: number, isDown = false): Int32Array {
  const sums = new Int32Array(count);
  for (const bin of bins) if (bin !== NONE) add(sums, bin, 1);
  for (let step = 1; step < count; step++) {
    const at = isDown ? count - 1 - step : step;
    add(sums, at, sums[isDown ? at + 1 : at - 1]);
  }
  return sums;
}

function* splitsOf({ g, h, stylesBelow, stylesAbove }: Histogram, { ridge, leastStyles }: BoostOptions) {
  const [allG, allH] = [g.reduce((sum, one) => sum + one, 0), h.reduce((sum, one) => sum + one, 0)];
  let [lowG, lowH] = [0, 0];
  for (let bin = 0; bin < g.length - 1; bin++) {
    lowG += g[bin] ?? 0;
    lowH += h[bin] ?? 0;
    const [highG, highH] = [allG - lowG, allH - lowH];
    if ((stylesBelow[bin] ?? 0) < leastStyles || (stylesAbove[bin + 1] ?? 0) < leastStyles) continue;
    const gain = (lowG * lowG) / (lowH + ridge) + (highG * highG) / (highH + ridge);
    yield { bin, gain, low: lowG / (lowH + ridge), high: highG / (highH + ridge) };
  }
}
