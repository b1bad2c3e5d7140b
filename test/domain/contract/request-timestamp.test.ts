import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { z } from 'zod';
import { readToolCall } from '../../../domain/assistant/tools.ts';
import { usageQuery } from '../../../domain/contract/accounts/usage.ts';
import { isInTimestampRange, requestTimestamp } from '../../../domain/contract/request-timestamp.ts';
import { borderTimestamps, timestampTexts } from '../../helpers/timestamps.ts';

const usageOf = (from: string) => readToolCall({ id: 'a', name: 'get_usage', arguments: { from } });

describe('a timestamp of a request', () => {
  it.each([
    '1970-01-01T00:00:00Z',
    '1969-12-31T23:59:59-00:01',
    '1970-01-01T23:59:00+23:59',
    '2026-02-28T12:00:00.123456789+05:30',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.9999999Z',
    '9999-12-31T23:59:59+23:59',
  ])('may be %s', (text) => {
    expect(requestTimestamp.safeParse(text).success).toBe(true);
    expect(usageOf(text)).toMatchObject({ arguments: { from: text } });
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-23:59',
  ])('is out of range at %s', (text) => {
    expect(requestTimestamp.safeParse(text).error?.issues).toMatchObject([
      { params: { code: 'out_of_range' }, message: expect.stringContaining('9999-12-31T23:59:59.999Z') },
    ]);
    expect(usageOf(text)).toEqual({ code: 'invalid_arguments', message: expect.stringContaining('from') });
  });

  it.each(['', 'tomorrow', '2026-01-01', '2026-01-01T24:00:00Z', '2026-01-01T23:59:60Z', '+010000-01-01T00:00:00Z'])(
    'is refused once when it is none: %j',
    (text) => {
      expect(requestTimestamp.safeParse(text).error?.issues).toMatchObject([{ code: 'invalid_format' }]);
    },
  );

  it.each([
    ['2026-11-01T00:00:00', '2026-11-01T00:00:00Z'],
    ['2026-11-01T00:00', '2026-11-01T00:00:00Z'],
    ['2026-11-01T00:00Z', '2026-11-01T00:00:00Z'],
    ['2026-11-01T00:00:00+0000', '2026-11-01T00:00:00+00:00'],
    ['2026-11-01T12:00:00.5-0730', '2026-11-01T12:00:00.5-07:30'],
    ['2026-11-01t00:00:00z', '2026-11-01T00:00:00Z'],
  ])('may be %s, which is %s', (text, meant) => {
    expect(requestTimestamp.safeParse(text).data).toBe(meant);
    expect(usageQuery.safeParse({ from: text, to: '2026-11-02T00:00:00' }).data).toEqual({
      from: meant,
      to: '2026-11-02T00:00:00Z',
    });
  });

  it.each(['yesterday', '2026-11-01', '2026-11-01 00:00:00', '2026-11-01T00:00:00+00', '2026-02-30T00:00:00', ''])(
    'says how it looks when it is none: %j',
    (text) => {
      expect(requestTimestamp.safeParse(text).error?.issues).toMatchObject([
        { code: 'invalid_format', message: 'Must be an ISO 8601 timestamp such as 2026-11-01T00:00:00Z' },
      ]);
    },
  );

  it('is published as a date-time', () => {
    expect(z.toJSONSchema(requestTimestamp, { io: 'input' })).toMatchObject({ type: 'string', format: 'date-time' });
  });

  it('is refused, or can be stored and returned', () => {
    fc.assert(
      fc.property(fc.oneof(timestampTexts, borderTimestamps), (text) => {
        const { data } = requestTimestamp.safeParse(text);
        if (data === undefined) return;
        expect(new Date(data).toISOString()).toMatch(/^(19[7-9]|[2-9]\d\d)\d-/);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('an invalid date is not in the range', () => {
  expect([new Date(Number.NaN), new Date('infinity'), new Date(8.64e15)].map(isInTimestampRange)).toEqual([
    false,
    false,
    false,
  ]);
});
