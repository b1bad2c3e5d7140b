import { acceptOf, dataOf, type ShownFields } from '../../kit/shown.ts';
import type { Label } from '../../kit/style.ts';

/** Puts the label of a loss run together from what was printed. */
export function lossRunLabel({
  head,
  namedInsureds,
  policies,
  claims,
  totals = new Map(),
}: {
  /** carrierName, agencyName, reportDate, valuationDate */
  head: ShownFields;
  namedInsureds: readonly string[];
  policies: readonly ShownFields[];
  claims: readonly ShownFields[];
  totals?: ShownFields;
}): Label {
  return {
    ...dataOf(head),
    namedInsureds,
    policies: policies.map(dataOf),
    claims: claims.map(dataOf),
    grandTotals: dataOf(totals),
    _accept: acceptOf([
      ['', head],
      ['grandTotals', totals],
      ...policies.map((fields, index) => [`policies[${index}]`, fields] as const),
      ...claims.map((fields, index) => [`claims[${index}]`, fields] as const),
    ]),
  };
}
