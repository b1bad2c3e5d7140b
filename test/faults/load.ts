import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { createClient } from './client.ts';
import { createDocumentClient } from './document-client.ts';
import type { DocumentKind } from './ledger.ts';
import { newDocument, newOrder, newTurn } from './new-orders.ts';
import { createRandom } from './random.ts';
import type { Stage } from './stage.ts';
import { createTurnClient } from './turn-client.ts';

const jobsPerDocument = 5;
const jobsPerThread = 15;
const questionsPerThread = 4;
/** More than those that a step before them has. */
const questionsAtOnce = 3;

const kinds: readonly DocumentKind[] = ['named', 'named', 'classified', 'classified', 'unlike', 'damaged'];

/** Clients that hand over jobs and documents and ask questions, for about `expectedMs`; at once when the signal comes. */
export async function load({
  seed,
  jobs,
  expectedMs,
  stage: { ledger, library, webhook },
  caller,
  signal,
}: {
  seed: number;
  jobs: number;
  expectedMs: number;
  stage: Pick<Stage, 'ledger' | 'library' | 'webhook'>;
  caller: Caller;
  signal: AbortSignal;
}): Promise<void> {
  const clients = {
    jobs: createClient({ caller, webhook, ledger }),
    documents: createDocumentClient({ caller, library, ledger }),
    turns: createTurnClient({ caller, ledger }),
  };
  // one for each who draws: what one of them does must not change what another draws
  const draws = { jobs: createRandom(seed + 2), documents: createRandom(seed + 3) };
  const threads = Math.ceil(jobs / jobsPerThread);
  await Promise.all([
    spread(jobs, place),
    spread(Math.ceil(jobs / jobsPerDocument), hold),
    // early, since one question comes after the other
    spread(threads, converse, expectedMs / 2),
  ]);

  /** Begins so many over the time, without waiting for the ends of those before. */
  async function spread(count: number, begin: (number: number) => Promise<void>, withinMs = expectedMs): Promise<void> {
    const begun: Promise<void>[] = [];
    const started = Date.now();
    for (let number = 1; number <= count; number++) {
      begun.push(begin(number));
      const due = started + (withinMs * number) / count;
      while (!signal.aborted && Date.now() < due) await sleep(20);
    }
    await Promise.all(begun);
  }

  async function place(number: number): Promise<void> {
    const { next } = draws.jobs;
    const order = newOrder({ number, isDamaged: next() < 0.1, operation: next() < 0.2 ? 'extract' : 'jobs' });
    await clients.jobs.place(order, { isTwice: next() < 0.2 });
  }

  async function hold(number: number): Promise<void> {
    const { next, pick } = draws.documents;
    const kind = pick(kinds);
    const operation = next() < 0.3 ? 'from-url' : 'uploads';
    const manner = { pauseMs: 100 + 400 * next(), isInterrupted: next() < 0.2, isTwice: next() < 0.2 };
    const hasTwin = next() < 0.2;
    const first = await newDocument({ number, kind, operation, library });
    // the same bytes under another key, at the same time
    const second = await newDocument({
      number: 1_000 + number,
      kind,
      operation,
      library,
      policyNumber: first.policyNumber,
    });
    await Promise.all((hasTwin ? [first, second] : [first]).map((order) => clients.documents.hold(order, manner)));
  }

  /** Has a document held and asks about it: some questions one after the other, then some at once. */
  async function converse(number: number): Promise<void> {
    const { next } = createRandom(seed + 3 + number);
    const document = await newDocument({ number: 2_000 + number, kind: 'named', operation: 'uploads', library });
    await clients.documents.hold(document);
    const [documentId] = document.documentIds;
    if (document.seen?.status !== 'ready' || documentId === undefined) return;
    for (let step = 1; step <= questionsPerThread; step++) {
      const isLast = step === questionsPerThread;
      const asked = Array.from({ length: isLast ? questionsAtOnce : 1 }, async (_, at) => await ask(step, at));
      await Promise.all(asked);
    }

    async function ask(step: number, at: number): Promise<void> {
      const idempotencyKey = `turn-${number}-${step}-${at}`;
      const policyNumber = next() < 0.2 ? null : document.policyNumber;
      const manner = { isTwice: next() < 0.2, isImpatient: next() < 0.3 };
      const order = newTurn({ idempotencyKey, thread: `thread-${number}`, step, policyNumber });
      await clients.turns.ask(order, { documentId: documentId ?? '', ...manner });
    }
  }
}
