import { createPdfReader, type PdfReader } from '../../../adapters/pdf/index.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { library } from './documents/library.ts';
import { readOne } from './read-documents.ts';

/** Draws and reads the documents of the generated library, and closes the reader. */
export async function readLibrary(
  reader: PdfReader = createPdfReader({ threads: 1 }),
): Promise<ReadonlyMap<string, AssistantDocument>> {
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
