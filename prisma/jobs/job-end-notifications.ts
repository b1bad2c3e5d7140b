import pg from 'pg';

const connectTimeoutMs = 3_000;
const connectAgainMs = 500;

/**
 * Tells which jobs end, as the database announces it, on a connection of its own. One that is lost is made again; what
 * ends meanwhile is not told.
 */
export function listenForJobEnds({ url, onEnd }: { url: string; onEnd: (jobId: string) => void }): {
  close: () => Promise<void>;
} {
  let client = listen();
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client.end();
    },
  };

  function listen(): pg.Client {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true });
    made.on('notification', ({ payload }) => onEnd(payload ?? ''));
    // what breaks a connection, or keeps it from being made, ends it, too
    made.on('error', () => undefined);
    made.once('end', () => {
      if (!isClosed) again = setTimeout(() => (client = listen()), connectAgainMs);
    });
    made
      .connect()
      .then(() => made.query('LISTEN job_ended'))
      .catch(() => made.end().catch(() => undefined));
    return made;
  }
}
