import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type Caller, patienceMs } from './caller.ts';
import type { Ledger, TurnOrder } from './ledger.ts';

export type TurnClient = ReturnType<typeof createTurnClient>;

/** How the client behaves with one question. */
interface Manner {
  /** Asks twice at once. */
  isTwice: boolean;
  /** Breaks its first request off soon. */
  isImpatient: boolean;
}

const impatientAfterMs = 300;

/** Asks questions and waits for their answers. */
export function createTurnClient({ caller, ledger }: { caller: Caller; ledger: Ledger }) {
  return {
    /** Asks one question of one document, and when it is answered asks for the answer again. */
    async ask(order: TurnOrder, { documentId, ...manner }: Partial<Manner> & { documentId: string }): Promise<void> {
      ledger.turns.push(order);
      const { isTwice = false, isImpatient = false } = manner;
      const firstAttemptMs = isImpatient ? impatientAfterMs : undefined;
      const once = (withinMs?: number): Promise<void> => post(order, { documentId, firstAttemptMs: withinMs });
      await Promise.all(isTwice ? [once(firstAttemptMs), once()] : [once(firstAttemptMs)]);
      await once();
    },
  };

  async function post(
    order: TurnOrder,
    { documentId, firstAttemptMs }: { documentId: string; firstAttemptMs: number | undefined },
  ): Promise<void> {
    const { idempotencyKey, thread, message, policyNumber } = order;
    const { status, body } = await caller.persist({
      operation: 'sendMessage',
      path: '/v1/agent/messages',
      body: {
        message,
        idempotencyKey,
        externalThreadId: thread,
        documentIds: [documentId],
        ...(policyNumber === null && { toolRequests: [{ name: 'list_documents' }] }),
      },
      firstAttemptMs,
    });
    if (status !== 201) return;
    order.acknowledged += 1;
    if (body.sessionId !== undefined) order.sessionIds.push(body.sessionId);
    if (body.turnId !== undefined) order.turnIds.push(body.turnId);
    const answer = await untilAnswered(body);
    if (answer !== undefined) order.answers.push(answer);
  }

  /** The id and the text of the answer, which may come later than the call could wait. */
  async function untilAnswered(first: Answered): Promise<string | undefined> {
    let turn = first;
    for (const deadline = Date.now() + patienceMs; turn.status === 'processing' && Date.now() < deadline; ) {
      await sleep(500);
      const path = `/v1/agent/sessions/${first.sessionId}/turns/${first.turnId}`;
      turn = (await caller.persist({ operation: 'getTurn', path })).body;
    }
    const { message } = turn;
    return typeof message === 'object' && message ? `${message.id} ${message.content}` : undefined;
  }
}
