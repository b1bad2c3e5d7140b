const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs work that cleans up behind itself: what would end the process stops the work in its place, however often it comes. */
export async function stoppable<Done>(work: (signal: AbortSignal) => Promise<Done>): Promise<Done> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
