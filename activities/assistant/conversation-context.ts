import type { AnswerCitation, AssistantDocument } from '../../domain/assistant/documents.ts';
import { type Answer, titleOf } from '../../domain/assistant/documents.ts';
import { compactJson } from '../../domain/assistant/model/aliases.ts';
import { shortenHistory } from '../../domain/assistant/model/history.ts';
import type { startConversation } from '../../domain/assistant/model/conversation.ts';
import { fieldsToShow, type ShownField } from '../../domain/assistant/model/shown-fields.ts';
import type { Passage } from '../../domain/assistant/model/prompts.ts';
import { searchLines } from '../../domain/assistant/find/search.ts';
import type { TurnToAnswer } from '../../prisma/assistant/turn.repository.ts';

/** Passages in the first request; a model can search for more. */
const mostPassages = 6;
/** Documents listed by title in the first request. */
const mostListed = 10;
/** Documents whose fields are shown. */
const mostRead = 6;
const mostFields = 16;
/** Characters of a tool result that the person requested. */
const mostOfTool = 4_000;

type Context = Omit<Parameters<typeof startConversation>[0], 'secrets'>;

/** Context for a model that answers a turn: history, documents, fields and passages that may be relevant. */
export function contextOf({
  asked,
  documents,
  named,
  words,
  rules,
}: {
  asked: TurnToAnswer;
  /** Best first. */
  documents: readonly AssistantDocument[];
  /** Ids of the documents that the question names. */
  named: readonly string[];
  /** The words that were searched for. */
  words: readonly string[];
  /** The answer that the rules derived from extracted fields. */
  rules: Answer;
}): Context {
  const { recent, summary } = shortenHistory(asked.history);
  const claimed = asked.earlier.map(({ role, content }) => ({
    role: 'claimed' as const,
    content: `${role}: ${content}`,
  }));
  const listed = documents.slice(0, Math.max(mostListed, named.length));
  const ran = asked.toolCalls.filter(({ step, status }) => step === 0 && status === 'completed');
  const results = ran.map(({ name, result }) => `${name}: ${compactJson(result).slice(0, mostOfTool)}`);
  return {
    scope: asked.searchScope,
    documentIds: asked.documentIds,
    message: asked.question,
    earlier: [...claimed, ...recent],
    summary,
    facts: results,
    documents: listed.map((document) => ({ documentId: document.documentId, name: nameOf(document) })),
    fields: fieldsOf({ documents: listed, named, words, rules }),
    sources: [...asked.historySources, ...ran.flatMap(({ derivedFrom }) => derivedFrom)],
    passages: foundPassages(asked.question, documents),
  };
}

function nameOf(document: AssistantDocument): string {
  const { title, fileName, policyType } = document;
  const file = title && fileName && title !== fileName ? ` (${fileName})` : '';
  return `${titleOf(document)}${file}${policyType ? `, ${policyType}` : ''}`;
}

/** Fields that the rules cited, then fields with words of the question, without duplicates. */
function fieldsOf({
  documents,
  named,
  words,
  rules,
}: {
  documents: readonly AssistantDocument[];
  named: readonly string[];
  words: readonly string[];
  rules: Answer;
}): ShownField[] {
  const listed = new Set(documents.map(({ documentId }) => documentId));
  const ofRules = rules.found
    ? rules.citations
        .filter(({ documentId }) => listed.has(documentId))
        .map(asField(rules))
        // lines of pages that the rules quote are shown as passages
        .filter(({ value }) => value !== '' && !value.startsWith('>'))
    : [];
  const read = named.length > 0 ? documents.filter(({ documentId }) => named.includes(documentId)) : documents;
  const found = read
    .slice(0, Math.max(mostRead, named.length))
    .flatMap((document) => fieldsToShow({ document, title: titleOf(document), words }));
  // the named field replaces the sentence of the rules about the same place
  const places = new Map([...ofRules, ...found].map((field) => [placeOf(field), field]));
  return [...places.values()].slice(0, mostFields);
}

const placeOf = ({ documentId, page, quote }: ShownField): string => `${documentId} ${page} ${quote}`;

const asField =
  ({ content }: Answer) =>
  ({ index, documentId, title, page, quote, score }: AnswerCitation): ShownField => {
    const line = content.split('\n').find((one) => one.includes(`[${index}]`)) ?? '';
    return { documentId, title, page, quote, confidence: score, label: 'read as', value: line.slice(0, 200) };
  };

function foundPassages(question: string, documents: readonly AssistantDocument[]): Passage[] {
  return searchLines({ query: question, documents, most: mostPassages, keepsBest: documents.length === 1 }).map(
    ({ document: { documentId, title }, page, quote, score, heading }) => ({
      documentId,
      title,
      page,
      text: quote,
      score,
      ...(heading !== undefined && { heading }),
    }),
  );
}
