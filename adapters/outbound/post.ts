import { call, type Guard } from './call.ts';
import { classify, type FailureClass } from './call-failure.ts';
import { checkUrl } from './check-url.ts';

const readBytes = 16 * 1024;
const keptBytes = 1024;

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Covers resolving, connecting, sending and reading the response. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** `response`: the first 1 KB of the response body as text. `error`: why there was no response. */
export type PostAnswer = { statusCode: number; retryAfter?: string; response: string } | { error: FailureClass };

/** Posts to a customer's URL without following redirects. A failure of the receiver is returned, not thrown. */
export async function post(
  { url, headers, body, timeoutMs, signal }: PostRequest,
  { limits, ...guard }: Guard,
): Promise<PostAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await call(
      {
        target: checkUrl(url, guard),
        method: 'POST',
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        aborted: signal ? AbortSignal.any([signal, deadline]) : deadline,
        guard: { ...guard, limits: { ...limits, headersMs: timeoutMs, idleMs: timeoutMs } },
      },
      async (answer) => {
        const { statusCode } = answer;
        const retryAfter = answer.headers['retry-after'];
        const response = await readStart(answer.body);
        return { statusCode, response, ...(typeof retryAfter === 'string' && { retryAfter }) };
      },
    );
  } catch (error) {
    signal?.throwIfAborted();
    const failure = deadline.aborted ? 'timeout' : classify(error);
    if (failure) return { error: failure };
    throw error;
  }
}

/** Reads more than is kept, so that most receivers can finish sending before the socket is closed. */
async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const kept = Buffer.alloc(keptBytes);
  let size = 0;
  try {
    for await (const chunk of body) {
      if (size < keptBytes) kept.set(chunk.subarray(0, keptBytes - size), size);
      size += chunk.length;
      if (size >= readBytes) break;
    }
  } catch {
    // the status was received, which is all that a delivery needs
  }
  const text = kept.subarray(0, Math.min(size, keptBytes)).toString('utf8');
  // Postgres cannot store NUL in text
  return text.replaceAll('\u0000', '');
}
