import { z } from 'zod';

const earliest = '1970-01-01T00:00:00Z';
const latest = '9999-12-31T23:59:59.999Z';

/** For descriptions of what requests take. */
export const timestampRange = `From ${earliest} to ${latest}.`;

/**
 * Whether requests may name this date: PostgreSQL and an ISO 8601 year of four digits can write every date in the range.
 * An invalid date is outside.
 */
export function isInTimestampRange(date: Date): boolean {
  return date.getTime() >= Date.parse(earliest) && date.getTime() <= Date.parse(latest);
}

/** A timestamp of a request. The range is judged in UTC, because an offset can move the year 9999 into the next one. */
export const requestTimestamp = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => isInTimestampRange(new Date(text)), {
    error: `Must be from ${earliest} to ${latest}`,
    params: { code: 'out_of_range' },
  })
  .meta({ description: `ISO 8601 timestamp. ${timestampRange}` });
