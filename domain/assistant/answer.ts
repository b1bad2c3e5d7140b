import { isOfLine } from './lexicon/lines.ts';
import { type Comparison, findComparisons } from './answers/comparison.ts';
import { findAnswers } from './answers/facts-answer.ts';
import type { Finding } from './answers/finding.ts';
import { quotePassages } from './answers/passages.ts';
import type { Answer, AssistantDocument, Passage } from './documents.ts';
import { type ReadDocument, readDocument } from './facts/read-document.ts';
import { ofVersion } from './question/versions.ts';
import { type HistoryMessage, readingsOf } from './question/follow-up.ts';
import type { Question } from './question/question.ts';
import { readQuestion } from './question/read-question.ts';
import { splitPassages } from './ranking/split-passages.ts';
import { wordsOf } from './words.ts';
import { writeFindings, writeNotFound, writePassages } from './writing/answer-text.ts';
import { newCitationList } from './writing/citations.ts';
import { writeComparison } from './writing/comparison-table.ts';

interface Asked {
  question: string;
  /** Earlier messages of the conversation, oldest first. */
  history?: readonly HistoryMessage[];
  /** The documents that the question may be answered from, and no others. */
  documents: readonly AssistantDocument[];
  /** Passages that a search found; without them the pages of the documents are cut into passages. */
  passages?: readonly Passage[];
}

/**
 * Answers a question from documents, without a model: from the fields that were extracted, by comparing two documents,
 * else by quoting passages. What the documents do not say is not guessed. Every statement carries citations.
 */
export function answerQuestion({ question: text, history = [], documents: sources, passages }: Asked): Answer {
  const documents = sources.map(readDocument);
  const readings = readingsOf(text, history);
  for (const question of readings) {
    const comparisons = findComparisons(question, documents);
    if (comparisons.length > 0) return answerOfComparisons(comparisons);
    const findings = ofVersion(question, documents).flatMap((document) => findAnswers(question, document));
    if (findings.length > 0) return answerOfFindings(findings, question);
  }
  const [question = readQuestion(text)] = readings;
  return answerFromPassages({ question, documents, passages: passages ?? sources.flatMap(splitPassages) });
}

function answerOfComparisons(comparisons: readonly Comparison[]): Answer {
  const citations = newCitationList();
  const content = comparisons.map((comparison) => writeComparison(comparison, citations)).join('\n\n');
  const documents = comparisons.flatMap(({ before, after }) => [before, after]);
  return {
    content,
    citations: citations.all,
    documentsUsed: used(documents),
    found: true,
    warnings: citations.warnings(),
  };
}

function answerOfFindings(findings: readonly Finding[], question: Question): Answer {
  const citations = newCitationList();
  const text = writeFindings(findings, citations);
  const said = yesOrNo(question, findings);
  const content = said === '' ? text : `${said}${/^(?:-|\*\*)/.test(text) ? '\n\n' : ' '}${text}`;
  return {
    content,
    citations: citations.all,
    documentsUsed: used(findings.map(({ document }) => document)),
    found: true,
    warnings: citations.warnings(),
  };
}

const DENIED = /\b(?:excluded|declined|rejected|none|no coverage|not (?:covered|included|purchased|provided))\b/i;
const ASKS_WHETHER_THERE_IS = /^\W*(?:is there|are there|(?:do|does)\b.*\bhave)\b/i;

/** "Yes." or "No." where the question asks for that; empty elsewhere. */
function yesOrNo({ text, operations, attributes, amounts, bound }: Question, findings: readonly Finding[]): string {
  if (!/^\W*(?:is|are|do|does|did|has|have|can|will|was|were|am)\b/i.test(text)) return '';
  const isAmountAsked = amounts.length > 0 && bound === undefined;
  const isSaid = findings.some(({ facts }) =>
    facts.some(({ value }) => typeof value === 'number' && amounts.includes(value)),
  );
  if (isAmountAsked) return isSaid ? 'Yes.' : 'No.';
  if (!operations.has('exists') || findings.some(({ value }) => DENIED.test(value))) return '';
  // "is the claim closed" has its answer in the value
  return attributes.length === 0 || ASKS_WHETHER_THERE_IS.test(text) ? 'Yes.' : '';
}

function answerFromPassages({
  question,
  documents,
  passages,
}: {
  question: Question;
  documents: readonly ReadDocument[];
  passages: readonly Passage[];
}): Answer {
  const citations = newCitationList();
  const chosen = ofLine(question, ofVersion(question, documents));
  const quoted = quotePassages({ question, documents: chosen, passages });
  const content = writePassages(quoted, citations);
  const warnings = citations.warnings();
  if (content === '') {
    const unknown = unknownNames(question, documents);
    return { content: writeNotFound(unknown, documents), citations: [], documentsUsed: [], found: false, warnings };
  }
  const cited = quoted.filter(({ document, page }) =>
    citations.all.some((citation) => citation.documentId === document.documentId && citation.page === page),
  );
  return {
    content,
    citations: citations.all,
    documentsUsed: used(cited.map(({ document }) => document)),
    found: true,
    warnings,
  };
}

/** The documents of the kind that the question names; all where none is of that kind. */
function ofLine({ lines }: Question, documents: readonly ReadDocument[]): ReadDocument[] {
  const chosen = documents.filter(({ type }) => lines.some((line) => isOfLine(type, line)));
  return chosen.length > 0 ? chosen : [...documents];
}

function unknownNames({ names }: Question, documents: readonly ReadDocument[]): string[] {
  const texts = documents.flatMap(({ source }) => source.pages ?? []).map(({ text }) => new Set(wordsOf(text)));
  return names.filter(
    (name) =>
      !texts.some((words) => words.has(name)) &&
      !documents.some(({ identity, subject }) => identity.has(name) || subject.has(name)),
  );
}

function used(documents: readonly ReadDocument[]): Answer['documentsUsed'] {
  return [...new Set(documents)].map(({ documentId, title }) => ({ documentId, title }));
}
