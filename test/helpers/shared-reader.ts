import { createPdfReader, type PdfReader } from '../../adapters/pdf/index.ts';
import { spareReadingThreads } from '../../services/worker/extraction-workers.ts';
import { threadFolder } from './compiled.ts';

let reader: PdfReader | undefined;

/**
 * The reader of this process with the default limits. Its threads are shared by all test files, because a thread takes a
 * second of processor time to start. `close` ends the requests of this caller only.
 */
export function sharedReader(): PdfReader {
  const shared = (reader ??= createPdfReader({ threads: 2 + spareReadingThreads, threadFolder }));
  const closing = new AbortController();
  const untilClosed = <Request extends { signal?: AbortSignal }>(request: Request): Request => ({
    ...request,
    signal: request.signal ? AbortSignal.any([closing.signal, request.signal]) : closing.signal,
  });
  return {
    read: (request) => shared.read(untilClosed(request)),
    extract: (request) => shared.extract(untilClosed(request)),
    extractPages: (request) => shared.extractPages(untilClosed(request)),
    render: (request) => shared.render(untilClosed(request)),
    close: async () => closing.abort(new Error('the reader is closed')),
  };
}
