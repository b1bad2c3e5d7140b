import { Pool } from 'undici';

/** One kind of request. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What came of one request; `broken` stands for a connection that ended without an answer. */
export interface Sent {
  status: number | 'broken';
  /** From the time at which it was due to the end of its answer. */
  ms: number;
  /** Why the connection ended. */
  problem?: string | undefined;
  /** Of answers that refuse: `Retry-After`. */
  retryAfter: string | undefined;
}

const timeoutMs = 60_000;

/** A client with connections of its own, which are kept alive. */
export function createLoadClient({ url, connections }: { url: string; connections: number }) {
  const pool = new Pool(url, {
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
  });
  return {
    /** Sends one request and reads its answer to the end. */
    async send({ method, path, headers = {}, body }: Call, due = performance.now()): Promise<Sent> {
      try {
        const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
        const answer = await pool.request({ method, path, headers: { ...json, ...headers }, body: body ?? null });
        await answer.body.arrayBuffer();
        const retryAfter = answer.headers['retry-after'];
        return {
          status: answer.statusCode,
          ms: performance.now() - due,
          retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
        };
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return { status: 'broken', problem: code ?? message, ms: performance.now() - due, retryAfter: undefined };
      }
    },
    close: () => pool.destroy(),
  };
}

export type LoadClient = ReturnType<typeof createLoadClient>;

/**
 * Sends requests at a fixed rate, whatever becomes of those before: an overload. Those for which every one of `connections`
 * is taken are not sent, as a proxy before the service would hold them back; they are counted.
 */
export async function sendAtRate({
  url,
  perSecond,
  seconds,
  connections,
  call,
}: {
  url: string;
  perSecond: number;
  seconds: number;
  connections: number;
  call: (number: number) => Call;
}): Promise<{ sent: Sent[]; heldBack: number }> {
  const client = createLoadClient({ url, connections });
  const sent: Promise<Sent>[] = [];
  let [underWay, heldBack] = [0, 0];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  for (let number = 0; number < all; ) {
    const due = Math.min(all, Math.ceil(((performance.now() - begun) / 1_000) * perSecond));
    for (; number < due; number++) {
      if (underWay >= connections) heldBack += 1;
      else {
        underWay += 1;
        sent.push(client.send(call(number)).finally(() => (underWay -= 1)));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answers = await Promise.all(sent);
  await client.close();
  return { sent: answers, heldBack };
}

/** How many there were of each status, in the order of the statuses. */
export function countStatuses(sent: readonly Sent[]): Map<Sent['status'], number> {
  const counts = new Map<Sent['status'], number>();
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1);
  return new Map([...counts].sort(([one], [other]) => String(one).localeCompare(String(other))));
}
