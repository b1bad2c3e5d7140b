import { createHmac } from 'node:crypto';

const suffix = '_requests';
/** Of a name in Postgres, bytes. */
const longestName = 63;

/**
 * The connection string of the login that works for accounts, made from that of the owner. It is a login of its own, since
 * a connection of the owner can always become the owner again, whatever role it begins with. Its password is derived, so
 * that no process has to be told another secret; where the owner has none, the owner's login has to do.
 */
export function requestsUrlOf(databaseUrl: string): string {
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
