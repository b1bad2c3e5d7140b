import { databaseCause } from '../domain/failure/describe-error.ts';

const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const adapterKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
// class 08: connection exceptions; class 53: no disk, memory or connections left; 57P01..05: shutdown, start-up, failover
// or an idle session that was ended; 57014: the statement ran out of time; 25006: read-only after a failover; 58030: I/O error
const postgresCodes = /^(08...|53...|57P0[1235]|57014|25006|58030)$/;
// errors of the driver that carry no code
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* is not queryable$)/;

/** Whether an error means that the database is unavailable, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = textOf(error, 'code');
  if (prismaCodes.has(code) || socketCodes.has(code) || postgresCodes.test(code)) return true;
  if (driverMessages.test(error.message)) return true;
  const cause = databaseCause(error) ?? error.cause;
  return adapterKinds.has(textOf(cause, 'kind')) || postgresCodes.test(textOf(cause, 'originalCode'));
}

type Member = 'code' | 'kind' | 'originalCode';

function memberOf(value: unknown, name: Member): unknown {
  return typeof value === 'object' && value !== null ? (value as { [Name in Member]?: unknown })[name] : undefined;
}

function textOf(value: unknown, name: Member): string {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
}
