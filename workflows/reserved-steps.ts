import { ActivityFailure, ApplicationFailure, proxyActivities, TimeoutFailure } from '@temporalio/workflow';
import type { ExtractionActivities } from '../activities/jobs/extraction.activities.ts';
import { noReservedSlot } from '../domain/orchestration.ts';
import { extracting, extractingReserved } from './retry-policies.ts';

type Step = <T>(run: (activities: typeof ordinary) => Promise<T>) => Promise<T>;

const ordinary = proxyActivities<ExtractionActivities>(extracting);
const reserved = proxyActivities<ExtractionActivities>(extractingReserved);

/** Runs steps in the reserved task queue if the job may use it, and in the ordinary one when it has no free slot. */
export function createStepRunner({ mayUseReserved }: { mayUseReserved: boolean }): Step {
  return async (run) => {
    if (mayUseReserved) {
      try {
        return await run(reserved);
      } catch (error) {
        if (!hasNotBegun(error)) throw error;
      }
    }
    return await run(ordinary);
  };
}

function hasNotBegun(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  if (cause instanceof TimeoutFailure) return cause.timeoutType === 'SCHEDULE_TO_START';
  return cause instanceof ApplicationFailure && cause.type === noReservedSlot;
}
