import type { AssistantDocument, Passage } from '../documents.ts';

/** A passage is at most so many lines or characters, or ends at an empty line. */
const MOST_LINES = 6;
const MOST_CHARACTERS = 700;

/** Cuts the pages of a document into passages; each one stands in its page's text as it is. */
export function splitPassages({ documentId, pages = [] }: Pick<AssistantDocument, 'documentId' | 'pages'>): Passage[] {
  return pages.flatMap(({ number, text }) =>
    blocksOf(text).map((block) => ({ documentId, page: number, text: block })),
  );
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  const end = (): void => {
    const block = lines.join('\n').trim();
    if (block !== '') blocks.push(block);
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isFull = lines.length >= MOST_LINES || lines.join('\n').length + line.length > MOST_CHARACTERS;
    // a sentence goes on over the line's end: it is cut between sentences where that is possible
    if (line.trim() === '' || (isFull && (/[.:;!?]\s*$/.test(lines.at(-1) ?? '') || lines.length >= 2 * MOST_LINES)))
      end();
    lines.push(line);
  }
  end();
  return blocks;
}
