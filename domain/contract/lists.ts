import { z } from 'zod';
import { maxListed } from '../limits.ts';
import { wholeNumber } from './common.ts';

/** The `limit` of a list; more than a list serves is served as the most it serves. */
export const listLimit = wholeNumber
  .pipe(z.int().min(1))
  .transform((limit) => Math.min(limit, maxListed))
  .default(20)
  .meta({
    description: `At most this many; more than ${maxListed} is served as ${maxListed}.`,
    // a number in a URL, although it arrives as text
    override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, { type: 'integer', minimum: 1, default: 20 });
    },
  });

/** Where a page of a list that is sorted by time ends: the last thing on it. */
export interface Position {
  createdAt: Date;
  id: string;
}

const written = /^(\d{13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients: the position after which the list goes on. */
export const cursor = z
  .string()
  .max(200)
  .transform((text, context): Position => {
    const [, time, id] = written.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (time !== undefined && id !== undefined) return { createdAt: new Date(Number(time)), id };
    context.addIssue({
      code: 'custom',
      message: 'Must be the `nextCursor` of an answer',
      params: { code: 'invalid_format' },
    });
    return z.NEVER;
  })
  .meta({ description: 'The `nextCursor` of the page before.' });

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'Where the next page begins; null on the last one.' });

/** The cursor of the page that begins after this position. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}
