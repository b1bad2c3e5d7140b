import type { OnJobEnd } from '../../domain/job-outcome.ts';
import { createWebhookSecretRepository } from '../../prisma/webhooks/webhook-secret.repository.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import { createAuditRepository } from '../../prisma/accounts/audit.repository.ts';
import { createAccountPrisma, createPrisma, createSearchPrisma } from '../../prisma/client.ts';
import { createDeliveryRepository } from '../../prisma/webhooks/delivery.repository.ts';
import { createDocumentRepository } from '../../prisma/documents/document.repository.ts';
import { createDocumentSearchRepository } from '../../prisma/documents/document-search.repository.ts';
import { createStoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import { createJobRepository } from '../../prisma/jobs/job.repository.ts';
import { createJobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { createReviewRepository } from '../../prisma/jobs/review.repository.ts';
import { createAccountKeyRepository, createKeyLookup } from '../../prisma/accounts/key.repository.ts';
import { createLimitRepository } from '../../prisma/accounts/limit.repository.ts';
import { createPayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { deriveRequestsUrl } from '../../prisma/requests-url.ts';
import { createSessionRepository } from '../../prisma/assistant/session.repository.ts';
import { createStoredSessionRepository } from '../../prisma/assistant/stored-session.repository.ts';
import { createSettingRepository } from '../../prisma/setting.repository.ts';
import { createUsageBreakdownRepository } from '../../prisma/accounts/usage-breakdown.repository.ts';
import { createUsageRepository } from '../../prisma/accounts/usage.repository.ts';
import type { ObserveStatement } from '../../prisma/observe-statements.ts';
import { createJobEndListener } from './jobs/job-end-listener.ts';

/**
 * Database connections and repositories of the gateway. Row-level security limits all of them to the caller's account,
 * except the look-up of keys by their text and the settings.
 */
export function openDatabase({
  url,
  requestsUrl,
  onJobEnd,
  observe,
}: {
  url: string;
  requestsUrl?: string | undefined;
  /** Called for each job that this process ends. */
  onJobEnd?: OnJobEnd | undefined;
  /** Sees every statement. */
  observe?: ObserveStatement | undefined;
}) {
  // not limited to an account
  const prisma = createPrisma({ url, observe });
  // limited by row-level security to the account of the request
  const rows = createAccountPrisma({ url, requestsUrl, observe });
  const searching = createSearchPrisma({ url, requestsUrl, observe });
  const jobEndListener = createJobEndListener({ url: requestsUrl ?? deriveRequestsUrl(url) });
  return {
    prisma,
    rows,
    payloadKeys: createPayloadKeyRepository(prisma),
    repositories: {
      keys: { ...withAccountScope(createAccountKeyRepository(rows)), ...createKeyLookup(prisma) },
      jobs: withAccountScope(createJobRepository(rows)),
      reviews: withAccountScope(createReviewRepository(rows)),
      jobEndListener,
      jobRuns: withAccountScope(createJobRunRepository(rows, { onJobEnd })),
      audit: withAccountScope(createAuditRepository(rows)),
      usageBreakdown: withAccountScope(createUsageBreakdownRepository(rows)),
      usage: withAccountScope(createUsageRepository(rows)),
      webhookSecrets: withAccountScope(createWebhookSecretRepository(rows)),
      deliveries: withAccountScope(createDeliveryRepository(rows)),
      documents: withAccountScope(createDocumentRepository(rows)),
      storedDocuments: withAccountScope(createStoredDocumentRepository(rows, { onJobEnd })),
      search: withAccountScope(createDocumentSearchRepository(searching)),
      settings: createSettingRepository(prisma),
      sessions: withAccountScope(createSessionRepository(rows)),
      storedSessions: withAccountScope(createStoredSessionRepository(rows)),
      limitRows: withAccountScope(createLimitRepository(rows)),
    },
    close: async (): Promise<void> => {
      await Promise.all([jobEndListener.close(), ...[prisma, rows, searching].map((client) => client.$disconnect())]);
    },
  };
}
