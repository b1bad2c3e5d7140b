import { z } from 'zod';
import { count } from '../../../domain/text/count.ts';
import { defineTool, endOf } from '../tool.ts';
import { describeDocument, documentFacts, viewDocumentFacts } from './document-view.ts';

const output = z.object({
  documents: z.array(
    z.object({
      ...documentFacts,
      citations: z
        .array(z.object({ documentId: z.string(), page: z.int(), quote: z.string() }))
        .describe('Places that hold what was searched; none when only the title or the file name does.'),
    }),
  ),
  corrections: z
    .array(z.object({ word: z.string(), searched: z.array(z.string()) }))
    .describe('Words that were found nowhere, and the words that were searched in their place.'),
  nextCursor: z.string().optional().describe('Present when there are more documents.'),
  next: z.string().optional(),
});

export const searchDocuments = defineTool({
  name: 'search_documents',
  title: 'Search documents',
  description:
    'Finds documents of the account by words of their text, title or file name (accents, beginnings of words and typos are ' +
    'fine) and quotes the places; without a query lists the newest. For an answer to a question use ask.',
  scopes: ['documents:read'],
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.object({
    query: z
      .string()
      .max(500)
      .default('')
      .describe('Words that the document holds together; "in quotes": one after the other; -word: without it; or.'),
    limit: z.int().min(1).max(50).default(10),
    cursor: z.string().max(4_000).optional().describe('The `nextCursor` of the answer before.'),
  }),
  output,
  async run({ query, limit, cursor }, context) {
    const list = context.client.documents.list({ query, limit }, { signal: endOf(context) });
    const found = await list.page(cursor);
    const documents = found.documents.map((document) => ({
      ...viewDocumentFacts(document),
      citations: (document.highlights ?? []).map(({ page, text }) => ({
        documentId: document.documentId,
        page,
        quote: text,
      })),
    }));
    const corrections = Object.entries(found.corrections ?? {}).map(([word, searched]) => ({ word, searched }));
    const next =
      found.nextCursor === null ? undefined : 'There are more: call search_documents again with this nextCursor.';
    const lines = [
      documents.length === 0 ? 'No document was found.' : `${count(documents.length, 'document')}:`,
      ...documents.flatMap((one) => [
        `- ${describeDocument(one)}`,
        ...one.citations.map(({ page, quote }) => `  p. ${page}: ${JSON.stringify(quote)}`),
      ]),
      ...corrections.map(({ word, searched }) => `${word} was found nowhere; searched: ${searched.join(', ')}`),
      ...(next === undefined ? [] : [`${next} nextCursor: ${found.nextCursor}`]),
    ];
    return {
      data: {
        documents,
        corrections,
        ...(found.nextCursor !== null && { nextCursor: found.nextCursor }),
        ...(next !== undefined && { next }),
      },
      text: lines.join('\n'),
    };
  },
});
