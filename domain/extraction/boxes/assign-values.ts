import { centreY, overlapX } from '../../reading/boxes.ts';
import type { Cell } from './grid.ts';
import type { FoundCaption } from './captions.ts';
import type { Run } from './writing.ts';

/** Points: what stands so close before a caption is its value. */
const CLOSE = 6;
/** Points: in a space without rules around it, a value stands so close to its caption. */
const OPEN_REACH = { right: 160, amount: 400, down: 16 };

export interface Assigned {
  caption: FoundCaption;
  values: Run[];
}

/** Gives what is typed in a cell to the captions of the cell: to the one left of it, else the one above it, else near it. */
export function assignValues({
  captions,
  typed,
  cell,
}: {
  captions: readonly FoundCaption[];
  typed: readonly Run[];
  cell: Cell;
}): Assigned[] {
  const assigned = captions.map((caption): Assigned => ({ caption, values: [] }));
  const isOpen = cell.sides < 3 || cell.y1 - cell.y0 > 300;
  const last = new Map<Assigned, Run>();
  // "San Francisco     CA 93344" is one line of one value, whatever caption stands above its end.
  let before: { run: Run; owner: Assigned } | undefined;
  for (const run of typed) {
    let best: Assigned | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of assigned) {
      const cost = isOpen
        ? openDistance(candidate.caption, run, last.get(candidate))
        : distance(candidate.caption, run, assigned.length === 1);
      if (cost < least) [best, least] = [candidate, cost];
    }
    const beside = before && isOnLine(before.run, run) ? before.owner : undefined;
    if (best && beside && !isAtCaption(best.caption, run)) best = beside;
    best?.values.push(run);
    if (best) {
      last.set(best, run);
      before = { run, owner: best };
    }
  }
  return assigned;
}

/** Below a caption that no field has stands what no other caption of the box is near. */
const FOREIGN = 100;
const isForeign = ({ fields }: FoundCaption): boolean => fields.every((field) => field === '');

const isOnLine = (a: Run, b: Run): boolean => Math.abs(centreY(a) - centreY(b)) < 3;

/** Whether the caption stands on the line of what is typed, or over it. */
function isAtCaption(caption: FoundCaption, run: Run): boolean {
  const isBeside = run.y0 < caption.y1 - 1 && run.y1 > caption.y0 + 1;
  return isBeside || (overlapX(caption, run) > 0 && run.y0 - caption.y1 < 1.5 * run.size);
}

function distance(caption: FoundCaption, run: Run, isOnly: boolean): number {
  if (isOnly) return 0;
  const dy = centreY(run) - centreY(caption);
  const isBeside = run.y0 < caption.y1 - 1 && run.y1 > caption.y0 + 1;
  const off = Math.abs(dy);
  if (isBeside && run.x0 >= caption.x1 - 2) return run.x0 - caption.x1 + off;
  const left = caption.x0 - run.x1;
  // "$ 500,000 EACH ACCIDENT": right before a caption, as in a list of amounts.
  if (isBeside && left >= -2) return (left <= CLOSE ? 1 : 40 + left) + off;
  const aside = Math.max(0, -overlapX(caption, run));
  // What stands below a caption starts at its left edge or further right.
  const outdent = Math.max(0, caption.x0 - run.x0 - 6);
  const foreign = isForeign(caption) ? FOREIGN : 0;
  if (dy > 0) return 3 * Math.max(0, run.y0 - caption.y1) + 2 * aside + outdent + 4 + foreign;
  return 60 + 6 * -dy + 2 * aside;
}

function openDistance(caption: FoundCaption, run: Run, before: Run | undefined): number {
  const isBeside = Math.abs(centreY(run) - centreY(caption)) < 0.75 * Math.max(run.size, caption.size);
  const right = run.x0 - caption.x1;
  if (isBeside && right >= -2 && right <= farRight(run) && !isApart(before, run)) return right;
  const top = before ? Math.max(before.y1, caption.y1) : caption.y1;
  const down = run.y0 - top;
  if (down < -3 || down > (before ? NEXT_LINE * run.size : OPEN_REACH.down)) return Number.POSITIVE_INFINITY;
  // A caption on the line comes before the one whose value beside it may go on in the line.
  if (before && isRightOf(before, caption))
    return goesOn(before, run, caption) ? farRight(run) + down : Number.POSITIVE_INFINITY;
  return Math.abs(run.x0 - caption.x0) < 30 ? 40 + down : Number.POSITIVE_INFINITY;
}

/** Amounts stand at the right edge of a list, however far from their names. */
const AMOUNT = /^\$?\s?\d[\d,.]{2,}$/;
const farRight = ({ text }: Run): number => (AMOUNT.test(text) ? OPEN_REACH.amount : OPEN_REACH.right);

/** Shares of the size of print: a further part of a value on its line stands no further right, and its next line no lower. */
const NEXT_PART = 3;
const NEXT_LINE = 0.9;
/** Points: the lines of a value that stands beside its caption. */
const INDENT = 12;
/** Words: a sentence goes on at the left edge of its caption. */
const SENTENCE = 6;

const goesOn = (before: Run, run: Run, caption: FoundCaption): boolean =>
  Math.abs(run.x0 - before.x0) < INDENT || (before.words.length >= SENTENCE && Math.abs(run.x0 - caption.x0) < INDENT);

/** Whether a run stands on the line of a value behind so wide a gap that it is something else. */
const isApart = (before: Run | undefined, run: Run): boolean =>
  before !== undefined && isOnLine(before, run) && run.x0 - before.x1 > NEXT_PART * run.size;

const isRightOf = (run: Run, caption: FoundCaption): boolean => run.x0 >= caption.x1 - 2 && run.y0 < caption.y1 - 1;
