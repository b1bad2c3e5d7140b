import { asksDenied, DENIED } from '../question/kinds.ts';
import { findLines, type FoundLines, isIn } from '../find/passages.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { isOfField, strengthOf } from '../find/names-entity.ts';
import { isFieldOf, type Scored } from '../find/score.ts';
import type { Entity } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';
import type { Term } from '../question/read-question.ts';
import { searchWordsOf } from '../words.ts';
import { isWithin } from '../query/conditions.ts';
import { listAsked } from '../query/lists.ts';
import { writeDate } from '../writing/values.ts';
import { type Draft, doubtsOf } from './finding.ts';
import { bestFacts, findingOf, findingsOf, wholeRecord } from './values.ts';

/** "Yes" or "no" with what proves it. */
export function answerYesNo(asked: Asked): Draft | undefined {
  if (!asked.kinds.has('yesNo')) return undefined;
  const stated = whetherInForce(asked) ?? whetherAmount(asked);
  // "is it higher than" is not answered by the value being there
  return stated ?? (asked.kinds.has('compare') ? undefined : whetherThere(asked));
}

/** "Is it in force on March 1, 2025?" */
function whetherInForce(asked: Asked): Draft | undefined {
  const [day] = asked.dates;
  if (day === undefined) return undefined;
  const findings = asked.scope.flatMap((document) => {
    const root = document.items.filter(({ about }) => !about);
    const from = root.find(({ fact }) => fact.key === 'effectiveDate');
    const to = root.find(({ fact }) => fact.key === 'expirationDate');
    if (!from || !to) return [];
    const isInside = String(from.fact.value) <= day && day < String(to.fact.value);
    return [{ isInside, finding: findingOf(document, [from, to]) }];
  });
  const isAboutDate =
    !/\b(?:in force|active|cover\w*|valid|in effect|insured|expired?|lapsed?|r[au]n out|ended?)\b/i.test(asked.text);
  if (findings.length === 0 || isAboutDate) return undefined;
  const all = new Set(findings.map(({ isInside }) => isInside));
  const isOver = /\b(?:expired?|lapsed?|over|r[au]n out|ended?)\b/i.test(asked.text);
  const lead = all.size > 1 ? '' : [...all][0] === isOver ? `No, on ${writeDate(day)}:` : `Yes, on ${writeDate(day)}:`;
  return { lead, findings: findings.map(({ finding }) => finding), coverage: 1 };
}

/** "Is the deductible $500", "is the limit over a million", "do you pay 80 %". */
function whetherAmount(asked: Asked): Draft | undefined {
  const [amount = asked.percents[0]] = asked.amounts;
  if (amount === undefined) return undefined;
  const isShare = asked.amounts.length === 0;
  const found = bestFacts(asked).filter(
    ({ item: { fact } }) => typeof fact.value === 'number' && (!isShare || fact.kind === 'percent'),
  );
  const [best] = found;
  if (!best || !best.hitsField) return undefined;
  const { range = { least: amount, most: amount, isInclusive: true } } = asked;
  const isSaid = found.some(({ item }) => isWithin(range, Number(item.fact.value)));
  return { lead: isSaid ? 'Yes.' : 'No.', findings: findingsOf(found), coverage: best.fit };
}

/** What explains less of the question says nothing about it. */
const EXPLAINS = 0.5;

/** That some record is there says nothing of those of a year, an amount or a status. */
const asksOfSome = (asked: Asked): boolean =>
  (asked.years.length > 0 || asked.range !== undefined || asked.status !== undefined) && listAsked(asked) !== undefined;

/** "Does it have towing", "is Jordan a driver". */
function whetherThere(asked: Asked): Draft | undefined {
  if (asksOfSome(asked)) return undefined;
  const found = bestFacts(asked);
  const [best] = found;
  const denied = asksDenied(asked.text) ? undefined : deniedLine(asked, found);
  if (denied && (!best || denied.score > best.score + 0.1 || saysMore(denied, found, asked)))
    return { lead: 'No.', findings: [], passages: [alone(denied)], coverage: Math.min(denied.score, 1) };
  const marked = markedLine(asked, found);
  if (marked) return marked;
  if (!best || best.fit < EXPLAINS) return undefined;
  const sizes = [...asked.amounts, ...asked.percents];
  const holds = (size: number): boolean => found.flatMap(wholeRecord).some(({ item: { fact } }) => fact.value === size);
  if (sizes.length > 0 && !sizes.every(holds)) return undefined;
  return told(asked, found, best);
}

/** Whether what is found says yes or no. */
function told(asked: Asked, found: readonly Scored[], best: Scored): Draft {
  const isFlag = found.every(({ item }) => typeof item.fact.value === 'boolean');
  if (isFlag)
    return { lead: best.item.fact.value === true ? 'Yes.' : 'No.', findings: findingsOf(found), coverage: best.fit };
  const all = best.hitsField ? found : found.flatMap(wholeRecord);
  const isDenied = ({ item }: Scored): boolean =>
    DENIED.test(String(item.fact.value)) || (best.hitsField && item.fact.value === 0);
  // of several records one is enough
  const wantsDenied = asksDenied(asked.text);
  const proving = all.filter((one) => isDenied(one) === wantsDenied);
  const isThere = proving.length > 0 && (wantsDenied || best.hitsField || proving.length === all.length);
  const saysValues = asked.terms.every((term) => !term.isValue || all.some(({ item }) => namesIt(term, item.about)));
  return {
    lead: isThere ? 'Yes.' : 'No.',
    findings: findingsOf(isThere ? proving : all),
    coverage: best.fit,
    doubts: doubtsOf({ partial: isThere && (asked.unknown.length > 0 || !saysValues) }),
  };
}

const namesIt = (term: Term, about: Entity | undefined): boolean => about !== undefined && strengthOf(term, about) > 0;

const SAID = 0.5;

/** A coverage as it is called, since others share its topics; a field by any of its names. */
const inOwnWords = (term: Term): Term => (isOfField(term) ? term : { ...term, senses: new Set() });

/** Whether a line says what is asked for, and nothing of what was found does: "is earthquake in our policy". */
const saysMore = ({ best: line }: FoundLines, found: readonly Scored[], { terms }: Asked): boolean =>
  terms.some(
    (term) =>
      term.senses.size > 0 &&
      isIn(inOwnWords(term), line) &&
      !found.some(
        ({ document, item }) => isFieldOf(term, item) || namesIt(term, item.about) || namesDocument(term, document) > 0,
      ),
  );

/** A line that says that what is asked for is not covered, in its own words: that earthquake is not says nothing of flood. */
function deniedLine(asked: Asked, found: readonly Scored[]): FoundLines | undefined {
  return findLines(asked, 6).find(
    (one) =>
      (one.score >= SAID || saysMore(one, found, asked)) &&
      DENIED.test(one.best.text) &&
      asked.terms.some((term) => term.weight > 0.5 && isIn(inOwnWords(term), one.best)),
  );
}

/** The one line that says it. */
const alone = (found: FoundLines): FoundLines => ({ ...found, lines: [found.best], quote: found.best.text.trim() });

const YES = String.raw`yes|y|x|included|purchased|selected|elected|[1-9]\d{0,2}`;
const MARK = new RegExp(String.raw`^\W{0,3}(?:(${YES})|no|n|none|0|off)(?![\w$%/-]|[.,]\d)`, 'i');

/** What a line marks right behind its name: "Reported late: Yes", "Litigated 1". The mark may be of something else, so that it is never stated. */
function markedLine(asked: Asked, found: readonly Scored[]): Draft | undefined {
  const isRead = (term: Term): boolean =>
    found.some(({ item }) => isFieldOf(term, item) || namesIt(term, item.about)) ||
    asked.scope.some((document) => namesDocument(term, document) > 0);
  const telling = asked.terms.filter((term) => term.weight > 0.5 && term.words.length > 0 && !isRead(term));
  if (asked.isNegated || telling.length === 0) return undefined;
  for (const line of findLines(asked, 6)) {
    const mark = telling.map((term) => markBehind(term, line.best)).find((one) => one !== undefined);
    if (mark !== undefined)
      return {
        lead: mark ? 'Yes.' : 'No.',
        findings: [],
        passages: [alone(line)],
        coverage: Math.min(line.score, 1),
        doubts: ['partial'],
      };
  }
  return undefined;
}

function markBehind({ words }: Term, { text, words: own }: Line): boolean | undefined {
  if (!words.every((word) => own.includes(word))) return undefined;
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    const [mark, yes] =
      (searchWordsOf(token).at(-1) === words.at(-1) && MARK.exec(text.slice(index + token.length))) || [];
    if (mark !== undefined) return yes !== undefined;
  }
  return undefined;
}
