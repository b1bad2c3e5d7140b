import { isOfLine } from '../lexicon/lines.ts';
import type { RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { CoverageConcept } from '../lexicon/coverage.ts';
import { normalize } from '../../text/normalize.ts';
import type { Question } from '../question/question.ts';
import { lookup, ownValue } from '../../lookup.ts';

interface Subject {
  question: Question;
  document: ReadDocument;
  record?: RecordNode;
}

/**
 * Whether everything that the question names (vehicle, person, place, year, number, line) is said of this record, or of
 * the document as a whole: a value of anything else would be the answer to another question.
 */
export function isMeant({ question, document, record }: Subject): boolean {
  return (
    question.names.every((name) => isNamed({ name, question, document, ...(record && { record }) })) &&
    isOfYears({ question, document, ...(record && { record }) }) &&
    question.numbered.every((wanted) => record !== undefined && isNumbered({ wanted, document, record })) &&
    (question.lines.length === 0 || isOfLines({ question, document, ...(record && { record }) })) &&
    (question.status === undefined || record?.list !== 'claims' || record.values.status === question.status)
  );
}

/** Lists of people: there the insured's name stands for the person, not for the policy. */
const PEOPLE: ReadonlySet<string> = new Set(['drivers', 'individuals']);

function isNamed({ name, question, document, record }: Subject & { name: string }): boolean {
  const { identity, parties, subject } = document;
  const isOfDocument = identity.has(name) || parties.has(name) || subject.has(name);
  if (question.documentNames.includes(name) && isOfDocument) return true;
  if (record && document.wordsAbout(record).has(name)) return true;
  if (!isOfDocument || !record) return isOfDocument;
  if (PEOPLE.has(record.list) && parties.has(name)) return false;
  // a name that another item of the list has is that item's
  return !document.wordsOfList(record.list).has(name);
}

/** Claims "of 2021 and 2022" are of one of the years; "the 2019 Honda on the 2025 policy" is of both. */
function isOfYears({ question: { years }, document, record }: Subject): boolean {
  const isOf = (year: string): boolean => isOfYear({ year, document, ...(record && { record }) });
  return record?.list === 'claims' && years.length > 0 ? years.some(isOf) : years.every(isOf);
}

function isOfYear({ year, document, record }: { year: string; document: ReadDocument; record?: RecordNode }): boolean {
  if (record?.list === 'claims') return document.ownWords(record).has(year);
  if (record && document.wordsAbout(record).has(year)) return true;
  const hasOwnYear = record !== undefined && (record.list === 'policies' || record.list === 'priorCarriers');
  return !hasOwnYear && document.start.startsWith(`${year}-`);
}

function isNumbered({
  wanted,
  document,
  record,
}: {
  wanted: Question['numbered'][number];
  document: ReadDocument;
  record: RecordNode;
}): boolean {
  const list = wanted.noun === 'buildings' ? 'locations' : wanted.noun;
  const key = NUMBER_KEYS.get(wanted.noun);
  const items = document.recordsOf(list);
  const holders = items.filter((item, index) =>
    key ? ownValue(item.values, key) === wanted.number : index + 1 === wanted.number,
  );
  return holders.some((holder) => document.areLinked(record, holder));
}

const NUMBER_KEYS = lookup({
  vehicles: 'number',
  locations: 'locationNumber',
  buildings: 'buildingNumber',
});

function isOfLines({
  question,
  document,
  record,
}: {
  question: Question;
  document: ReadDocument;
  record?: RecordNode;
}): boolean {
  return question.lines.every((line) => {
    const { printed } = line;
    if (isOfLine(document.type, line)) return true;
    if (!record || !printed) return false;
    const holders = document.recordsOf('policies').filter((other) => document.areLinked(record, other));
    const held = [record, ...holders].flatMap(({ values }) => [
      values.coverageType,
      values.lineOfBusiness,
      values.line,
    ]);
    return held.some((line) => typeof line === 'string' && printed.test(normalize(line)));
  });
}

const NAME_KEYS = lookup<readonly string[]>({
  deductibles: ['peril'],
  waitingPeriods: ['condition'],
  policies: ['coverageType', 'lineOfBusiness'],
  claims: ['claimType', 'description', 'cause'],
  lossHistory: ['line', 'description'],
});

/** Whether a record is about a coverage, going by the name that is printed for it. */
function isAbout(record: RecordNode, { printed, notPrinted }: CoverageConcept): boolean {
  return (NAME_KEYS.get(record.list) ?? ['name']).some((key) => {
    const name = ownValue(record.values, key);
    if (typeof name !== 'string') return false;
    const normalised = normalize(name);
    return printed.test(normalised) && !notPrinted?.test(normalised);
  });
}

/** The records that are about the coverages of a question: about all of them at once, else about any of them. */
export function aboutCoverages(records: readonly RecordNode[], coverages: readonly CoverageConcept[]): RecordNode[] {
  const fits = (record: RecordNode, concept: CoverageConcept): boolean =>
    isAbout(record, concept) || (record.parent !== undefined && isAbout(record.parent, concept));
  const all = records.filter((record) => coverages.every((concept) => fits(record, concept)));
  return all.length > 0 ? all : records.filter((record) => coverages.some((concept) => isAbout(record, concept)));
}
