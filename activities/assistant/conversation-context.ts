import { type Answer, type AssistantDocument, titleOf } from '../../domain/assistant/documents.ts';
import { shortenHistory } from '../../domain/assistant/model/history.ts';
import type { EarlierMessage } from '../../domain/assistant/model/conversation.ts';
import type { Passage } from '../../domain/assistant/prompts.ts';
import { rankPassages } from '../../domain/assistant/ranking/rank-passages.ts';
import { splitPassages } from '../../domain/assistant/ranking/split-passages.ts';
import { searchWordsOf } from '../../domain/assistant/words.ts';
import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import type { TurnToAnswer } from '../../prisma/assistant/turn.repository.ts';
import { wordsToFind } from './turn-documents.ts';

/** Passages that a model gets before it asks for more. */
const mostPassages = 12;
/** Documents that it is told of by name. */
const mostNamed = 20;

/** What a model gets to answer a turn: what was said, which documents there are, and what was found in them. */
export function contextOf({
  asked,
  documents,
  rules,
}: {
  asked: TurnToAnswer;
  documents: readonly AssistantDocument[];
  /** What the question has been answered with from the extracted fields. */
  rules: Answer;
}): {
  scope: SearchScope;
  documentIds: readonly string[];
  message: string;
  earlier: readonly EarlierMessage[];
  summary: string | undefined;
  facts: string[];
  passages: Passage[];
  sources: string[];
} {
  const { recent, summary } = shortenHistory(asked.history);
  const claimed = asked.earlier.map(({ role, content }) => ({
    role: 'claimed' as const,
    content: `${role}: ${content}`,
  }));
  const named = documents.slice(0, mostNamed);
  return {
    scope: asked.searchScope,
    documentIds: asked.documentIds,
    message: asked.question,
    earlier: [...claimed, ...recent],
    summary,
    facts: named.map(factOf),
    sources: [...asked.historySources, ...named.map(({ documentId }) => documentId)],
    passages: [...provenPassages(rules), ...foundPassages(asked.question, documents)],
  };
}

function factOf(document: AssistantDocument): string {
  const type = document.policyType ? `, type ${document.policyType}` : '';
  return `document ${document.documentId}: ${titleOf(document)}${type}`;
}

/** The places of the extracted values that answer the question, with what was made of them. */
function provenPassages({ content, citations, found }: Answer): Passage[] {
  if (!found) return [];
  return citations.slice(0, mostPassages).map(({ index, documentId, title, page, quote }) => {
    const line = content.split('\n').find((one) => one.includes(`[${index}]`));
    return { documentId, title, page, text: quote, note: line };
  });
}

function foundPassages(question: string, documents: readonly AssistantDocument[]): Passage[] {
  const titles = new Map(documents.map((document) => [document.documentId, titleOf(document)]));
  return rankPassages({
    words: wordsToFind(question).flatMap(searchWordsOf),
    passages: documents.flatMap(splitPassages),
  })
    .slice(0, mostPassages)
    .map(({ passage }) => ({ ...passage, title: titles.get(passage.documentId) ?? '' }));
}
