import { type FetchLimits, type FetchRequest, fetchDocument } from './fetch-document.ts';
import { type PostAnswer, type PostRequest, post } from './post.ts';
import { type Resolve, resolveByDns } from './resolve-name.ts';

export { checkUrl, UrlNotAllowed } from './check-url.ts';

/** Calls URLs that customers supplied. All such calls go through here. */
export interface Outbound {
  /** Passes the document at a URL to `keep`; throws `DocumentError`, the signal's reason, or the error of `keep`. */
  fetchDocument<T>(request: FetchRequest<T>): Promise<T>;
  /** Posts once. Failures of the receiver are returned; throws the signal's reason and unexpected errors. */
  post(request: PostRequest): Promise<PostAnswer>;
}

const defaultLimits: FetchLimits = {
  connectMs: 3_000,
  headersMs: 10_000,
  idleMs: 10_000,
  totalMs: 60_000,
  slowAfterMs: 10_000,
  minBytesPerSecond: 1_000,
  maxRedirects: 3,
};

/** Creates a client that calls public addresses and the exact `ip:port` pairs (`[ip]:port` for IPv6) of `allow` only. */
export function createOutbound({
  allow,
  limits = {},
  resolve = resolveByDns(),
}: {
  allow: readonly string[];
  limits?: Partial<FetchLimits>;
  resolve?: Resolve;
}): Outbound {
  const guard = { allow, resolve, limits: { ...defaultLimits, ...limits } };
  return {
    fetchDocument: (request) => fetchDocument(request, guard),
    post: (request) => post(request, guard),
  };
}
