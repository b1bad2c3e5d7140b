import { z } from 'zod';
import { maxUrlLength } from '../limits.ts';
import { controlProblem, singleLine } from '../text/control-characters.ts';

/** A UUID of any version: ids of other versions are well-formed and answered as missing. */
export const uuid = z.guid();

export const timestamp = z.iso.datetime({ offset: true }).meta({ description: 'ISO 8601 timestamp.' });

/** A URL, passed on unchanged for the outbound guard; `z.url` would trim it first. */
export const uri = z
  .string()
  .max(maxUrlLength)
  .refine((text) => URL.canParse(text) && singleLine.test(text) && !/\s/u.test(text), {
    error: 'Must be a URL',
    params: { code: 'invalid_format' },
  })
  .meta({ format: 'uri' });

/** An object with members of any name; `z.record` would drop one that is named `__proto__`. */
export const openObject = z
  .custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'Must be an object',
    params: { code: 'invalid_type' },
    // otherwise a wrong type here would skip the refinements of the body, and their problems would not be listed
    abort: false,
  })
  .meta({ override: { type: 'object', additionalProperties: {} } });

/** A whole number in a query string; `z.coerce` would take `0x10`, `1e3` and blanks too. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'Must be a whole number')
  .transform(Number);

/** A name or other single-line text. */
export const label = z.string().min(1).max(255).regex(singleLine, controlProblem);

export const idempotencyKey = label.meta({
  description: 'Repeats with the same key and the same request answer with what the first one created.',
});

/** The header form of an idempotency key: bare, or quoted as a structured field. */
export const idempotencyKeyHeader = z
  .string()
  .regex(/^(?=.)[\x20-\x7e]{1,257}$/, 'Must be 1 to 255 printable characters')
  .transform((value) => /^"(.*)"$/.exec(value)?.[1] ?? value)
  .pipe(idempotencyKey)
  .meta({ description: 'The same as `idempotencyKey` in the body, for clients that set it as a header.' });

export const prefer = z.string().meta({
  description: 'RFC 7240: `wait=N` sets how many seconds the call waits for the job or the turn to end.',
  examples: ['wait=10'],
});

/** Seconds of a `Prefer: wait=N` header; undefined without one. Unknown preferences are ignored (RFC 7240). */
export function preferredWaitSeconds(header: string | undefined): number | undefined {
  const match = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?(?=$|[,;\s])/i.exec(header ?? '');
  return match ? Number(match[1]) : undefined;
}

/** The `Preference-Applied` header (RFC 7240, 3), when the request has a `Prefer: wait=N`. */
export function preferenceApplied(header: string | undefined, seconds: number): Record<string, string> {
  return preferredWaitSeconds(header) === undefined ? {} : { 'Preference-Applied': `wait=${seconds}` };
}
