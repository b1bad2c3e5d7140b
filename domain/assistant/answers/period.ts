import type { Fact } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import { monthsBetween } from '../../reading/values/date.ts';
import type { Question } from '../question/question.ts';
import { writeDate } from '../writing/values.ts';
import type { Finding } from './finding.ts';
import { nameOf } from '../facts/about.ts';
import { isMeant } from './scope.ts';

interface Period {
  from: Fact;
  to: Fact;
}

/** Whether a policy is in force on the day that the question mentions; without one, from when to when it is. */
export function findInForce(question: Question, document: ReadDocument): Finding[] {
  const [day] = question.dates;
  return periodsOf(question, document).map(({ from, to }) => {
    const [start, end] = [String(from.value), String(to.value)];
    const period = `${writeDate(start)} to ${writeDate(end)}`;
    const about = from.record ? nameOf(from.record, document) : '';
    if (day === undefined) return { document, label: 'policy period', about, value: period, facts: [from, to] };
    const isInside = start <= day && day < end;
    const value = isInside ? 'Yes' : day === end ? 'No longer (it ends that day)' : 'No';
    return {
      document,
      label: '',
      about: [`in force on ${writeDate(day)}`, about].filter((part) => part !== '').join(', '),
      value,
      note: `policy period ${period}`,
      facts: [from, to],
    };
  });
}

/** How long the policy period is. */
export function findLength(question: Question, document: ReadDocument): Finding[] {
  return periodsOf(question, document).map(({ from, to }) => {
    const months = monthsBetween(String(from.value), String(to.value));
    const period = `${writeDate(String(from.value))} to ${writeDate(String(to.value))}`;
    const about = from.record ? nameOf(from.record, document) : '';
    const length = months === null ? {} : { value: months === 1 ? '1 month' : `${months} months`, note: period };
    return { document, label: 'policy period', about, value: period, facts: [from, to], ...length };
  });
}

function periodsOf(question: Question, document: ReadDocument): Period[] {
  const dates = document.facts.filter(({ key }) => key === 'effectiveDate' || key === 'expirationDate');
  const holders = [...new Set(dates.map(({ record }) => record))].filter(
    (record) => record === undefined || record.list === 'policies',
  );
  return holders.flatMap((record) => {
    const from = dates.find((fact) => fact.record === record && fact.key === 'effectiveDate');
    const to = dates.find((fact) => fact.record === record && fact.key === 'expirationDate');
    return from && to && isMeant({ question, document, ...(record && { record }) }) ? [{ from, to }] : [];
  });
}
