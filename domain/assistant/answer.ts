import { answerExpiring } from './answers/expiring.ts';
import { answerSummary } from './answers/summary.ts';
import { findComparison } from './answers/comparison.ts';
import { type Considered, type Decided, draftsOf, isUndoubted } from './answers/considered.ts';
import { answerParts } from './answers/parts.ts';
import { answerSides } from './answers/sides.ts';
import { answerSpan } from './answers/spans.ts';
import { answerQuantified, quantifiedIn } from './answers/quantified.ts';
import { type Queried, queried, saysSame } from './parse/queried.ts';
import type { Answer, AssistantDocument } from './documents.ts';
import { type Asked, resolve } from './find/resolve.ts';
import { type DocumentIndex, indexDocument } from './index/index-document.ts';
import { withLikelyKind } from './likely/likely-kinds.ts';
import { withLikely } from './likely/with-likely.ts';
import { type HistoryMessage, readingsOf } from './question/follow-up.ts';
import { readablePart } from './question/readable.ts';
import { isSmallTalk, SMALL_TALK } from './question/small-talk.ts';
import {
  LIKELY,
  notFound,
  quote,
  TOLD_FIRST,
  writeCompared,
  writeParts,
  writeProbable,
} from './writing/write-answer.ts';

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
/** What was meant before, or happened, may change what is meant: what is told of records in a conversation, or after a story, has to be so much surer. */
const GOES_ON = 0.04;
/** What is nearly as likely is told alone, as what is probably meant: other values beside it mislead more than they help. */
const PROBABLE = 0.7;
/** Where a query is less likely right, passages that may say what is asked are told after it. */
const PROBABLE_QUERY = 0.9;
/** What share of the question it has to explain. */
const EXPLAINS = 0.84;
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
export function answerQuestion({ question, ...asked }: Question): Answer {
  const text = readablePart(question);
  const answer = answerReadable({ question: text, ...asked });
  return text === question ? answer : { ...answer, warnings: [...answer.warnings, SHORTENED] };
}

function answerReadable({ question: text, history = [], documents: sources }: Question): Answer {
  if (isSmallTalk(text)) return notFound(SMALL_TALK);
  const documents = sources.map(indexDocument);
  const whole = decide({ text, history, documents });
  const { asked, told, drafts } = whole;
  if (!asked) return notFound('The documents do not say.');
  const parts = answerParts(whole, ({ text: part, before, within }) => {
    const earlier = before.map((content) => ({ role: 'user' as const, content }));
    return decide({ text: part, history: [...history, ...earlier], documents, within });
  });
  if (parts?.areAll) return writeParts(parts.answers);
  if (told) return told.how === 'sure' ? writeParts([told]) : writeProbable(told.told, asked);
  const comparison = findComparison(asked);
  return comparison
    ? writeCompared(comparison)
    : quote(
        asked,
        drafts,
        parts?.answers.filter(({ how }) => how === 'sure'),
      );
}

interface Deciding {
  text: string;
  history: readonly HistoryMessage[];
  documents: readonly DocumentIndex[];
  /** The documents that are meant where it names none. */
  within?: readonly DocumentIndex[] | undefined;
}

function decide({ text, history, documents, within }: Deciding): Decided {
  const readings = readingsIn({ text, history, documents, within });
  const [asked] = readings;
  const ofAll = ofSeveral(text, documents, readings);
  if (ofAll) return { asked, told: { told: ofAll, how: isUndoubted(ofAll) ? 'sure' : 'probable' }, drafts: [] };
  const drafts = readings.flatMap(draftsOf).filter(({ way }) => way !== 'yesNo' || !quantifiedIn(text));
  const undoubted = drafts.filter(isUndoubted);
  const sure = undoubted.find(isSure);
  if (sure) return { asked, told: { told: sure, how: 'sure' }, drafts: [] };
  const read = asked && likelyQuery(asked, drafts);
  if (read?.isPlain && isUndoubted(read)) return { asked, told: { told: read, how: 'sure' }, drafts: [] };
  const query = asked && (read && read.certainty >= TOLD_FIRST ? read : (ofSides(asked, documents) ?? read));
  const probable = probablyMeant(undoubted, query);
  return {
    asked,
    told: probable && { told: probable, how: 'probable' },
    drafts: query ? [...drafts, query] : drafts,
  };
}

/** What a question may mean, the likeliest first: by its words, then by what people want and ask for in such words. */
export function readingsIn({ text, history, documents, within }: Deciding): Asked[] {
  const questions = readingsOf(text, history, documents).map((one) => ({ ...(within && { within }), ...one }));
  const readings = [...questions, ...questions.flatMap((one) => withLikelyKind(one) ?? [])].map((one) =>
    resolve(one, documents),
  );
  return [...readings, ...readings.flatMap((one) => withLikely(one) ?? [])];
}

/** What the likeliest query over the records comes to, told beside what the other ways say. */
function likelyQuery(asked: Asked, drafts: readonly Considered[]): (Considered & Pick<Queried, 'isPlain'>) | undefined {
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
  const draft =
    asked &&
    (quantified
      ? answerQuantified(asked, quantified)
      : (answerExpiring(asked) ?? answerSpan(asked) ?? answerSummary(asked)));
  return draft && { way: 'query', draft, asked, features: {}, certainty: 1 };
}

/** What is told alone: a query that is surer than the other ways and right nearly always, or else what they say. */
function probablyMeant(drafts: readonly Considered[], query: Considered | undefined): Considered | undefined {
  const probable = drafts.find(({ certainty, draft }) => certainty >= PROBABLE && draft.coverage >= EXPLAINS);
  const surest = query && isUndoubted(query) && query.certainty > (probable?.certainty ?? 0) ? query : undefined;
  if (surest && surest.certainty >= PROBABLE_QUERY) return surest;
  // a yes proves less than a value
  if (surest && probable?.way === 'values' && saysSame(surest.draft, probable.draft)) return probable;
  return surest && surest.certainty >= TOLD_FIRST ? undefined : probable;
}

const isSure = ({ way, certainty, asked }: Considered): boolean => {
  const least = way === 'list' || way === 'totals' ? STATED_OF_RECORDS : way === 'yesNo' ? STATED_YES_OR_NO : STATED;
  const goesOn = (asked.others.length > 0 && way !== 'values') || asked.terms.some(({ isTold }) => isTold);
  return certainty >= least + (goesOn ? GOES_ON : 0);
};
