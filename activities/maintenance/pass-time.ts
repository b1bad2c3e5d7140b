/** Half of the timeout of maintenance: what has begun by then, a slow transaction or call of storage, ends within it. */
const defaultSeconds = 300;

/**
 * Tells whether a pass has used its time and should begin nothing more. It then ends well, however long its backlog, so that what
 * follows it gets its turn; the next run of the schedule goes on.
 */
export function passTime(seconds = defaultSeconds): () => boolean {
  const endsAt = performance.now() + seconds * 1_000;
  return () => performance.now() >= endsAt;
}
