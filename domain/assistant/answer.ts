import { certaintyOf, type Features, featuresOf, type Way } from './answers/certainty.ts';
import { findClosest } from './answers/closest.ts';
import { answerExpiring } from './answers/expiring.ts';
import { asksToCompute, familiesOf } from './answers/families.ts';
import { printedFamilies } from './answers/printed.ts';
import { findComparison } from './answers/comparison.ts';
import { type Draft, withDoubts } from './answers/finding.ts';
import { isAccounted, isSaidBy } from './answers/accounted.ts';
import { answerSides } from './answers/sides.ts';
import { answerQuantified, quantifiedIn } from './answers/quantified.ts';
import { answerMissing } from './answers/missing.ts';
import { answerValues, answerWhere } from './answers/values.ts';
import { answerYesNo } from './answers/yes-no.ts';
import { queried } from './parse/queried.ts';
import { computed } from './query/evaluate.ts';
import { listed } from './query/listing.ts';
import type { Answer, AssistantDocument } from './documents.ts';
import { type Asked, resolve } from './find/resolve.ts';
import { type DocumentIndex, indexDocument } from './index/index-document.ts';
import { withLikelyKind } from './likely/likely-kinds.ts';
import { withLikely } from './likely/with-likely.ts';
import { type HistoryMessage, readingsOf } from './question/follow-up.ts';
import { readablePart } from './question/readable.ts';
import { isSmallTalk, SMALL_TALK } from './question/small-talk.ts';
import { writeDraft, writeNoMention, writeNotFound, writePassages } from './writing/answer-text.ts';
import { newCitationList } from './writing/citations.ts';
import { writeComparison } from './writing/comparison-table.ts';

interface Question {
  question: string;
  /** Earlier messages of the conversation, oldest first. */
  history?: readonly HistoryMessage[];
  /** The documents that the question may be answered from, and no others. */
  documents: readonly AssistantDocument[];
}

/** What is as likely right is stated, so that about 2 % of answers are wrong statements (`npm run fit:answers`). */
const STATED = 0.79;
/** A yes rests on all that a question says. */
const STATED_YES_OR_NO = 0.81;
/** Of records more may be lost or left out than the question and its answer tell. */
const STATED_OF_RECORDS = 0.86;
/** What was meant before may be meant no more: what is told of records in a conversation has to be so much surer. */
const GOES_ON = 0.04;
/** What is nearly as likely is told alone, as what is probably meant: other values beside it mislead more than they help. */
const PROBABLE = 0.7;
/** Where a query is less likely right, passages that may say what is asked are told after it. */
const PROBABLE_QUERY = 0.9;
/** What share of the question it has to explain. */
const EXPLAINS = 0.84;
/** What is less likely is told as what may be meant. */
const LIKELY = 0.25;
/** With what is likelier than this no other values are listed. */
const LIKELIER = 0.5;
/** What is likelier than this is told before the closest passages. */
const TOLD_FIRST = 0.6;
const BESIDE_LIKELY = 3;
/** Messages before a question that it can go on with. */
const MOST_HISTORY = 16;
const SHORTENED = {
  code: 'message_shortened',
  message:
    'The message is long: the answer was made from its last questions, or from its beginning and end. Ask in a few sentences.',
};

/**
 * Answers a question from documents, without a model: everything that the documents say is scored together, by the words
 * of the question that it explains. What explains most of them is stated, what explains some is quoted as the closest
 * passages; what the documents do not say is not guessed. Every statement carries citations.
 */
export function answerQuestion({ question, history = [], documents }: Question): Answer {
  const text = readablePart(question);
  const before = history.slice(-MOST_HISTORY).map(({ role, content }) => ({ role, content: readablePart(content) }));
  const answer = answerReadable({ question: text, history: before, documents });
  return text === question ? answer : { ...answer, warnings: [...answer.warnings, SHORTENED] };
}

function answerReadable({ question: text, history = [], documents: sources }: Question): Answer {
  if (isSmallTalk(text)) return notFound(SMALL_TALK);
  const documents = sources.map(indexDocument);
  const readings = readingsIn({ text, history, documents });
  const ofAll = ofSeveral(text, documents, readings);
  if (ofAll) return isUndoubted(ofAll) ? write(ofAll) : writeProbable(ofAll, ofAll.asked);
  const drafts = readings.flatMap(draftsOf).filter(({ way }) => way !== 'yesNo' || !quantifiedIn(text));
  const undoubted = drafts.filter(isUndoubted);
  const sure = undoubted.find(isSure);
  if (sure) return write(sure);
  const [asked] = readings;
  const read = asked && likelyQuery(asked, drafts);
  const query = asked && (read && read.certainty >= TOLD_FIRST ? read : (ofSides(asked, documents) ?? read));
  const probable = probablyMeant(undoubted, query);
  if (!asked) return notFound('The documents do not say.');
  if (probable) return writeProbable(probable, asked);
  const comparison = findComparison(asked);
  return comparison ? compare(comparison) : quote(asked, query ? [...drafts, query] : drafts);
}

/** What a question may mean, the likeliest first: by its words, then by what people want and ask for in such words. */
export function readingsIn(asked: {
  text: string;
  history: readonly HistoryMessage[];
  documents: readonly DocumentIndex[];
}): Asked[] {
  const { text, history, documents } = asked;
  const questions = readingsOf(text, history, documents);
  const readings = [...questions, ...questions.flatMap((one) => withLikelyKind(one) ?? [])].map((one) =>
    resolve(one, documents),
  );
  return [...readings, ...readings.flatMap((one) => withLikely(one) ?? [])];
}

/** What the likeliest query over the records comes to, told beside what the other ways say. */
function likelyQuery(asked: Asked, drafts: readonly Considered[]): Considered | undefined {
  const found = queried(asked, drafts);
  return found && { way: 'query', ...found, asked, features: {} };
}

/** The difference of two things that are each asked for by itself. */
function ofSides(asked: Asked, documents: readonly DocumentIndex[]): Considered | undefined {
  const told = answerSides(asked, (text, before) => {
    const history = before.map((content) => ({ role: 'user' as const, content }));
    const readings = readingsIn({ text, history, documents }).map(({ kinds, ...reading }) => {
      return { ...reading, kinds: new Set([...kinds].filter((kind) => kind !== 'compare')) };
    });
    const drafts = readings.flatMap(draftsOf);
    const query = readings[0] && likelyQuery(readings[0], drafts);
    return [...drafts, ...(query ? [query] : [])].filter(({ certainty }) => certainty >= LIKELY);
  });
  return told && { way: 'query', ...told, asked, features: {} };
}

/** "Are all claims closed?" is told by how many of them are, "which policies expire in 2022?" by their last days. */
function ofSeveral(text: string, documents: readonly DocumentIndex[], [own]: readonly Asked[]): Considered | undefined {
  const quantified = quantifiedIn(text);
  const asked = quantified ? readingsIn({ text: quantified.text, history: [], documents })[0] : own;
  const draft = asked && (quantified ? answerQuantified(asked, quantified) : answerExpiring(asked));
  return draft && { way: 'query', draft, asked, features: {}, certainty: 1 };
}

/** What is told alone: a query that is surer than the other ways and right nearly always, or else what they say. */
function probablyMeant(drafts: readonly Considered[], query: Considered | undefined): Considered | undefined {
  const probable = drafts.find(({ certainty, draft }) => certainty >= PROBABLE && draft.coverage >= EXPLAINS);
  const surest = query && isUndoubted(query) && query.certainty > (probable?.certainty ?? 0) ? query : undefined;
  if (surest && surest.certainty >= PROBABLE_QUERY) return surest;
  return surest && surest.certainty >= TOLD_FIRST ? undefined : probable;
}

const isSure = ({ way, certainty, asked }: Considered): boolean => {
  const least = way === 'list' || way === 'totals' ? STATED_OF_RECORDS : way === 'yesNo' ? STATED_YES_OR_NO : STATED;
  const goesOn = asked.others.length > 0 && way !== 'values';
  return certainty >= least + (goesOn ? GOES_ON : 0);
};

const isUndoubted = ({ draft }: Considered): boolean => (draft.doubts ?? []).length === 0;

type Answering = (asked: Asked) => Draft | readonly Draft[] | undefined;

const WAYS: readonly (readonly [Way, Answering])[] = [
  ['missing', answerMissing],
  ['where', answerWhere],
  ['totals', computed],
  ['yesNo', answerYesNo],
  ['list', listed],
  ['values', answerValues],
];

export interface Considered {
  way: Way | 'query';
  draft: Draft;
  asked: Asked;
  features: Features;
  certainty: number;
}

/** "The start, and also what time": an answer to one of two questions is half of one. */
const WHAT = '(?:what|how much|how many|who|when)';
const ASKS_TWO = new RegExp(
  String.raw`[,;] *(?:and|also|plus) (?:${WHAT}|how|which|where|whose)\b|(?<=\w\W+)\b(?:and|also) ${WHAT}\b`,
  'i',
);

/** "Who handles it": one that was told before. */
const pointsAtOne = ({ before, text }: Asked): boolean =>
  before !== undefined && /\b(?:it|he|she|his|her|him|th(?:at|is) one)\b/i.test(text);

/** Everything that a question may be answered with, in the order in which it is preferred. */
export function draftsOf(asked: Asked): Considered[] {
  const isTurned = asked.isNegated && !asked.kinds.has('yesNo');
  // what is not so is told by queries
  const ways = isTurned ? WAYS.filter(([way]) => way === 'missing') : WAYS;
  const drafts = ways.flatMap(([way, answer]) => {
    return [answer(asked) ?? []].flat().map((made) => {
      const draft = withDoubts(made, {
        unaccounted: !isAccounted(made, asked, way),
        partial: ASKS_TWO.test(asked.text) && way !== 'totals',
        ambiguous: way === 'list' && made.findings.length > 1 && pointsAtOne(asked),
      });
      const features = featuresOf(draft, asked, way);
      return { way, draft, asked, features, certainty: certaintyOf(features) };
    });
  });
  // a bare value is no answer to a question that is answered with yes or no
  const isAnswered =
    drafts.some(({ way }) => way === 'yesNo' || (narrows(asked) && (way === 'list' || way === 'totals'))) ||
    asked.conditions.some(({ is }) => is !== 'there');
  return drafts.filter(({ way }) => way !== 'values' || !isAnswered);
}

/** Whether records are meant by what they have, lack or cost. */
const narrows = ({ conditions, range, percents }: Asked): boolean =>
  conditions.length > 0 || range !== undefined || percents.length > 0;

function compare(comparison: NonNullable<ReturnType<typeof findComparison>>): Answer {
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

export function write({ draft, asked: { all } }: Considered): Answer {
  const citations = newCitationList();
  return {
    content: writeDraft(draft, citations, all.length > 1),
    citations: citations.all,
    documentsUsed: used([...draft.findings, ...(draft.passages ?? [])].map(({ document }) => document)),
    found: true,
    warnings: citations.warnings(),
  };
}

/** With the words of the question that stand nowhere: what is meant may be something else. */
function writeProbable(draft: Considered, asked: Asked): Answer {
  const answer = write(draft);
  const unsaid = asked.unknown.length > 0 ? writeNoMention(asked) : '';
  // a yes is no thing that is meant
  const heading = draft.way === 'yesNo' ? 'Probably:' : 'Probably meant:';
  return { ...answer, content: `${unsaid} ${heading}\n\n${answer.content}`.trimStart(), found: false };
}

/** The closest passages, with the draft that is perhaps meant and amounts that stand beside each other. */
function quote(asked: Asked, drafts: readonly Considered[]): Answer {
  const citations = newCitationList();
  const tell = (draft: Draft): string => writeDraft(draft, citations, asked.all.length > 1);
  const closest = findClosest(asked);
  const hasLines = closest.length > 0;
  const [likely] = drafts
    .filter((one) => one.certainty >= LIKELY && (hasLines || isUndoubted(one)))
    .sort((a, b) => b.certainty - a.certainty);
  const certainty = likely?.certainty ?? 0;
  const passages = closest.slice(0, certainty >= LIKELIER ? BESIDE_LIKELY : undefined);
  const isSaid = passages.some((passage) => isSaidBy(passage, asked)) && isThere(asked);
  const isFirst = !isSaid && certainty >= TOLD_FIRST && isThere(asked);
  const perhaps = (): string => (likely ? under('Perhaps meant', tell(likely.draft)) : '');
  // citations are numbered in the order in which they are written
  const opening = writeNotFound(asked, (hasLines || likely !== undefined) && isThere(asked));
  const first = isFirst ? `${opening} ${perhaps()}` : '';
  const quoted = under(isSaid ? 'The documents say' : 'Closest passages', writePassages(passages, citations));
  const families = hasLines && asksToCompute(asked) ? [...familiesOf(asked), ...printedFamilies(asked, closest)] : [];
  const parts = [
    first,
    isFirst || isSaid ? quoted : `${opening} ${quoted}`.trim(),
    isFirst ? '' : perhaps(),
    under(
      'Amounts beside each other',
      families.map((findings) => tell({ lead: '', findings, coverage: 1 })).join('\n\n'),
    ),
  ];
  return {
    content: parts.filter((part) => part !== '').join('\n\n'),
    citations: citations.all,
    documentsUsed: used([...passages, ...(likely?.draft.findings ?? [])].map(({ document }) => document)),
    found: isSaid,
    warnings: citations.warnings(),
  };
}

const under = (heading: string, text: string): string => (text === '' ? '' : `${heading}:\n\n${text}`);

/** "The fifth car" of two is not told of. */
const isThere = ({ ordinal, scope }: Asked): boolean =>
  ordinal === undefined ||
  scope.some(({ entities }) =>
    entities.some(({ numbers, record }) => !PARTS.test(record.list) && numbers.has(ordinal)),
  );

/** Lists whose records nobody counts through. */
const PARTS = /overages$|^(?:limits|fees|discounts|deductibles)$/i;

const notFound = (content: string): Answer => ({
  content,
  citations: [],
  documentsUsed: [],
  found: false,
  warnings: [],
});

const used = (documents: readonly DocumentIndex[]): Answer['documentsUsed'] =>
  [...new Set(documents)].map(({ documentId, title }) => ({ documentId, title }));
