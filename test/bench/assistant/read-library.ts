import { createPdfReader } from '../../../adapters/pdf/index.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';
import type { Page } from '../../../domain/document/page.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { type LibraryName, library } from './documents/library.ts';

export interface ReadLibrary {
  documents: Readonly<Record<LibraryName, AssistantDocument>>;
  pages: Readonly<Record<string, readonly Page[]>>;
}

/** Reads every document of the library as the service does: PDF, words, rules engine, lines of text. */
export async function readLibrary(): Promise<ReadLibrary> {
  const reader = createPdfReader({ threads: 1 });
  try {
    const documents: [string, AssistantDocument][] = [];
    const pagesOf: Record<string, readonly Page[]> = {};
    for (const [name, { title, fileName, policyType, build }] of Object.entries(library)) {
      const { pages } = await reader.read({ bytes: await build(), maxPages: 10 });
      const type = policyType ? findPolicyType(policyType) : undefined;
      const result = type ? extract({ policyType: type, pages }) : null;
      pagesOf[name] = pages;
      documents.push([name, { documentId: name, title, fileName, policyType, result, pages: pages.map(asText) }]);
    }
    return { documents: Object.fromEntries(documents) as ReadLibrary['documents'], pages: pagesOf };
  } finally {
    await reader.close();
  }
}

function asText(page: Page): NonNullable<AssistantDocument['pages']>[number] {
  const lines = layOut(page).lines.map(({ segments }) => segments.map(({ text }) => text).join('  '));
  return { number: page.number, text: lines.join('\n'), words: page };
}
