import type pg from 'pg';

/**
 * Keeps errors of a pool's connections from ending the process. The pool listens to idle connections only, and Prisma to
 * those of transactions: an error that arrives together with an answer, or before somebody listens, would be thrown. The
 * next statement of such a connection fails, and the pool drops it.
 */
export function withHandledErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
