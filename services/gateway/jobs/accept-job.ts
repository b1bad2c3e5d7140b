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
import { tooManyAtOnce } from '../access/admission.ts';
import { assertEngine, type EngineChoice } from './assert-engine.ts';
import { keyReused } from '../http/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint, sha256 } from '../http/fingerprint.ts';

/** By then a start has succeeded or been given up. */
const startTakesMs = 4_000;

/** A job as a request orders it. */
export interface Order {
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
  /** Why the account cannot have more accepted: then the order can only be one that was accepted before. */
  refusal: ApiError | undefined;
  /** Jobs of the account that have not ended. */
  unfinishedJobs: number;
}

/** What an order is accepted with. */
export interface JobDesk {
  jobs: JobRepository;
  documents: DocumentRepository;
  storage: Storage;
  temporal: Client;
  limits: Limits;
  /** Whether there is a model to ask. */
  hasModel: boolean;
}

/**
 * Accepts an order once: the row decides, then the workflow is started. The same order again gives the same job, and
 * starts it if it was left behind. An order that is refused leaves nothing behind.
 */
export async function acceptJob(desk: JobDesk, order: Order): Promise<{ created: boolean; job: JobRecord }> {
  assertEngine(order.engine, desk);
  const intent = intentOf(order);
  // one that was sent before, or is refused for its key, must not store its document
  const known =
    order.idempotencyKey !== undefined &&
    'bytes' in order.source &&
    (await desk.jobs.findSame(order.accountId, intent));
  // a job that was there when the row was refused may have ended when it is looked for: then the second try makes one
  const accepted = known
    ? { created: false, job: known }
    : ((await createOrFind(desk, order, intent)) ?? (await createOrFind(desk, order, intent)));
  if (!accepted) throw await whyNot(desk, order);
  const { job } = accepted;
  if (job.fingerprint !== intent.fingerprint) throw keyReused({ jobId: job.id });
  const hasLittleUnderWay = order.unfinishedJobs < fewUnfinishedJobs;
  if (accepted.created || isLeftBehind(job)) await startJob(desk.temporal, job, { ...desk, hasLittleUnderWay });
  return accepted;
}

/** A document that was there when the request came may be gone by now; else a limit stands in the way. */
async function whyNot({ documents, limits }: JobDesk, { accountId, source, refusal }: Order): Promise<ApiError> {
  const isGone = 'documentId' in source && !(await documents.find(accountId, source.documentId));
  if (isGone) return new ApiError('forbidden');
  return refusal ?? tooManyAtOnce('jobs that have not ended', limits.maxUnfinishedJobs);
}

/** Who made the row starts its workflow; only when that seems to have failed does a repetition try, too. */
function isLeftBehind({ status, createdAt }: JobRecord): boolean {
  return status === 'pending' && Date.now() - createdAt.getTime() > startTakesMs;
}

async function createOrFind(
  { jobs, storage, limits }: JobDesk,
  { accountId, source, refusal }: Order,
  intent: JobIntent,
): Promise<{ created: boolean; job: JobRecord } | undefined> {
  if (!refusal) {
    // before the row, so that no row ever names a document that is not there
    if ('bytes' in source) await storage.put(source.document.key, source.bytes);
    const created = await jobs.create(accountId, intent, limits);
    if (created) return { created: true, job: created };
  }
  const same = await jobs.findSame(accountId, intent);
  return same && { created: false, job: same };
}

function intentOf(order: Order): JobIntent {
  const { policyType, idempotencyKey, metadata, webhook, ...columns } = order;
  const jobId = randomUUID();
  return {
    ...columns,
    jobId,
    policyType: policyType.id,
    idempotencyKey: idempotencyKey ?? jobId,
    fingerprint: fingerprintOf(order),
    maxAttempts: jobMaxAttempts,
    expiresAt: new Date(Date.now() + jobRetentionDays * 86_400_000),
    ...(metadata && { metadata }),
    ...(webhook && { webhook: { url: webhook.url, ...(webhook.secret !== undefined && { secret: webhook.secret }) } }),
  };
}

/** Equal for orders that ask for the same thing. */
function fingerprintOf({ policyType, source, citationLevel, engine, priority, metadata, webhook }: Order): string {
  return fingerprint({
    policyType: policyType.id,
    document: 'url' in source ? { url: source.url } : { sha256: source.document.sha256 },
    citationLevel,
    // as it was before there was a choice
    ...(engine !== 'auto' && { engine }),
    priority,
    metadata: metadata ?? null,
    webhook: webhook
      ? { url: webhook.url, secret: webhook.secret === undefined ? null : sha256(webhook.secret) }
      : null,
  });
}
