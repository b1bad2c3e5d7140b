import type { FoundLines } from '../find/passages.ts';
import { describe } from '../writing/answer-text.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import type { CitationList } from '../writing/citations.ts';

/** Lines of documents as quotes with their pages. */
export function writePassages(found: readonly FoundLines[], citations: CitationList): string {
  const quotes = found.flatMap((passage) => {
    const mark = citations.ofLines(passage);
    if (!mark) return [];
    const lines = passage.quote.split('\n').map((line) => `> ${asMarkdown(line)}`);
    return [`${lines.join('  \n')}\n>\n> ${asMarkdown(describe(passage.document))}, page ${passage.page} ${mark}`];
  });
  return quotes.join('\n\n');
}
