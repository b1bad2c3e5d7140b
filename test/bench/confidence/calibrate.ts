/** A value of a document that the model was not fitted on. */
export interface HeldOut {
  logOdds: number;
  isRight: boolean;
  weight: number;
}

interface Block {
  logOdds: number;
  right: number;
  weight: number;
}

const BLOCKS = 25;
/** A block without a wrong value, or without a right one, is no proof of certainty. */
const LEAST = 0.02;
const MOST = 0.995;

const clamp = (share: number): number => Math.min(Math.max(share, LEAST), MOST);

/** Isotonic regression over blocks of equal weight: points of rising precision by log odds. */
export function calibrate(values: readonly HeldOut[]): [logOdds: number, precision: number][] {
  const risen: Block[] = [];
  for (const block of blocksOf(values)) {
    let last = block;
    for (let before = risen.at(-1); before && before.right >= last.right; before = risen.at(-1)) {
      risen.pop();
      last = joined(before, last);
    }
    risen.push(last);
  }
  return risen.map(({ logOdds, right }) => [Number(logOdds.toFixed(4)), Number(clamp(right).toFixed(4))]);
}

function blocksOf(values: readonly HeldOut[]): Block[] {
  const sorted = [...values].sort((a, b) => a.logOdds - b.logOdds);
  const size = sorted.reduce((sum, { weight }) => sum + weight, 0) / BLOCKS;
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const { logOdds, isRight, weight } of sorted) {
    const one = { logOdds, right: Number(isRight), weight };
    open = open ? joined(open, one) : one;
    if (open.weight < size) continue;
    blocks.push(open);
    open = null;
  }
  return open ? [...blocks, open] : blocks;
}

function joined(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  const mean = (one: number, other: number): number => (one * a.weight + other * b.weight) / weight;
  return { logOdds: mean(a.logOdds, b.logOdds), right: mean(a.right, b.right), weight };
}
