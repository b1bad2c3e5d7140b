import { setTimeout as sleep } from 'node:timers/promises';

/** Less than the timeout of a test, so that the error names the condition. */
const withinMs = 240_000;

/**
 * Polls until `look` returns a value, and returns it. The limit only ends waits that would never succeed. It is far longer
 * than a busy machine needs, so tests must not use it to assert performance.
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, false | null | undefined>> {
  for (const start = Date.now(); ; ) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found as never;
    const waitedMs = Date.now() - start;
    if (waitedMs > withinMs) throw new Error(`still not so after ${withinMs / 1_000} s: ${look.toString()}`);
    // looking takes time from what is waited for, so long waits look less often, and last at most a tenth longer
    await sleep(Math.min(20 + waitedMs / 10, 250));
  }
}

/** Sends a request again while the service says that it cannot answer in time (503), as clients do on a busy machine. */
export const untilAvailable = async <Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Exclude<Answer, false | null | undefined>> =>
  await until(async () => {
    const answer = await send();
    return answer.status !== 503 && answer;
  });
