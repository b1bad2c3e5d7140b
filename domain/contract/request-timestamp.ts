import { z } from 'zod';

const earliest = '1970-01-01T00:00:00Z';
const latest = '9999-12-31T23:59:59.999Z';

/** The accepted range, for descriptions. */
export const timestampRange = `From ${earliest} to ${latest}.`;

/**
 * Whether requests may contain this date: PostgreSQL and ISO 8601 with a four-digit year can represent every date in the
 * range. False for an invalid date.
 */
export function isInTimestampRange(date: Date): boolean {
  return date.getTime() >= Date.parse(earliest) && date.getTime() <= Date.parse(latest);
}

const published = z.iso.datetime({
  offset: true,
  abort: true,
  error: 'Must be an ISO 8601 timestamp such as 2026-11-01T00:00:00Z',
});

const { format, pattern } = z.toJSONSchema(published);

/** Other forms of ISO 8601 in the published one; text that is none of them stays as it is. */
function toPublished(text: string): string {
  const [, date, time, seconds = ':00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})t(\d{2}:\d{2})(:[\d.]+)?(z|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  if (date === undefined || time === undefined) return text;
  // without an offset it is UTC; `Date` would take it for the time of this machine
  return `${date}T${time}${seconds}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`;
}

/**
 * A timestamp in a request, parsed to the published form. The range is checked in UTC, because an offset can move a date
 * across its bounds.
 */
export const requestTimestamp = z
  .string()
  .transform(toPublished)
  .pipe(published)
  .refine((text) => isInTimestampRange(new Date(text)), {
    error: `Must be from ${earliest} to ${latest}`,
    params: { code: 'out_of_range' },
  })
  .meta({ description: `ISO 8601 timestamp. ${timestampRange}`, format, pattern });
