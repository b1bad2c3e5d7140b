import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { Storage } from '../../../adapters/storage/index.ts';
import type { CitationLevel } from '../../../domain/extraction/result.ts';
import { jobRetentionDays, type Limits } from '../../../domain/limits.ts';
import { fewUnfinishedJobs, jobMaxAttempts } from '../../../domain/orchestration.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { JobIntent, JobRecord, JobRepository } from '../../../prisma/jobs/job.repository.ts';
import { startJob } from '../../shared/start-job.ts';
import type { DocumentSource } from './accept-document.ts';
import { refusalOf } from '../access/admission.ts';
import { assertEngine, type EngineChoice } from './assert-engine.ts';
import { idempotencyKeyReused } from '../http/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint, sha256 } from '../http/fingerprint.ts';

/** Longer than any attempt to start a workflow takes, retries included. */
const startTimeoutMs = 4_000;

/** A validated request to create a job. */
export interface JobRequest {
  accountId: string;
  keyId: string;
  requestId: string;
  operation: JobIntent['operation'];
  policyType: PolicyType;
  source: DocumentSource;
  citationLevel: CitationLevel;
  engine: EngineChoice;
  priority: number;
  idempotencyKey?: string | undefined;
  metadata?: Record<string, unknown> | undefined;
  webhook?: { url: string; secret?: string | undefined } | undefined;
  /** Set when a limit of the account is reached: the request then only succeeds if it repeats an accepted one. */
  refusal: ApiError | undefined;
  /** Jobs of the account that have not ended. */
  unfinishedJobs: number;
}

export interface JobDependencies {
  jobs: JobRepository;
  documents: DocumentRepository;
  storage: Storage;
  temporal: Client;
  limits: Limits;
  /** Whether a model is configured. */
  hasModel: boolean;
}

/**
 * Creates a job at most once for each idempotency key, then starts its workflow. A repeated request returns the existing
 * job, and starts its workflow if an earlier start seems to have failed. A refused request stores nothing.
 */
export async function acceptJob(
  dependencies: JobDependencies,
  request: JobRequest,
): Promise<{ created: boolean; job: JobRecord }> {
  assertEngine(request.engine, dependencies);
  const intent = toIntent(request);
  // looked up first, so that a repeated or refused request does not store its document
  const known =
    request.idempotencyKey !== undefined &&
    'bytes' in request.source &&
    (await dependencies.jobs.findRepeatedOrJoined(request.accountId, intent));
  const accepted = known ? { created: false, job: known } : await createOrJoin(dependencies, request, intent);
  if (!accepted) throw await explainRefusal(dependencies, request);
  const { job } = accepted;
  if (job.fingerprint !== intent.fingerprint) throw idempotencyKeyReused({ jobId: job.id });
  const hasLittleUnderWay = request.unfinishedJobs < fewUnfinishedJobs;
  if (accepted.created || isStartOverdue(job))
    await startJob(dependencies.temporal, job, { ...dependencies, hasLittleUnderWay });
  return accepted;
}

/** The document was deleted since it was looked up, a limit was reached, or equal calls came and ended all the time. */
async function explainRefusal(
  { jobs, documents, limits }: JobDependencies,
  { accountId, source, refusal }: JobRequest,
): Promise<ApiError> {
  const isGone = 'documentId' in source && !(await documents.find(accountId, source.documentId));
  if (isGone) return new ApiError('forbidden');
  const reached = refusal ?? refusalOf(await jobs.countUse(accountId, limits), limits);
  return reached ?? new ApiError('service_unavailable', { headers: { 'Retry-After': '2' }, isOverload: true });
}

/** Whether the request that inserted the row seems to have failed to start its workflow. */
function isStartOverdue({ status, createdAt }: JobRecord): boolean {
  return status === 'pending' && Date.now() - createdAt.getTime() > startTimeoutMs;
}

const mostLostRaces = 5;

/** Tries again, since the sync job that the insert conflicted with may have ended before it was looked up. */
async function createOrJoin(
  dependencies: JobDependencies,
  request: JobRequest,
  intent: JobIntent,
): Promise<{ created: boolean; job: JobRecord } | undefined> {
  for (let attempt = 0; attempt < mostLostRaces; attempt++) {
    const accepted = await createOrFind(dependencies, request, intent);
    if (accepted) return accepted;
    // nothing is inserted for a request that is refused
    if (request.refusal) return undefined;
  }
  return undefined;
}

async function createOrFind(
  { jobs, storage, limits }: JobDependencies,
  { accountId, source, refusal }: JobRequest,
  intent: JobIntent,
): Promise<{ created: boolean; job: JobRecord } | undefined> {
  if (!refusal) {
    // stored before the insert, so that no row ever refers to a missing object
    if ('bytes' in source) await storage.put(source.document.key, source.bytes);
    const created = await jobs.create(accountId, intent, limits);
    if (created) {
      if ('bytes' in source) await storeAgain(storage, source);
      return { created: true, job: created };
    }
  }
  const same = await jobs.findRepeatedOrJoined(accountId, intent);
  return same && { created: false, job: same };
}

/** Stores bytes that went, before the job was inserted, with a deleted document that had the same ones. */
async function storeAgain(
  storage: Storage,
  { document: { key }, bytes }: Extract<DocumentSource, { bytes: Uint8Array }>,
): Promise<void> {
  if (!(await storage.has(key))) await storage.put(key, bytes);
}

function toIntent(request: JobRequest): JobIntent {
  const { policyType, idempotencyKey, metadata, webhook, ...columns } = request;
  const jobId = randomUUID();
  return {
    ...columns,
    jobId,
    policyType: policyType.id,
    idempotencyKey: idempotencyKey ?? jobId,
    fingerprint: fingerprintOf(request),
    maxAttempts: jobMaxAttempts,
    expiresAt: new Date(Date.now() + jobRetentionDays * 86_400_000),
    ...(metadata && { metadata }),
    ...(webhook && { webhook: { url: webhook.url, ...(webhook.secret !== undefined && { secret: webhook.secret }) } }),
  };
}

/** Equal for requests that ask for the same job. */
function fingerprintOf({ policyType, source, citationLevel, engine, priority, metadata, webhook }: JobRequest): string {
  return fingerprint({
    policyType: policyType.id,
    document: 'url' in source ? { url: source.url } : { sha256: source.document.sha256 },
    citationLevel,
    // left out for the default, so that fingerprints from before this option still match
    ...(engine !== 'auto' && { engine }),
    priority,
    metadata: metadata ?? null,
    webhook: webhook
      ? { url: webhook.url, secret: webhook.secret === undefined ? null : sha256(webhook.secret) }
      : null,
  });
}
