import type { Shown, ShownFields } from '../../kit/shown.ts';

/** What the totals of a report say about its policies and about all of it. */
export interface Totals {
  policies: ShownFields[];
  report: ShownFields;
}

/**
 * The totals of the only policy of a report are the totals of the report, whichever of both is printed; the other way
 * round it is right to give the totals of the report to the policy, and to leave them out.
 */
export function settleTotals({ policies, report }: Totals): Totals {
  const [only] = policies;
  if (policies.length !== 1 || only === undefined) return { policies, report };
  const isSum = ([field]: readonly [string, Shown]): boolean =>
    field.includes('.') || field === 'recovered' || field.endsWith('Count');
  const sums = [...only].filter(isSum);
  if (report.size === 0) return { policies, report: new Map(sums) };
  const accepted = [...report].flatMap(([field, { value }]): [string, Shown][] =>
    only.has(field) || value === null ? [] : [[field, { text: '', value: null, accept: [value] }]],
  );
  const acceptedToo = sums.flatMap(([field, { value }]): [string, Shown][] =>
    report.has(field) || value === null ? [] : [[field, { text: '', value: null, accept: [value] }]],
  );
  return { policies: [new Map([...only, ...accepted])], report: new Map([...report, ...acceptedToo]) };
}
