import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpAnswer, Ledger } from './ledger.ts';

const requestTimeoutMs = 45_000;
/** Nobody is away for longer than that: a server needs seconds, the repair of what was lost up to a minute. */
export const patienceMs = 240_000;

/** What answers hold, as far as the client looks at it. */
export interface Answered {
  error?: unknown;
  status?: string;
  jobId?: string;
  metadata?: { jobId?: string };
  result?: { data?: unknown };
  documentId?: string;
  sha256?: string;
  upload?: { url: string; headers: Record<string, string> };
  sessionId?: string;
  turnId?: string;
  message?: { id: string; content: string } | string | null;
}

export interface Answer {
  status: number;
  body: Answered;
}

export interface Request {
  operation: HttpAnswer['operation'];
  path: string;
  /** Present in a POST. */
  body?: object;
  headers?: Record<string, string>;
  /** When it breaks off its first attempt. */
  firstAttemptMs?: number | undefined;
}

export type Caller = ReturnType<typeof createCaller>;

/** A client that never gives up: it repeats a request until it has an answer that it can use. */
export function createCaller({
  urls,
  key,
  ledger,
}: {
  /** Of all gateways: it turns to the next one when one does not answer. */
  urls: readonly string[];
  key: string;
  ledger: Ledger;
}) {
  let turn = 0;
  return {
    note,

    /** The first answer that is neither a refusal for now nor a broken connection. */
    async persist({ firstAttemptMs = requestTimeoutMs, ...request }: Request): Promise<Answer> {
      let withinMs = firstAttemptMs;
      for (const deadline = Date.now() + patienceMs; ; await sleep(250)) {
        const answer = await call(request, withinMs);
        if (answer !== undefined && ![429, 503].includes(answer.status)) return answer;
        if (Date.now() > deadline) return answer ?? { status: 0, body: {} };
        withinMs = requestTimeoutMs;
      }
    },
  };

  /** Undefined when the connection broke: the client does not know then what became of its request. */
  async function call({ operation, path, body, headers }: Request, withinMs: number): Promise<Answer | undefined> {
    turn += 1;
    const method = body ? 'POST' : 'GET';
    try {
      const response = await fetch(`${urls[turn % urls.length]}${path}`, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(withinMs),
      });
      const answered = (await response.json()) as Answered;
      const { status } = response;
      note(
        { operation, request: `${method} ${path}`, status, retryAfter: response.headers.get('Retry-After') },
        answered,
      );
      return { status, body: answered };
    } catch {
      return undefined;
    }
  }

  function note(answer: Omit<HttpAnswer, 'error'>, { error }: Answered): void {
    ledger.answers.push({ ...answer, error: typeof error === 'string' ? error : undefined });
  }
}
