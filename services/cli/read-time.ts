import { requestTimestamp, timestampRange } from '../../domain/contract/request-timestamp.ts';
import { CliError } from './cli-error.ts';

/** Parses the time of an option: a timestamp, or a day, which starts at midnight UTC. */
export function readTime(text: string, option: string): Date {
  const read = requestTimestamp.safeParse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (read.success) return new Date(read.data);
  throw new CliError(`The date of ${option} looks like 2027-01-31 or 2027-01-31T18:00:00Z. ${timestampRange}`);
}
