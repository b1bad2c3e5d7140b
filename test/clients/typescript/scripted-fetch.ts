import { vi } from 'vitest';
import { Decpage, type DecpageOptions, type Fetch } from '../../../clients/typescript/src/index.ts';

export interface SentRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  /** The parsed JSON of the request. */
  body: Record<string, unknown>;
}

/** What a request is answered with; an Error breaks the connection. */
export type Answer = Error | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

/** A client whose requests are recorded and answered in this order; more requests than answers break the test. */
export function scriptedClient(
  answers: readonly Answer[],
  options: Partial<DecpageOptions> = {},
): { client: Decpage; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const left = [...answers];
  const fetch: Fetch = async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const json = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    sent.push({ method, target: pathname + search, headers: headers as Record<string, string>, body: json });
    const answer = left.shift();
    if (answer === undefined) throw new Error(`Nobody expected ${method} ${pathname}`);
    if (answer instanceof Error) throw answer;
    return responseOf(answer);
  };
  return { client: new Decpage({ apiKey: 'dp_test', baseUrl: 'http://service.test', fetch, ...options }), sent };
}

function responseOf({ status = 200, body, text, headers = {} }: Exclude<Answer, Error>): Response {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return new Response(status === 204 ? null : content, { status, headers });
}

/** The body of an error response of the service, after which clients may try again at once. */
export const refusal = (status: number, error: string, extra: Record<string, unknown> = {}): Answer => ({
  status,
  body: { error, message: 'why', requestId: 'req_1', ...extra },
  headers: { 'x-request-id': 'req_1', 'retry-after': '0' },
});

/** Lets all pauses end until the promise has settled, also when it waits for other things between them. Needs fake timers. */
export async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const progress = { isSettled: false };
  const outcome = Promise.allSettled([promise]).then(([first]) => {
    progress.isSettled = true;
    return first;
  });
  while (!progress.isSettled) {
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return await outcome;
}
