import { randomUUID } from 'node:crypto';
import type { Model } from '../../adapters/model/index.ts';
import { withModelUsage } from '../../domain/extraction/model/with-model-usage.ts';
import type { ExtractionResult } from '../../domain/extraction/result.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';
import type { ModelReply, ModelRequest, ModelUsage } from '../../domain/model/model.ts';
import { spentOnFailure } from '../../domain/model/spent.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { withModelErrors } from '../model-failure.ts';
import type { JobName } from './store-for-job.ts';

/** A stored reply with the id that its call is counted under; replies of earlier versions have none. */
type StoredReply = ModelReply & { callId?: string };

interface Dependencies {
  model: Model;
  prices?: ModelPrices | undefined;
  jobs: JobRunRepository;
  store: (job: JobName, key: string, value: unknown) => Promise<unknown>;
  /** Undefined when there is no such object. */
  find: <T>(key: string) => Promise<T | undefined>;
}

/** Model calls for jobs. Each is counted for its account, whether it succeeds or not. */
export function createModelCalls({ model, prices, jobs, store, find }: Dependencies) {
  /** The model's reply, or the one that an earlier attempt stored, so that no call is paid for twice. */
  async function replyTo(
    job: JobName,
    request: ModelRequest,
    { key, signal }: { key: string; signal: AbortSignal },
  ): Promise<ModelReply> {
    const kept = await find<StoredReply>(key);
    if (kept) {
      // the attempt that stored it may have ended before it was counted
      if (kept.callId !== undefined) await count(job, kept.callId, kept.usage);
      return kept;
    }
    const callId = randomUUID();
    const reply = await withModelErrors(() => complete(job, request, { callId, signal }));
    try {
      await store(job, key, { ...reply, callId } satisfies StoredReply);
    } finally {
      await count(job, callId, reply.usage);
    }
    return reply;
  }

  async function complete(
    job: JobName,
    request: ModelRequest,
    { callId, signal }: { callId: string; signal: AbortSignal },
  ): Promise<ModelReply> {
    signal.throwIfAborted();
    try {
      return await model.complete({ ...request, signal });
    } catch (error) {
      const spent = spentOnFailure(request, { error, wasCancelled: signal.aborted });
      // a failure to count must not replace the failure of the call
      if (spent) await count(job, callId, spent).catch(() => undefined);
      throw error;
    }
  }

  async function count({ jobId, accountId }: JobName, callId: string, usage: ModelUsage): Promise<void> {
    await jobs.recordCall({ jobId, accountId, callId, usage });
  }

  /** The result with the usage of all model calls for the job, failed ones included, and their price. */
  async function withUsage({ jobId, accountId }: JobName, result: ExtractionResult): Promise<ExtractionResult> {
    const totals = await jobs.callTotals({ jobId, accountId });
    return withModelUsage(result, { model, prices, totals });
  }

  return { replyTo, withUsage };
}
