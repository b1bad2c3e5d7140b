import type { Anchor } from './anchor.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// A record may print labelled lines above the one of its key: "Loss Type: Hail | Reported: 1/2/20" over "File: A-1". The
// labels of the first such line come back before the keys of the others; where records follow each other without them,
// the line is about all of these: "Occurrence 7 | Loss Date: 1/2/20" over the claims of its claimants.

const MOST_ABOVE = 8;
const LEAST_HEADS = 2;
/** Of the keys that follow something else than a record. */
const LEAST_SHARE = 0.6;

export interface RecordHeads {
  /** How many rows above its key belong to the record. */
  of: (at: number) => number;
  /** The rows of an earlier record's head that are about this one, too. */
  shared: (at: number) => readonly Row[];
}

/** Null where records do not begin with labelled lines above their keys. */
export function recordHeads(
  anchors: readonly Anchor[],
  ledger: Ledger,
  isPlain: (at: number) => boolean,
): RecordHeads | null {
  const { rows } = ledger;
  const keys = anchors.map(({ row }) => row.at);
  const runs = keys.map((at, index) => runAbove({ at, after: keys[index - 1] ?? -1, rows, isPlain }));
  const isFirst = (index: number): boolean => runs[index]?.isAfterRecord === false;
  const signature = signatureOf(runs, isFirst, ledger);
  if (signature === null) return null;
  const heads = runs.map(({ rows: above }) => {
    const top = above.findIndex((row) => labelsOf(row, ledger) === signature);
    return top < 0 ? [] : above.slice(top);
  });
  const firsts = heads.filter((_, index) => isFirst(index));
  const headed = firsts.filter(({ length }) => length > 0);
  if (heads.filter(({ length }) => length > 0).length < LEAST_HEADS || headed.length < LEAST_SHARE * firsts.length)
    return null;
  const byKey = new Map(keys.map((at, index) => [at, index]));
  return {
    of: (at) => heads[byKey.get(at) ?? -1]?.length ?? 0,
    shared: (at) => {
      const index = byKey.get(at) ?? -1;
      if (index < 0 || heads[index]?.length !== 0) return [];
      for (let before = index; before > 0; before--) {
        if (isFirst(before) || heads[before]?.length !== 0) return [];
        const head = heads[before - 1] ?? [];
        if (head.length > 0) return head;
      }
      return [];
    },
  };
}

interface Run {
  rows: readonly Row[];
  /** Whether they stand between two records. */
  isAfterRecord: boolean;
}

/** The rows above a key that may be its record's, up to what is something else. */
function runAbove({
  at,
  after,
  rows,
  isPlain,
}: {
  at: number;
  after: number;
  rows: readonly Row[];
  isPlain: (at: number) => boolean;
}): Run {
  let top = at;
  while (top - 1 > after && at - top < MOST_ABOVE && isPlain(top - 1) && rows[top - 1]?.page === rows[at]?.page) top--;
  const isWithin = (other: number): boolean => other > after && rows[other] !== undefined;
  let other = top - 1;
  while (isWithin(other) && rows[other]?.isFurniture) other--;
  return { rows: rows.slice(top, at), isAfterRecord: other <= after && after >= 0 };
}

/** The labels of the first line above a key that comes back above another one; null where none does. */
function signatureOf(runs: readonly Run[], isFirst: (index: number) => boolean, ledger: Ledger): string | null {
  const times = new Map<string, number>();
  for (const { rows } of runs)
    for (const labels of new Set(rows.map((row) => labelsOf(row, ledger))))
      if (labels !== '') times.set(labels, (times.get(labels) ?? 0) + 1);
  const first = runs.find((_, index) => isFirst(index));
  const found = first?.rows.find((row) => (times.get(labelsOf(row, ledger)) ?? 0) >= LEAST_HEADS);
  return found ? labelsOf(found, ledger) : null;
}

/** The labels of a row that name what only records have; empty where it has none. */
function labelsOf({ atoms }: Row, { plan, vocabulary }: Ledger): string {
  const labels = atoms.filter(({ isLabel }) => isLabel).map(({ text }) => text.replace(/\d+/g, '0'));
  const isOfRecord = labels.some((label) => {
    const fields = vocabulary.meaning(label)?.fields ?? [];
    return fields.some((field) => plan.record.fields.includes(field) && !plan.scope.fields.includes(field));
  });
  return isOfRecord ? labels.join('|') : '';
}
