/** What the client knows: written down while it happens, judged when all is over. */
export interface Ledger {
  orders: Order[];
  answers: HttpAnswer[];
  receipts: Receipt[];
}

/** One piece of work that the client hands over under one idempotency key, however often it has to ask. */
export interface Order {
  idempotencyKey: string;
  operation: 'jobs' | 'extract';
  /** Printed on its document and on no other. Null where the document is damaged, so that the job has to fail. */
  policyNumber: string | null;
  /** Every job id that an answer named for it. */
  jobIds: string[];
  /** Answers that promised something: 200, 202 or 408. */
  acknowledged: number;
  /** What the last GET told: the status, and the result's data. */
  seen: { status: string; data: string } | null;
}

export interface HttpAnswer {
  request: string;
  status: number;
  retryAfter: string | null;
  error: string | undefined;
}

/** An event that arrived at the receiver. */
export interface Receipt {
  jobId: string;
  type: string;
  webhookId: string;
  body: string;
  isSigned: boolean;
}

/** What the database and Temporal hold in the end. */
export interface Evidence {
  jobs: { jobId: string; idempotencyKey: string; operation: string; status: string; error: string | null }[];
  /** Job ids, one for each row. */
  results: string[];
  usage: string[];
  /** Job ids, one for each workflow that ever ran. */
  workflows: string[];
}
