import { ApiError } from './errors.ts';
import type { User } from './types.ts';

interface Options {
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** All access to the service: with the key of the person who is signed in. */
export interface Api {
  request: <Body>(method: string, path: string, options?: Options) => Promise<Body>;
  /** The response itself, for pictures and streams; throws ApiError unless it is a success. */
  send: (method: string, path: string, options?: Options) => Promise<Response>;
}

export function createApi({ key, onUnauthorized }: { key: string; onUnauthorized: () => void }): Api {
  const send: Api['send'] = async (method, path, { query = {}, body, headers = {}, signal } = {}) => {
    const url = new URL(path, location.origin);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const request: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    const response = await reach(url, request);
    if (response.ok) return response;
    if (response.status === 401) onUnauthorized();
    throw await refusal(response);
  };
  return {
    send,
    async request<Body>(method: string, path: string, options?: Options): Promise<Body> {
      const response = await send(method, path, options);
      return (response.status === 204 ? undefined : await response.json()) as Body;
    },
  };
}

/** Tells whom the key belongs to and what it may do; throws ApiError when it is not valid. */
export async function whoIs(key: string): Promise<User> {
  const api = createApi({ key, onUnauthorized: () => undefined });
  const { user } = await api.request<{ user: User }>('GET', '/v1/ping');
  return user;
}

async function reach(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'unreachable', message: 'The service cannot be reached.' });
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  try {
    const { error, message, requestId } = (await response.json()) as Record<'error' | 'message' | 'requestId', string>;
    return new ApiError({ status, code: error, message, requestId });
  } catch {
    return new ApiError({ status, code: 'unknown', message: `The service answered with status ${status}.` });
  }
}
