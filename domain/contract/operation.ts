import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

/** A success response: JSON with a schema, bytes with a media type, or no body. */
export interface OperationResponse {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly mediaType?: 'image/png';
  readonly headers?: readonly ResponseHeader[];
}

export type ResponseHeader =
  | 'Location'
  | 'Retry-After'
  | 'Idempotency-Replayed'
  | 'Preference-Applied'
  | 'RateLimit'
  | 'RateLimit-Policy';

/** One operation of the API, used to validate requests and to generate the OpenAPI document. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  /** Further details; the required access is described from `access`. */
  readonly description?: string;
  /** Who may call it: everyone, any API key, or keys with this scope. */
  readonly access: 'public' | 'any key' | Scope;
  readonly request: {
    readonly params?: z.ZodObject;
    readonly query?: z.ZodObject;
    /** Names in lower case. */
    readonly headers?: z.ZodObject;
    readonly body?: z.ZodType;
  };
  readonly responses: Readonly<Record<number, OperationResponse>>;
  /** Error codes in addition to those implied by `access` and `request`. */
  readonly errors: readonly ErrorCode[];
  /** It starts work, so the limits of the account apply: on every call, or only when the handler starts work. */
  readonly rateLimited?: true | 'when it starts work';
  /** The body may hold a document, so the larger body limit applies. */
  readonly carriesDocument?: true;
  /** The body is a file of one of these media types, which the handler reads as a stream. */
  readonly takesFile?: readonly string[];
  /** A malformed id in the path is answered like a missing one: 404 instead of 400. */
  readonly malformedIdIsMissing?: true;
  /** The status of a request that does not validate, instead of 400. */
  readonly invalidStatus?: 422;
  /** Responses carry a strong ETag, and a matching `If-None-Match` is answered with 304. */
  readonly conditional?: true;
  /** Every call waits for work to end, by intent for longer than other requests take. */
  readonly waits?: true;
  /** Clients that prefer `text/event-stream` receive the response as a stream of events. */
  readonly streams?: true;
}
