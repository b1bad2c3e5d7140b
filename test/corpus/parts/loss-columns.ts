import { addKinds, type ClaimFacts, kinds } from '../kit/loss-facts.ts';
import { sum } from '../kit/money.ts';
import { dataOf, type Shown } from '../kit/shown.ts';

/** A column of a table of claims: what is printed of a claim, and the field of the label that it is. */
export interface Column {
  head: string;
  /** `lossDate`, `paid.loss`; '' is printed and not labelled. */
  path: string;
  of: (claim: ClaimFacts) => Shown;
  /** Of columns that have sums. */
  sumOf?: (claims: readonly ClaimFacts[]) => Shown;
}

type Value = string | null;

/** A column of text; `print` makes of the value what is printed. */
export const text = (
  head: string,
  path: string,
  value: (claim: ClaimFacts) => Value,
  print: (value: string) => string = (value) => value,
): Column => ({
  head,
  path,
  of: (claim) => {
    const found = value(claim);
    return { text: found === null ? '' : print(found), value: found === '' ? null : found };
  },
});

/** A column of amounts. */
export function money(
  head: string,
  path: string,
  amount: (claim: ClaimFacts) => number,
  print: (amount: number) => string,
): Column {
  const shown = (value: number): Shown => ({ text: print(value), value });
  return {
    head,
    path,
    of: (claim) => shown(amount(claim)),
    sumOf: (claims) => shown(sum(claims.map(amount))),
  };
}

export const claimLabel = (columns: readonly Column[], claim: ClaimFacts): Record<string, unknown> =>
  dataOf(new Map(columns.filter(({ path }) => path !== '').map(({ path, of }) => [path, of(claim)])));

export const sumsLabel = (columns: readonly Column[], claims: readonly ClaimFacts[]): Record<string, unknown> =>
  dataOf(
    new Map(
      columns.flatMap(({ path, sumOf }) =>
        path === '' || sumOf === undefined ? [] : [[path, sumOf(claims)] as const],
      ),
    ),
  );

/** The claim of a house whose medical payments are part of its losses. */
export function withoutMedical(claim: ClaimFacts): ClaimFacts {
  const merged = ({ loss, medical, expense }: ClaimFacts['paid']) => kinds(sum([loss, medical]), 0, expense);
  const [paid, reserve] = [merged(claim.paid), merged(claim.reserve)];
  return { ...claim, paid, reserve, incurred: addKinds([paid, reserve]) };
}

/** Counts as loss runs print them. */
export const countsOf = (claims: readonly ClaimFacts[]) => ({
  claimCount: claims.length,
  openClaimCount: claims.filter(({ status }) => status !== 'closed').length,
});
