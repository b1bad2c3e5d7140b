import type { Citation } from '../../extraction/result.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { findPolicyType } from '../../policies/registry.ts';
import { type AssistantDocument, titleOf } from '../documents.ts';
import { searchWordsOf } from '../words.ts';
import { type Fact, factsOf, type RecordNode, textOf } from './facts.ts';
import { linksBetween } from './links.ts';
import { type Line, linesOf } from './lines.ts';
import { sensesOfName } from './phrases.ts';
import { makesOf } from './makes.ts';
import { printedValues } from './printed-values.ts';
import { senseOfState, statesOfAddresses } from './states.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import { ownValue } from '../../lookup.ts';

/** A fact with everything that a question may call it. */
export interface Item {
  fact: Fact;
  /** Senses of the field: its name, what it measures. One set stands for all facts of a list, name and kind. */
  field: ReadonlySet<string>;
  /** Words of the field's name. */
  fieldWords: ReadonlySet<string>;
  /** The record that it belongs to; undefined for facts of the document. */
  about?: Entity;
  /** 0..1: how sure the extraction is. */
  confidence: number;
}

/** A record, such as a vehicle, with the words by which people call it. */
export interface Entity {
  record: RecordNode;
  /** Senses of its names: the topics of a coverage. */
  senses: ReadonlySet<string>;
  /** Words of its names. */
  words: ReadonlySet<string>;
  /** Words of its other values: descriptions, addresses. */
  rest: ReadonlySet<string>;
  /** Words of its short values, such as a cause or a kind. */
  labels: ReadonlySet<string>;
  /** Position in its list, from 1, and the number that the document gives it. */
  numbers: ReadonlySet<number>;
  /** Records that it belongs to or that belong to it: the vehicle of a coverage. */
  linked: Entity[];
  items: Item[];
}

/** A document ready to be asked; depends on the document alone, so it may be kept. */
export interface DocumentIndex {
  documentId: string;
  title: string;
  type: PolicyType | undefined;
  source: AssistantDocument;
  /** First day, else date of the document; empty when unknown. */
  start: string;
  facts: readonly Fact[];
  records: readonly RecordNode[];
  items: Item[];
  /** One item of each field. */
  fields: readonly Item[];
  entities: Entity[];
  /** Senses of all its records. */
  senses: ReadonlySet<string>;
  /** Words that name the document and no other: title, carrier, insured, policy number. */
  names: ReadonlySet<string>;
  /** The names themselves, their words between blanks. */
  calls: readonly string[];
  /** Words of what it insures: vehicles, addresses, persons, a business. */
  subjects: ReadonlySet<string>;
  /** Where that is, as senses: "state:KY". */
  states: ReadonlySet<string>;
  years: ReadonlySet<string>;
  /** Values of its records that are called by several words, as those words. */
  printed: ReadonlySet<string>;
  lines: Line[];
  /** All words of the pages at hand. */
  words: ReadonlySet<string>;
}

/** Where a document prints a value. */
export const citationsOf = ({ source }: DocumentIndex, pointer: string): readonly Citation[] =>
  ownValue(source.result?.citations ?? {}, pointer) ?? [];

const NAMING = /^(?:carrierName|policyNumber|certificateNumber|namedInsureds?|certificateHolderName)$/;
const AGENTS = /^(?:agencyName|producerName)$/;

/** Fields that say what an insured business does. */
const BUSINESS = /^(?:businessDescription|operationsDescription|natureOfBusiness|occupancy)$/;
const isBusiness = ({ key, record }: Fact): boolean =>
  BUSINESS.test(key) || (key === 'description' && record?.list === 'locations');
const PLACES = /^(?:mailingAddress|insuredLocation|address|garagingLocation)$/;

/** "The Tampa house". */
const isPlace = ({ key, record }: Fact): boolean => !record && PLACES.test(key);
/** Words for streets and units are short. */
const isNameOfPlace = (word: string): boolean => /^\p{L}{5,}$/u.test(word);

/** Lays out what a document says with the words that people may use for it. */
export function indexDocument(source: AssistantDocument): DocumentIndex {
  const read = readResult(source);
  const title = titleOf(source);
  const names = [title, source.fileName ?? ''].map((name) => name.replace(/\.\w{2,4}$/, ''));
  const lines = linesOf(source.pages ?? []);
  return {
    ...read,
    documentId: source.documentId,
    title,
    source,
    names: new Set([...read.names, ...names.flatMap(calledBy)]),
    calls: [...read.calls, ...names.map(wordsBetween)],
    lines,
    words: new Set(lines.flatMap(({ words }) => words)),
  };
}

/** What the extraction says: nearly all the work, and the same for every question. */
type ReadResult = Omit<DocumentIndex, 'documentId' | 'title' | 'source' | 'lines' | 'words'>;

/** Kept as long as somebody keeps the result; a result is never changed. */
const known = new WeakMap<object, ReadResult>();

function readResult({ policyType, result }: AssistantDocument): ReadResult {
  const type = policyType ? findPolicyType(policyType) : undefined;
  const before = result ? known.get(result) : undefined;
  if (before && before.type === type) return before;
  const read = layOut(type, result);
  if (result) known.set(result, read);
  return read;
}

function layOut(type: PolicyType | undefined, result: AssistantDocument['result']): ReadResult {
  const { facts, records } = type && result ? factsOf(type, result.data) : { facts: [], records: [] };
  const entities = entitiesOf(records);
  const items = facts.map((fact) => {
    const about = fact.record && entities.get(fact.record);
    const confidence = ownValue(result?.fields ?? {}, fact.pointer)?.confidence ?? 1;
    const item: Item = { fact, ...callsOf(fact), ...(about && { about }), confidence };
    about?.items.push(item);
    return item;
  });
  const namesBy = (keys: RegExp): string[] =>
    facts
      .filter(({ key, record }) => (!record || record.list === 'applicants') && keys.test(key))
      .map(({ value }) => String(value));
  const [own, agents] = [namesBy(NAMING), namesBy(AGENTS)];
  const dates = facts.filter(({ kind, key }) => kind === 'date' && /effective|expiration/i.test(key));
  return {
    type,
    start: firstDate(result),
    facts,
    records,
    items,
    fields: [...new Map(items.map((item) => [item.field, item])).values()],
    entities: [...entities.values()],
    senses: new Set([...entities.values()].flatMap(({ senses }) => [...senses])),
    names: new Set(own.flatMap(calledBy)),
    calls: [...own, ...agents].map(wordsBetween),
    subjects: new Set([
      ...[...entities.values()].filter(isThing).flatMap(({ words }) => [...words]),
      ...facts.filter(isPlace).flatMap(({ value }) => searchWordsOf(String(value)).filter(isNameOfPlace)),
      ...facts.filter(isBusiness).flatMap(({ value }) => searchWordsOf(String(value))),
    ]),
    states: new Set(
      facts.filter(({ key }) => PLACES.test(key)).flatMap(({ value }) => statesOfAddresses(String(value))),
    ),
    years: new Set(dates.map(({ value }) => String(value).slice(0, 4))),
    printed: printedValues(records),
  };
}

function entitiesOf(records: readonly RecordNode[]): Map<RecordNode, Entity> {
  const counts = new Map<RecordNode | undefined, Map<string, number>>();
  const entities = new Map<RecordNode, Entity>();
  for (const record of records) {
    const own = counts.get(record.parent) ?? new Map<string, number>();
    const position = (own.get(record.list) ?? 0) + 1;
    counts.set(record.parent, own.set(record.list, position));
    entities.set(record, entityOf(record, position));
  }
  for (const [record, links] of linksBetween(records)) {
    const entity = entities.get(record);
    if (entity) entity.linked = links.flatMap((other) => entities.get(other) ?? []);
  }
  return entities;
}

const calledBy = (name: string): string[] => [...searchWordsOf(name), ...joinedOf(name)];

const wordsBetween = (name: string): string => ` ${searchWordsOf(name).join(' ')} `;

/** A policy number is typed with and without its separators. */
const joinedOf = (name: string): string[] => (/\d/.test(name) ? [name.toLowerCase().replace(/[^a-z0-9]/g, '')] : []);

const isThing = ({ record: { list } }: Entity): boolean =>
  /^(?:vehicles|drivers|locations|pets|additionalInterests|individuals)$/.test(list);

function firstDate(result: AssistantDocument['result']): string {
  const dates = ['effectiveDate', 'certificateDate', 'applicationDate', 'valuationDate', 'reportDate'];
  return dates.map((key) => textOf(ownValue(result?.data ?? {}, key))).find((date) => date !== '') ?? '';
}

const LABEL = 40;
/** What people say for values that are one word of several. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  'gender female': ['women woman lady girl'],
  'gender male': ['men man guy boy'],
  'maritalStatus single': ['unmarried'],
  'sex female': ['girl'],
  'sex male': ['boy'],
};

function entityOf(record: RecordNode, position: number): Entity {
  const names: string[] = [];
  const rest: string[] = [];
  const labels: string[] = [];
  const numbers = new Set([position]);
  for (const [key, value] of Object.entries(record.values)) {
    if (typeof value === 'string' && value.length <= LABEL && key !== 'description') labels.push(value);
    const called = typeof value === 'string' ? (ownValue(CALLED, `${key} ${value.toLowerCase()}`) ?? []) : [];
    labels.push(...called);
    rest.push(...called);
    if (key === 'number' || key === 'locationNumber') numbers.add(Number(value));
    else if (NAMES_RECORD.has(key)) names.push(textOf(value));
    else if (typeof value === 'string' && !ISO_DATE.test(value)) rest.push(value);
  }
  const words = names.flatMap(searchWordsOf);
  const makes = words.flatMap((word) => makesOf(word)).flatMap(searchWordsOf);
  const kind = textOf(ownValue(record.values, 'claimType'));
  const state = Object.entries(record.values).find(([key]) => key.endsWith('State'))?.[1];
  const said = [...names, kind].flatMap((name) => [...sensesOfName(name)]);
  const senses = new Set([...said.filter((sense) => !isSaidByChance(sense, record)), senseOfState(textOf(state))]);
  return {
    record,
    senses,
    words: new Set([...words, ...makes, ...names.flatMap(joinedOf)]),
    rest: new Set(rest.flatMap(searchWordsOf)),
    labels: new Set(labels.flatMap(searchWordsOf)),
    numbers,
    linked: [],
    items: [],
  };
}

/** Names of other lists, fields and types of policies in the name of a record say nothing of it: "Claims-free savings", "Agency fee". */
const isSaidByChance = (sense: string, { list }: RecordNode): boolean =>
  isListSense(sense) ||
  // limits are called as the coverages that they are of
  (isFieldSense(sense) && !sense.endsWith('Limit')) ||
  (sense.startsWith('type:') && !/^(?:claims|policies|insurers)$/.test(list));

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const NAMES_RECORD = new Set(
  `name year make model vin peril claimNumber policyNumber coverageType lineOfBusiness claimantName address condition description classCode interest
  petId breed species insurerLetter letter line carrierName driverName kind coverage`.split(/\s+/),
);

/** What people may call a field, by its name and list: schemas have few. */
const calls = new Map<string, Pick<Item, 'field' | 'fieldWords'>>();

function callsOf(fact: Fact): Pick<Item, 'field' | 'fieldWords'> {
  const name = `${fact.record?.list ?? ''}/${fact.key}/${fact.kind}`;
  const before = calls.get(name);
  if (before) return before;
  const own = { field: fieldSenses(fact), fieldWords: fieldWords(fact) };
  calls.set(name, own);
  return own;
}

/** What a fact answers: its field, its list, the topics of its record. */
export function sensesOfFact(fact: Fact, { entities }: DocumentIndex): string[] {
  const record = fact.record;
  const about = record && entities.find((entity) => entity.record === record);
  return [...callsOf(fact).field, ...(record ? [record.list] : []), ...(about?.senses ?? [])];
}

/** Single words of a heading that say what is measured, in names of fields such as `premisesPremium`. */
function fieldSenses({ key, record }: Fact): Set<string> {
  const last = key.split('.').at(-1) ?? key;
  const senses = new Set([key, last, ...key.split('.').slice(0, 1)]);
  if (record) senses.add(`${record.list}.${key}`);
  // applications call them so
  if (record?.list === 'applicants' && key === 'name') senses.add('namedInsureds');
  for (const [measure, pattern] of MEASURES)
    if (pattern.test(key) || (record && pattern.test(`${record.list}.${key}`))) senses.add(measure);
  return senses;
}

const MEASURES: readonly (readonly [string, RegExp])[] = [
  ['deductible', /^[^.]*(?:deductible|retention)[^.]*$|^deductibles\.(?:amount|percent)$/i],
  ['limit', /^[^.]*limit[^.]*$|^limits\.(?:amount|text)$|^statedAmount$/i],
  ['premium', /^[^.]*premium$/i],
  ['status', /status$/i],
];

const fieldWords = ({ key }: Fact): Set<string> =>
  new Set(searchWordsOf(key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/\./g, ' ')));
