import { ownValue } from '../../lookup.ts';
import type { FieldKind } from '../../policies/schema.ts';
import { hasVinCheckDigit } from '../validation/vin.ts';
import { patternOf } from './columns.ts';
import { columnOf, type Evidence, keysOf, shapeOf, WHOLE } from './document-evidence.ts';
import type { Leaf, RecordLeaves } from './leaves.ts';
import { plain } from './printed.ts';
import { NO_REGION } from './regions.ts';

// What is known of a value after assembling, as numbers. No feature knows a policy type's name.

/** By position, in the order of `featureNames`. */
export type Features = readonly number[];

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
/** By kind: 1 for itself, 0 for every other. */
const KIND_FEATURES = new Map(KINDS.map((kind) => [kind, KINDS.map((name) => Number(kind === name))]));
const YEAR = 365.25;
const DAY_MS = 86_400_000;

/** What the features are called. */
export const featureNames: readonly string[] = [
  WHOLE.map((name) => `document ${name}`),
  KINDS.map((kind) => `kind ${kind}`),
  ['depth', 'in list', 'core', 'key', 'choice'],
  ['word confidence', 'recognized', 'words', 'lines', 'digits', 'zero'],
  ['caption', 'aligned', 'line explained', 'other uses', 'elsewhere'],
  ['record fill', 'record values', 'record aligned', 'record has key'],
  ['record keys', 'record explained', 'record lost', 'record read', 'list keys', 'list explained'],
  ['list size', 'list summed', 'list counted', 'record fill in list', 'record like others'],
  ['record page mates', 'record row mates', 'column filled', 'column distinct', 'written alike'],
  ['conflicting', 'sum in record', 'sum of column', 'issue', 'issue near', 'vin check', 'term'],
].flat();

/** The features of every value of a document. */
export function* featuresOf(evidence: Evidence): Generator<[Leaf, Features]> {
  const whole = WHOLE.map((name) => evidence.whole[name]);
  const issues = issuePaths(evidence);
  for (const record of evidence.records) {
    const ofRecord = recordFeatures(record, evidence);
    for (const leaf of record.leaves) {
      const own = [fieldFeatures(leaf), textFeatures(leaf), placeFeatures(leaf, evidence), ofRecord];
      yield [leaf, whole.concat(...own, columnFeatures(leaf, evidence), proofFeatures(leaf, evidence, issues))];
    }
  }
}

function fieldFeatures({ kind, depth, isCore, isKey, isChoice, record }: Leaf): number[] {
  const kinds = KIND_FEATURES.get(kind) ?? [];
  return [...kinds, depth, Number(record.list !== ''), Number(isCore), Number(isKey), Number(isChoice)];
}

function textFeatures({ cited: { words }, value }: Leaf): number[] {
  let [letters, digits, confidence, isRecognized] = [0, 0, 1, false];
  const baselines = new Set<number>();
  for (const word of words) {
    for (const sign of word.text) {
      if (sign >= '0' && sign <= '9') digits++;
      else if (isLetter(sign)) letters++;
    }
    confidence = Math.min(confidence, word.confidence);
    isRecognized ||= word.source === 'ocr';
    baselines.add(Math.round(word.y1 / 4));
  }
  const share = letters + digits === 0 ? 0 : digits / (letters + digits);
  return [confidence, Number(isRecognized), Math.log1p(words.length), baselines.size, share, Number(value === 0)];
}

const isLetter = (sign: string): boolean =>
  sign < '\x80' ? (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') : /\p{L}/u.test(sign);

function placeFeatures(leaf: Leaf, { printed, captions, aligned }: Evidence): number[] {
  const { words } = leaf.cited;
  const [first] = words;
  const line = first && printed.lineOf.get(first);
  let uses = 1;
  for (const word of words) uses = Math.max(uses, printed.uses.get(word) ?? 1);
  const elsewhere = printed.texts.get(plain(words.map((word) => word.text).join(''))) ?? 1;
  return [
    captions.get(leaf) ?? 0,
    aligned.get(leaf) ?? 0.5,
    line && line.typed > 0 ? line.taken / line.typed : 0.5,
    Math.log1p(uses - 1),
    Math.log1p(Math.max(elsewhere - 1, 0)),
  ];
}

/** Of what nothing is known gets the value that says neither yes nor no. */
function recordFeatures(record: RecordLeaves, { aligned, lists, regions }: Evidence): number[] {
  const { leaves, fields } = record;
  const sum = leaves.reduce((all, leaf) => all + (aligned.get(leaf) ?? 0.5), 0);
  const own = [
    leaves.length / Math.max(fields, 1),
    leaves.length,
    sum / Math.max(leaves.length, 1),
    Number(leaves.some(({ isKey }) => isKey)),
  ];
  const list = lists.get(record.list);
  const { explained, lost, read } = regions.get(record) ?? NO_REGION;
  own.push(keysOf(record), explained, Math.log1p(lost), read, list?.keys ?? 1, list?.explained ?? explained);
  if (record.list === '' || !list) return [...own, 0, 0.5, 0, 1, 0.5];
  const { size, summed, counted, values, shapes } = list;
  const likeOthers = shareOfOthers(shapes.get(shapeOf(record)) ?? 1, size);
  return [...own, Math.log1p(size), summed, counted, Math.min(leaves.length / values, 2), likeOthers];
}

const shareOfOthers = (count: number, all: number): number => (all < 2 ? 0.5 : (count - 1) / (all - 1));

function columnFeatures(leaf: Leaf, { columns, lists }: Evidence): number[] {
  const { record, cited } = leaf;
  const size = lists.get(record.list)?.size ?? 1;
  const column = columnOf(columns, leaf);
  const mates = [
    record.leaves.filter((other) => other.cited.page === cited.page).length,
    record.leaves.filter((other) => isBeside(leaf, other)).length - 1,
  ];
  if (record.list === '') return [...mates, 0.5, 0.5, 0.5];
  const alike = shareOfOthers(column.patterns.get(patternOf(leaf)) ?? 1, column.leaves.length);
  return [...mates, column.filled, size > 1 ? column.distinct : 0.5, alike];
}

function isBeside({ cited: a }: Leaf, { cited: b }: Leaf): boolean {
  const [one, other] = [a.words[0], b.words[0]];
  return a.page === b.page && one !== undefined && other !== undefined && Math.abs(one.y1 - other.y1) < 3;
}

function proofFeatures(leaf: Leaf, { within, over, document }: Evidence, issues: Issues): number[] {
  return [
    Number(ownValue(document.assembled.fields, leaf.pointer)?.state === 'conflicting'),
    within.get(leaf) ?? 0,
    over.get(leaf) ?? 0,
    Number(issues.at.has(leaf.pointer)),
    Number(issues.near.has(parentOf(leaf.pointer))),
    leaf.field === 'vin' ? (hasVinCheckDigit(String(leaf.value).toUpperCase()) ? 1 : -1) : 0,
    leaf.kind === 'date' ? termOf(leaf) : 0,
  ];
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
