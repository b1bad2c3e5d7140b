import { call, type Guard } from './call.ts';
import { classify, type FailureClass } from './call-failure.ts';
import { checkUrl } from './check-url.ts';

const readBytes = 16 * 1024;
const keptBytes = 1024;

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Everything: resolving, connecting, sending and reading the answer. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** `response`: how the answer begins, at most 1 KB of text. `error`: why there is no answer. */
export type PostAnswer = { statusCode: number; retryAfter?: string; response: string } | { error: FailureClass };

/** Posts to a customer's URL, whatever it redirects to; a receiver that fails is an answer, not an exception. */
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

/** Reads a little more than is kept, so that most receivers get to the end of what they say. */
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
    // the status has come: that is the answer, however its text ends
  }
  const text = kept.subarray(0, Math.min(size, keptBytes)).toString('utf8');
  // no text that Postgres could not keep
  return text.replaceAll('\u0000', '');
}
