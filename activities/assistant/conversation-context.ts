import { type Answer, type AssistantDocument, titleOf } from '../../domain/assistant/documents.ts';
import { shortenHistory } from '../../domain/assistant/model/history.ts';
import type { EarlierMessage } from '../../domain/assistant/model/conversation.ts';
import type { Passage } from '../../domain/assistant/prompts.ts';
import { rankPassages } from '../../domain/assistant/ranking/rank-passages.ts';
import { splitPassages } from '../../domain/assistant/ranking/split-passages.ts';
import { searchWordsOf } from '../../domain/assistant/words.ts';
import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import type { TurnToAnswer } from '../../prisma/assistant/turn.repository.ts';

/** Passages in the first request; a model can search for more. */
const mostPassages = 12;
/** Documents listed by title in the first request. */
const mostNamed = 20;

/** Context for a model that answers a turn: history, documents and passages that may be relevant. */
export function contextOf({
  asked,
  documents,
  words,
  rules,
}: {
  asked: TurnToAnswer;
  documents: readonly AssistantDocument[];
  /** What was searched for. */
  words: readonly string[];
  /** The answer that the rules derived from extracted fields. */
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
    passages: [...provenPassages(rules), ...foundPassages(words, documents)],
  };
}

function factOf(document: AssistantDocument): string {
  const type = document.policyType ? `, type ${document.policyType}` : '';
  return `document ${document.documentId}: ${titleOf(document)}${type}`;
}

/** The cited quotes of the rules' answer, each with the line of the answer that cites it. */
function provenPassages({ content, citations, found }: Answer): Passage[] {
  if (!found) return [];
  return citations.slice(0, mostPassages).map(({ index, documentId, title, page, quote }) => {
    const line = content.split('\n').find((one) => one.includes(`[${index}]`));
    return { documentId, title, page, text: quote, note: line };
  });
}

function foundPassages(words: readonly string[], documents: readonly AssistantDocument[]): Passage[] {
  const titles = new Map(documents.map((document) => [document.documentId, titleOf(document)]));
  return rankPassages({
    words: words.flatMap(searchWordsOf),
    passages: documents.flatMap(splitPassages),
  })
    .slice(0, mostPassages)
    .map(({ passage }) => ({ ...passage, title: titles.get(passage.documentId) ?? '' }));
}
