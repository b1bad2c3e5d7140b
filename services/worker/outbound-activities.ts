import { createDeliveryActivities } from '../../activities/webhooks/delivery.activities.ts';
import { createOutboundActivities } from '../../activities/fetch.activities.ts';
import { createHostConcurrency } from '../../activities/host-concurrency.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import type { StoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { createDeliveryRunRepository } from '../../prisma/webhooks/delivery-run.repository.ts';

/** Calls to customers' servers are mostly idle, so many run concurrently. */
export const outboundCalls = 200;

/** Few concurrent calls per host, which may hang. */
const callsPerReceiver = { limit: 20, retryInMs: 2_000 };

/** Calls to the servers of customers: fetching documents, delivering webhooks. */
export function outboundActivities({
  rows,
  jobs,
  documents,
  storedDocuments,
  outbound,
  storage,
}: {
  /** Sees the rows of the account that the activity works for. */
  rows: PrismaClient;
  jobs: JobRunRepository;
  documents: DocumentRunRepository;
  storedDocuments: StoredDocumentRepository;
  outbound: Outbound;
  storage: Storage;
}) {
  const slots = { total: outboundCalls, inUse: 0 };
  const { fetched: fetchedKey, document: documentKey } = objectKeys;
  return {
    ...createOutboundActivities({
      jobs,
      documents,
      outbound,
      storage,
      withHostSlot: createHostConcurrency({ ...callsPerReceiver, slots }),
      storedDocuments,
      fetchedKey,
      documentKey,
    }),
    ...createDeliveryActivities({
      deliveries: withAccountScope(createDeliveryRunRepository(rows)),
      outbound,
      withHostSlot: createHostConcurrency({ ...callsPerReceiver, slots }),
    }),
  };
}
