import { createHash, randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { CitationLevel } from '../../domain/extraction/result.ts';
import { jobRetentionDays } from '../../domain/limits.ts';
import { jobMaxAttempts } from '../../domain/orchestration.ts';
import type { PolicyType } from '../../domain/policies/policy-type.ts';
import type { JobIntent, JobRecord, JobRepository } from '../../prisma/job.repository.ts';
import { startJob } from '../start-job.ts';
import type { DocumentSource } from './accept-document.ts';
import { ApiError } from './api-error.ts';

/** A job as a request orders it. */
export interface Order {
  accountId: string;
  keyId: string;
  requestId: string;
  operation: JobIntent['operation'];
  policyType: PolicyType;
  source: DocumentSource;
  citationLevel: CitationLevel;
  priority: number;
  idempotencyKey?: string | undefined;
  metadata?: Record<string, unknown> | undefined;
  webhook?: { url: string; secret?: string | undefined } | undefined;
}

/**
 * Accepts an order once: the row decides, then the workflow is started. The same order again gives the same job, and
 * starts it again if it never started.
 */
export async function acceptJob(
  { jobs, temporal }: { jobs: JobRepository; temporal: Client },
  order: Order,
): Promise<{ created: boolean; job: JobRecord }> {
  const { accountId, policyType, metadata, webhook, idempotencyKey, ...columns } = order;
  const jobId = randomUUID();
  const fingerprint = fingerprintOf(order);
  const accepted = await jobs.create(accountId, {
    ...columns,
    jobId,
    policyType: policyType.id,
    idempotencyKey: idempotencyKey ?? jobId,
    fingerprint,
    maxAttempts: jobMaxAttempts,
    expiresAt: new Date(Date.now() + jobRetentionDays * 86_400_000),
    ...(metadata && { metadata }),
    ...(webhook && { webhook: { url: webhook.url, ...(webhook.secret !== undefined && { secret: webhook.secret }) } }),
  });
  if (accepted.job.fingerprint !== fingerprint) {
    throw new ApiError('idempotency_key_reused', {
      extra: { jobId: accepted.job.id },
      issues: [
        {
          path: '/idempotencyKey',
          location: 'body',
          code: 'mismatch',
          message: 'The first request with this key asked for something else',
        },
      ],
    });
  }
  if (accepted.job.status === 'pending') await startJob(temporal, accepted.job);
  return accepted;
}

/** Equal for orders that ask for the same thing, whatever the order of their properties. */
function fingerprintOf({ policyType, source, citationLevel, priority, metadata, webhook }: Order): string {
  return hash(
    canonical({
      policyType: policyType.id,
      document: 'url' in source ? { url: source.url } : { sha256: source.document.sha256 },
      citationLevel,
      priority,
      metadata: metadata ?? null,
      webhook: webhook
        ? { url: webhook.url, secret: webhook.secret === undefined ? null : hash(webhook.secret) }
        : null,
    }),
  );
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
