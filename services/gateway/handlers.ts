import type { Client } from '@temporalio/client';
import type { Storage } from '../../adapters/storage/index.ts';
import type { Limits } from '../../domain/limits.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';
import type { WebhookSecretRepository } from '../../prisma/webhooks/webhook-secret.repository.ts';
import type { AuditRepository } from '../../prisma/accounts/audit.repository.ts';
import type { DeliveryRepository } from '../../prisma/webhooks/delivery.repository.ts';
import type { DocumentRepository } from '../../prisma/documents/document.repository.ts';
import type { DocumentSearchRepository } from '../../prisma/documents/document-search.repository.ts';
import type { StoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import type { JobRepository } from '../../prisma/jobs/job.repository.ts';
import type { ReviewRepository } from '../../prisma/jobs/review.repository.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import type { KeyRepository } from '../../prisma/accounts/key.repository.ts';
import type { LimitRepository } from '../../prisma/accounts/limit.repository.ts';
import type { UsageBreakdownRepository } from '../../prisma/accounts/usage-breakdown.repository.ts';
import type { UsageRepository } from '../../prisma/accounts/usage.repository.ts';
import type { SettingRepository } from '../../prisma/setting.repository.ts';
import type { SessionRepository } from '../../prisma/assistant/session.repository.ts';
import type { StoredSessionRepository } from '../../prisma/assistant/stored-session.repository.ts';
import { createAssistantHandlers } from './assistant/assistant.routes.ts';
import { createDocumentStatusHandlers } from './documents/document-status.routes.ts';
import { createExtractHandlers } from './jobs/extract.routes.ts';
import type { Handlers } from './http/handler.ts';
import { createHealthHandlers, type DependencyCheck } from './maintenance/health.routes.ts';
import { createDocumentHandlers } from './documents/documents.routes.ts';
import type { JobEndListener } from './jobs/job-end-listener.ts';
import { createJobHandlers } from './jobs/jobs.routes.ts';
import { createKeyHandlers } from './accounts/keys.routes.ts';
import { policyHandlers } from './jobs/policies.routes.ts';
import { createUsageHandlers } from './accounts/usage.routes.ts';
import { createUploadHandlers } from './documents/uploads.routes.ts';
import type { OnCorrections } from '../../domain/review/correction.ts';
import { createReviewHandlers } from './jobs/review.routes.ts';
import { createWebhookHandlers } from './webhooks/webhooks.routes.ts';

export interface HandlerDependencies {
  webhookSecrets: WebhookSecretRepository;
  deliveries: DeliveryRepository;
  documents: DocumentRepository;
  storedDocuments: StoredDocumentRepository;
  search: DocumentSearchRepository;
  settings: SettingRepository;
  /** Base URL of the API without a trailing slash; by default taken from the request. */
  publicUrl?: string | undefined;
  jobs: JobRepository;
  jobEndListener: JobEndListener;
  reviews: ReviewRepository;
  /** The page of a workflow in the Temporal UI. */
  workflowUrl?: ((workflowId: string) => string) | undefined;
  onCorrections?: OnCorrections | undefined;
  keys: KeyRepository;
  /** Records refused actions; repositories record completed ones themselves. */
  audit: AuditRepository;
  usage: UsageRepository;
  usageBreakdown: UsageBreakdownRepository;
  /** Ends jobs without a workflow. */
  jobRuns: JobRunRepository;
  sessions: SessionRepository;
  storedSessions: StoredSessionRepository;
  storage: Storage;
  temporal: Client;
  /** Dependencies that GET /health/ready checks, by name. */
  checks: Record<string, DependencyCheck>;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
  syncTimeoutSeconds: number;
  /** How long a call waits for an answer of the assistant; the turn continues afterwards. */
  turnTimeoutSeconds: number;
  /** Days that a session is kept after its latest turn; undefined: sessions do not expire. */
  sessionRetentionDays?: number | undefined;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule: readonly number[];
  limits: Limits;
  /** Whether a model is configured. */
  hasModel: boolean;
  /** Prices of the model, for usage reports. */
  modelPrices?: ModelPrices | undefined;
  /** Use of the rate limits, concurrency limits and quota. */
  limitRows: LimitRepository;
}

/** The handlers of all operations. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  return {
    ...createHealthHandlers(dependencies),
    ...policyHandlers,
    ...createExtractHandlers(dependencies),
    ...createJobHandlers(dependencies),
    ...createReviewHandlers(dependencies),
    ...createWebhookHandlers(dependencies),
    ...createKeyHandlers(dependencies),
    ...createUsageHandlers(dependencies),
    ...createUploadHandlers(dependencies),
    ...createDocumentStatusHandlers(dependencies),
    ...createDocumentHandlers(dependencies),
    ...createAssistantHandlers(dependencies),
  };
}
