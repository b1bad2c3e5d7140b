/** What the clients know, written down while it happens. */
export interface Ledger {
  orders: Order[];
  turns: Turn[];
  /** Requests that ended otherwise than a client expects: a broken connection, an error, an answer that is none. */
  failures: string[];
  /** Waiting requests that a gateway handed over to the others, and clients went on with them. */
  handedOver: number;
  /** Requests that were answered with 503, which a machine that is too slow does, and sent again. */
  busy: number;
  /** Requests in all. */
  requests: number;
}

/** One job, handed over by one request. */
export interface Order {
  idempotencyKey: string;
  operation: 'jobs' | 'extract';
  policyNumber: string;
  jobId?: string;
  /** The policy number that the result names. */
  found?: string;
}

/** One question, asked by one request. */
export interface Turn {
  idempotencyKey: string;
  thread: string;
  turnId?: string;
  isAnswered: boolean;
}

export function createLedger(): Ledger {
  return { orders: [], turns: [], failures: [], handedOver: 0, busy: 0, requests: 0 };
}
