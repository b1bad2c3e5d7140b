import { Keys, Usage } from './account.ts';
import { Sessions, Turns } from './assistant.ts';
import type { Fetch } from './attempt.ts';
import { Documents } from './documents.ts';
import { DecpageError } from './errors.ts';
import { type ExtractOptions, extract } from './extract.ts';
import type { Health, Pong, Turn, TurnRequest } from './generated/api.ts';
import { type CallOptions, Http, standardFetch } from './http.ts';
import { Jobs } from './jobs.ts';
import { Policies } from './policies.ts';
import type { ExtractionOf, PolicyType } from './results.ts';
import { Webhooks } from './webhooks.ts';

export interface DecpageOptions {
  /** Starts with `dp_`. */
  apiKey: string;
  /** Address of the service; by default the one of a service on this machine. */
  baseUrl?: string | undefined;
  /** Replaces the `fetch` of the platform. */
  fetch?: Fetch | undefined;
  /** How often a request is repeated after 429, 503 or a broken connection; 3 by default. */
  maxRetries?: number | undefined;
  /** Limit of each attempt, beyond the time that the service was asked to wait; 60 seconds by default. */
  timeoutMs?: number | undefined;
  /** Sent with every request of the API. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Client of a decpage service. */
export class Decpage {
  readonly jobs: Jobs;
  readonly documents: Documents;
  readonly turns: Turns;
  readonly sessions: Sessions;
  readonly usage: Usage;
  readonly keys: Keys;
  readonly webhooks: Webhooks;
  readonly policies: Policies;
  readonly #http: Http;

  constructor({
    apiKey,
    baseUrl = 'http://127.0.0.1:3000',
    fetch = standardFetch,
    maxRetries = 3,
    timeoutMs = 60_000,
    headers = {},
  }: DecpageOptions) {
    assertKey(apiKey);
    const options = { apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), fetch, maxRetries, timeoutMs, headers };
    this.#http = new Http(options);
    this.jobs = new Jobs(this.#http);
    this.documents = new Documents(this.#http);
    this.turns = new Turns(this.#http);
    this.sessions = new Sessions(this.#http);
    this.usage = new Usage(this.#http);
    this.keys = new Keys(this.#http);
    this.webhooks = new Webhooks(this.#http);
    this.policies = new Policies(this.#http);
  }

  /**
   * Extracts a document and waits for the result, which is typed by the policy type. Continues as a job where the
   * synchronous endpoint would time out or does not take the document.
   */
  async extract<const Type extends PolicyType>(
    request: ExtractOptions<Type>,
    options: CallOptions = {},
  ): Promise<ExtractionOf<Type>> {
    return await extract({ http: this.#http, jobs: this.jobs }, request, options);
  }

  /** Asks the assistant: short for `turns.create`. */
  async ask(request: TurnRequest, options: CallOptions = {}): Promise<Turn> {
    return await this.turns.create(request, options);
  }

  /** Tells who the API key belongs to. */
  async ping(options: CallOptions = {}): Promise<Pong> {
    return await this.#http.call('ping', options);
  }

  /** Tells that the service is alive. */
  async health(options: CallOptions = {}): Promise<Health> {
    return await this.#http.call('getHealth', options);
  }
}

/** Refused here: the error of an invalid header would repeat the key. */
function assertKey(apiKey: string): void {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return;
  const message = 'The API key is empty, or holds characters that no key has, such as a line break.';
  throw new DecpageError(message, { code: 'malformed_api_key' });
}
