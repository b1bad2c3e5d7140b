import { nameOf } from '../facts/about.ts';
import type { Fact, RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { AttributeConcept, Target } from '../lexicon/attribute.ts';
import type { Question } from '../question/question.ts';
import { writeTogether } from '../writing/values.ts';
import { factsAt, labelOfField } from './describe.ts';
import type { Finding } from './finding.ts';
import { describeCoverages, findAllLimits, findMainLimits } from './limits.ts';
import { aboutCoverages, isMeant } from './scope.ts';

/** Attributes that a coverage has itself; the other ones belong to what the coverage is named beside. */
const OF_COVERAGE: ReadonlySet<string> = new Set(['limit', 'deductible', 'premium']);

/** The statements of a document that answer a question for the value of an attribute; none when it makes none. */
export function findValues(question: Question, document: ReadDocument): Finding[] {
  const telling = question.attributes.filter(({ id }) => !NEUTRAL.has(id));
  const [main, ...others] = telling.length > 0 ? telling : question.attributes;
  if (!main) return question.coverages.length > 0 ? describeCoverages(question, document) : [];
  const wanted = question.isJoined ? [main, ...others] : [main];
  const first = wanted.flatMap((attribute) =>
    findAttribute({ question, document, attribute, others: wanted.length > 1 ? [] : others }),
  );
  if (first.length > 0) return first;
  // the main thing was guessed from the order of the words
  for (const attribute of others) {
    const found = findAttribute({ question, document, attribute, others: [main] });
    if (found.length > 0) return found;
  }
  // "are both covered for collision" asks whether, "covered for how much" asks for the limit
  const asksWhether = question.operations.has('exists') && main.id === 'limit' && question.coverages.length > 0;
  return asksWhether ? describeCoverages(question, document) : [];
}

/** Words such as "the insured" and "the policy period" that stand beside what is asked for. */
const NEUTRAL: ReadonlySet<string> = new Set(['insured', 'effectiveRange', 'transaction', 'policyForm', 'plan']);

/** "The premium" alone is that of the policy, not of one of its parts. */
const asksForWhole = ({ names, numbered, coverages, nouns, years }: Question): boolean =>
  [names, numbered, coverages, nouns, years].every(({ length }) => length === 0);

interface Search {
  question: Question;
  document: ReadDocument;
  attribute: AttributeConcept;
  others: readonly AttributeConcept[];
}

function findAttribute({ question, document, attribute, others }: Search): Finding[] {
  const nouns = question.nouns.flatMap(({ lists }) => lists).filter((list) => document.recordsOf(list).length > 0);
  const inNouns = attribute.targets.filter(({ list }) => list !== undefined && nouns.includes(list));
  if (question.coverages.length > 0 && OF_COVERAGE.has(attribute.id)) {
    const found = attribute.id === 'limit' ? findMainLimits(question, document) : [];
    if (found.length > 0) return found;
  }
  if (attribute.id === 'limit' && question.coverages.length === 0 && others.length === 0) {
    const limits = findAllLimits(question, document);
    if (limits.length > 0) return limits;
  }
  for (const target of inNouns.length > 0 ? inNouns : attribute.targets) {
    if (target.list && attribute.id === 'premium' && asksForWhole(question)) continue;
    const found = target.list
      ? findInRecords({ question, document, attribute, others, target })
      : findInRoot({ question, document, attribute, others, target });
    if (found.length > 0) return found;
  }
  return [];
}

function findInRoot({ question, document, attribute, others, target }: Search & { target: Target }): Finding[] {
  if (question.coverages.length > 0 || !others.every((other) => sharesField(other, target))) return [];
  const facts = document.facts.filter(({ key, record }) => !record && target.keys.includes(key));
  if (facts.length === 0 || !isMeantFor({ question, document }, facts)) return [];
  return [
    {
      document,
      label: labelFor(attribute, facts),
      about: '',
      value: facts.length > 1 && !isRange(target) ? listed(facts) : writeTogether(facts),
      facts,
    },
  ];
}

/** "What year was it built" asks for one thing in two ways. */
const sharesField = ({ targets }: AttributeConcept, target: Target): boolean =>
  targets.some(({ list, keys }) => list === target.list && keys.some((key) => target.keys.includes(key)));

/** In "which policies expire in 2026" the date itself is of the year, whatever year the policy is called by. */
function isMeantFor(
  { question, document, record }: Pick<Search, 'question' | 'document'> & { record?: RecordNode },
  facts: readonly Fact[],
): boolean {
  const [year] = question.years;
  const isTerm = facts.some(({ key }) => key === 'effectiveDate' || key === 'expirationDate');
  const isDated = isTerm && year !== undefined && new RegExp(`\\b(?:in|during)\\s+${year}\\b`, 'i').test(question.text);
  if (isDated && !facts.some(({ value }) => String(value).startsWith(`${year}-`))) return false;
  const asked = isDated ? { ...question, years: question.years.slice(1) } : question;
  return isMeant({ question: asked, document, ...(record && { record }) });
}

const isRange = ({ keys }: Target): boolean => keys.includes('effectiveDate') && keys.includes('expirationDate');
const listed = (facts: readonly Fact[]): string => facts.map((fact) => writeTogether([fact])).join('; ');

function findInRecords({ question, document, attribute, others, target }: Search & { target: Target }): Finding[] {
  const inList = target.list === undefined ? [] : document.recordsOf(target.list);
  const about = question.coverages.length > 0 ? aboutCoverages(inList, question.coverages) : inList;
  return about
    .filter((record) => target.where?.(record) ?? true)
    .filter((record) => isMeantFor({ question, document, record }, factsAt({ document, record, keys: target.keys })))
    .filter((record) => others.every((other) => describes({ other, record })))
    .flatMap((record) => {
      const facts = factsAt({ document, record, keys: target.keys });
      if (facts.length === 0) return [];
      const value = writeTogether(facts);
      const about = withoutValue(nameOf(record, document), facts);
      return [{ document, label: labelFor(attribute, facts), about, value, facts, record }];
    });
}

/** The name of a record without the value that is told of it. */
function withoutValue(name: string, facts: readonly Fact[]): string {
  const rest = facts.reduce((left, { value }) => left.replace(String(value), ''), name);
  return rest
    .replace(/\s+/g, ' ')
    .replace(/[\s:,]+$/, '')
    .replace(/^\s*\(.*\)$/, '')
    .trim();
}

/** "How old" is answered with an age, a date of birth or a year: the answer says which. */
const labelFor = ({ id, label }: AttributeConcept, [fact]: readonly Fact[]): string =>
  id === 'age' || id === 'modelYear' ? labelOfField(fact?.key ?? label) : label;

/** "The mortgagee's address": of the interested parties only those that are mortgagees. */
function describes({ other, record }: { other: AttributeConcept; record: RecordNode }): boolean {
  const sameList = other.targets.filter(({ list }) => list === record.list);
  return sameList.some(({ where }) => where?.(record) ?? true);
}
