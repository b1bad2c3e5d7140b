import type { Limits } from '../../domain/limits.ts';

/** Limits that are too high for any test to reach. */
export const noLimits: Limits = {
  ratePerSecond: 100_000,
  rateBurst: 100_000,
  maxSyncWaits: 10_000,
  maxUnfinishedJobs: 100_000,
  monthlyPageQuota: undefined,
  accountBodyMemory: 1e12,
  bodyMemory: 1e12,
};
