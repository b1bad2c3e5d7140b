import { rightOf } from '../../reading/neighbors.ts';
import type { Label } from './label.ts';

// Lines under each other that begin with a label and go on with its value, told apart by weight or color only:
// "Legal status Corporation" over "Broker Acme Insurance". One such line may be a sentence; with several, each is a pair.

const LEAST = 2;
const SAME_EDGE = 3;
const LONGEST = 8;
/** How far apart the lines stand at the most, in sizes of their letters: a line with a label that nobody knows may stand between. */
const FAR = 2.4;

/** The labels, with those of such lines as sure as labels with a colon. */
export function pairLines(labels: readonly Label[]): Label[] {
  const begins = labels.filter(beginsPair);
  const paired = new Set(begins.filter((label) => fieldsBeside(label, begins).size >= LEAST));
  return labels.map((label) => (paired.has(label) ? { ...label, hasColon: true } : label));
}

function beginsPair({ head, segment, rest, hasColon, isLikely }: Label): boolean {
  const [first] = rest;
  if (!first || rest.length > LONGEST || hasColon || isLikely || head.words[0] !== segment.words[0]) return false;
  // "ROOF SHAPE | HIP": the value stands apart, behind a longer label.
  if (rightOf(segment)[0]?.words.length === 1) return false;
  return rest.at(-1) === segment.words.at(-1) && /^[\p{Lu}\d]/u.test(first.text) && !/[.;]$/.test(segment.text);
}

/** The fields of a label and of those in the lines around it that begin at the same edge. */
function fieldsBeside(label: Label, others: readonly Label[]): ReadonlySet<string> {
  const { segment, layout } = label;
  const near = others.filter((other) => {
    const gap = Math.max(other.segment.y0 - segment.y1, segment.y0 - other.segment.y1);
    const isNear = other.segment !== segment && gap < FAR * segment.size;
    return isNear && other.layout === layout && Math.abs(other.segment.x0 - segment.x0) < SAME_EDGE;
  });
  return new Set([label, ...near].map(({ field }) => field));
}
