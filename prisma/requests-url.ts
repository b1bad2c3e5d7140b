import { createHmac } from 'node:crypto';

const suffix = '_requests';
/** Postgres truncates longer identifiers, bytes. */
const longestName = 63;

/**
 * The connection string of the login that serves requests of accounts, derived from that of the owner of the tables. A
 * login of its own, since the owner can always leave a role with `RESET ROLE`. Its password is derived, so that no other
 * secret has to be configured; where the owner's has no password, the owner's login is used.
 */
export function deriveRequestsUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.username === '' || url.password === '') return databaseUrl;
  const owner = decodeURIComponent(url.username);
  const key = decodeURIComponent(url.password);
  url.username = encodeURIComponent(owner.slice(0, longestName - suffix.length) + suffix);
  url.password = createHmac('sha256', key).update(`decpage requests ${owner}`).digest('hex');
  return url.toString();
}

/** Whether both connection strings log in as the same user. */
export function isSameLogin(first: string, second: string): boolean {
  return new URL(first).username === new URL(second).username;
}
