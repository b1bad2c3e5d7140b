import type { PageLayout } from '../../../reading/layout.ts';
import type { Row } from '../cells.ts';
import { describedThings } from '../described/described.ts';
import type { ListedRecord } from '../records.ts';
import { joinedThings } from './join.ts';
import { pricedNames } from './priced-names.ts';
import type { ThingSearch } from './targets.ts';
import { type Told, thingsOf } from './things.ts';

interface ThingPage {
  layout: PageLayout;
  rows: readonly Row[];
  /** Whether values stand over their labels. */
  isAbove: boolean;
}

/** The things of a list: what tables, cards and labels tell of them, and what sentences do. */
export function readThings(pages: readonly ThingPage[], search: Omit<ThingSearch, 'rows'>): ListedRecord[] {
  const { list, plan } = search;
  const first = pages.map(({ rows, isAbove }) => thingsOf({ ...search, rows }, isAbove));
  const isAlone = ({ records }: Told): boolean => records.length === 1;
  const told =
    first.filter(isAlone).length < 2
      ? first
      : first.map((own, at) => {
          const page = pages[at];
          return page && isAlone(own) ? thingsOf({ ...search, rows: page.rows, isOwnPage: true }, page.isAbove) : own;
        });
  const key = plan.keys[0]?.[0] ?? '';
  const names = told.flatMap(({ records }) =>
    records.flatMap(({ values }) => {
      const name = values.get(key)?.value;
      return typeof name === 'string' ? [name] : [];
    }),
  );
  const layouts = pages.map(({ layout }) => layout);
  const priced = pages.flatMap(({ rows }) => pricedNames(rows, new Set(names), { list, plan }));
  return joinedThings(
    [...told, { records: priced, shared: [] }, describedThings(layouts, { list, plan, names })],
    list,
    plan,
  );
}
