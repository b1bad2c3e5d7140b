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
  if (usualOf(offsetsOf(mentions, anchors), anchors) !== null) return new Set(mentions);
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

/** The mentions in tables that stand at one line below the starts of most records, as those of lists never do. */
export function mentionsInRecords<M extends Mention>(mentions: readonly M[], anchors: readonly Anchor[]): M[] {
  const offsets = offsetsOf(mentions, anchors);
  const usual = usualOf(offsets, anchors);
  return usual === null ? [] : mentions.filter((_, at) => offsets[at] === usual);
}

/** How many lines below the start of its record each stands; 0 or less where no record begins above. */
function offsetsOf(mentions: readonly Mention[], anchors: readonly Anchor[]): number[] {
  let at = 0;
  return mentions.map(({ row }) => {
    while ((anchors[at + 1]?.row.at ?? Number.POSITIVE_INFINITY) <= row.at) at++;
    return row.at - (anchors[at]?.row.at ?? row.at);
  });
}

/** The line below their start at which most records print the key. */
function usualOf(offsets: readonly number[], anchors: readonly Anchor[]): number | null {
  if (anchors.length < 2) return null;
  const counts = new Map<number, number>();
  for (const offset of offsets)
    if (offset > 0 && offset <= LONGEST_OFFSET) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && most[1] >= FIELD_SHARE * anchors.length ? most[0] : null;
}
