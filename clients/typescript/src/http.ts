import { attempt, type Fetch } from './attempt.ts';
import { DecpageError, UnexpectedResponseError } from './errors.ts';
import {
  type Bodies,
  operations,
  operationsWithIdempotencyKey,
  type Queries,
  type Results,
} from './generated/operations.ts';
import { isUnclear, withRetries } from './retries.ts';

type OperationId = keyof typeof operations;

interface HttpOptions {
  apiKey: string;
  baseUrl: string;
  fetch: Fetch;
  maxRetries: number;
  timeoutMs: number;
  headers: Readonly<Record<string, string>>;
}

/** Options of every call. */
export interface CallOptions {
  /** Ends the call; its promise rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
}

interface CallRequest<Id extends OperationId> extends CallOptions {
  /** Values of the parameters in the path. */
  path?: Readonly<Record<string, string | number>>;
  query?: (Id extends keyof Queries ? Queries[Id] : never) | undefined;
  body?: Id extends keyof Bodies ? Bodies[Id] : never;
  headers?: Readonly<Record<string, string>>;
  /** Sent as `Prefer: wait=N`; the timeout of the call grows by it. */
  waitSeconds?: number | undefined;
}

/**
 * Seconds that a call waits for a job or an answer at most, before the client polls for it. Every call names its wait,
 * because how long the service waits by itself is configured there, and the timeout of the call has to be longer. It is
 * what `GET /v1/jobs/{jobId}` grants at most, and half of the minute after which common proxies end a silent connection.
 */
export const longestWaitSeconds = 30;

/** The `fetch` of the platform, which must be called without a receiver. */
export const standardFetch: Fetch = (url, init) => fetch(url, init);

async function discard(response: Response): Promise<void> {
  await response.arrayBuffer();
}

const idempotentMethods = new Set(['GET', 'DELETE']);
/** Carrying these out twice has the same effect as once. */
const repeatable = new Set<string>([...operationsWithIdempotencyKey, 'completeUpload', 'cancelJob']);

/** Whether a deletion failed because there is nothing to delete; of documents the service does not say more than 403. */
const isGone = (id: OperationId, error: unknown): boolean =>
  error instanceof DecpageError &&
  operations[id][0] === 'DELETE' &&
  (error.code === 'not_found' || (id === 'deleteDocument' && error.code === 'forbidden'));

/** Calls operations: authentication, timeouts, retries. */
export class Http {
  readonly #options: HttpOptions;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** Calls an operation and returns its JSON; undefined when the response has no body. */
  async call<Id extends OperationId>(id: Id, request: CallRequest<Id> = {}): Promise<Results[Id]> {
    return await this.#run(id, request, async (response) => {
      if (response.status === 204) return undefined as Results[Id];
      const text = await response.text();
      try {
        return JSON.parse(text) as Results[Id];
      } catch {
        throw this.#unexpected(response);
      }
    });
  }

  /** Calls an operation and returns its bytes. */
  async bytes<Id extends OperationId>(id: Id, request: CallRequest<Id>): Promise<Blob> {
    return await this.#run(id, request, (response) => response.blob());
  }

  /** Calls an operation and returns its response with an unread body, which the timeout does not limit. */
  async open<Id extends OperationId>(id: Id, request: CallRequest<Id>): Promise<Response> {
    return await this.#run(id, request, (response) => Promise.resolve(response));
  }

  /** How often what failed is tried again. */
  get maxRetries(): number {
    return this.#options.maxRetries;
  }

  /** Whether requests go through the `fetch` of the platform, not one that the caller gave. */
  get usesStandardFetch(): boolean {
    return this.#options.fetch === standardFetch;
  }

  /** Sends a repeatable request to a URL of the service's choice, which may be of another host: without the API key. */
  async send(
    { url, init }: { url: string; init: RequestInit },
    { signal, fetch = this.#options.fetch }: CallOptions & { fetch?: Fetch | undefined },
  ): Promise<void> {
    const { maxRetries, timeoutMs, baseUrl } = this.#options;
    const request = { url: /^https?:/i.test(url) ? url : `${baseUrl}${url}`, init, signal, timeoutMs, read: discard };
    await withRetries(() => attempt(fetch, request), { signal, maxRetries, isRepeatable: true });
  }

  async #run<Id extends OperationId, T>(
    id: Id,
    request: CallRequest<Id>,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { fetch, maxRetries } = this.#options;
    const { signal, waitSeconds = 0 } = request;
    const timeoutMs = this.#options.timeoutMs + waitSeconds * 1_000;
    const prepared = this.#prepare(id, request);
    const isRepeatable = idempotentMethods.has(operations[id][0]) || repeatable.has(id);
    let mayBeDone = false;
    const send = async (): Promise<T> => {
      try {
        return await attempt(fetch, { ...prepared, signal, timeoutMs, read });
      } catch (error) {
        // an attempt before, whose answer was lost, has deleted it
        if (mayBeDone && isGone(id, error)) return undefined as T;
        mayBeDone ||= isUnclear(error);
        throw error;
      }
    };
    return await withRetries(send, { signal, maxRetries, isRepeatable });
  }

  #prepare<Id extends OperationId>(id: Id, request: CallRequest<Id>): { url: string; init: RequestInit } {
    const { apiKey, baseUrl, headers } = this.#options;
    const [method, template] = operations[id];
    const { path, query, waitSeconds } = request;
    const values = new Map(Object.entries(path ?? {}));
    const target = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      given.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const body = withIdempotencyKey(id, request.body);
    return {
      url: `${baseUrl}${target}${search === '' ? '' : `?${search}`}`,
      init: {
        method,
        headers: {
          Accept: 'application/json',
          ...headers,
          Authorization: `Bearer ${apiKey}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(waitSeconds !== undefined && { Prefer: `wait=${waitSeconds}` }),
          ...request.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    };
  }

  #unexpected({ status, headers }: Response): UnexpectedResponseError {
    const { baseUrl } = this.#options;
    return new UnexpectedResponseError(`What answers at ${baseUrl} is not decpage. Is the base URL right?`, {
      code: 'unexpected_response',
      status,
      requestId: headers.get('x-request-id') ?? undefined,
    });
  }
}

/** One key for all attempts of a call, so that a repeated attempt does not create a second thing. */
function withIdempotencyKey(id: OperationId, body: object | undefined): object | undefined {
  if (body === undefined || !operationsWithIdempotencyKey.includes(id)) return body;
  const { idempotencyKey = newIdempotencyKey() } = body as { idempotencyKey?: string };
  return { ...body, idempotencyKey };
}

/** `crypto.randomUUID` does not exist on web pages that were loaded without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
