import { nameOf } from '../facts/about.ts';
import type { Fact, RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import { writeTogether } from '../writing/values.ts';
import type { Finding } from './finding.ts';

/** Fields that hold a limit, in the order in which they are told. */
export const LIMIT_KEYS = ['limitPerPerson', 'limit', 'limitText', 'amount', 'text', 'annualLimit'];

/** The facts of a record with these keys, in their order. */
export function factsAt({
  document,
  record,
  keys,
}: {
  document: ReadDocument;
  record: RecordNode;
  keys: readonly string[];
}): Fact[] {
  return keys.flatMap((key) => document.factsOf(record).filter((fact) => fact.key === key));
}

/** "Personal property" of `personalPropertyLimit`, "paid" of `paid.total`. */
export const labelOfField = (key: string): string =>
  key
    .replace(/Limit$|\.total$/, '')
    .replace('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const AMOUNT_LISTS: ReadonlySet<string> = new Set(['coverages', 'otherCoverages', 'limits', 'deductibles', 'pets']);
/** A record with everything of it that a reader would want. */
export function describe(record: RecordNode, document: ReadDocument): Finding {
  const facts = document.factsOf(record).filter((fact) => !INNER_KEYS.has(fact.key));
  const limit = AMOUNT_LISTS.has(record.list) ? factsAt({ document, record, keys: LIMIT_KEYS }) : [];
  const named = facts.filter((fact) => nameOf(record, document).includes(String(fact.value)));
  const rest = facts.filter((fact) => !limit.includes(fact) && !named.includes(fact));
  const parts = [
    ...(limit.length > 0 ? [`${record.list === 'deductibles' ? '' : 'limit '}${writeTogether(limit)}`] : []),
    ...rest.map((fact) => `${labelOfField(fact.key)} ${writeTogether([fact])}`),
  ];
  return {
    document,
    label: '',
    about: nameOf(record, document),
    value: parts.join(', '),
    facts: facts.length > 0 ? facts : [],
    record,
  };
}

const INNER_KEYS: ReadonlySet<string> = new Set([
  'vehicleNumber',
  'locationNumber',
  'buildingNumber',
  'number',
  'insurerLetter',
]);
