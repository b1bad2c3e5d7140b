import type {
  ApiKey,
  CreateKeyRequest,
  GetUsageByDayQuery,
  GetUsageByKeyQuery,
  GetUsageQuery,
  KeyList,
  ListKeysQuery,
  MadeKey,
  RotateKeyRequest,
  UsageByDay,
  UsageByKey,
  UsageReport,
} from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';
import { List } from './list.ts';

/** What the account used. */
export class Usage {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** The usage of a period; the last 30 days, by default. */
  async get(query: GetUsageQuery = {}, options: CallOptions = {}): Promise<UsageReport> {
    return await this.#http.call('getUsage', { query, ...options });
  }

  /** The usage of each day (UTC) of a period. */
  async days(query: GetUsageByDayQuery = {}, options: CallOptions = {}): Promise<UsageByDay> {
    return await this.#http.call('getUsageByDay', { query, ...options });
  }

  /** What each API key used in a period. */
  async keys(query: GetUsageByKeyQuery = {}, options: CallOptions = {}): Promise<UsageByKey> {
    return await this.#http.call('getUsageByKey', { query, ...options });
  }
}

/** API keys of the account. */
export class Keys {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Makes a key. `key` of the result is shown this once. */
  async create(request: CreateKeyRequest, options: CallOptions = {}): Promise<MadeKey> {
    return await this.#http.call('createKey', { body: request, ...options });
  }

  /** The keys that are not revoked, newest first. */
  list(query: ListKeysQuery = {}, options: CallOptions = {}): List<ApiKey, KeyList> {
    return new List({
      load: (cursor) => this.#http.call('listKeys', { query: { ...query, ...(cursor && { cursor }) }, ...options }),
      itemsOf: ({ keys }) => keys,
      start: query.cursor,
    });
  }

  /** Makes a key in the place of another one, which works for `overlapSeconds` longer. */
  async rotate(keyId: string, request: RotateKeyRequest = {}, options: CallOptions = {}): Promise<MadeKey> {
    return await this.#http.call('rotateKey', { path: { keyId }, body: request, ...options });
  }

  async revoke(keyId: string, options: CallOptions = {}): Promise<void> {
    await this.#http.call('revokeKey', { path: { keyId }, ...options });
  }
}
