import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { uuid } from '../../../domain/contract/common.ts';
import { messageOf } from '../../../domain/contract/issue-message.ts';
import { createJobRequest } from '../../../domain/contract/jobs/jobs.ts';

const told = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value, { error: messageOf }).error?.issues.map(({ message }) => message) ?? [];

describe('the message of a problem', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['Required', z.string(), undefined],
    ['Required', z.enum(['a', 'b']), undefined],
    ['Must be a string', z.string(), 4_711],
    ['Must be a number', z.number(), 'secret'],
    ['Must be a whole number', z.int(), 1.5],
    ['Must be true or false', z.boolean(), 'secret'],
    ['Must be an array', z.array(z.string()), 'secret'],
    ['Must be an object', z.object({}), 'secret'],
    ['Must have at least 1 character', z.string().min(1), ''],
    ['Must have at least 2 characters', z.string().min(2), ''],
    ['Must have at most 3 characters', z.string().max(3), 'secret'],
    ['Must have at least 1 item', z.array(z.string()).min(1), []],
    ['Must be at most 100', z.int().max(100), 4_711],
    ['Must be at least 1', z.int().min(1), 0],
    ['Must be a UUID', uuid, 'secret'],
    ['Must be one of a, b', z.enum(['a', 'b']), 'secret'],
    ['Must be decpage', z.literal('decpage'), 'secret'],
    ['Must be a date: YYYY-MM-DD', z.iso.date(), 'secret'],
    ['Must be a multiple of 5', z.number().multipleOf(5), 4_711],
    ['Has members that are not known here', z.strictObject({}), { secret: 1 }],
    ['Must have one of the forms that the API document gives', z.union([z.string(), z.int()]), { secret: 1 }],
    ['Our own', z.string('Our own'), 4_711],
  ])('is %j', (message, schema, value) => {
    expect(told(schema, value)).toEqual([message]);
  });

  it('is none of zod and repeats nothing of what a client sent', () => {
    const messages = told(createJobRequest, {
      policyType: '',
      document: { type: 'secret', content: 4_711 },
      documentId: 'secret',
      webhook: { url: 'secret' },
      priority: 4_711,
      options: { citationLevel: 'secret' },
    });

    expect(messages.length).toBeGreaterThan(5);
    expect(messages.join('\n')).not.toMatch(/secret|4711|expected|received|Invalid|Too (small|big)/);
  });
});
