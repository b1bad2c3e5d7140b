import pg from 'pg';

const connectTimeoutMs = 3_000;
const reconnectAfterMs = 500;

/**
 * Calls `onEnd` for each job that ends (Postgres LISTEN/NOTIFY, on a dedicated connection). Reconnects when the connection
 * is lost; jobs that end meanwhile are missed, so callers must poll as well.
 */
export function listenForJobEnds({ url, onEnd }: { url: string; onEnd: (jobId: string) => void }): {
  close: () => Promise<void>;
} {
  let client = listen();
  let reconnect: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    async close() {
      isClosed = true;
      clearTimeout(reconnect);
      await client.end();
    },
  };

  function listen(): pg.Client {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true });
    made.on('notification', ({ payload }) => onEnd(payload ?? ''));
    // every error also emits `end`, which reconnects
    made.on('error', () => undefined);
    made.once('end', () => {
      if (!isClosed) reconnect = setTimeout(() => (client = listen()), reconnectAfterMs);
    });
    made
      .connect()
      .then(() => made.query('LISTEN job_ended'))
      .catch(() => made.end().catch(() => undefined));
    return made;
  }
}
