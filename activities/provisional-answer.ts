import type { Answer, AssistantDocument } from '../domain/assistant/documents.ts';
import { titleOf } from '../domain/assistant/documents.ts';

/** Quotes the line that holds most words of the question. */
export function answerQuestion({
  question,
  documents,
}: {
  question: string;
  documents: readonly AssistantDocument[];
  history: readonly { role: 'user' | 'assistant'; content: string }[];
}): Answer {
  const words = question.toLowerCase().match(/\w{3,}/g) ?? [];
  const lines = documents.flatMap((document) =>
    (document.pages ?? []).flatMap((page) => page.text.split('\n').map((quote) => ({ document, page, quote }))),
  );
  const held = (quote: string): number => words.filter((word) => quote.toLowerCase().includes(word)).length;
  const [best] = lines.toSorted((a, b) => held(b.quote) - held(a.quote));
  if (!best || held(best.quote) === 0) {
    return { content: 'The documents do not say.', citations: [], documentsUsed: [], found: false, warnings: [] };
  }
  const { documentId } = best.document;
  const title = titleOf(best.document);
  return {
    content: `${best.quote} [1]`,
    citations: [{ index: 1, documentId, title, page: best.page.number, quote: best.quote, bbox: null, score: 1 }],
    documentsUsed: [{ documentId, title }],
    found: true,
    warnings: [],
  };
}
