import { ownValue } from '../lookup.ts';
import { answerAcross } from './answers/across.ts';
import { findComparison } from './answers/comparison.ts';
import type { Draft } from './answers/finding.ts';
import { answerList, answerWithout } from './answers/lists.ts';
import { answerMissing } from './answers/missing.ts';
import { answerTotals } from './answers/totals.ts';
import { answerValues, answerWhere } from './answers/values.ts';
import { answerYesNo } from './answers/yes-no.ts';
import type { Answer, AssistantDocument, Passage } from './documents.ts';
import { distinctLines, findFactLines, findLines } from './find/passages.ts';
import { type Asked, resolve } from './find/resolve.ts';
import { type DocumentIndex, indexDocument } from './index/index-document.ts';
import { isNegated } from './question/kinds.ts';
import { type HistoryMessage, readingsOf } from './question/follow-up.ts';
import { writeFindings, writeNotFound, writePassages } from './writing/answer-text.ts';
import { newCitationList } from './writing/citations.ts';
import { writeComparison } from './writing/comparison-table.ts';

interface Question {
  question: string;
  /** Earlier messages of the conversation, oldest first. */
  history?: readonly HistoryMessage[];
  /** The documents that the question may be answered from, and no others. */
  documents: readonly AssistantDocument[];
  /** Passages that a search found; without them the lines of the documents' pages are searched. */
  passages?: readonly Passage[];
}

/** An answer states something only if it explains so much of the question; measured with `npm run bench:assistant`. */
const SURE = 0.84;
/** Passages that hold so much of the question are told as what the documents say, fewer as the closest ones. */
const SAYS = 0.97;
const CLOSE = 0.3;
/** What explains less has to stand in the lines that hold most of the question. */
const CERTAIN = 0.97;
const BACKING = 4;
/** A value that was read less surely is quoted with its lines. */
const READ = 0.6;
const MOST_PASSAGES = 6;

/**
 * Answers a question from documents, without a model: everything that the documents say is scored together, by the words
 * of the question that it explains. What explains most of them is stated, what explains some is quoted as the closest
 * passages; what the documents do not say is not guessed. Every statement carries citations.
 */
export function answerQuestion({ question: text, history = [], documents: sources, passages }: Question): Answer {
  const documents = sources.map(indexDocument);
  const readings = readingsOf(text, history, documents).map((question) => resolve(question, documents));
  for (const asked of readings) {
    const stated = state(asked);
    if (stated) return stated;
  }
  const [asked] = readings;
  return asked ? quote(asked, passages) : notFound('The documents do not say.');
}

const KINDS: readonly ((asked: Asked) => Draft | undefined)[] = [
  answerMissing,
  answerWhere,
  (asked) => (asked.kinds.has('compare') ? answerAcross(asked) : undefined),
  answerTotals,
  answerYesNo,
  answerList,
  answerValues,
];

function state(asked: Asked): Answer | undefined {
  const kinds = isNegated(asked.text) && !asked.kinds.has('yesNo') ? [answerMissing, answerWithout] : KINDS;
  for (const answer of kinds) {
    const draft = answer(asked);
    if (
      draft &&
      draft.coverage >= SURE &&
      confidenceOf(draft) >= READ &&
      (draft.coverage >= CERTAIN || answer !== answerValues || isBacked(draft, asked))
    )
      return write(draft, asked);
  }
  const comparison = findComparison(asked);
  return comparison && compare(comparison);
}

/** How sure the extraction is of the least sure value that an answer states. */
const confidenceOf = ({ findings }: Draft): number =>
  Math.min(
    1,
    ...findings.flatMap(({ document, facts }) =>
      facts.flatMap(({ pointer }) => ownValue(document.source.result?.fields ?? {}, pointer)?.confidence ?? []),
    ),
  );

/** Whether the lines that hold most of the question's words are those that a value is printed in. */
function isBacked({ findings }: Draft, asked: Asked): boolean {
  const lines = findLines(asked, undefined, BACKING);
  return findings.some(({ document, facts }) =>
    facts.some(({ pointer }) => {
      const citations = ownValue(document.source.result?.citations ?? {}, pointer) ?? [];
      return citations.some(
        ({ page, quote }) =>
          !document.lines.some((line) => line.page === page) ||
          lines.some((line) => line.document === document && line.page === page && line.quote.includes(quote)),
      );
    }),
  );
}

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

function write({ lead, findings }: Draft, { all }: Asked): Answer {
  const citations = newCitationList();
  const text = writeFindings(findings, citations, all.length > 1);
  const content = [lead, text].filter((part) => part !== '').join(/^(?:-|\*\*)/.test(text) ? '\n\n' : ' ');
  return {
    content,
    citations: citations.all,
    documentsUsed: used(findings.map(({ document }) => document)),
    found: true,
    warnings: citations.warnings(),
  };
}

function quote(asked: Asked, passages: readonly Passage[] | undefined): Answer {
  const citations = newCitationList();
  const lines = findLines(asked, passages, MOST_PASSAGES).filter(({ score }) => score >= CLOSE);
  const [first, second] = passages ? [] : findFactLines(asked, 2);
  const found = distinctLines(
    [
      ...lines.slice(0, 1),
      ...(first ? [first] : []),
      ...lines.slice(1, 2),
      ...(second ? [second] : []),
      ...lines.slice(2),
    ],
    MOST_PASSAGES,
  );
  const [best] = found;
  const content = writePassages(found, citations);
  const missing = writeNotFound(asked);
  if (!best || content === '') return { ...notFound(missing), warnings: citations.warnings() };
  const { ordinal } = asked;
  const isThere =
    ordinal === undefined ||
    asked.scope.some(({ entities }) =>
      entities.some(({ numbers, record }) => !PARTS.test(record.list) && numbers.has(ordinal)),
    );
  const isSaid = best.score >= SAYS && isThere;
  const shown = isSaid ? `The documents say:\n\n${content}` : `${missing} Closest passages:\n\n${content}`;
  return {
    content: shown,
    citations: citations.all,
    documentsUsed: used(found.map(({ document }) => document)),
    found: isSaid,
    warnings: citations.warnings(),
  };
}

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
