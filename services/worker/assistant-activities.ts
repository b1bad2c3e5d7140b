import type { Client } from '@temporalio/client';
import { createAssistantActivities } from '../../activities/assistant/assistant.activities.ts';
import { createConversationActivities } from '../../activities/assistant/conversation.activities.ts';
import { createResultCache } from '../../activities/assistant/result-cache.ts';
import { createSessionMaintenanceActivities } from '../../activities/maintenance/session-maintenance.activities.ts';
import { createToolActivities } from '../../activities/assistant/tool.activities.ts';
import { createTools } from '../../activities/assistant/tools.ts';
import { createTurnStep } from '../../activities/assistant/turn-step.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { maxToolSteps } from '../../domain/assistant/tools.ts';
import type { Limits } from '../../domain/limits.ts';
import { createAssistantDocumentRepository } from '../../prisma/assistant/assistant-document.repository.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createJobRepository } from '../../prisma/jobs/job.repository.ts';
import { createNameSearchRepository } from '../../prisma/assistant/name-search.repository.ts';
import { createPageSearchRepository } from '../../prisma/assistant/page-search.repository.ts';
import { createTurnJobRepository } from '../../prisma/assistant/turn-job.repository.ts';
import { createTurnMaintenanceRepository } from '../../prisma/maintenance/turn-maintenance.repository.ts';
import { createTurnRepository } from '../../prisma/assistant/turn.repository.ts';
import { createUsageRepository } from '../../prisma/accounts/usage.repository.ts';
import { reportUsage } from '../shared/report-usage.ts';
import { startJob } from '../shared/start-job.ts';
import { wakeSession } from '../shared/start-session.ts';
import type { ModelUse } from '../configuration/model-use.ts';
import { isOutage } from './failures.ts';
import { createTokenQuota } from './model-quota.ts';

/** Share of the turn's timeout; the rest is reserved for answering without a model. */
const shareOfModel = 0.75;

/** About 64 MB, some 400 policies of common length. */
const resultCache = { mostCharacters: 16_000_000 };

/** The assistant's activities on the workflow task queue: short steps that read and write rows. */
export function assistantActivities({
  prisma,
  rows,
  storage,
  temporal,
  hasModel,
  modelUse,
  turnTimeoutSeconds,
  sessionRetentionDays,
  limits,
}: {
  /** Sees all accounts; for maintenance. */
  prisma: PrismaClient;
  /** Restricted to the account in scope by row-level security. */
  rows: PrismaClient;
  storage: Storage;
  temporal: Client;
  hasModel: boolean;
  modelUse: ModelUse;
  turnTimeoutSeconds: number;
  sessionRetentionDays?: number | undefined;
  limits: Pick<Limits, 'maxUnfinishedJobs' | 'monthlyPageQuota'>;
}) {
  const turns = withAccountScope(createTurnRepository(rows));
  const sources = {
    documents: withAccountScope(createAssistantDocumentRepository(rows, createResultCache(resultCache))),
    pages: withAccountScope(createPageSearchRepository(rows)),
    names: withAccountScope(createNameSearchRepository(rows)),
  };
  const step = createTurnStep(isOutage);
  const mayUseModel = createTokenQuota(modelUse, rows);
  const { turnFolder } = objectKeys;
  const usage = withAccountScope(createUsageRepository(rows));
  const runTool = createTools({
    sources,
    jobs: withAccountScope(createJobRepository(rows)),
    turnJobs: withAccountScope(createTurnJobRepository(rows, limits)),
    startJob: (job) => startJob(temporal, job, { hasModel }),
    usage: (accountId, period) => reportUsage(usage, accountId, { ...period, prices: modelUse.prices }),
  });
  const model = hasModel ? { toolSteps: maxToolSteps, seconds: turnTimeoutSeconds * shareOfModel } : undefined;
  return {
    ...createAssistantActivities({ turns, sources, storage, turnFolder, model, step }),
    ...createToolActivities({ turns, runTool, step }),
    ...createConversationActivities({ turns, sources, storage, turnFolder, mayUseModel, step }),
    ...createSessionMaintenanceActivities({
      turns: createTurnMaintenanceRepository(prisma),
      retentionDays: sessionRetentionDays,
      wakeSession: (session) => wakeSession(temporal, session),
    }),
  };
}
