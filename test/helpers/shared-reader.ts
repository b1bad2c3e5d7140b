import { createPdfReader, type PdfReader } from '../../adapters/pdf/index.ts';
import { threadFolder } from './compiled.ts';

let reader: PdfReader | undefined;

/**
 * As many as one account may use at a time. The spare one of production is for documents that never end, and tests of those
 * have readers of their own.
 */
const threads = 2;

interface Ending {
  signal?: AbortSignal;
}

/**
 * The reader of this process with the default limits. Its threads are shared by all test files, because a thread takes
 * more than half a second of processor time to start. `close` ends the requests of this caller only.
 */
export function sharedReader(): PdfReader {
  const shared = (reader ??= createPdfReader({ threads, threadFolder }));
  const running = new Set<AbortController>();
  let isClosed = false;

  async function run<Request extends Ending, Outcome>(
    request: Request,
    use: (request: Request) => Promise<Outcome>,
  ): Promise<Outcome> {
    if (isClosed) throw closed();
    const end = new AbortController();
    const onAbort = (): void => end.abort(request.signal?.reason);
    if (request.signal?.aborted) onAbort();
    request.signal?.addEventListener('abort', onAbort, { once: true });
    running.add(end);
    try {
      return await use({ ...request, signal: end.signal });
    } finally {
      running.delete(end);
      request.signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    read: (request) => run(request, (own) => shared.read(own)),
    readJson: (request) => run(request, (own) => shared.readJson(own)),
    readSearchable: (request) => run(request, (own) => shared.readSearchable(own)),
    extract: (request) => run(request, (own) => shared.extract(own)),
    extractPages: (request) => run(request, (own) => shared.extractPages(own)),
    render: (request) => run(request, (own) => shared.render(own)),
    close: async () => {
      isClosed = true;
      for (const end of running) end.abort(closed());
    },
  };
}

const closed = (): Error => new Error('the reader is closed');
