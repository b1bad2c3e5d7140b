import { nameOf } from '../facts/about.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { Question } from '../question/question.ts';
import { writeTogether } from '../writing/values.ts';
import { describe, factsAt, labelOfField, LIMIT_KEYS } from './describe.ts';
import type { Finding } from './finding.ts';
import { aboutCoverages, isMeant } from './scope.ts';

/** Limits that have a field of their own, such as the dwelling's. */
export function findMainLimits(question: Question, document: ReadDocument): Finding[] {
  if (!isMeant({ question, document })) return [];
  return question.coverages.flatMap(({ label, fields = [] }) =>
    document.facts
      .filter(({ key, record }) => !record && fields.includes(key))
      .map((fact) => ({
        document,
        label: fields.length > 1 ? `${labelOfField(fact.key)} limit` : `${label} limit`,
        about: '',
        value: writeTogether([fact]),
        facts: [fact],
      })),
  );
}

/** "The limits" of a policy: those that have fields of their own, then those of its coverages. */
export function findAllLimits(question: Question, document: ReadDocument): Finding[] {
  if (question.nouns.length > 0 || !isMeant({ question, document })) return [];
  const own = document.facts.filter(({ key, record }) => !record && key.endsWith('Limit'));
  if (own.length === 0) return [];
  const findings = own.map((fact) => ({
    document,
    label: `${labelOfField(fact.key)} limit`,
    about: '',
    value: writeTogether([fact]),
    facts: [fact],
  }));
  const records = document.records.filter(({ list }) => list === 'otherCoverages' || list === 'coverages');
  const further = records.flatMap((record) => {
    const facts = factsAt({ document, record, keys: LIMIT_KEYS });
    if (facts.length === 0) return [];
    return [{ document, label: 'limit', about: nameOf(record, document), value: writeTogether(facts), facts, record }];
  });
  return [...findings, ...further];
}

const COVERAGE_LISTS = [
  'coverages',
  'otherCoverages',
  'limits',
  'policies',
  'linesOfBusiness',
  'riders',
  'deductibles',
  'waitingPeriods',
];

/** Everything that is said of a coverage: for questions that name it and nothing of it. */
export function describeCoverages(question: Question, document: ReadDocument): Finding[] {
  const main = findMainLimits(question, document);
  const records = document.records.filter((record) => COVERAGE_LISTS.includes(record.list));
  const found = aboutCoverages(records, question.coverages)
    .filter((record) => isMeant({ question, document, record }))
    .map((record) => describe(record, document));
  return [...main, ...found];
}
