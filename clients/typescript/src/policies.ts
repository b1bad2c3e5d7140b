import type { Policy, PolicySchema } from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';

/** Policy types and the schemas of their data. */
export class Policies {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(options: CallOptions = {}): Promise<Policy[]> {
    return (await this.#http.call('listPolicies', options)).policies;
  }

  /** The JSON Schema of a policy type's data. */
  async schema(type: string, options: CallOptions = {}): Promise<PolicySchema['schema']> {
    return (await this.#http.call('getPolicySchema', { path: { type }, ...options })).schema;
  }
}
