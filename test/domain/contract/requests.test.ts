import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { idempotencyKeyHeader, preferredWaitSeconds } from '../../../domain/contract/common.ts';
import { listDocumentsQuery } from '../../../domain/contract/documents/documents.ts';
import { jsonPointer } from '../../../domain/contract/issue.ts';
import { createJobRequest } from '../../../domain/contract/jobs/jobs.ts';
import { hasTooManyValues } from '../../../domain/contract/codecs/json-size.ts';
import { isKeySource } from '../../../domain/contract/accounts/key-source.ts';
import { findUnstorable } from '../../../domain/contract/codecs/storable-json.ts';
import { usageQuery } from '../../../domain/contract/accounts/usage.ts';

const document = { type: 'url', content: 'https://files.example.com/a.pdf' };
const job = { policyType: 'auto', document };
const problemsOf = (body: unknown): string[] =>
  createJobRequest.safeParse(body).error?.issues.map(({ path }) => path.join('/')) ?? [];

describe('the request of a job', () => {
  it('has defaults', () => {
    expect(createJobRequest.parse(job)).toEqual({
      ...job,
      priority: 0,
      options: { citationLevel: 'full', engine: 'auto' },
    });
  });

  it('may contain the legacy documentUrl', () => {
    expect(problemsOf({ policyType: 'auto', documentUrl: 'https://files.example.com/a.pdf' })).toEqual([]);
  });

  it('names its document in exactly one way', () => {
    expect(problemsOf({ policyType: 'auto' })).toEqual(['document']);
    expect(problemsOf({ ...job, documentUrl: document.content })).toEqual(['document']);
  });

  it.each([0, 100])('may have priority %j', (priority) => {
    expect(problemsOf({ ...job, priority })).toEqual([]);
  });

  it.each([-1, 101, 1.5, '1', null])('may not have priority %j', (priority) => {
    expect(problemsOf({ ...job, priority })).toEqual(['priority']);
  });

  it.each([
    ['document.content', (content: string) => ({ policyType: 'auto', document: { type: 'url', content } })],
    ['documentUrl', (documentUrl: string) => ({ policyType: 'auto', documentUrl })],
  ])('may have a URL of 8,192 characters and no more in %s', (place, request) => {
    const long = (length: number) => 'https://files.example.com/'.padEnd(length, 'a');
    const problems = createJobRequest.safeParse(request(long(8_193))).error?.issues ?? [];

    expect(problemsOf(request(long(8_192)))).toEqual([]);
    expect(problems.map(({ code, path }) => [code, path.join('.')])).toEqual([['too_big', place]]);
  });

  it('may carry 16 KB of metadata, counted in bytes', () => {
    const room = 16 * 1024 - '{"a":""}'.length;

    expect(problemsOf({ ...job, metadata: { a: 'x'.repeat(room) } })).toEqual([]);
    expect(problemsOf({ ...job, metadata: { a: 'x'.repeat(room + 1) } })).toEqual(['metadata']);
    expect(problemsOf({ ...job, metadata: { a: 'ä'.repeat(room / 2 + 1) } })).toEqual(['metadata']);
  });

  it.each(['a', 'x'.repeat(255), 'with blanks and ümlauts'])('may have the idempotency key %j', (idempotencyKey) => {
    expect(problemsOf({ ...job, idempotencyKey })).toEqual([]);
  });

  it.each(['', 'x'.repeat(256), 'a\nb', 'a\u007f'])('may not have the idempotency key %j', (idempotencyKey) => {
    expect(problemsOf({ ...job, idempotencyKey })).toEqual(['idempotencyKey']);
  });

  it('needs the URL of a webhook but not its secret', () => {
    expect(problemsOf({ ...job, webhook: { url: 'https://hooks.example.com/a' } })).toEqual([]);
    expect(problemsOf({ ...job, webhook: { secret: 'whsec_YQ==' } })).toEqual(['webhook/url']);
  });

  const signedBy = (secret: string) => ({ ...job, webhook: { url: 'https://hooks.example.com/a', secret } });

  it.each([
    'whsec_c2VjcmV0',
    'whsec_c2VjcmU=',
    'whsec_c2VjcmV0cw==',
    'mysecret1',
    'whsec',
    'a whsec_ of mine',
    'WHSEC_1',
  ])('may have its events signed by %j', (secret) => {
    expect(problemsOf(signedBy(secret))).toEqual([]);
  });

  it.each([
    'whsec_mysecret1',
    'whsec_ab-_ab-_',
    'whsec_',
    'whsec_c2VjcmU',
    'whsec_=',
    'whsec_c2VjcmV0\n',
    'whsec_žluť',
  ])('may not have its events signed by %j, which libraries of receivers cannot decode', (secret) => {
    expect(createJobRequest.safeParse(signedBy(secret)).error?.issues).toMatchObject([
      { path: ['webhook', 'secret'], message: 'Must have standard base64 with its padding behind `whsec_`' },
    ]);
  });

  it('is what the reference library of receivers takes, too', () => {
    const signs = (secret: string): boolean => {
      try {
        return new Webhook(secret).sign('msg_1', new Date(), '{}') !== '';
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ09+/=-_ '), minLength: 1, maxLength: 12 }), (text) => {
        const isAllowed = problemsOf(signedBy(`whsec_${text}`)).length === 0;
        expect(isAllowed && !signs(`whsec_${text}`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a limit of any length', () => {
  const limitOf = (limit: string) => listDocumentsQuery.safeParse({ limit });

  it.each([
    ['1', 1],
    ['007', 7],
    ['100', 100],
    ['101', 100],
    ['2147483647', 100],
    ['99999999999999999999', 100],
    ['9'.repeat(400), 100],
  ])('%s is served as %i', (text, served) => {
    expect(limitOf(text).data?.limit).toBe(served);
  });

  it('is refused alike when it is zero or less', () => {
    const [zero, ...others] = ['0', '-1', '-0', '-99999999999999999999'].map((text) => limitOf(text).error?.issues);

    expect(zero).toMatchObject([{ code: 'too_small', minimum: 1 }]);
    expect(others).toEqual(others.map(() => zero));
  });

  it.each(['', 'x', '1.5', '1e2', '0x10', '+1', ' 1', '--1', '-'])('is no whole number: %j', (text) => {
    expect(limitOf(text).error?.issues).toMatchObject([{ code: 'invalid_format', message: 'Must be a whole number' }]);
  });
});

describe('the idempotency key in a header', () => {
  it.each([
    ['key-1', 'key-1'],
    ['"key-1"', 'key-1'],
    ['"', '"'],
  ])('%j means %j', (header, key) => {
    expect(idempotencyKeyHeader.parse(header)).toBe(key);
  });

  it.each(['', 'x'.repeat(256), `"${'x'.repeat(256)}"`])('%j is refused', (header) => {
    expect(idempotencyKeyHeader.safeParse(header).success).toBe(false);
  });
});

describe('the header Prefer', () => {
  it.each([
    ['wait=10', 10],
    ['respond-async, wait=5', 5],
    ['WAIT = "7"', 7],
    ['wait=0; x=1', 0],
  ])('%j asks to wait %d seconds', (header, seconds) => {
    expect(preferredWaitSeconds(header)).toBe(seconds);
  });

  it.each([undefined, '', 'wait', 'wait=', 'wait=-1', 'wait=1.5', 'await=3', 'wait=ten'])(
    '%j asks for nothing',
    (header) => {
      expect(preferredWaitSeconds(header)).toBeUndefined();
    },
  );
});

describe('the limit of a list', () => {
  it.each([
    [{}, 20],
    [{ limit: '1' }, 1],
    [{ limit: '100' }, 100],
    [{ limit: '5000' }, 100],
  ])('%j serves %d', (query, limit) => {
    expect(listDocumentsQuery.parse(query).limit).toBe(limit);
  });

  it.each(['0', '-1', '1e3', '0x10', ' 5', '', '2.0'])('may not be %j', (limit) => {
    expect(listDocumentsQuery.safeParse({ limit }).success).toBe(false);
  });
});

describe('a period', () => {
  it('begins before it ends', () => {
    const early = '2026-01-01T00:00:00Z';
    const late = '2026-01-01T00:00:00.001+00:00';

    expect(usageQuery.safeParse({ from: early, to: late }).success).toBe(true);
    expect(usageQuery.safeParse({ from: late, to: early }).success).toBe(false);
    expect(usageQuery.safeParse({ from: early, to: early }).success).toBe(false);
    expect(usageQuery.safeParse({ from: '2026-01-01' }).success).toBe(false);
  });
});

describe('text that a database cannot store', () => {
  it.each(['\u0000', 'a\u0000b', '\ud800', '\udc00\ud800'])('is found: %j', (text) => {
    expect(findUnstorable({ a: [{ b: text }] }, 'body')).toMatchObject([
      { path: '/a/0/b', code: 'invalid_characters' },
    ]);
    expect(findUnstorable({ a: { [text]: 1 } }, 'body')).toMatchObject([{ path: '/a', code: 'invalid_characters' }]);
  });

  it('is not found elsewhere', () => {
    expect(findUnstorable({ a: ['🦊', '\u0001', '', null, 1, true, undefined] }, 'body')).toEqual([]);
  });

  it('is found at any depth', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level++) deep = [deep];

    expect(findUnstorable(deep, 'body')).toMatchObject([{ code: 'too_deep' }]);
  });
});

describe('JSON with too many values to parse', () => {
  it('is recognized by counting commas and brackets', () => {
    expect(hasTooManyValues(Buffer.from('['.repeat(100_001)))).toBe(true);
    expect(hasTooManyValues(Buffer.from(`[${'0,'.repeat(100_001)}0]`))).toBe(true);
    expect(hasTooManyValues(Buffer.from(JSON.stringify({ document: 'A'.repeat(1_000_000) })))).toBe(false);
  });
});

describe('the path of an issue', () => {
  it('is a JSON Pointer', () => {
    expect(jsonPointer(['a', 0, 'b/c', 'd~e'])).toBe('/a/0/b~1c/d~0e');
    expect(jsonPointer([])).toBe('');
  });

  it('does not echo a long key of the client', () => {
    expect(jsonPointer(['metadata', 'x'.repeat(500), 'a'])).toBe('/metadata');
  });
});

describe('the source of a key', () => {
  it.each(['api', 'web', 'channel:slack', 'channel:my-shop.2'])('may be %j', (source) => {
    expect(isKeySource(source)).toBe(true);
  });

  it.each(['', 'channel', 'channel:', 'channel:Slack', 'mail', 'api '])('may not be %j', (source) => {
    expect(isKeySource(source)).toBe(false);
  });
});
