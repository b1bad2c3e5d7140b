/** What is handed over so that a crash point is reached. */
export type Story = 'job' | 'damaged job' | 'upload' | 'unlike upload' | 'damaged upload' | 'from-url' | 'turn';

/** A request of a process to one of the servers below it: it is ended before and after it. */
export interface CrashPoint {
  what: string;
  process: 'gateway' | 'worker';
  to: 'database' | 'temporal';
  request: RegExp;
  story: Story;
}

const gateway = { process: 'gateway', to: 'database' } as const;
const worker = { process: 'worker', to: 'database' } as const;

/** The writes of the lives of jobs, documents and turns, in order, and what is asked of Temporal between them. */
export const requests: readonly CrashPoint[] = [
  { ...gateway, story: 'job', what: 'accept a job', request: /INSERT INTO jobs \(/ },
  { ...gateway, story: 'job', what: 'start a job', to: 'temporal', request: /extractPolicy/ },
  { ...worker, story: 'job', what: 'begin a step', request: /UPDATE jobs SET status = 'processing'/ },
  { ...worker, story: 'job', what: 'complete a job', request: /UPDATE jobs SET status = 'completed'/ },
  { ...worker, story: 'damaged job', what: 'fail a job', request: /UPDATE jobs SET status = 'failed', seq/ },
  { ...worker, story: 'job', what: 'begin an attempt to deliver', request: /INSERT INTO delivery_attempts/ },
  { ...worker, story: 'job', what: 'end an attempt to deliver', request: /UPDATE delivery_attempts SET/ },

  { ...gateway, story: 'upload', what: 'announce a document', request: /INSERT INTO documents \(/ },
  { ...gateway, story: 'upload', what: 'note an arrival', request: /UPDATE "public"\."documents" SET .*"uploaded_at"/ },
  { ...gateway, story: 'upload', what: 'note an object', request: /UPDATE "public"\."documents" SET .*"object_key" =/ },
  { ...gateway, story: 'upload', what: 'queue a document', request: /UPDATE documents SET status = 'queued'/ },
  { ...gateway, story: 'upload', what: 'start a document', to: 'temporal', request: /ingestDocument/ },
  { ...gateway, story: 'from-url', what: 'accept a URL', request: /INSERT INTO documents \(/ },
  {
    ...worker,
    story: 'from-url',
    what: 'keep what was fetched',
    request: /UPDATE "public"\."documents" SET .*"object_key" =/,
  },
  { ...worker, story: 'upload', what: 'begin to read', request: /UPDATE documents SET status = \$1/ },
  { ...worker, story: 'upload', what: 'keep pages', request: /INSERT INTO document_pages/ },
  { ...worker, story: 'upload', what: 'order an extraction', request: /UPDATE documents SET policy_type/ },
  { ...worker, story: 'upload', what: 'start an extraction', to: 'temporal', request: /extractPolicy/ },
  {
    ...worker,
    story: 'upload',
    what: 'complete the job of a document',
    request: /UPDATE jobs SET status = 'completed'/,
  },
  { ...worker, story: 'upload', what: 'make a document ready', request: /UPDATE documents SET\s+status = CASE/ },
  { ...worker, story: 'unlike upload', what: 'leave unextracted', request: /UPDATE documents SET status = 'ready'/ },
  { ...worker, story: 'damaged upload', what: 'fail a document', request: /UPDATE documents SET status = 'failed'/ },

  { ...gateway, story: 'turn', what: 'accept a turn', request: /INSERT INTO "public"\."turns"/ },
  { ...gateway, story: 'turn', what: 'ask a session', to: 'temporal', request: /answerTurn/ },
  { ...worker, story: 'turn', what: 'begin a turn', request: /UPDATE turns SET status = 'processing'/ },
  { ...worker, story: 'turn', what: 'answer a turn', request: /UPDATE turns SET status = 'completed'/ },
];
