import { z } from 'zod';
import { maxListed } from '../limits.ts';

// Clamped before it is checked: a number of any length is a number, and one below zero is refused like zero.
const limit = z
  .string()
  .regex(/^-?\d+$/, 'Must be a whole number')
  .transform((text) => Math.max(0, Math.min(Number(text), maxListed)))
  .pipe(z.int().min(1));
const atMost = `At most this many; more than ${maxListed} is served as ${maxListed}.`;

/** Describes a query parameter as the integer that it is, although it arrives as text. */
const asInteger =
  (more: { default: number }) =>
  ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, { type: 'integer', minimum: 1, ...more });
  };

/** The `limit` of a list; larger values are clamped to the maximum. */
export const listLimit = limit.default(20).meta({ description: atMost, override: asInteger({ default: 20 }) });

/** The `limit` of a list that clients expect whole: without one they get as much of it as any page has. */
export const wholeLimit = limit
  .default(maxListed)
  .meta({ description: atMost, override: asInteger({ default: maxListed }) });

/** Where a page of a list that is sorted by time ends: its last element. */
export interface Position {
  createdAt: Date;
  id: string;
}

const positionPattern = /^(\d{13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The schema of an opaque cursor; `decode` returns undefined for text that is not a cursor of ours. */
export function cursorSchema<T>({ maxLength, decode }: { maxLength: number; decode: (text: string) => T | undefined }) {
  return z
    .string()
    .max(maxLength)
    .transform((text, context): T => {
      const value = decode(Buffer.from(text, 'base64url').toString());
      if (value !== undefined) return value;
      context.addIssue({
        code: 'custom',
        message: 'Must be the `nextCursor` of an answer',
        params: { code: 'invalid_format' },
      });
      return z.NEVER;
    })
    .meta({ description: 'The `nextCursor` of the page before.' });
}

/** The cursor of a list that is sorted by time. */
export const cursor = cursorSchema({ maxLength: 200, decode: decodePosition });

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'Where the next page begins; null on the last one.' });

/** The cursor of the page after this position. */
export function encodeCursor(position: Position): string {
  return Buffer.from(encodePosition(position)).toString('base64url');
}

export function encodePosition({ createdAt, id }: Position): string {
  return `${createdAt.getTime()}.${id}`;
}

export function decodePosition(text: string): Position | undefined {
  const [, time, id] = positionPattern.exec(text) ?? [];
  return time === undefined || id === undefined ? undefined : { createdAt: new Date(Number(time)), id };
}
