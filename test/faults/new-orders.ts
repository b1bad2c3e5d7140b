import type { DocumentOrder, Order, TurnOrder } from './ledger.ts';
import type { Library } from './library.ts';

/** A job that nobody has asked for yet. */
export function newOrder({
  number,
  isDamaged,
  operation,
}: Pick<Order, 'operation'> & { number: number; isDamaged: boolean }): Order {
  return {
    idempotencyKey: `order-${number}`,
    operation,
    policyNumber: isDamaged ? null : `QX-${100_000 + number}`,
    jobIds: [],
    acknowledged: 0,
    seen: null,
  };
}

/** A document that nobody has heard of yet. */
export async function newDocument({
  number,
  policyNumber = `HD-${300_000 + number}`,
  library,
  ...given
}: Pick<DocumentOrder, 'operation' | 'kind'> & {
  number: number;
  /** That of another one, whose bytes it has then. */
  policyNumber?: string | undefined;
  library: Library;
}): Promise<DocumentOrder> {
  return {
    ...given,
    policyNumber,
    idempotencyKey: `document-${number}`,
    sha256: await library.add({ policyNumber, kind: given.kind }),
    documentIds: [],
    jobIds: [],
    arrived: 0,
    missed: 0,
    acknowledged: 0,
    seen: null,
  };
}

/** A question that nobody has asked yet; one without a policy number asks for a tool. */
export function newTurn(given: Pick<TurnOrder, 'idempotencyKey' | 'thread' | 'step' | 'policyNumber'>): TurnOrder {
  const message = given.policyNumber === null ? 'Which documents are there?' : 'What is the policy number?';
  return { ...given, message, sessionIds: [], turnIds: [], acknowledged: 0, answers: [] };
}
