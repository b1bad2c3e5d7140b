import { ownValue } from '../../lookup.ts';
import type { FieldKind } from '../../policies/schema.ts';
import { hasVinCheckDigit } from '../validation/vin.ts';
import { patternOf } from './columns.ts';
import { columnOf, type Evidence, type ListEvidence, shapeOf } from './document-evidence.ts';
import type { Leaf } from './leaves.ts';
import { plain } from './printed.ts';

// What is known of a value after assembling, as numbers. No feature knows a policy type's name.

export type Features = Readonly<Record<string, number>>;

const KINDS: readonly FieldKind[] = [
  'id',
  'name',
  'label',
  'text',
  'address',
  'date',
  'money',
  'number',
  'int',
  'percent',
  'enum',
  'bool',
];
const YEAR = 365.25;
const DAY_MS = 86_400_000;

/** The features of every value of a document. */
export function featuresOf(evidence: Evidence): Map<Leaf, Features> {
  const shared = wholeFeatures(evidence);
  const issues = issuePaths(evidence);
  const rows = new Map<Leaf, Features>();
  for (const record of evidence.records) {
    for (const leaf of record.leaves) {
      rows.set(leaf, {
        ...shared,
        ...fieldFeatures(leaf),
        ...textFeatures(leaf),
        ...placeFeatures(leaf, evidence),
        ...listFeatures(leaf, evidence),
        ...proofFeatures(leaf, evidence, issues),
      });
    }
  }
  return rows;
}

function wholeFeatures({ whole }: Evidence): Features {
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [`document ${name}`, value]));
}

function fieldFeatures({ kind, depth, isCore, isKey, isChoice, record }: Leaf): Features {
  const kinds = Object.fromEntries(KINDS.map((name) => [`kind ${name}`, Number(kind === name)]));
  return {
    ...kinds,
    depth,
    'in list': Number(record.list !== ''),
    core: Number(isCore),
    key: Number(isKey),
    choice: Number(isChoice),
  };
}

function textFeatures({ cited: { words }, value }: Leaf): Features {
  const text = words.map((word) => word.text).join(' ');
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const digits = letters.replace(/\D/g, '').length;
  const baselines = new Set(words.map((word) => Math.round(word.y1 / 4)));
  return {
    'word confidence': Math.min(...words.map((word) => word.confidence)),
    recognized: Number(words.some((word) => word.source === 'ocr')),
    words: Math.log1p(words.length),
    lines: baselines.size,
    digits: letters.length === 0 ? 0 : digits / letters.length,
    zero: Number(value === 0),
  };
}

function placeFeatures(leaf: Leaf, { printed, captions, aligned }: Evidence): Features {
  const { words } = leaf.cited;
  const [first] = words;
  const line = first && printed.lineOf.get(first);
  const text = plain(words.map((word) => word.text).join(''));
  return {
    caption: captions.get(leaf) ?? 0,
    aligned: aligned.get(leaf) ?? 0.5,
    'line explained': line && line.typed > 0 ? line.taken / line.typed : 0.5,
    'other uses': Math.log1p(Math.max(...words.map((word) => printed.uses.get(word) ?? 1)) - 1),
    elsewhere: Math.log1p(Math.max((printed.texts.get(text) ?? 1) - 1, 0)),
  };
}

function listFeatures(leaf: Leaf, evidence: Evidence): Features {
  const { record } = leaf;
  const own = {
    'record fill': record.leaves.length / Math.max(record.fields, 1),
    'record values': record.leaves.length,
    'record aligned': mean(record.leaves.map((other) => evidence.aligned.get(other) ?? 0.5)),
    'record page mates': record.leaves.filter(({ cited }) => cited.page === leaf.cited.page).length,
    'record row mates': record.leaves.filter((other) => isBeside(leaf, other)).length - 1,
    'record has key': Number(record.leaves.some(({ isKey }) => isKey)),
  };
  const list = evidence.lists.get(record.list);
  return { ...own, ...(record.list === '' || !list ? OUTSIDE : listedFeatures(leaf, list, evidence)) };
}

/** What nothing is known of gets the value that says neither yes nor no. */
const OUTSIDE: Features = {
  'list size': 0,
  'list summed': 0.5,
  'list counted': 0,
  'record fill in list': 1,
  'record like others': 0.5,
  'column filled': 0.5,
  'column distinct': 0.5,
  'written alike': 0.5,
};

function listedFeatures(leaf: Leaf, list: ListEvidence, { columns }: Evidence): Features {
  const { record } = leaf;
  const column = columnOf(columns, leaf);
  const { size, shapes } = list;
  const shareOfOthers = (count: number, all: number): number => (all < 2 ? 0.5 : (count - 1) / (all - 1));
  return {
    'list size': Math.log1p(size),
    'list summed': list.summed,
    'list counted': list.counted,
    'record fill in list': Math.min(record.leaves.length / list.values, 2),
    'record like others': shareOfOthers(shapes.get(shapeOf(record)) ?? 1, size),
    'column filled': column.filled,
    'column distinct': size > 1 ? column.distinct : 0.5,
    'written alike': shareOfOthers(column.patterns.get(patternOf(leaf)) ?? 1, column.leaves.length),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function isBeside({ cited: a }: Leaf, { cited: b }: Leaf): boolean {
  const [one, other] = [a.words[0], b.words[0]];
  return a.page === b.page && one !== undefined && other !== undefined && Math.abs(one.y1 - other.y1) < 3;
}

function proofFeatures(leaf: Leaf, { within, over, document }: Evidence, issues: Issues): Features {
  return {
    conflicting: Number(ownValue(document.assembled.fields, leaf.pointer)?.state === 'conflicting'),
    'sum in record': within.get(leaf) ?? 0,
    'sum of column': over.get(leaf) ?? 0,
    issue: Number(issues.at.has(leaf.pointer)),
    'issue near': Number(issues.near.has(parentOf(leaf.pointer))),
    'vin check': leaf.field === 'vin' ? (hasVinCheckDigit(String(leaf.value).toUpperCase()) ? 1 : -1) : 0,
    term: leaf.kind === 'date' ? termOf(leaf) : 0,
  };
}

/** Whether another date of the record is a year or half a year away: a policy term. */
function termOf(leaf: Leaf): number {
  const own = Date.parse(String(leaf.value));
  return Number(
    leaf.record.leaves.some(({ kind, value }) => {
      if (kind !== 'date') return false;
      const days = Math.abs(Date.parse(String(value)) - own) / DAY_MS;
      return Math.abs(days - YEAR) < 2 || Math.abs(days - YEAR / 2) < 3;
    }),
  );
}

interface Issues {
  at: ReadonlySet<string>;
  /** The pointers of the records that the issues are in. */
  near: ReadonlySet<string>;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

function issuePaths({ document: { validation } }: Evidence): Issues {
  const paths = [...validation.errors, ...validation.warnings].map(({ path }) => path);
  return { at: new Set(paths), near: new Set(paths.map(parentOf)) };
}
