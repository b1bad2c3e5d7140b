// Names and types shared by several processes. Values are recorded in histories: never change one, add another.

/** Task queues; a worker polls those of its configuration. */
export const taskQueues = {
  workflows: 'workflows',
  /** CPU: reading pages and running rules. */
  extraction: 'extraction',
  /** Calls to customers' servers. */
  outbound: 'outbound',
  /** Calls to a model; unused unless one is configured. */
  model: 'model',
} as const;

export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];

/** Task queues that every worker of `extraction` polls as well. */
export const extractionQueues = {
  /** Sync calls of accounts with few unfinished jobs, so that other work cannot occupy all slots. */
  reserved: 'extraction-reserved',
  /** Rendering of pages, which has a thread of its own. */
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

/** Search attributes of every workflow, to filter by in the Temporal UI. */
export const searchAttributes = {
  accountId: { name: 'AccountId', type: 'KEYWORD' },
  policyType: { name: 'PolicyType', type: 'KEYWORD' },
  jobStatus: { name: 'JobStatus', type: 'KEYWORD' },
  /** Priority of the API, 0..100. */
  priority: { name: 'Priority', type: 'INT' },
} as const;

/** Visibility query for workflows that clients caused: all that were not started by a schedule. */
export const unscheduledWorkflows = 'TemporalScheduledById IS NULL';

/** Attempts of a job's step before the job fails; `maxAttempts` in the API. */
export const jobMaxAttempts = 4;

/** Priority of jobs of sync calls: the highest. */
export const syncPriority = 100;

/** Maps the API's priority (0..100) to Temporal's (1 is first). Always set, since unset means 3, ahead of 4 and 5. */
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

/** Reference to an object in storage that is too large or too confidential for a workflow's history. */
export interface StoredObject {
  key: string;
  /** Hex. */
  sha256: string;
  bytes: number;
}

/** Input of `reconcile`; without it, a run does one round. */
export interface ReconcileInput {
  /** Rounds per run: few runs with many rounds keep the list of workflows readable. */
  rounds: number;
  /** Seconds between two rounds. */
  pauseSeconds: number;
}

/** Input of `extractPolicy`: references only, no document and no URL. */
export interface ExtractPolicyInput {
  jobId: string;
  accountId: string;
  policyType: string;
  /** Absent when the document must be fetched from the URL in the job's row. */
  document?: StoredObject;
  /** Whether long documents are read in page ranges. */
  batched: boolean;
  /** Limit of the document's length, pages. */
  maxPages: number;
  /** Set when a model runs after the rules: `model` asks for everything, `auto` for what the rules leave open. */
  engine?: 'model' | 'auto';
  /** Set when its steps may use the reserved task queue. */
  reserved?: true;
  /** Position at which an earlier run continued as new. */
  resumed?: {
    pages: number;
    batchesRead: number;
    step: number;
    /** Set when the rules are done, and a model was asked about so many of the planned ranges. */
    asking?: { rules: StoredObject; ranges: number; inFlight: number; asked: number };
  };
}

/** Input of `drawPage`. */
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

/** Input of `ingestDocument`: references only, no document, no name and no URL. */
export interface IngestDocumentInput {
  documentId: string;
  /** Id of the job of its extraction. */
  jobId: string;
  accountId: string;
  /** Absent when the document must be fetched from the URL in its row. */
  object?: StoredObject;
  /** Limit of the document's length, pages. */
  maxPages: number;
  /** Set when a model may be asked after the rules; documents from before `auto` carry `model`. */
  engine?: 'model' | 'auto';
}

/** Input of `deliverWebhook`: URL, secret and event stay in the database. */
export interface DeliverWebhookInput {
  deliveryId: string;
  accountId: string;
  /** Seconds to wait before each attempt; as many attempts as there are waits. */
  schedule: readonly number[];
}

/** Signal that makes a running `deliverWebhook` restart its schedule immediately. */
export const redeliverSignal = 'redeliver';

/** Input of `assistantSession`: messages stay in the database. */
export interface AssistantSessionInput {
  sessionId: string;
  accountId: string;
  /** Idle time after which the session's workflow ends; a later turn starts it again. */
  idleSeconds: number;
}

/** Failure type of a call that was refused because too many calls to its host are in flight. */
export const receiverBusy = 'receiver_busy';

/** Failure type when the database or storage is unavailable or full: the same step may succeed later. */
export const serviceUnavailable = 'service_unavailable';

/** Failure type of a step that was refused because its account has too many steps in the reserved task queue. */
export const noReservedSlot = 'no_reserved_place';

/** Failure type of rendering a page that the document does not have. */
export const noSuchPage = 'no_such_page';

/** Sync calls of accounts with fewer unfinished jobs use the reserved task queue. */
export const fewUnfinishedJobs = 8;

/** Global variable of the workflow sandbox that is true when messages of failures belong into encrypted payloads. */
export const encodesFailures = '__decpage_encodes_failures';

/** Update that makes a session answer a stored turn; completes when the turn has ended or the update must be repeated. */
export const answerTurnUpdate = 'answerTurn';

/** Signal that a session has unanswered turns. */
export const wakeSignal = 'wake';

/** Global variable that says that the worker versions workflows; it sets the variable before the code of the bundle. */
export const versionsWorkflows = '__decpage_versions_workflows';
