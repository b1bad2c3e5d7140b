import type { PdfReader } from '../../adapters/pdf/index.ts';

/** A reader with these methods; each other one is an error when it is called. */
export function fakeReader(methods: Partial<PdfReader>): PdfReader {
  const unexpected = (name: string) => () => Promise.reject(new Error(`the reader was asked to ${name}`));
  return {
    read: unexpected('read'),
    extract: unexpected('extract'),
    extractPages: unexpected('extract pages'),
    render: unexpected('render'),
    close: async () => undefined,
    ...methods,
  };
}

/** Rejects once the signal aborts, as the reader does. */
export async function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
