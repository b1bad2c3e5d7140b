import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './rows.ts';

// Lines that sum up a group of records, whatever they are called: "Coverage GL-BI - 3 claims", "Garage 7", "Subro". Their amounts
// are what the columns of the records right above them add up to.

const SAME_EDGE = 5;
const CENT = 0.015;
const LEAST_SUMS = 2;
const LEAST_RECORDS = 2;
/** Of the lines that begin alike: those that sum up records. */
const LEAST_SHARE = 0.7;
const LONGEST_GROUP = 100;

export interface GroupSum {
  row: Row;
  /** Whether records of the same scope follow such lines: each sums up a part of it. */
  isPart: boolean;
}

interface Starts {
  /** Rows that start records. */
  anchored: ReadonlySet<number>;
  /** Rows that already have a meaning, and whether they begin a scope. */
  taken: ReadonlyMap<number, { kind: string }>;
}

/** The lines that sum up groups of records. */
export function groupSums(rows: readonly Row[], { anchored, taken }: Starts): GroupSum[] {
  const records: Row[] = [];
  const alike = new Map<string, { row: Row; at: number; count: number }[]>();
  for (const [at, row] of rows.entries()) {
    if (anchored.has(row.at)) records.push(row);
    else if (records.length > 0 && !taken.has(row.at) && mayBeSum(row)) {
      const words = wordsOf(row);
      alike.set(words, [...(alike.get(words) ?? []), { row, at, count: countOf(row, records) }]);
    }
  }
  return [...alike.values()].flatMap((lines) => {
    const sums = lines.filter(({ count }) => count > 0);
    if (!sums.some(({ count }) => count >= LEAST_RECORDS) || sums.length < LEAST_SHARE * lines.length) return [];
    const isPart = lines.some(({ at }) => isFollowed(at, rows, { anchored, taken }));
    return lines.map(({ row }) => ({ row, isPart }));
  });
}

/** What the lines of one kind begin with: "Coverage" with any code. */
const wordsOf = ({ atoms: [first] }: Row): string => normalize(first?.text ?? '').split(' ')[0] ?? '';

function mayBeSum({ atoms, isFurniture }: Row): boolean {
  const [first] = atoms;
  if (isFurniture || first?.kind !== 'text' || atoms.some(({ kind }) => kind === 'date')) return false;
  return amountsOf(atoms).length >= LEAST_SUMS;
}

const amountsOf = (atoms: readonly Atom[]): Atom[] => atoms.filter((atom) => atom.kind === 'money');

/** How many of the records right above add up to the amounts of a line; 0 where none do. */
function countOf({ atoms }: Row, records: readonly Row[]): number {
  const open = amountsOf(atoms).map((atom) => ({ x1: atom.x1, rest: valueOf(atom) }));
  const isNothing = open.every(({ rest }) => rest === 0);
  for (let count = 1; count <= Math.min(records.length, LONGEST_GROUP); count++) {
    const record = records[records.length - count];
    for (const column of open) {
      const cell = record?.atoms.find((atom) => isAmount(atom) && Math.abs(atom.x1 - column.x1) <= SAME_EDGE);
      column.rest -= cell ? valueOf(cell) : 0;
    }
    if (open.every(({ rest }) => Math.abs(rest) <= CENT)) return count;
    if (isNothing) return 0;
  }
  return 0;
}

const valueOf = (atom: Atom): number => (isNumeric(atom) ? atom.value : 0);

/** Whether a record follows before the next scope or total. */
function isFollowed(at: number, rows: readonly Row[], { anchored, taken }: Starts): boolean {
  const next = rows.slice(at + 1, at + 1 + LINES_BETWEEN).find((row) => anchored.has(row.at) || taken.has(row.at));
  return next !== undefined && anchored.has(next.at);
}

/** Headings of a page and of the next group. */
const LINES_BETWEEN = 12;
