import { setTimeout as sleep } from 'node:timers/promises';

/** Below the time limit of a test, so that the message says what was waited for. */
const withinMs = 240_000;

/**
 * Polls until `look` finds something, and returns it. The limit ends a wait for what never comes; it is far beyond what a
 * busy machine takes, so no test may assert with it that something is fast.
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, false | null | undefined>> {
  for (const deadline = Date.now() + withinMs; ; ) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found as never;
    if (Date.now() > deadline) throw new Error(`still not so after ${withinMs / 1_000} s: ${look.toString()}`);
    await sleep(20);
  }
}
