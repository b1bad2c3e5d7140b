import { anyOf } from '../question/kinds.ts';
import { isOfField } from '../find/names-entity.ts';
import type { Asked } from '../find/resolve.ts';
import { groupedBy } from '../grouped-by.ts';
import { type Fact, textOf } from '../index/facts.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { kindChances } from '../likely/likely-kinds.ts';
import { labelOf } from '../comparison/groups.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeDate } from '../writing/values.ts';
import type { Draft, Finding } from './finding.ts';
import { findingOf } from './values.ts';

const ASKS_GENERALLY =
  anyOf(`missing; incomplete; blank; wrong; odd; unusual; strange; weird; suspicious; inconsisten\\w+; errors?; mistakes?;
  (?:n't|not|really) add up; match up; red flags?; problems?; issues?; unclear; check out; not (?:there|filled)`);

/** What is missing in a document or does not add up: a term of its policies, or what the checks of its extraction found. */
export function answerMissing(asked: Asked): Draft | undefined {
  const gaps = asksOfTerms(asked) ? asked.scope.flatMap(gapsOf) : [];
  if (gaps.length > 0) return { lead: '', findings: gaps, coverage: 1 };
  if (!ASKS_GENERALLY.test(asked.text)) return undefined;
  // "which location numbers are missing" asks for no other field
  const fields = asked.terms
    .filter((term) => term.weight > 0.5 && isOfField(term))
    .flatMap(({ senses }) => [...senses]);
  const isAsked = (pointer: string): boolean =>
    fields.length === 0 || fields.some((sense) => pointer.endsWith(`/${sense.slice(sense.lastIndexOf('.') + 1)}`));
  const told = asked.scope.flatMap((document) =>
    issuesOf(document).flatMap((issue) => (isAsked(issue.pointer) ? [{ document, ...issue }] : [])),
  );
  const naming = asked.terms.filter(({ weight }) => weight > 0.5).length;
  if (told.length === 0 || naming > 3) return undefined;
  const findings = told.map(({ document, text, pointer }) => {
    const item = document.items.find(({ fact }) => fact.pointer === pointer);
    return item
      ? { ...findingOf(document, [item], item.about), note: text }
      : { document, label: '', about: '', value: asMarkdown(text), facts: [] };
  });
  return { lead: '', findings, coverage: 0.9 };
}

function issuesOf(document: DocumentIndex): { text: string; pointer: string }[] {
  const { validation } = document.source.result ?? {};
  const issues = [...(validation?.errors ?? []), ...(validation?.warnings ?? [])];
  return issues.map(({ code, path, message }) => ({
    text: code === 'core_field_missing' ? `No ${labelOf(path.slice(1))} was found.` : message,
    pointer: path,
  }));
}

const UNLIKELY = 0.1;

/** Whether it is asked which term is not there: "five straight years", "a hole in the history". */
const asksOfTerms = ({ text, terms, kinds, isNegated }: Asked): boolean =>
  (/\byears?\b/i.test(text) || terms.some(({ senses }) => senses.has('policies') || senses.has('effectiveDate'))) &&
  (isNegated || kinds.has('missing') || (kindChances(text).get('missing') ?? 0) > UNLIKELY);

const DAY = 86_400_000;
/** By more than the day after which the next term begins. */
const isBefore = (one: Fact | undefined, other: Fact | undefined): boolean =>
  Date.parse(textOf(other?.value)) - Date.parse(textOf(one?.value)) > DAY;

/** The time that lies between two terms of one line of business, of the first of which the next one does not go on. */
function gapsOf(document: DocumentIndex): Finding[] {
  const policies = document.entities.filter(({ record }) => record.list === 'policies');
  const lines = groupedBy(policies, ({ record }) => textOf(record.values.lineOfBusiness));
  return [...lines.values()].flatMap((own) => {
    const terms = own.map(({ items }) => {
      const [from, to] = ['effectiveDate', 'expirationDate'].map(
        (key) => items.find(({ fact }) => fact.key === key)?.fact,
      );
      return { from, to };
    });
    const ordered = terms.toSorted((a, b) => (textOf(a.from?.value) < textOf(b.from?.value) ? -1 : 1));
    return ordered.flatMap(({ from: next }, at): Finding[] => {
      const last = ordered
        .slice(0, at)
        .reduce((latest, { to }) => (isBefore(latest, to) ? to : latest), ordered[0]?.to);
      if (at === 0 || !last || !next || !isBefore(last, next)) return [];
      const value = `${writeDate(textOf(last.value))} to ${writeDate(textOf(next.value))}`;
      return [{ document, label: '', about: 'no policy term', value, facts: [last, next] }];
    });
  });
}
