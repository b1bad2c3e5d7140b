import type { Anchor } from './anchors.ts';
import { fieldsIn, type Found, SCORE } from './fields.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerPlan, ValueShape } from './plan.ts';
import { shapeOfField } from './plan-access.ts';
import type { Entry } from './entry.ts';
import type { Row } from './rows.ts';

// "Driver: Ann Lee", "Unit 12", "Lee, Ann | Emp ID 22 | OH": a line above the records of a person or thing names what all of
// them have in common.

/** A line above records, and the fields that it gives to each of them. */
export interface RecordGroup {
  row: Row;
  fields: readonly Found[];
}

const LEAST_GROUPS = 2;
const LEAST_ABOVE = 0.8;
const PLACE = 4;
const SHAPES: ReadonlySet<ValueShape> = new Set<ValueShape>(['name', 'text', 'label', 'state']);
/** Last name first: other short texts may be the name of anything. */
const PERSON = /^\p{Lu}[\p{L}'.-]+, \p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)?$/u;

/** Lines of one make right above records or their headings, by row; none of a line that each record has. */
export function recordGroups(
  ledger: Ledger,
  anchors: readonly Anchor[],
  isTaken: (at: number) => boolean,
): ReadonlyMap<number, RecordGroup> {
  const anchored = new Set(anchors.map(({ row }) => row.at));
  const alike = new Map<string, Row[]>();
  for (const row of ledger.rows) {
    if (row.isFurniture || anchored.has(row.at) || isTaken(row.at) || ledger.tables.isHeading(row)) continue;
    const make = makeOf(row);
    const known = alike.get(make);
    if (known) known.push(row);
    else alike.set(make, [row]);
  }
  const groups = [...alike.values()].filter((rows) => areHeads(rows, { ledger, anchors, anchored }));
  const read = groups.map((rows) => rows.map((row): RecordGroup => ({ row, fields: fieldsOf(row, ledger) })));
  const telling = read.filter(
    (rows) => rows.filter(({ fields }) => fields.length > 0).length >= LEAST_ABOVE * rows.length,
  );
  return new Map(telling.flat().map((group) => [group.row.at, group] as const));
}

/** Lines that begin at one place with the same label, or in the same print. */
function makeOf({ atoms }: Row): string {
  const [first] = atoms;
  if (!first) return '';
  const print = first.isLabel ? first.text : `${first.kind}|${first.bold}|${Math.round(first.size)}`;
  return `${Math.round(first.x0 / PLACE)}|${print}`;
}

interface Known {
  ledger: Ledger;
  anchors: readonly Anchor[];
  anchored: ReadonlySet<number>;
}

/** Whether records or their headings follow most of the lines, where it is not the last line of the record before. */
function areHeads(rows: readonly Row[], { ledger, anchors, anchored }: Known): boolean {
  if (rows.length < LEAST_GROUPS || rows.length >= anchors.length) return false;
  const below = ({ at, page }: Row): Row | undefined => {
    const next = ledger.rows[at + 1];
    return next?.page === page ? next : undefined;
  };
  const headed = rows.filter((row) => {
    const next = below(row);
    return next !== undefined && ledger.tables.isHeading(next);
  });
  if (headed.length >= LEAST_ABOVE * rows.length) return true;
  const above = rows.filter((row) => anchored.has(below(row)?.at ?? -1));
  const isFirst = rows[0] !== undefined && anchors[0] !== undefined && rows[0].at < anchors[0].row.at;
  return isFirst && above.length >= LEAST_ABOVE * rows.length;
}

/** What names or places the line prints that only records have. */
function fieldsOf(row: Row, ledger: Ledger): Found[] {
  const { plan } = ledger;
  const named = fieldsIn({ rows: [row], used: new Set() }, { ...ledger, allowed: namesOf(plan) });
  const found = named.filter(({ score }) => score >= SCORE.label);
  const [first] = row.atoms;
  const { person, state } = plan.record.loose;
  const add = (field: string, atom: Row['atoms'][number] | undefined): void => {
    if (atom && !found.some((each) => each.field === field || each.atoms.includes(atom)))
      found.push({ field, atoms: [atom], row, score: SCORE.loose });
  };
  if (first?.kind === 'text' && !first.isLabel && PERSON.test(first.text)) add(person, first);
  const states = row.atoms.filter(({ kind }) => kind === 'state');
  if (found.length > 0 && states.length === 1) add(state, states[0]);
  return found;
}

function namesOf(plan: LedgerPlan): ReadonlySet<string> {
  const { record, scope } = plan;
  const { narrative } = record.loose;
  const isName = (field: string): boolean => SHAPES.has(shapeOfField(plan, field)) && field !== narrative;
  return new Set(record.fields.filter((field) => isName(field) && !scope.fields.includes(field)));
}

/** Gives a record what the line above its group says and itself does not. */
export function completeFrom(group: RecordGroup | null, { fields }: Entry): void {
  for (const found of group?.fields ?? []) if (!fields.has(found.field)) fields.set(found.field, found);
}
