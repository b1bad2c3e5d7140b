import type { PageLayout } from '../../reading/layout.ts';
import { columnHeadings, type ColumnRole, columnWordings } from '../lexicon/column-headings.ts';
import type { CellKind, Column, Headings, Table } from '../tables/table.ts';
import { findTables } from '../tables/find-tables.ts';
import { normalize } from '../../text/normalize.ts';

const VEHICLE = /^(?:veh|vehicle|vehicles|auto|car|unit)(?: no)? ?0*(\d{1,2})\b/;
const MODEL = /^(?:19|20)\d\d [a-z]{2,}/;

const WORDS = new Set([
  ...Object.values(columnHeadings).flatMap((wordings) => wordings.flatMap((wording) => normalize(wording).split(' '))),
  ...'veh vehicle auto car unit month six d ded'.split(' '),
]);

const KINDS: Readonly<Record<ColumnRole, CellKind>> = {
  name: 'text',
  limit: 'amount',
  deductible: 'amount',
  premium: 'amount',
  form: 'id',
  location: 'count',
  building: 'count',
  ignored: 'text',
};

/** The headings of coverage tables: roles, and one premium column per vehicle ("VEH 2", "2019 HONDA CIVIC"). */
const coverageHeadings: Headings<ColumnRole> = {
  role(heading) {
    const text = normalize(heading);
    const own = columnWordings.matchWhole(text);
    if (own) return own.field;
    const vehicle = VEHICLE.exec(text) ?? /^veh(?:icle)?\b/.exec(text);
    if (vehicle) {
      const rest = text.slice(vehicle[0].length).trim();
      return rest === '' ? 'premium' : (columnWordings.matchWhole(rest)?.field ?? null);
    }
    return MODEL.test(text) && text.split(' ').length <= 6 ? 'premium' : null;
  },
  kind: (role) => KINDS[role],
  isWord: (word) => WORDS.has(normalize(word)) || /^\d{1,2}$/.test(word),
};

export type CoverageTable = Table<ColumnRole>;

export function findCoverageTables(layouts: readonly PageLayout[]): CoverageTable[] {
  return findTables({ layouts, headings: coverageHeadings, least: 2, sideBySide: 'name' });
}

/** Whose column it is: a vehicle's number or description; null when the column is everybody's. */
export function vehicleOfColumn(column: Column<ColumnRole>): { number: number | null; text: string } | null {
  for (const heading of [column.heading, column.group ?? '']) {
    const text = normalize(heading);
    const match = VEHICLE.exec(text);
    if (match) return { number: Number(match[1]), text };
    if (MODEL.test(text)) return { number: null, text };
  }
  return null;
}
