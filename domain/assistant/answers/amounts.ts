import { nameOf } from '../facts/about.ts';
import type { Fact, RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { Question } from '../question/question.ts';
import { writeMoney, writeTogether } from '../writing/values.ts';
import { type Finding, noteOf } from './finding.ts';
import { meantRecords } from './lists.ts';
import { isMeant } from './scope.ts';
import { lookup } from '../../lookup.ts';

const LABELS = { paid: 'amount paid', reserve: 'reserve', incurred: 'incurred amount', recovered: 'amount recovered' };

interface Amount {
  record: RecordNode;
  fact: Fact;
  amount: number;
}

/** Paid, reserved, incurred or recovered amounts: as printed for claims, policies or the report, else added up. */
export function findAmounts(question: Question, document: ReadDocument): Finding[] {
  const measure = question.measures[0] ?? 'incurred';
  const key = measure === 'recovered' ? 'recovered' : `${measure}.${question.measureKind}`;
  const part = question.measureKind === 'total' || measure === 'recovered' ? '' : `${question.measureKind} `;
  const label = `${part}${LABELS[measure]}`;
  const search = { question, document, key, label };
  if (question.operations.has('average')) return summarise(search, 'average');
  if (question.operations.has('largest')) return extreme(search, 'largest');
  if (question.operations.has('smallest')) return extreme(search, 'smallest');
  if (isWholeReport(question, document)) {
    const printed = document.facts.filter(
      (fact) => fact.key === `grandTotals.${key}` && isMeant({ question, document }),
    );
    if (printed.length > 0)
      return [
        { document, label: `total ${label}`, about: 'the whole report', value: writeTogether(printed), facts: printed },
      ];
  }
  const policies = amountsOf({ ...search, list: 'policies' });
  const asksForPolicy = question.years.length === 0 || /\b(?:policy|term|policies)\b/i.test(question.text);
  const isByPolicy =
    policies.length > 0 && asksForPolicy && isUnfiltered(question) && namesPolicies(question, document, policies);
  if (isByPolicy && !isWholeReport(question, document)) return policies.map((one) => single(one, { document, label }));
  return summarise(search, 'total');
}

const isUnfiltered = ({ status, amounts, coverages }: Question): boolean =>
  status === undefined && amounts.length === 0 && coverages.length === 0;

const isWholeReport = (question: Question, { identity, parties }: ReadDocument): boolean =>
  isUnfiltered(question) &&
  question.names.every((name) => identity.has(name) || parties.has(name)) &&
  [question.years, question.numbered].every(({ length }) => length === 0);

/** "On policy WC-1" and "for the 2021 term" name a policy; a claimant or a claim number names a claim. */
function namesPolicies(question: Question, document: ReadDocument, policies: readonly Amount[]): boolean {
  const words = new Set(policies.flatMap(({ record }) => [...document.ownWords(record)]));
  return [...question.names, ...question.years].every((word) => words.has(word) || document.identity.has(word));
}

interface Search {
  question: Question;
  document: ReadDocument;
  key: string;
  label: string;
}

function amountsOf({ question, document, key, list }: Search & { list: string }): Amount[] {
  return meantRecords({ question, document, list }).flatMap((record) =>
    document
      .factsOf(record)
      .flatMap((fact) =>
        fact.key === key && typeof fact.value === 'number' ? [{ record, fact, amount: fact.value }] : [],
      ),
  );
}

function single({ record, fact }: Amount, { document, label }: Pick<Search, 'document' | 'label'>): Finding {
  return { document, label, about: nameOf(record, document), value: writeTogether([fact]), facts: [fact], record };
}

function summarise(search: Search, how: 'total' | 'average'): Finding[] {
  const { question, document, label } = search;
  const claims = amountsOf({ ...search, list: 'claims' });
  const [only] = claims;
  if (!only) return printedElsewhere(search);
  if (claims.length === 1) return [single(only, { document, label })];
  const sum = claims.reduce((all, { amount }) => all + amount, 0);
  const value = Math.round((how === 'average' ? sum / claims.length : sum) * 100) / 100;
  const which = [
    question.status ?? '',
    'claims',
    question.years.length > 0 ? `with a loss in ${question.years.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return [
    {
      document,
      label: `${how} ${label}`,
      about: `${claims.length} ${which}`,
      value: writeMoney(value),
      note: noteOf(claims.map((one) => `${nameOf(one.record, document)} ${writeMoney(one.amount)}`)),
      facts: claims.map(({ fact }) => fact),
    },
  ];
}

/** Losses that an application lists by earlier policy or by occurrence. */
const ELSEWHERE = lookup<readonly string[]>({
  'paid.total': ['amountPaid'],
  'reserve.total': ['reserve', 'amountReserved'],
});

function printedElsewhere({ question, document, key, label }: Search): Finding[] {
  return document.facts.flatMap((fact) => {
    if (!fact.record || !ELSEWHERE.get(key)?.includes(fact.key)) return [];
    if (!isMeant({ question, document, record: fact.record })) return [];
    return [single({ record: fact.record, fact, amount: Number(fact.value) }, { document, label })];
  });
}

function extreme(search: Search, which: 'largest' | 'smallest'): Finding[] {
  const list = /\b(?:which|what)\s+(?:policy|policies|year|term)\b/i.test(search.question.text) ? 'policies' : 'claims';
  const claims = amountsOf({ ...search, list }).toSorted((a, b) => b.amount - a.amount);
  const chosen = which === 'largest' ? claims[0] : claims.at(-1);
  if (!chosen) return [];
  return [single(chosen, { document: search.document, label: `${which} ${search.label}` })];
}

/** Sum, average, largest or smallest of the values that were found for an attribute. */
export function reckon(findings: readonly Finding[], { operations }: Question): Finding[] {
  const [first] = findings;
  const amounts = findings.flatMap((finding) => {
    const [fact] = finding.facts;
    return finding.facts.length === 1 && typeof fact?.value === 'number'
      ? [{ finding, amount: fact.value, kind: fact.kind }]
      : [];
  });
  if (!first || amounts.length < 2 || amounts.length !== findings.length) return [...findings];
  const byAmount = amounts.toSorted((a, b) => b.amount - a.amount);
  if (operations.has('largest')) return byAmount.slice(0, 1).map(({ finding }) => finding);
  if (operations.has('smallest')) return byAmount.slice(-1).map(({ finding }) => finding);
  const isAverage = operations.has('average');
  if (!isAverage && !operations.has('sum')) return [...findings];
  const sum = amounts.reduce((all, { amount }) => all + amount, 0);
  const value = Math.round((isAverage ? sum / amounts.length : sum) * 100) / 100;
  return [
    {
      document: first.document,
      label: `${isAverage ? 'average' : 'total'} ${first.label}`,
      about: '',
      value: amounts[0]?.kind === 'money' ? writeMoney(value) : String(value),
      note: noteOf(findings.map(({ about, value: part }) => `${about} ${part}`)),
      facts: findings.flatMap(({ facts }) => facts),
    },
  ];
}
