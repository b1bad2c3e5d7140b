import { labelOf } from '../comparison/groups.ts';
import type { Fact } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { nameOf, ownName } from '../index/name-of.ts';
import type { Finding } from '../answers/finding.ts';
import { findingOf } from '../answers/values.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeDate, writeMoney } from '../writing/values.ts';
import type { Row } from './lists.ts';
import { type Amount, type Measure, nameOfMeasure } from './measures.ts';

/** What a list tells of a record beside its name. */
const TOLD = new Set(
  `limit limitPerPerson limitText deductible premium amount percent text period days status lossDate description incurred.total paid.total vin
  dateOfBirth interest breed species payroll rate effectiveDate expirationDate address value`.split(/\s+/),
);

const isInName = ({ record }: Entity, value: unknown): boolean => ` ${ownName(record)} `.includes(` ${String(value)} `);

/** A record with what lists tell of it. */
export function toldFinding({ document, entity }: Row): Finding {
  const told = entity.items.filter(({ fact }) => TOLD.has(fact.key) && !isInName(entity, fact.value));
  return told.length === 0 ? namedFinding({ document, entity }) : findingOf(document, told, entity);
}

/** The bare name of a record. */
export function namedFinding({ document, entity }: Row): Finding {
  const identity = entity.items.filter(({ fact }) => isInName(entity, fact.value));
  const facts = (identity.length > 0 ? identity : entity.items.slice(0, 1)).map(({ fact }) => fact);
  return { document, label: '', about: '', value: asMarkdown(calledIn(entity)), facts };
}

/** The name of a record; a number alone, or none, is told with what it is of: "location 3". */
function calledIn(entity: Entity): string {
  const name = nameOf(entity);
  return /^\d*$/.test(name) ? `${nounOf(entity.record.list, 1)} ${name}`.trim() : name;
}

/** What a record costs. */
export const amountFinding = ({ document, entity, facts, amount }: Row & Amount, measure: Measure): Finding => ({
  document,
  label: nameOfMeasure(measure),
  about: nameOf(entity),
  value: writeAmount(amount, isMoney(facts)),
  facts,
});

export function totalFinding(
  { document, amount, facts }: Amount & { document: DocumentIndex },
  measure: Measure,
): Finding {
  return {
    document,
    label: `total ${nameOfMeasure(measure)}`,
    about: '',
    value: writeAmount(amount, isMoney(facts)),
    facts,
  };
}

/** "claims", "1 policy": what the records of a list are called. */
export function nounOf(list: string, count: number): string {
  const noun = labelOf(list).replace(/^other /, '');
  return count === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun;
}

/** Whether what facts come to is money: employees are counted. */
export const isMoney = (facts: readonly Fact[]): boolean => facts.some(({ kind }) => kind === 'money');

/** An amount of money, a date or a number, as it is told. */
export function writeAmount(value: number | string, isOfMoney: boolean): string {
  if (typeof value === 'string') return writeDate(value);
  const round = Math.round(value * 100) / 100;
  return isOfMoney ? writeMoney(round) : round.toLocaleString('en-US');
}
