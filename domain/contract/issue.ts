import { z } from 'zod';

/** One problem of a request: where and which rule, never the received value. */
export const issue = z
  .looseObject({
    path: z.string().meta({ description: 'JSON Pointer to the place; empty for the whole.' }),
    location: z.enum(['body', 'query', 'path', 'header']),
    code: z.string(),
    message: z.string(),
  })
  .meta({
    id: 'Issue',
    examples: [{ path: '/priority', location: 'body', code: 'too_big', message: 'Must be at most 100' }],
  });

export type Issue = {
  path: string;
  location: 'body' | 'query' | 'path' | 'header';
  code: string;
  message: string;
};

/** Maximum number of issues in one response. */
export const maxIssues = 50;

// Keys of open objects are client content: pointers are cut so that they do not echo long ones.
const maxPointerLength = 200;

/** The JSON Pointer (RFC 6901) of a path of keys and indexes. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  let pointer = '';
  for (const segment of path) {
    const next = `${pointer}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (next.length > maxPointerLength) break;
    pointer = next;
  }
  return pointer;
}
