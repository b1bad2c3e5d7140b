import type pg from 'pg';

/**
 * Adds an error listener to each connection of a pool, since an `error` event without a listener ends the process. The pool
 * listens on idle connections only, and Prisma on those of transactions. The next statement on a broken connection fails, and
 * the pool drops it.
 */
export function withHandledErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
