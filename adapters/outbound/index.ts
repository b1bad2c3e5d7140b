import { type FetchLimits, type FetchRequest, fetchDocument } from './fetch-document.ts';
import { type Resolve, resolveBySystem } from './guarded-connector.ts';
import { type PostAnswer, type PostRequest, post } from './post.ts';

export { checkUrl, UrlNotAllowed } from './check-url.ts';

/** The one way in which the service calls URLs that customers gave. */
export interface Outbound {
  /** Hands the PDF at a URL to `keep`; throws `DocumentError`, the reason of the signal, or why it was not kept. */
  fetchDocument<T>(request: FetchRequest<T>): Promise<T>;
  /** Posts once; throws only the reason of the signal and what is no fault of the receiver. */
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

/** Calls public addresses only, and the exact `ip:port` pairs (`[ip]:port` for IPv6) of `allow`. */
export function createOutbound({
  allow,
  limits = {},
  resolve = resolveBySystem,
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
