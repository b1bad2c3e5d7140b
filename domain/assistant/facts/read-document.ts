import { findPolicyType } from '../../policies/registry.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { type AssistantDocument, titleOf } from '../documents.ts';
import { wordsOf } from '../words.ts';
import { type Fact, factsOf, type RecordNode, textOf } from './facts.ts';
import { areLinked, linkedLists } from './links.ts';
import { lookup, ownValue } from '../../lookup.ts';

/** A document with what its extraction says, ready to be asked. */
export interface ReadDocument {
  documentId: string;
  title: string;
  type: PolicyType | undefined;
  source: AssistantDocument;
  /** ISO date from which it holds, else the date on it; empty when unknown. */
  start: string;
  facts: Fact[];
  records: RecordNode[];
  /** Words by which people name the document: title, carrier, policy number. */
  identity: ReadonlySet<string>;
  /** Words for what it insures: the house, the car. */
  subject: ReadonlySet<string>;
  /** Words of the names of those whom it insures. */
  parties: ReadonlySet<string>;
  /** Words that a record and those linked to it answer to. */
  wordsAbout(record: RecordNode): ReadonlySet<string>;
  /** Words of a record itself. */
  ownWords(record: RecordNode): ReadonlySet<string>;
  /** Words of all records of a list. */
  wordsOfList(list: string): ReadonlySet<string>;
  factsOf(record: RecordNode): readonly Fact[];
  recordsOf(list: string): readonly RecordNode[];
  areLinked(a: RecordNode, b: RecordNode): boolean;
}

const NAMES_OF_DOCUMENT = [
  'carrierName',
  'policyNumber',
  'agencyName',
  'producerName',
  'insuredLocation',
  'certificateNumber',
];

/** Lays out a document's facts and the words that people may use for them. */
export function readDocument(source: AssistantDocument): ReadDocument {
  const type = source.policyType ? findPolicyType(source.policyType) : undefined;
  const { facts, records } = type && source.result ? factsOf(type, source.result.data) : { facts: [], records: [] };
  const title = titleOf(source);
  const named = facts.filter(({ key, record }) => !record && NAMES_OF_DOCUMENT.includes(key));
  const parties = new Set(
    facts.flatMap(({ key, value, record }) => (isParty(key, record) ? wordsOf(String(value)) : [])),
  );
  const identity = new Set(
    [title, source.fileName ?? '', type?.label ?? '', ...named.map(({ value }) => String(value))].flatMap(wordsOf),
  );
  const own = new Map(records.map((record) => [record, ownWordsOf(record)]));
  const ownWords = (record: RecordNode): ReadonlySet<string> => own.get(record) ?? new Set();
  const byRecord = groupBy(facts, ({ record }) => record);
  const byList = groupBy(records, ({ list }) => list);
  const recordsOf = (list: string): readonly RecordNode[] => byList.get(list) ?? [];
  const listWords = new Map(
    [...byList].map(([list, items]) => [list, new Set(items.flatMap((item) => [...ownWords(item)]))]),
  );
  const about = new Map<RecordNode, ReadonlySet<string>>();
  return {
    documentId: source.documentId,
    title,
    type,
    source,
    start:
      ['effectiveDate', 'certificateDate', 'reportDate']
        .map((key) => textOf(ownValue(source.result?.data ?? {}, key)))
        .find((date) => date !== '') ?? '',
    facts,
    records,
    identity,
    subject: new Set(wordsOf(type?.recognition.subject ?? '')),
    parties,
    ownWords,
    wordsOfList: (list) => listWords.get(list) ?? new Set(),
    factsOf: (record) => byRecord.get(record) ?? [],
    recordsOf,
    areLinked,
    wordsAbout(record) {
      const known = about.get(record);
      if (known) return known;
      const others = [...linkedLists(record.list)].flatMap(recordsOf).filter((other) => areLinked(record, other));
      const words = new Set([record, ...others].flatMap((other) => [...ownWords(other)]));
      about.set(record, words);
      return words;
    },
  };
}

const isParty = (key: string, record: RecordNode | undefined): boolean =>
  record ? record.list === 'applicants' && key === 'name' : key === 'namedInsureds';

function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function ownWordsOf({ list, values }: RecordNode): Set<string> {
  const words = new Set<string>();
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number' && key === 'year') words.add(String(value));
    if (typeof value !== 'string') continue;
    if (!ISO_DATE.test(value)) for (const word of wordsOf(value)) words.add(word);
    else if (YEAR_OF.get(list) === key) words.add(value.slice(0, 4));
  }
  for (const [short, long] of MAKES) {
    if (words.has(short)) words.add(long);
    if (words.has(long)) words.add(short);
  }
  return words;
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** The date that people mean when they say "the one of 2020". */
const YEAR_OF = lookup({
  claims: 'lossDate',
  policies: 'effectiveDate',
  lossHistory: 'occurrenceDate',
});

/** Makes of vehicles as printed in four letters. */
const MAKES: readonly (readonly [string, string])[] = [
  ['chev', 'chevrolet'],
  ['chevy', 'chevrolet'],
  ['toyt', 'toyota'],
  ['hond', 'honda'],
  ['niss', 'nissan'],
  ['dodg', 'dodge'],
  ['hyun', 'hyundai'],
  ['suba', 'subaru'],
  ['vw', 'volkswagen'],
  ['volk', 'volkswagen'],
  ['merz', 'mercede'],
  ['cadi', 'cadillac'],
  ['chry', 'chrysler'],
  ['lexs', 'lexus'],
  ['linc', 'lincoln'],
  ['mazd', 'mazda'],
  ['mits', 'mitsubishi'],
  ['infi', 'infiniti'],
  ['tesl', 'tesla'],
  ['volv', 'volvo'],
];
