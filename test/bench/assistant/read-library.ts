import { createPdfReader } from '../../../adapters/pdf/index.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { library } from './documents/library.ts';
import { readOne } from './read-documents.ts';

/** Draws and reads the documents of the generated library. */
export async function readLibrary(): Promise<ReadonlyMap<string, AssistantDocument>> {
  const reader = createPdfReader({ threads: 1 });
  try {
    const documents = new Map<string, AssistantDocument>();
    for (const [name, { title, fileName, policyType, build }] of Object.entries(library)) {
      const { pages } = await reader.read({ bytes: await build(), maxPages: 10 });
      documents.set(name, { ...readOne(name, pages, policyType), title, fileName });
    }
    return documents;
  } finally {
    await reader.close();
  }
}
