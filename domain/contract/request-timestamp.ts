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

/** A timestamp in a request. The range is checked in UTC, because an offset can move a date across its bounds. */
export const requestTimestamp = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => isInTimestampRange(new Date(text)), {
    error: `Must be from ${earliest} to ${latest}`,
    params: { code: 'out_of_range' },
  })
  .meta({ description: `ISO 8601 timestamp. ${timestampRange}` });
