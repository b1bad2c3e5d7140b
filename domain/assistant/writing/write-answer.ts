import { findClosest } from '../answers/closest.ts';
import type { findComparison } from '../answers/comparison.ts';
import { type Considered, isUndoubted, type Told } from '../answers/considered.ts';
import { asksToCompute, familiesOf } from '../answers/families.ts';
import type { Draft } from '../answers/finding.ts';
import { changeMeant, paymentPlans, printedFamilies } from '../answers/printed.ts';
import { answerByLine } from '../answers/printed-line.ts';
import type { Answer } from '../documents.ts';
import { saysSame } from '../parse/queried.ts';
import { isOfField } from '../find/names-entity.ts';
import { type FoundLines, widened } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';
import type { Fact } from '../index/facts.ts';
import { citationsOf, type DocumentIndex, sensesOfFact } from '../index/index-document.ts';
import { isMostlyAbsent, writeDraft, writeNoMention, writeNotFound, writePassages } from './answer-text.ts';
import { type CitationList, newCitationList } from './citations.ts';
import { writeComparison } from './comparison-table.ts';

/** What is less likely is told as what may be meant. */
export const LIKELY = 0.25;
/** What is less likely than this has to tell the fields that are asked for. */
const SURER = 0.4;
/** Beside what is likelier than this fewer passages are quoted. */
const LIKELIER = 0.7;
/** A query that is likelier than this is told in place of what the other ways say. */
export const TOLD_FIRST = 0.6;
const BESIDE_LIKELY = 3;
/** What is likelier than this is probably meant, and nine times of ten it is. */
const PROBABLY = 0.8;

export function writeCompared(comparison: NonNullable<ReturnType<typeof findComparison>>): Answer {
  const citations = newCitationList();
  const content = writeComparison(comparison, citations);
  return {
    content,
    citations: citations.all,
    documentsUsed: used([comparison.before, comparison.after]),
    found: true,
    warnings: citations.warnings(),
  };
}

/** Whether an answer tells all facts of another one, and what it computes of them; a claim that is told is named by its number. */
export function saysAll({ told: { draft: one } }: Told, { draft: { lead, findings } }: Considered): boolean {
  const isTold = (fact: Fact): boolean =>
    one.findings.some(
      ({ facts, about }) =>
        facts.includes(fact) ||
        (about.includes(String(fact.value)) && facts.some(({ record }) => record && record === fact.record)),
    );
  const facts = findings.flatMap((finding) => finding.facts);
  const [figure = ''] = /\*\*.+?\*\*/.exec(lead) ?? [];
  return facts.length > 0 && facts.every(isTold) && one.lead.includes(figure);
}

/** A yes is no thing that is meant. */
const headingOf = ({ how, told }: Told): string =>
  how === 'sure' ? '' : told.way === 'yesNo' ? 'Probably' : 'Probably meant';

export const write = (told: Considered): Answer => writeParts([{ told, how: 'sure' }]);

/** What answers the parts of a question, one after the other. */
export function writeParts(parts: readonly Told[]): Answer {
  const citations = newCitationList();
  return {
    content: tellParts(parts, citations),
    citations: citations.all,
    documentsUsed: used(documentsOf(parts)),
    found: parts.every(({ how }) => how === 'sure'),
    warnings: citations.warnings(),
  };
}

const documentsOf = (parts: readonly Told[]): DocumentIndex[] =>
  parts.flatMap(({ told: { draft } }) => documentsOfDraft(draft));

const documentsOfDraft = ({ findings, passages = [] }: Draft): DocumentIndex[] =>
  [...findings, ...passages].map(({ document }) => document);

const tellParts = (parts: readonly Told[], citations: CitationList): string =>
  parts
    .map((part) => {
      const { draft, asked } = part.told;
      return under(headingOf(part), writeDraft(draft, citations, asked.all.length > 1));
    })
    .join('\n\n');

/** With the words of the question that stand nowhere: what is meant may be something else. */
export function writeProbable(told: Considered, asked: Asked): Answer {
  const answer = writeParts([probable(told)]);
  return { ...answer, content: `${writeUnsaid(asked)} ${answer.content}`.trimStart() };
}

const probable = (told: Considered): Told => ({ told, how: 'probable' });
const writeUnsaid = (asked: Asked): string => (asked.unknown.length > 0 ? writeNoMention(asked) : '');

/** The closest passages after what answers a part, with the draft that is perhaps meant and amounts that stand beside each other. */
export function quote(asked: Asked, drafts: readonly Considered[], answered: readonly Told[] = []): Answer {
  const citations = newCitationList();
  const told = tellParts(answered, citations);
  const tell = (draft: Draft): string => writeDraft(draft, citations, asked.all.length > 1);
  const closest = findClosest(asked);
  const hasLines = closest.length > 0;
  const likely = likeliest(isMostlyAbsent(asked) ? [] : drafts.filter((one) => hasLines || isUndoubted(one)), answered);
  const meant = isMostlyAbsent(asked) ? [] : perhapsMeant(asked, closest, likely);
  const passages = likely ? besideOf(likely, closest) : closest;
  // a statement that may be wrong, and says so, is read faster than the lines that may prove it
  const isFirst = meant.length > 0 && isThere(asked);
  const isSurer = likely !== undefined && isFirst && answered.length === 0 && isNearlySure(likely);
  const other = likely && !isSurer ? likeliest(otherwise(drafts, likely), answered) : undefined;
  const tellMeant = (): string[] => [...meant.map(tell), ...(other ? [under(OR, tell(other.draft))] : [])];
  const perhaps = (): string => under(isSurer ? headingOf(probable(likely)) : PERHAPS, tellMeant().join('\n\n'));
  // citations are numbered in the order in which they are written
  const opening = isSurer ? writeUnsaid(asked) : openingOf(asked, answered, hasLines || meant.length > 0);
  const quoted = (): string => under('Closest passages', writePassages(widened(passages), citations));
  const parts = [
    told,
    ...(isFirst ? [`${opening} ${perhaps()}`.trimStart(), quoted()] : [`${opening} ${quoted()}`.trim(), perhaps()]),
    hasLines ? tellBeside(asked, closest, tell) : '',
  ];
  return {
    content: parts.filter((part) => part !== '').join('\n\n'),
    citations: citations.all,
    documentsUsed: used([
      ...documentsOf(answered),
      ...passages.map(({ document }) => document),
      ...[likely, other].flatMap((one) => (one ? documentsOfDraft(one.draft) : [])),
    ]),
    found: false,
    warnings: citations.warnings(),
  };
}

/** What is likeliest, and what a printed line says where that is not much likelier; first what explains more of the question. */
function perhapsMeant(asked: Asked, closest: readonly FoundLines[], likely: Considered | undefined): Draft[] {
  const byLine = (likely?.certainty ?? 0) < LIKELIER ? answerByLine(asked, closest) : undefined;
  const change = changeMeant(asked);
  return [
    change ? { lead: '', findings: change, coverage: 1 } : [],
    likely?.draft ?? [],
    byLine && !(likely && isFrom(likely.draft, byLine)) ? byLine : [],
  ]
    .flat()
    .sort((a, b) => b.coverage - a.coverage);
}

/** Whether facts that are told stand in the lines. */
const isFrom = ({ findings }: Draft, { passages = [] }: Draft): boolean =>
  findings.some(({ document, facts }) =>
    facts.some(({ pointer }) =>
      citationsOf(document, pointer).some(({ page, quote: told }) =>
        passages.some((one) => one.document === document && one.page === page && one.quote.includes(told)),
      ),
    ),
  );

const openingOf = (asked: Asked, answered: readonly Told[], isClose: boolean): string =>
  answered.length > 0 ? REST : writeNotFound(asked, isClose && isThere(asked));

const PERHAPS = 'Perhaps meant';
const OR = 'Or';
const isNearlySure = (one: Considered): boolean => isUndoubted(one) && one.certainty >= PROBABLY;

const besideOf = ({ certainty }: Considered, closest: readonly FoundLines[]): readonly FoundLines[] =>
  certainty >= LIKELIER ? closest.slice(0, BESIDE_LIKELY) : closest;

function tellBeside(asked: Asked, closest: readonly FoundLines[], tell: (draft: Draft) => string): string {
  const computed = asksToCompute(asked) ? [...familiesOf(asked), ...printedFamilies(asked, closest)] : [];
  const families = [...computed, ...paymentPlans(asked, closest)];
  return under(
    'Amounts beside each other',
    families.map((findings) => tell({ lead: '', findings, coverage: 1 })).join('\n\n'),
  );
}

/** What is likeliest meant of what was not told, if anything. */
const likeliest = (drafts: readonly Considered[], answered: readonly Told[]): Considered | undefined =>
  drafts
    .filter(
      (one) =>
        one.certainty >= LIKELY &&
        (one.certainty >= SURER || tellsFields(one)) &&
        !answered.some((part) => saysAll(part, one)),
    )
    .sort((a, b) => b.certainty - a.certainty)[0];

/** What says something else and is likely, too. */
const otherwise = (drafts: readonly Considered[], likely: Considered): Considered[] =>
  drafts.filter(
    (one) =>
      one.certainty >= SURER && !saysSame(one.draft, likely.draft) && !saysAll({ told: likely, how: 'probable' }, one),
  );

/** Whether it tells each field that the question names: "who is my agent" is not answered by the name of a fee. */
function tellsFields({ draft: { findings }, asked }: Considered): boolean {
  const told = new Set(
    findings.flatMap(({ document, facts }) => facts.flatMap((fact) => sensesOfFact(fact, document))),
  );
  return (
    told.size === 0 ||
    asked.terms.every(
      (term) => term.weight <= 0.5 || !isOfField(term) || [...term.senses].some((sense) => told.has(sense)),
    )
  );
}

/** What is said of the other parts where some are answered. */
const REST = 'The documents do not say the rest for sure.';

const under = (heading: string, text: string): string =>
  text === '' || heading === '' ? text : `${heading}:\n\n${text}`;

/** "The fifth car" of two is not told of. */
const isThere = ({ ordinal, scope }: Asked): boolean =>
  ordinal === undefined ||
  scope.some(({ entities }) =>
    entities.some(({ numbers, record }) => !PARTS.test(record.list) && numbers.has(ordinal)),
  );

/** Lists whose records nobody counts through. */
const PARTS = /overages$|^(?:limits|fees|discounts|deductibles)$/i;

export const notFound = (content: string): Answer => ({
  content,
  citations: [],
  documentsUsed: [],
  found: false,
  warnings: [],
});

const used = (documents: readonly DocumentIndex[]): Answer['documentsUsed'] =>
  [...new Set(documents)].map(({ documentId, title }) => ({ documentId, title }));
