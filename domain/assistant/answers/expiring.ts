import { type Asked, namesDocument } from '../find/resolve.ts';
import { textOf } from '../index/facts.ts';
import { monthOf } from '../question/years.ts';
import type { Draft } from './finding.ts';
import { findingOf } from './values.ts';

const POLICIES = String.raw`(?:polic\w+|certificates?|ones?|documents?)(?: (?:will|that|which|do|is|are))*`;
const END = String.raw`(?:expir\w+|end(?:s|ing)?|r[au]n(?:s|ning)? out)`;
const EXPIRING = new RegExp(String.raw`^\W*(?:which|what|list|show)(?: \w+){0,3}? ${POLICIES} ${END}\b`, 'i');

/** "Which policies expire in 2022", "in March": those whose last day is then, of all documents and the policies that they list. */
export function answerExpiring(asked: Asked): Draft | undefined {
  const { text, years, terms } = asked;
  const month = monthOf(text);
  if (!EXPIRING.test(text) || (years.length === 0 && month === undefined)) return undefined;
  // the year says when they end and not which documents are meant
  const isNamed = terms.some((term) => asked.all.some((one) => namesDocument(term, one) >= 0.6));
  const all = (isNamed ? asked.scope : asked.all).flatMap((document) =>
    document.items
      .filter(({ fact: { key, record } }) => key === 'expirationDate' && (!record || record.list === 'policies'))
      .map((item) => ({ day: textOf(item.fact.value), finding: findingOf(document, [item], item.about) })),
  );
  const isMeant = (day: string): boolean =>
    (years.length === 0 || years.includes(day.slice(0, 4))) && (month === undefined || month === day.slice(5, 7));
  const meant = all.filter(({ day }) => isMeant(day));
  if (all.length === 0) return undefined;
  const shown = meant.length > 0 ? meant : all;
  const of = `of ${all.length} policies`;
  const ofSeveral = meant.length > 0 ? `${meant.length} ${of}:` : `None ${of} does:`;
  const lead = all.length > 1 ? ofSeveral : meant.length > 0 ? '' : 'It does not:';
  return { lead, findings: shown.map(({ finding }) => finding), coverage: 1 };
}
