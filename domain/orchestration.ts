// Names that more than one process has to agree on. Values end up in stored histories: never change one, add another.

/** Task queues; a worker process serves those that its configuration names. */
export const taskQueues = {
  workflows: 'workflows',
  /** CPU: reading pages and running rules. */
  extraction: 'extraction',
  /** Calls to customers' servers. */
  outbound: 'outbound',
  /** Calls to a model; nothing is queued there unless one is configured. */
  model: 'model',
} as const;

export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];

/** Task queues that a process serves together with `extraction`, without being told to. */
export const extractionQueues = {
  /** Sync calls of accounts with little under way: no other work can hold all of its slots. */
  reserved: 'extraction-reserved',
  /** Pictures of pages: they have a thread of their own. */
  pictures: 'pictures',
} as const;

export const workflowTypes = {
  extractPolicy: 'extractPolicy',
  ingestDocument: 'ingestDocument',
  sumUsage: 'sumUsage',
  reconcile: 'reconcile',
  expire: 'expire',
  deliverWebhook: 'deliverWebhook',
  assistantSession: 'assistantSession',
  drawPage: 'drawPage',
} as const;

export const workflowIds = {
  job: (jobId: string): string => `job:${jobId}`,
  document: (documentId: string): string => `document:${documentId}`,
  delivery: (deliveryId: string): string => `webhook:${deliveryId}`,
  session: (sessionId: string): string => `session:${sessionId}`,
  page: (documentId: string, number: number): string => `page:${documentId}:${number}`,
};

/** Search attributes of every workflow, as the Temporal UI filters by them. */
export const searchAttributes = {
  accountId: { name: 'AccountId', type: 'KEYWORD' },
  policyType: { name: 'PolicyType', type: 'KEYWORD' },
  jobStatus: { name: 'JobStatus', type: 'KEYWORD' },
  /** The API's number, 0..100. */
  priority: { name: 'Priority', type: 'INT' },
} as const;

/** Visibility query for what clients caused: every workflow that was not started by a schedule. */
export const unscheduledWorkflows = 'TemporalScheduledById IS NULL';

/** How often a step of a job is tried before the job fails; clients see it as `maxAttempts`. */
export const jobMaxAttempts = 4;

/** The priority that a sync call's job carries: it overtakes every other. */
export const syncPriority = 100;

/** Maps the API's priority (0..100) to Temporal's (1 is first); always set, since unset means 3 and would overtake 4 and 5. */
export function temporalPriority({
  accountId,
  priority,
  sync,
}: {
  accountId: string;
  priority: number;
  sync: boolean;
}): {
  priorityKey: number;
  fairnessKey: string;
} {
  return { priorityKey: sync ? 1 : priorityLevel(priority), fairnessKey: accountId };
}

function priorityLevel(priority: number): number {
  if (priority >= 80) return 2;
  if (priority >= 50) return 3;
  return priority >= 1 ? 4 : 5;
}

/** A thing in storage that is too large or too private for a workflow's history. */
export interface StoredObject {
  key: string;
  /** Hex. */
  sha256: string;
  bytes: number;
}

/** What `reconcile` is started with; nothing makes one round. */
export interface ReconcileInput {
  /** How often one run looks for what was left behind: runs that are few keep the list of workflows readable. */
  rounds: number;
  /** Seconds between two rounds. */
  pauseSeconds: number;
}

/** What `extractPolicy` is started with: references only, no document and no URL. */
export interface ExtractPolicyInput {
  jobId: string;
  accountId: string;
  policyType: string;
  /** Absent when the document has to be fetched from the URL that the job's row holds. */
  document?: StoredObject;
  /** Batched types are read in page ranges when they are long. */
  batched: boolean;
  /** Longest document that this job may have, pages. */
  maxPages: number;
  /** Set when a model is asked after the rules. */
  engine?: 'model';
  /** Set when its steps may use the reserved task queue. */
  reserved?: true;
  /** Where an earlier run of this job stopped because its history had become long. */
  resumed?: { pages: number; batchesRead: number; step: number };
}

/** What `drawPage` is started with; the picture goes to storage. */
export interface DrawPageInput {
  documentId: string;
  accountId: string;
  document: StoredObject;
  /** 1-based. */
  number: number;
}

export interface ExtractPolicyOutcome {
  status: 'completed';
  pages: number;
}

/** What `ingestDocument` is started with: references only, no document, no name and no URL. */
export interface IngestDocumentInput {
  documentId: string;
  /** The id that the job of its extraction has. */
  jobId: string;
  accountId: string;
  /** Absent when the document has to be fetched from the URL that its row holds. */
  object?: StoredObject;
  /** Longest document that is read, pages. */
  maxPages: number;
  /** Set when a model is asked after the rules. */
  engine?: 'model';
}

/** What `deliverWebhook` is started with: no URL, no secret and nothing of the event, which the database holds. */
export interface DeliverWebhookInput {
  deliveryId: string;
  accountId: string;
  /** Seconds to wait before each attempt; as many attempts as there are waits. */
  schedule: readonly number[];
}

/** Asks a running `deliverWebhook` to begin its schedule again, now. */
export const redeliverSignal = 'redeliver';

/** What `assistantSession` is started with: nothing of what is said, which the database holds. */
export interface AssistantSessionInput {
  sessionId: string;
  accountId: string;
  /** How long the session waits for another turn before it ends; a later turn starts it again. */
  idleSeconds: number;
}

/** The failure of a call that was not made, since too many calls to its receiver are under way. */
export const receiverBusy = 'receiver_busy';

/** The failure of an activity whose database or storage is away or full: the same step may succeed later. */
export const serviceUnavailable = 'service_unavailable';

/** The failure of a step that was not begun, since its account has enough steps under way in the reserved task queue. */
export const noReservedPlace = 'no_reserved_place';

/** The failure of a picture of a page that the document does not have. */
export const noSuchPage = 'no_such_page';

/** An account with fewer unfinished jobs than this has little under way: its sync calls use the reserved task queue. */
export const fewUnfinishedJobs = 8;

/** Asks a session to answer a turn whose row is there; done when the row has ended, or when it is to be asked again. */
export const answerTurnUpdate = 'answerTurn';

/** Tells a session that it has unanswered turns. */
export const wakeSignal = 'wake';
