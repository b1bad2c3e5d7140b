import type { operations } from '../../domain/contract/operations.ts';

/** What the client knows: written down while it happens, judged when all is over. */
export interface Ledger {
  orders: Order[];
  documents: DocumentOrder[];
  turns: TurnOrder[];
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

/** `named`: the client's words name the policy type; `classified`: the pages do; `unlike`: nothing does. */
export type DocumentKind = 'named' | 'classified' | 'unlike' | 'damaged';

/** One document that the client has the service hold, under one idempotency key. */
export interface DocumentOrder {
  idempotencyKey: string;
  operation: 'uploads' | 'from-url';
  kind: DocumentKind;
  policyNumber: string;
  /** Hex, of the bytes that the client sends or the library serves. */
  sha256: string;
  documentIds: string[];
  jobIds: string[];
  /** Uploads that were answered with 200, or with 403 because an earlier one has arrived. */
  arrived: number;
  /** Completions after such an answer that said that nothing has arrived. */
  missed: number;
  /** Answers that promised to process it: 202. */
  acknowledged: number;
  /** What the last GETs told: the status, the hash, and the data of the job's result. */
  seen: { status: string; sha256: string | undefined; data: string } | null;
}

/** One question, under one idempotency key. */
export interface TurnOrder {
  idempotencyKey: string;
  thread: string;
  /** Those of a thread with equal steps are asked at the same time, others one after the other. */
  step: number;
  message: string;
  /** What the answer has to hold; null where a tool answers. */
  policyNumber: string | null;
  sessionIds: string[];
  turnIds: string[];
  /** Answers that promised something: 201. */
  acknowledged: number;
  /** Every answer that it was given, to the first request and to its repetitions: id and content. */
  answers: string[];
}

export interface HttpAnswer {
  operation: keyof typeof operations;
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

/** What the database, storage and Temporal hold in the end. */
export interface Evidence {
  jobs: { jobId: string; idempotencyKey: string; operation: string; status: string; error: string | null }[];
  /** Job ids, one for each row. */
  results: string[];
  documents: DocumentRow[];
  turns: TurnRow[];
  deliveries: { deliveryId: string; status: string }[];
  usage: { kind: string; subjectId: string }[];
  /** Ids of all workflows that ever ran for jobs and documents, one for each run that was started. */
  workflows: string[];
  /** The steps of failed workflows that timed out: workflow, activity, kind of timeout and attempt. */
  timeouts: string[];
  /** What GET /v1/usage says. */
  report: { documents: number; assistantTurns: number; extractions: number; jobs: number } | null;
}

export interface DocumentRow {
  documentId: string;
  jobId: string;
  idempotencyKey: string;
  operation: string;
  status: string;
  error: string | null;
  sha256: string | null;
  /** Hash of the bytes that storage gives for its key; null when there are none. */
  storedSha256: string | null;
  pagesTotal: number | null;
  /** Text of the pages' rows in the order of their numbers. */
  pages: string[];
}

export interface TurnRow {
  turnId: string;
  sessionId: string;
  idempotencyKey: string;
  number: number;
  status: string;
  /** Milliseconds since 1970. */
  endedAt: number | null;
  /** Outcomes of its tool calls. */
  tools: string[];
  /** In the order of their places in the session. */
  messages: { id: string; position: number; role: string; content: string }[];
}
