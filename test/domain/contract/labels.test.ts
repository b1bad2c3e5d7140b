import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { turnRequest } from '../../../domain/contract/assistant/assistant.ts';
import { documentFromUrlRequest, prepareUploadRequest } from '../../../domain/contract/documents/document-status.ts';
import { createJobRequest } from '../../../domain/contract/jobs/jobs.ts';
import { createKeyRequest } from '../../../domain/contract/accounts/keys.ts';

const url = 'https://files.example.com/a.pdf';
const fromUrl = { url, documentType: 'auto' };
const upload = { fileName: 'a.pdf', documentType: 'auto' };
const job = { policyType: 'auto', document: { type: 'url', content: url } };
const key = { name: 'a', scopes: ['jobs:read'] };
const turn = { message: 'a' };

const labels: [string, z.ZodType, Record<string, unknown>][] = [
  ['name', createKeyRequest, key],
  ['title', prepareUploadRequest, upload],
  ['documentType', prepareUploadRequest, upload],
  ['coverageType', prepareUploadRequest, upload],
  ['description', prepareUploadRequest, upload],
  ['idempotencyKey', prepareUploadRequest, upload],
  ['title', documentFromUrlRequest, fromUrl],
  ['documentType', documentFromUrlRequest, fromUrl],
  ['coverageType', documentFromUrlRequest, fromUrl],
  ['description', documentFromUrlRequest, fromUrl],
  ['idempotencyKey', createJobRequest, job],
  ['title', turnRequest, turn],
  ['requestId', turnRequest, turn],
  ['externalThreadId', turnRequest, turn],
  ['externalUserId', turnRequest, turn],
];

describe.each(labels)('the label %s of a request', (name, schema, request) => {
  const problemsOf = (text: string) =>
    schema
      .safeParse({ ...request, [name]: text })
      .error?.issues.map(({ path, message }) => `${path.join('/')}: ${message}`) ?? [];

  it('has no control characters', () => {
    for (const text of ['a\u001b[2J', 'a\u007f', 'a\u009b2J', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ufeffb']) {
      expect(problemsOf(text)).toEqual([
        `${name}: Must not contain control characters or bidirectional formatting characters`,
      ]);
    }
  });

  it('has one line, unless it is a description', () => {
    expect(problemsOf('one\r\n\ttwo').length).toBe(name === 'description' ? 0 : 1);
  });

  it.each(['Police d’assurance', 'بیمه\u200cنامه', 'פוליסה\u200f', 'क्\u200dष', '👨\u200d👩\u200d👧'])(
    'may be in any language: %s',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );
});

describe('a URL of a request', () => {
  const webhookUrl = (text: string): boolean => createJobRequest.safeParse({ ...job, webhook: { url: text } }).success;

  it('has no blanks and no control characters', () => {
    for (const character of ['\u001b', '\u009b', '\u202e', '\u2067', '\ufeff', '\u2028', '\n', ' ']) {
      expect(webhookUrl(`https://hooks.example.com/a${character}b`)).toBe(false);
    }
  });

  it('may have letters that are not ASCII', () => {
    expect(webhookUrl('https://hooks.example.com/é/保険')).toBe(true);
  });
});
