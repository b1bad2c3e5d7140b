import { addDays, addYears } from '../kit/dates.ts';
import { sum } from '../kit/money.ts';
import type { Random } from '../kit/random.ts';

export interface Term {
  effective: string;
  expiration: string;
}

/** A day between the two, both included. */
export function dayBetween(random: Random, first: string, last: string): string {
  return addDays(first, random.int(0, Math.max(0, daysBetween(first, last))));
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Policy years, newest first; the newest is in force on the valuation date. */
export function policyYears(random: Random, valuedAt: string, count: number): Term[] {
  const start = addDays(valuedAt, -random.int(40, 330));
  return random.times(count, (i) => ({ effective: addYears(start, -i), expiration: addYears(start, 1 - i) }));
}

export type ClaimStatus = 'open' | 'closed' | 'reopened';

export interface ClaimLife {
  status: ClaimStatus;
  lossDate: string;
  reportedDate: string;
  closedDate: string | null;
}

/** Dates of a claim inside the term and before the valuation date. */
export function lifeOf(random: Random, term: Term, valuedAt: string): ClaimLife {
  const lastDay = Math.min(364, daysBetween(term.effective, valuedAt) - 12);
  const lossDate = addDays(term.effective, random.int(1, Math.max(1, lastDay)));
  const reportedDate = addDays(lossDate, random.pick([0, 0, 1, 1, 2, 4, 9]));
  const room = daysBetween(reportedDate, valuedAt);
  const isOld = room > 500;
  if (room < 30 || random.chance(isOld ? 0.15 : 0.55)) {
    const status = isOld && random.chance(0.4) ? 'reopened' : 'open';
    return { status, lossDate, reportedDate, closedDate: null };
  }
  const closedDate = addDays(reportedDate, random.int(15, Math.min(room - 1, 700)));
  return { status: 'closed', lossDate, reportedDate, closedDate };
}

/** Amounts by kind; what a line of business does not know is 0 and not printed. */
export interface Parts {
  loss: number;
  medical: number;
  expense: number;
}

export interface Finances {
  paid: Parts;
  reserve: Parts;
}

const NOTHING: Parts = { loss: 0, medical: 0, expense: 0 };

export function totalOf(parts: Parts): number {
  return sum([parts.loss, parts.medical, parts.expense]);
}

export function sumOf(list: readonly Parts[]): Parts {
  return {
    loss: sum(list.map((parts) => parts.loss)),
    medical: sum(list.map((parts) => parts.medical)),
    expense: sum(list.map((parts) => parts.expense)),
  };
}

export type Range = readonly [number, number];
export type Ranges = Partial<Record<keyof Parts, Range>>;

/** Payments of a claim and, unless it is closed, reserves in round figures. */
export function financesOf(random: Random, status: ClaimStatus, ranges: Ranges): Finances {
  const pay = (range: Range | undefined, odds: number): number =>
    range !== undefined && random.chance(odds) ? random.amount(...range) : 0;
  const isOpen = status !== 'closed';
  const paid = {
    loss: pay(ranges.loss, isOpen ? 0.45 : 0.75),
    medical: pay(ranges.medical, 0.85),
    expense: pay(ranges.expense, 0.6),
  };
  if (!isOpen) return { paid, reserve: NOTHING };
  const hold = (range: Range | undefined, odds: number): number =>
    range !== undefined && random.chance(odds) ? Math.ceil(random.dollars(...range) / 250) * 250 : 0;
  const reserve = {
    loss: hold(ranges.loss, 0.9),
    medical: hold(ranges.medical, 0.8),
    expense: hold(ranges.expense, 0.7),
  };
  return { paid, reserve: totalOf(reserve) === 0 ? { ...NOTHING, expense: 1500 } : reserve };
}
