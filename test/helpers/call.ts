import type { TestService } from './test-service.ts';

/** Calls the API of a service; without a key of its own a call has `key`. */
export function createCaller({ url, key: firstKey }: { url: string; key: string }): TestService['call'] {
  return async (method, target, { body, key = firstKey, headers = {} } = {}) => {
    const answer = await fetch(`${url}${target}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
  };
}
