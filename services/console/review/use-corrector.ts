import { createContext, useCallback, useContext, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DecpageError, type Job, type ReviewJobRequest } from '../api/decpage.ts';
import { noticeRefusal } from '../app/query-cache.ts';
import { useSession } from '../app/session.tsx';

type Change = NonNullable<ReviewJobRequest['corrections']>[number];

/** Saves what a person says about the values of a job. Its promises reject with an Error in words. */
export interface Corrector {
  correct: (change: Change) => Promise<void>;
  approve: () => Promise<void>;
}

/** Undefined where the key may not correct. */
export const CorrectorContext = createContext<Corrector | undefined>(undefined);

export const useCorrector = (): Corrector | undefined => useContext(CorrectorContext);

export function useJobCorrector(job: Job): Corrector | undefined {
  const { client, may } = useSession();
  const cache = useQueryClient();
  const { jobId } = job;
  const version = job.review?.version ?? 0;
  const save = useCallback(
    async (request: ReviewJobRequest) => {
      try {
        await client.jobs.review(jobId, { ...request, version });
      } catch (error) {
        noticeRefusal(error);
        if (!(error instanceof DecpageError && error.code === 'review_changed')) throw error;
        throw new Error('Somebody else has changed this review. Their changes are shown now: try again.', {
          cause: error,
        });
      } finally {
        await cache.invalidateQueries({ queryKey: ['job', jobId] });
      }
    },
    [client, cache, jobId, version],
  );
  const mayCorrect = may('jobs:write');
  return useMemo(
    () =>
      mayCorrect
        ? { correct: (change) => save({ corrections: [change] }), approve: () => save({ status: 'approved' }) }
        : undefined,
    [mayCorrect, save],
  );
}
