import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { isIdentifier } from './anchors.ts';
import { dateNamed } from './inferred-dates.ts';
import { keyOf } from './key-of.ts';
import type { Ledger } from './ledger.ts';
import { isNameLike } from './told-in-lines.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';
import { type Cell, type NamedCells, namedCells, type UnknownHeading } from './unknown-headings.ts';
import type { Vocabulary } from './vocabulary.ts';

// Headings that nobody knows, told by the values below them: only where the field has no heading of its own, and one
// heading alone may be meant.

const LEAST_CELLS = 2;
const LEAST_TEXTS = 3;
const ALMOST_ALL = 0.9;
const MOST = 0.6;
/** Of the keys of scopes that records repeat. */
const MOST_DISTINCT = 0.75;
/** Digits of a key of scopes. */
const LEAST_DIGITS = 4;
/** Rows of a record below its first one. */
const REACH = 4;

/** Fields by normalized headings that are written down nowhere. */
export type Inferred = ReadonlyMap<string, string>;

/** What the headings and labels of a document mean that the vocabulary does not know. */
export function inferHeadings(ledger: Ledger): Inferred {
  const named = namedCells(ledger);
  const { record, scope } = ledger.plan;
  const words = Object.keys(ledger.plan.values).map((field): [string, Judge] => [
    field,
    (each) => areWords(each, field, ledger),
  ]);
  const judges: [string, Judge][] = [
    [scope.key, (each) => isScopeKey(each, named, ledger)],
    [record.key, (each) => isRecordKey(each, named, ledger)],
    ...record.dates.map((field): [string, Judge] => [field, (each) => dateNamed(each, named, ledger.plan) === field]),
    ...words,
    [record.loose.person, (each) => areNames(each, named, ledger)],
  ];
  const inferred = new Map<string, string>();
  for (const [field, isMeant] of judges) {
    const meant = named.unknown.filter((each) => !inferred.has(each.text) && isMeant(each));
    const texts = new Set(meant.map(({ text }) => text));
    const [only] = texts;
    if (only !== undefined && texts.size === 1) inferred.set(only, field);
  }
  return inferred;
}

/** A vocabulary that knows them. */
export function withHeadings(vocabulary: Vocabulary, inferred: Inferred): Vocabulary {
  const fieldOf = (text: string): string | undefined => inferred.get(normalize(text));
  return {
    ...vocabulary,
    meaning: (text) => {
      const field = fieldOf(text);
      return field === undefined
        ? vocabulary.meaning(text)
        : { fields: [field], weak: [], amount: null, isUnlisted: false };
    },
    fieldsOf: (text) => {
      const field = fieldOf(text);
      return field === undefined ? vocabulary.fieldsOf(text) : [field];
    },
    tier: (text) => (fieldOf(text) === undefined ? vocabulary.tier(text) : 2),
  };
}

type Judge = (unknown: UnknownHeading) => boolean;

const shareOf = (cells: readonly Cell[], isMeant: (cell: Cell) => boolean): number =>
  cells.filter(isMeant).length / Math.max(cells.length, 1);

const distinctOf = (cells: readonly Cell[]): number => new Set(cells.map(({ atom }) => keyOf(atom.text))).size;

/** Identifiers that are all different, each beside or above a date of its record; or keys that are named elsewhere. */
function isRecordKey({ cells, isLabel }: UnknownHeading, { known }: NamedCells, { plan, tables }: Ledger): boolean {
  const { record } = plan;
  const areKeys = shareOf(cells, ({ atom }) => isIdentifier(atom)) >= ALMOST_ALL;
  // a second table may tell of the same records
  const places = new Set(cells.map(({ row, atom }) => `${tables.tableOf(row)?.key}|${keyOf(atom.text)}`));
  if (!areKeys || places.size < ALMOST_ALL * cells.length) return false;
  if (cells.length < LEAST_CELLS && (isLabel || !cells.every(({ row }) => hasAmounts(row)))) return false;
  const keys = known.get(record.key);
  if (keys) return cells.length >= LEAST_CELLS && shareAmong(cells, keys) >= MOST;
  const dates = record.dates.flatMap((field) => known.get(field) ?? []).map(({ row }) => row.at);
  const isDated = ({ row }: Cell): boolean => dates.some((at) => at >= row.at && at <= row.at + REACH);
  const isFirst = ({ row, atom }: Cell): boolean =>
    row.atoms.find((each) => isIdentifier(each) || isAmount(each)) === atom;
  return shareOf(cells, isDated) >= ALMOST_ALL && shareOf(cells, isFirst) >= ALMOST_ALL;
}

const hasAmounts = ({ atoms }: Row): boolean => atoms.filter(({ kind }) => kind === 'money').length >= LEAST_CELLS;

function shareAmong(cells: readonly Cell[], known: readonly Cell[]): number {
  const keys = new Set(known.map(({ atom }) => keyOf(atom.text)));
  return shareOf(cells, ({ atom }) => keys.has(keyOf(atom.text)));
}

/** Identifiers that are named as keys of scopes elsewhere, stand beside terms, or are repeated beside the keys of records. */
function isScopeKey(unknown: UnknownHeading, { known }: NamedCells, { plan }: Ledger): boolean {
  const { cells, isLabel } = unknown;
  const { scope, record } = plan;
  if (shareOf(cells, ({ atom }) => isLongKey(atom)) < ALMOST_ALL) return false;
  const cellsOf = (fields: readonly string[]): readonly Cell[] => fields.flatMap((field) => known.get(field) ?? []);
  const keys = known.get(scope.key);
  if (keys && (!isLabel || cells.length >= LEAST_CELLS) && shareAmong(cells, keys) >= ALMOST_ALL) return true;
  const terms = new Set(cellsOf([scope.from, scope.period]).map(({ row }) => row));
  const isTermed = ({ row }: Cell): boolean =>
    terms.has(row) && isYear(row.atoms.filter(({ kind }) => kind === 'date'));
  if (isLabel && shareOf(cells, isTermed) === 1) return true;
  if (keys || cells.length < LEAST_TEXTS) return false;
  const dated = new Set(cellsOf(record.dates).map(({ row }) => row));
  if (!isLabel && !cells.some(({ row }) => dated.has(row)) && shareOf(cells, isTermed) >= MOST) return true;
  const records = cellsOf([record.key]).map(({ row }) => row.at);
  const isInRecord = ({ row }: Cell): boolean => records.some((at) => Math.abs(row.at - at) <= REACH);
  return shareOf(cells, isInRecord) >= ALMOST_ALL && distinctOf(cells) <= MOST_DISTINCT * cells.length;
}

const isLongKey = (atom: Atom): boolean =>
  isIdentifier(atom) && atom.kind !== 'vin' && atom.text.replace(/\D/g, '').length >= LEAST_DIGITS;

/** Values of a field that has a list of them; one letter alone may be anything. */
function areWords({ cells, isLabel }: UnknownHeading, field: string, { vocabulary }: Ledger): boolean {
  const texts = new Set(cells.map(({ atom }) => atom.text));
  const isWritten = texts.size > 1 || [...texts].some((text) => text.length > 1);
  const isMeant = ({ atom }: Cell): boolean => vocabulary.valueOf(field, atom.text) !== null;
  return !isLabel && isWritten && cells.length >= LEAST_TEXTS && shareOf(cells, isMeant) >= ALMOST_ALL;
}

/** Names of persons, most of them different, in rows of keys of records. */
function areNames({ cells, isLabel }: UnknownHeading, { known }: NamedCells, { plan }: Ledger): boolean {
  const { record } = plan;
  if (isLabel || known.has(record.loose.person) || cells.length < LEAST_TEXTS) return false;
  const rows = [record.key, record.keyDate].flatMap((field) => known.get(field) ?? []).map(({ row }) => row.at);
  const isInRecord = ({ row }: Cell): boolean => rows.some((at) => Math.abs(row.at - at) <= 1);
  return (
    shareOf(cells, ({ atom }) => isNameLike(atom)) >= MOST &&
    shareOf(cells, isInRecord) >= ALMOST_ALL &&
    distinctOf(cells) >= ALMOST_ALL * cells.length
  );
}
