import { nameOf } from '../facts/about.ts';
import type { Fact, RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { NounConcept } from '../lexicon/nouns.ts';
import type { Question } from '../question/question.ts';
import { writeTogether } from '../writing/values.ts';
import { type Finding, noteOf } from './finding.ts';
import { aboutCoverages, isMeant } from './scope.ts';
import { describe } from './describe.ts';

/** The items of the list that a question asks for, as one finding each. */
export function listItems(question: Question, document: ReadDocument): Finding[] {
  for (const noun of question.nouns) {
    for (const list of noun.lists) {
      const values = document.facts.filter(({ key, record }) => !record && key === list);
      if (values.length > 0 && isMeant({ question, document })) {
        return values.map((fact) => ({ document, label: '', about: '', value: writeTogether([fact]), facts: [fact] }));
      }
      const records = meantRecords({ question, document, noun, list });
      if (records.length > 0) return records.map((record) => describe(record, document));
    }
  }
  return [];
}

/** How many items the list has that a question asks for; no finding where the document has no such list. */
export function countItems(question: Question, document: ReadDocument): Finding[] {
  for (const noun of question.nouns) {
    const printed = isUnfiltered(question)
      ? document.facts.find(({ key, record }) => !record && noun.printedCount?.includes(key))
      : undefined;
    if (printed && isMeant({ question, document })) {
      return [{ document, label: `number of ${noun.many}`, about: '', value: String(printed.value), facts: [printed] }];
    }
    for (const list of noun.lists) {
      const values = document.facts.filter(({ key, record }) => !record && key === list);
      const records = meantRecords({ question, document, noun, list });
      const count = values.length || records.length;
      if (count === 0) continue;
      const facts = values.length > 0 ? values : records.flatMap((record) => firstFactOf(record, document));
      const names =
        values.length > 0
          ? values.map((fact) => writeTogether([fact]))
          : records.map((record) => nameOf(record, document));
      const what = `${qualifierOf(question)}${noun.many}`;
      return [{ document, label: `number of ${what}`, about: '', value: String(count), note: noteOf(names), facts }];
    }
    const counted = document.facts.filter(
      ({ key, record }) => record && noun.printedCount?.includes(key) && isMeant({ question, document, record }),
    );
    if (counted.length > 0) {
      return counted.map((fact) => ({
        document,
        label: `number of ${noun.many}`,
        about: fact.record ? nameOf(fact.record, document) : '',
        value: String(fact.value),
        facts: [fact],
      }));
    }
  }
  return [];
}

const isUnfiltered = ({ status, years, names, coverages, amounts, numbered }: Question): boolean =>
  status === undefined && [years, names, coverages, amounts, numbered].every(({ length }) => length === 0);

const qualifierOf = ({ status }: Question): string => (status ? `${status} ` : '');

/** The records of a list that a question means: by name, year, status, coverage, amount. */
export function meantRecords({
  question,
  document,
  noun,
  list,
}: {
  question: Question;
  document: ReadDocument;
  noun?: NounConcept;
  list: string;
}): RecordNode[] {
  const records = document
    .recordsOf(list)
    .filter((record) => (noun?.where?.(record) ?? true) && isMeant({ question, document, record }));
  const about = question.coverages.length > 0 ? aboutCoverages(records, question.coverages) : records;
  return about.filter((record) => isWithinBound({ question, record, document }));
}

function isWithinBound({
  question,
  record,
  document,
}: {
  question: Question;
  record: RecordNode;
  document: ReadDocument;
}): boolean {
  const [amount] = question.amounts;
  if (question.bound === undefined || amount === undefined) return true;
  const key = `${question.measures[0] ?? 'incurred'}.total`;
  const fact = document.factsOf(record).find((one) => one.key === key || one.key === 'premium' || one.key === 'limit');
  if (typeof fact?.value !== 'number') return false;
  return question.bound === 'over' ? fact.value > amount : fact.value < amount;
}

/** The fact that tells a record from others: a count cites one for each item. */
function firstFactOf(record: RecordNode, document: ReadDocument): Fact[] {
  const facts = [...document.factsOf(record)];
  const naming = facts.find(({ key, value }) => typeof value === 'string' && !key.endsWith('Date')) ?? facts[0];
  return naming ? [naming] : [];
}
