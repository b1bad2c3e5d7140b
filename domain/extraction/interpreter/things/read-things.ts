import type { PageLayout } from '../../../reading/layout.ts';
import type { Row } from '../cells.ts';
import { describedThings } from '../described/described.ts';
import type { ListedRecord } from '../records.ts';
import { joinedThings } from './join.ts';
import type { ThingSearch } from './targets.ts';
import { thingsOf } from './things.ts';

interface ThingPage {
  layout: PageLayout;
  rows: readonly Row[];
  /** Whether values stand over their labels. */
  isAbove: boolean;
}

/** The things of a list: what tables, cards and labels tell of them, and what sentences do. */
export function readThings(pages: readonly ThingPage[], search: Omit<ThingSearch, 'rows'>): ListedRecord[] {
  const { list, plan } = search;
  const told = pages.map(({ rows, isAbove }) => thingsOf({ ...search, rows }, isAbove));
  const key = plan.keys[0]?.[0] ?? '';
  const names = told.flatMap(({ records }) =>
    records.flatMap(({ values }) => {
      const name = values.get(key)?.value;
      return typeof name === 'string' ? [name] : [];
    }),
  );
  const layouts = pages.map(({ layout }) => layout);
  return joinedThings([...told, describedThings(layouts, { list, plan, names })], list, plan);
}
