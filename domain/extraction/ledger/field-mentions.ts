import type { Anchor } from './anchor.ts';
import type { Atom } from '../../reading/layout.ts';
import { fieldBeside, labelBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// A record may print the key of its scope among its own fields. Such a mention opens no scope.

const FIELD_SHARE = 0.6;
const LONGEST_OFFSET = 12;
/** Rows of a record above a mention and below it. */
const REACH_UP = 25;
const REACH_DOWN = 14;
const SAME_EDGE = 4;
const LEAST_FIELDS = 2;

/** A printed key of a scope. */
interface Mention {
  row: Row;
  key: Atom;
}

/** The mentions that are fields of records. */
export function fieldMentions(
  mentions: readonly Mention[],
  anchors: readonly Anchor[],
  ledger: Ledger,
): ReadonlySet<Mention> {
  if (areFields(mentions, anchors)) return new Set(mentions);
  const starts = new Set([...anchors, ...mentions].map(({ row }) => row.at));
  const anchored = new Set(anchors.map(({ row }) => row.at));
  return new Set(mentions.filter((mention) => isAmongFields(mention, { starts, anchored, ledger })));
}

interface Known {
  /** Rows where records or scopes begin. */
  starts: ReadonlySet<number>;
  anchored: ReadonlySet<number>;
  ledger: Ledger;
}

/** Whether other fields of the record that began above follow, with their labels below that of the mention. */
function isAmongFields({ row, key }: Mention, { starts, anchored, ledger }: Known): boolean {
  if (!isInRecord(row, { starts, anchored, ledger })) return false;
  if (namedFields(row, ledger).length >= LEAST_FIELDS) return true;
  const label = labelBeside(row, row.atoms.indexOf(key), ledger);
  if (!label) return false;
  let found = 0;
  for (let at = row.at + 1; at <= row.at + REACH_DOWN && !starts.has(at); at++) {
    const below = ledger.rows[at];
    if (below?.page !== row.page) break;
    if (namedFields(below, ledger).some((x0) => Math.abs(x0 - label.x0) <= SAME_EDGE)) found++;
  }
  return found >= LEAST_FIELDS;
}

function isInRecord({ at, page }: Row, { starts, anchored, ledger }: Known): boolean {
  for (let above = at - 1; above >= at - REACH_UP; above--) {
    if (ledger.rows[above]?.page !== page) return false;
    if (starts.has(above)) return anchored.has(above);
  }
  return false;
}

/** The left edges of labels of fields that only records have. */
function namedFields(row: Row, ledger: Ledger): number[] {
  const { record, scope } = ledger.plan;
  return row.atoms.flatMap((_, at) => {
    const label = labelBeside(row, at, ledger);
    const reading = label ? fieldBeside(row, at, ledger) : null;
    const isOwn = reading?.isSure === true && record.fields.includes(reading.field);
    return label && isOwn && !scope.fields.includes(reading.field) ? [label.x0] : [];
  });
}

/** Whether most records print the key at the same line below their start. */
function areFields(mentions: readonly Mention[], anchors: readonly Anchor[]): boolean {
  if (anchors.length < 2 || mentions.length === 0) return false;
  const offsets = new Map<number, number>();
  let at = 0;
  for (const { row } of mentions) {
    while ((anchors[at + 1]?.row.at ?? Number.POSITIVE_INFINITY) <= row.at) at++;
    const start = anchors[at]?.row.at ?? row.at;
    const offset = row.at - start;
    if (offset > 0 && offset <= LONGEST_OFFSET) offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
  }
  const most = Math.max(0, ...offsets.values());
  return most >= FIELD_SHARE * anchors.length;
}
