import type { PdfReader } from '../../adapters/pdf/index.ts';
import { pagesToJson } from '../../domain/document/pages-json.ts';
import { toSearchable } from '../../domain/document/searchable-pages.ts';

/** A reader with these methods; each other one is an error when it is called. */
export function fakeReader(methods: Partial<PdfReader>): PdfReader {
  const unexpected = (name: string) => () => Promise.reject(new Error(`the reader was asked to ${name}`));
  return {
    read: unexpected('read'),
    readJson: unexpected('read as JSON'),
    readSearchable: unexpected('read for search'),
    extract: unexpected('extract'),
    extractPages: unexpected('extract pages'),
    render: unexpected('render'),
    close: async () => undefined,
    ...methods,
  };
}

/** The methods for page ranges, of a reader that reads so. */
export function readingRanges(read: PdfReader['read']): Pick<PdfReader, 'read' | 'readJson' | 'readSearchable'> {
  return {
    read,
    readJson: async (given) => {
      const { pageCount, pages } = await read(given);
      return { pageCount, json: pagesToJson(pages) };
    },
    readSearchable: async ({ named, ...given }) => {
      const { pageCount, pages } = await read(given);
      return { pageCount, json: pagesToJson(pages), ...toSearchable(pages, named) };
    },
  };
}

/** Rejects once the signal aborts, as the reader does. */
export async function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
